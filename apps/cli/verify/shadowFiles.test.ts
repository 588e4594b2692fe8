/** Sealed files of the product that others changed: `tests/data/verify` says how. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

const at = (name: string) => fileURLToPath(new URL(`../../../tests/data/verify/${name}`, import.meta.url));

const verified = (name: string, ...args: string[]) =>
  tabellion('verify', at(`${name}.pdf`), '--root', at('root.pem'), ...args);

test.each([
  ['sh-00-untouched', 0, 'intact', ['no_stamp']],
  ['sh-01-dss-only', 0, 'intact', ['no_stamp']],
  [
    'sh-02-dss-then-own-signature-then-font',
    1,
    'edited',
    ['damaged', 'edited', 'other_signature', 'no_stamp'],
  ],
  ['sh-05-size-60', 1, 'edited', ['damaged', 'edited', 'no_stamp']],
  ['sh-07-own-signature-for-a-person', 1, 'other_signature', ['other_signature', 'no_stamp']],
  ['sh-36-digits-swapped', 1, 'edited', ['damaged', 'edited', 'other_signature', 'no_stamp']],
])('%s ends with %i', async (name, code, verdict, reasons) => {
  const json = await verified(name, '--json');
  expect(json.code).toBe(code);
  expect(JSON.parse(json.out)).toMatchObject({ verdict, reasons });
  expect((await verified(name)).code).toBe(code);
});

test('a stranger’s signature stands apart and is called valid nowhere', async () => {
  const { out } = await verified('sh-07-own-signature-for-a-person');
  const parts = out.split('\n\n').map((part) => part.split('\n').slice(0, 3));
  expect(parts).toEqual([
    [
      'This document has not changed since it was sealed, but someone else also signed or time-stamped it, and that was not checked.',
      'A signature or time stamp in it was not issued under the expected root certificate. Check it with the person it names.',
      'There is no time stamp, so the time of sealing is not proven.',
    ],
    ['What the file says about itself:', '  Corporation: Maple Robotics Inc.', expect.any(String)],
    ['Seal: Valid', expect.any(String), expect.any(String)],
    ['Signature by someone else: Not checked', '  For: Ömer Yılmaz', '  Signed on: 2026-01-01 00:00:00 UTC'],
    [expect.stringMatching(/^SHA-256: /), ''],
  ]);
});

test('without a root, signatures of several roots in one file are no plain “intact” either', async () => {
  const { code, out } = await tabellion('verify', at('sh-07-own-signature-for-a-person.pdf'), '--json');
  expect([code, JSON.parse(out).verdict]).toEqual([1, 'other_signature']);
});
