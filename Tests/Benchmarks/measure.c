/* Runs a command with its output thrown away and prints its wall seconds and its peak memory in bytes. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **arguments) {
    struct timespec before, after;
    struct rusage usage;
    int status;
    if (count < 2) return 2;
    clock_gettime(CLOCK_MONOTONIC, &before);
    pid_t child = fork();
    if (child == 0) {
        int nothing = open("/dev/null", O_WRONLY);
        dup2(nothing, 1);
        dup2(nothing, 2);
        execv(arguments[1], arguments + 1);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 2;
    clock_gettime(CLOCK_MONOTONIC, &after);
    double seconds = (double)(after.tv_sec - before.tv_sec) + (double)(after.tv_nsec - before.tv_nsec) / 1e9;
#ifdef __APPLE__
    long peak = usage.ru_maxrss;
#else
    long peak = usage.ru_maxrss * 1024;
#endif
    printf("%.6f %ld %d\n", seconds, peak, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
    return 0;
}
