import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { judgeAmendment, judgeClassAmendment } from './amendments.ts';

const on = plainDate('2026-04-01');
const sound = { resolution: { number: 'S-1', date: on }, registryCertificate: '1234567-2' };
const later = { number: 'S-1', date: plainDate('2026-04-02') };

test.each([
  ['nothing of a special resolution and a certificate', {}, []],
  ['that there is a resolution', { resolution: null }, ['warning resolution_missing resolution']],
  ['that it comes before', { resolution: later }, ['refused before_resolution resolution.date']],
  [
    'that the registry gave a certificate',
    { registryCertificate: null },
    ['warning certificate_missing registryCertificate'],
  ],
])('the law says of an amendment, a split or a consolidation %s', (_what, differs, expected) => {
  const tell = (found: ReturnType<typeof judgeAmendment>) =>
    found.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
  expect(tell(judgeAmendment({ ...sound, ...differs }, on))).toEqual(expected);
  const changes = { restrictions: 'Held by employees only.' };
  expect(tell(judgeClassAmendment({ changes, ...sound, ...differs }, on))).toEqual(expected);
});

test('what the corporation itself sets needs neither', () => {
  const none = { resolution: null, registryCertificate: null };
  expect(judgeClassAmendment({ changes: { price: '2' }, ...none }, on)).toEqual([]);
  expect(judgeClassAmendment({ changes: { price: '2' }, ...none, resolution: later }, on)).toMatchObject([
    { code: 'before_resolution' },
  ]);
});
