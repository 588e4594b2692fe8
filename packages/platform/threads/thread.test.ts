import { expect, test } from 'vitest';
import { openThread, TooLarge, TooSlow } from './thread.ts';

const running = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${work} })`,
    )}`,
  );

test('a thread that takes too long, or too much memory, is ended, and says which', async () => {
  const slow = openThread(running('for (;;);'), { seconds: 0.2 });
  await expect(slow.ask('work')).rejects.toThrow(TooSlow);
  await expect(openThread(running('for (;;);'), { seconds: 0.1 }).ask('work')).rejects.toMatchObject({
    seconds: 0.1,
  });
  const large = openThread(running('const all = []; for (;;) all.push(new Array(1000).fill(all.length));'), {
    megabytes: 32,
  });
  await expect(large.ask('work')).rejects.toThrow(TooLarge);
});
