import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { run } from './run.ts';

// Whoever reads only the beginning (`| head`) closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// A defect must not look like something wrong with a package, which is 1.
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(2);
});

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  now: instantOfMillis(Date.now()),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
