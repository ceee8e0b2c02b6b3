endProcess(with: SheetcProgram.run(programArguments()))
