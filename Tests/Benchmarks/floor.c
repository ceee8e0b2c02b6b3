/* The floor: open and read every file named in a list, run libyaml's event loop over it, do nothing else. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned long events;

static int parse(const unsigned char *bytes, size_t count) {
    yaml_parser_t parser;
    yaml_event_t event;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) return 0;
    yaml_parser_set_input_string(&parser, bytes, count);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) break;
        done = event.type == YAML_STREAM_END_EVENT;
        events++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return done;
}

static int parse_file(const char *path) {
    struct stat status;
    int file = open(path, O_RDONLY);
    if (file < 0 || fstat(file, &status) != 0) return 0;
    size_t size = (size_t)status.st_size;
    unsigned char *bytes = malloc(size + 1);
    ssize_t count = bytes ? read(file, bytes, size) : -1;
    close(file);
    int done = count >= 0 && parse(bytes, (size_t)count);
    free(bytes);
    return done;
}

int main(int count, char **arguments) {
    char line[4096];
    int failed = 0;
    FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (!list) return 2;
    while (fgets(line, sizeof line, list)) {
        line[strcspn(line, "\n")] = 0;
        failed += !parse_file(line);
    }
    fclose(list);
    printf("%lu events, %d files failed\n", events, failed);
    return failed > 0;
}
