import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  now: instantOfMillis(Date.now()),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
