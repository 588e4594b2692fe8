import { createHook } from 'node:async_hooks';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { afterAll, expect, test } from 'vitest';
import { inspectFileOf } from './inspecting.ts';

let processes = 0;
const counting = createHook({
  init: (_, type) => {
    if (type === 'PROCESSWRAP') processes += 1;
  },
}).enable();
afterAll(() => {
  counting.disable();
});

test('a file that comes again from its organization is not opened again; of another one it is', async () => {
  const [maple, cedar] = ['the id of Maple', 'the id of Cedar'];
  const lease = testPdf({ pages: ['Lease'] });
  const first = await inspectFileOf(maple, lease);
  expect([processes, first]).toMatchObject([1, { ok: true, value: { type: 'pdf', text: 'Lease' } }]);
  expect(await inspectFileOf(maple, lease)).toEqual(first);
  expect(processes).toBe(1);
  await inspectFileOf(maple, testPdf({ pages: ['Lease, amended'] }));
  await inspectFileOf(cedar, lease);
  expect(processes).toBe(3);
});

test('a file that is refused is opened each time', async () => {
  const before = processes;
  for (let tries = 0; tries < 2; tries += 1)
    expect(await inspectFileOf('the id of Maple', Buffer.from('MZ'))).toMatchObject({ ok: false });
  expect(processes).toBe(before + 2);
});
