/** Tells the gate how long each test file took, its hooks and what it loads included, which the report in JSON
 *  leaves out. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestFile {
  readonly name: string;
  readonly seconds: number;
}

/** Named by its path on vitest's command line. Writes to the file that FILE_TIMES names. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): TestFile => {
      const { duration, collectDuration } = module.diagnostic();
      return { name: module.relativeModuleId, seconds: (duration + collectDuration) / 1000 };
    });
    if (process.env.FILE_TIMES !== undefined) writeFileSync(process.env.FILE_TIMES, JSON.stringify(files));
  }
}
