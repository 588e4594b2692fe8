/** Changes that others make to a sealed file: every kind of update, what it reaches, and who signed. Each has its
 *  verdict here. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareOf, someOf } from '../../../tests/support/extent.ts';
import { authority, authorityRoot, closeAuthority } from '../seal/testing-authority.ts';
import { certificatesOfPem } from './certificates.ts';
import { type Bytes, streamOf, type TestSeal, testSeal } from './testing-sealed.ts';
import {
  catalog,
  dss,
  fieldTricks,
  oneOfEverything,
  proofTricks,
  type Shadow,
  stamped,
  tableTricks,
  targets,
  ways,
  withToken,
} from './testing-shadows.ts';
import { updated } from './testing-updates.ts';
import { verify } from './verify.ts';

let seal: TestSeal;
let stranger: TestSeal;
let sealed: Bytes;
let url: string;
beforeAll(async () => {
  // The stranger's certificates bear the same names.
  [seal, stranger] = await Promise.all([testSeal(), testSeal()]);
  sealed = await seal.seal(oneOfEverything());
  url = await authority();
});
afterAll(closeAuthority);

const found = (bytes: Bytes, ...more: string[]) =>
  verify(bytes, { roots: certificatesOfPem([seal.root, ...more].join('\n')) });

/** @param openly those of which a reader is asked, too, who gives no root */
async function verdicts(shadows: readonly Shadow[], openly = shadows) {
  const rows: [string, string][] = [];
  for (const shadow of shadows) {
    const { name, bytes } = shadow;
    const { verdict, reasons } = await found(bytes);
    const others = reasons.filter((reason) => reason !== 'no_stamp' && reason !== verdict);
    rows.push([name, [verdict, ...others].join(' ')]);
    // A reader who gives no root is not told more.
    if (verdict === 'intact' || !openly.includes(shadow)) continue;
    const without = await verify(bytes, { roots: [] });
    if (without.verdict === 'intact') rows.push([name, 'intact without a root']);
  }
  return rows;
}

/** The ways in which a change comes into the file; `all` are tried on whatever can be changed, in the gate each on another
 *  third of it, the others on every third. */
const waysJudged: readonly (readonly [way: string, verdict: string, tried: 'all' | 'third'])[] = [
  ['in an update', 'edited', 'all'],
  ['in an update whose table is a stream', 'edited', 'all'],
  ['with a DSS', 'edited', 'all'],
  ['after a DSS that names it', 'edited', 'all'],
  ['after such a DSS and a stranger’s signature', 'edited other_signature', 'third'],
  ['signed by a stranger', 'edited other_signature', 'third'],
  ['between two signatures of a stranger', 'edited other_signature', 'third'],
  ['sealed again by us', 'edited', 'third'],
];

const named = waysJudged.map((one, turn) => [...one, turn] as const);

test.each(named)('a change %s is a change, whatever it reaches: %s', async (way, verdict, tried, turn) => {
  const make = ways[way];
  const every = Object.entries(targets);
  const chosen =
    tried === 'all' ? shareOf(every, { part: turn % 3, of: 3 }) : every.filter((_, at) => at % 3 === 0);
  const shadows: Shadow[] = [];
  for (const [name, target] of chosen)
    shadows.push({ name, bytes: (await make?.(sealed, target, { seal, stranger })) ?? sealed });
  const openly = someOf(shadows, turn, Math.ceil(shadows.length / 3));
  expect(await verdicts(shadows, openly)).toEqual(chosen.map(([name]) => [name, verdict]));
});

test('tables, numbers and ends tell no lies', async () => {
  expect(await verdicts(tableTricks(sealed))).toEqual([
    ['an old place with another generation', 'edited damaged'],
    ['an object written again with another generation', 'edited'],
    ['a DSS of another generation', 'edited damaged'],
    ['a size below the numbers', 'edited damaged'],
    ['a size below the newest number', 'edited damaged'],
    ['a size of nothing', 'edited damaged'],
    ['another object at an old place', 'edited damaged'],
    ['an old object at its old place', 'edited'],
    ['an object removed', 'edited'],
    ['an object removed and written again', 'edited'],
    ['a new number that is removed at once', 'edited'],
    ['an object twice in the table', 'edited damaged'],
    ['an object that the table does not list', 'edited'],
    ['lines of nineteen bytes', 'edited damaged'],
    ['a comment in the table', 'edited damaged'],
    ['a comment in the trailer', 'edited'],
    ['a comment in an object', 'edited'],
    ['a table in one line', 'edited damaged'],
    ['a table that begins with a comment', 'edited damaged'],
    ['/Prev twice', 'edited damaged'],
    ['/Prev in other letters as well', 'edited damaged'],
    ['/Prev past the seal', 'edited signature_removed'],
    ['/Prev to nowhere', 'edited damaged'],
    ['/Prev to itself', 'edited damaged'],
    ['no /Prev', 'edited damaged'],
    ['two tables in one', 'edited damaged'],
    ['objects among those of a stream', 'edited'],
    ['an encryption', 'unreadable encrypted'],
    ['another catalog', 'edited'],
    ['a catalog of another generation', 'edited damaged'],
    ['an entry of the trailer that nobody knows', 'edited'],
    ['an object that only readers find that repair', 'edited'],
    ['an object in a comment', 'edited'],
    ['an object in a certificate', 'edited'],
    ['an end in a certificate', 'edited'],
    ['a trailer in a certificate', 'edited'],
    ['bytes between the objects', 'edited damaged'],
    ['a table that is elsewhere', 'edited damaged'],
    ['an update of nothing', 'edited'],
    ['an object that nothing needs', 'edited'],
    ['a line feed at the end', 'edited'],
    ['a DSS and line feeds at the end', 'edited'],
    ['a DSS and words at the end', 'edited damaged'],
    ['a mark before the header', 'broken byte_range'],
    ['the file before its seal, behind it', 'edited signature_removed'],
    ['cut back before its seal', 'not_sealed'],
    ['cut short', 'broken byte_range'],
  ]);
});

test('a DSS holds what proves certificates, and is of new objects', async () => {
  expect(await verdicts(proofTricks(sealed))).toEqual([
    ['a DSS that names a font of the page', 'edited'],
    ['a DSS that names the page', 'edited'],
    ['a DSS that names an old stream', 'edited'],
    ['a DSS that names an object that was missing', 'edited'],
    ['a DSS whose number something led to', 'edited'],
    ['a DSS whose number was removed once', 'edited'],
    ['a DSS that is the form', 'edited'],
    ['a DSS with an entry of its own', 'edited'],
    ['a DSS of another type', 'edited'],
    ['a certificate that is a picture', 'edited'],
    ['a certificate that is no stream', 'edited'],
    ['a certificate in a filter of its own', 'edited'],
    ['a VRI of another name', 'edited'],
    ['a VRI that names the page', 'edited'],
    ['a DSS and a page with an action', 'edited'],
    ['a DSS and an extension of other words', 'edited'],
    ['a DSS and another version', 'edited'],
  ]);
});

test('fields that no signature of ours needs are changes', async () => {
  expect(await verdicts(fieldTricks(sealed))).toEqual([
    ['a field that nobody signed', 'edited'],
    ['a field that somebody says to have signed', 'broken byte_range edited'],
    ['a field with the signature of our seal', 'edited'],
    ['a form without our seal', 'edited signature_removed'],
    ['a form with other flags', 'edited'],
    ['a form that draws its fields anew', 'edited'],
    ['a page without its annotations', 'edited'],
    ['a page with its annotations in another order', 'edited'],
    ['a page with one more', 'edited'],
    ['a page with a field of no extent', 'edited'],
  ]);
});

const stamping = async (pdf: Bytes) => stamped(pdf, url);
const person = { name: 'Ömer Yılmaz', reason: 'Agreed as sole director' };
const box = { page: 1, x: 300, y: 300, width: 100, height: 30 };
const plainly = async (name: string, bytes: Promise<Bytes> | Bytes): Promise<Shadow> => ({
  name,
  bytes: await bytes,
});

test('strangers stand apart, before the seal and after it', async () => {
  const plain = oneOfEverything();
  const proven = updated(sealed, { objects: dss() });
  const shadows = [
    await plainly('a stranger’s signature after ours', stranger.seal(sealed)),
    await plainly('a stranger’s signature for a person', stranger.signedBy([person], sealed)),
    await plainly(
      'a stranger’s signature in a box, before ours',
      seal.seal(await stranger.signedBy([{ ...person, box }], plain)),
    ),
    await plainly('a stranger’s signature before ours', seal.seal(await stranger.seal(plain))),
    await plainly(
      'strangers’ signatures before and after ours',
      stranger.seal(await seal.seal(await stranger.seal(plain))),
    ),
    await plainly(
      'a stranger’s signature before those of signees',
      seal.seal(await seal.signedBy([person], await stranger.seal(plain))),
    ),
    await plainly('a stranger’s signature after a DSS', stranger.seal(proven)),
    await plainly(
      'a DSS after a stranger’s signature',
      updated(await stranger.seal(sealed), { objects: dss() }),
    ),
    await plainly('a stranger’s time stamp', stamping(sealed)),
    await plainly('a stranger’s time stamp before ours', seal.seal(await stamping(plain))),
    await plainly('a stranger’s time stamp after a DSS', stamping(proven)),
    await plainly('a stranger alone', stranger.seal(plain)),
    await plainly('a stranger and his time stamp', stamping(await stranger.seal(plain))),
    await plainly('our seal again after a stranger', seal.seal(await stranger.seal(sealed))),
    await plainly('a stranger’s signature cut short', (await stranger.seal(sealed)).slice(0, -9)),
  ];
  // Without a root nobody judges who sealed, and the reasons say so.
  expect(await verdicts(shadows)).toEqual([
    ['a stranger’s signature after ours', 'other_signature'],
    ['a stranger’s signature for a person', 'other_signature'],
    ['a stranger’s signature in a box, before ours', 'other_signature'],
    ['a stranger’s signature before ours', 'other_signature'],
    ['strangers’ signatures before and after ours', 'other_signature'],
    ['a stranger’s signature before those of signees', 'other_signature'],
    ['a stranger’s signature after a DSS', 'other_signature'],
    ['a DSS after a stranger’s signature', 'other_signature'],
    ['a stranger’s time stamp', 'other_signature'],
    ['a stranger’s time stamp before ours', 'other_signature'],
    ['a stranger’s time stamp after a DSS', 'other_signature'],
    ['a stranger alone', 'other_sealer'],
    ['a stranger alone', 'intact without a root'],
    ['a stranger and his time stamp', 'other_sealer'],
    ['our seal again after a stranger', 'other_signature'],
    ['a stranger’s signature cut short', 'broken byte_range damaged edited'],
  ]);
  // A stranger's stamp does not say when ours was made.
  expect((await found(await stamping(sealed))).reasons).toEqual(['other_signature', 'no_stamp']);
});

test('what our own product and the proofs of later years write is allowed', async () => {
  const plain = oneOfEverything();
  const signees = [
    { ...person, box },
    { name: 'Ann Aalto', reason: 'Agreed' },
    { name: 'Bo', reason: 'Agreed', box: { ...box, y: 400 } },
  ];
  const signed = await seal.signedBy(signees, plain);
  const extended = catalog('/DSS 90 0 R /Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 1 >> >> ');
  const related = `<< /Type /DSS /Certs [91 0 R] /OCSPs [92 0 R] /CRLs [93 0 R] /VRI << /${'A'.repeat(40)} << /Type /VRI /Cert [91 0 R] /OCSP [92 0 R] /CRL [93 0 R] /TU (D:20260101000000Z) >> >> >>`;
  const streams = [91, 92, 93].map((number) => [number, streamOf('a proof')] as const);
  const shadows = [
    await plainly('nothing', sealed),
    await plainly('our seal again', seal.seal(sealed)),
    await plainly('three signees and the seal', seal.seal(signed)),
    await plainly('three signees, the seal and a DSS', updated(await seal.seal(signed), { objects: dss() })),
    await plainly(
      'a signee after the seal, and the seal again',
      seal.seal(await seal.signedBy([person], sealed)),
    ),
    await plainly('a DSS', updated(sealed, { objects: dss() })),
    await plainly('a DSS of nothing', updated(sealed, { objects: dss('', []) })),
    await plainly(
      'a DSS in the catalog itself',
      updated(sealed, {
        objects: [
          [1, catalog('/DSS << /Certs [91 0 R] >> ')],
          [91, streamOf('a')],
        ],
      }),
    ),
    await plainly('a DSS whose table is a stream', updated(sealed, { objects: dss(), form: 'stream' })),
    await plainly(
      'a DSS with what it is related to, and its extension',
      updated(sealed, { objects: [[1, extended], [90, related], ...streams] }),
    ),
    await plainly(
      'a DSS, and another one in its place',
      updated(updated(sealed, { objects: dss() }), {
        objects: [
          [1, catalog('/DSS 94 0 R ')],
          [94, '<< /Certs [91 0 R 95 0 R] >>'],
          [95, streamOf('a')],
        ],
      }),
    ),
    await plainly(
      'a DSS, and more in it',
      updated(updated(sealed, { objects: dss() }), {
        objects: [
          [90, '<< /Type /DSS /Certs [91 0 R 95 0 R] >>'],
          [95, streamOf('a')],
        ],
      }),
    ),
    await plainly('a DSS and our seal again', seal.seal(updated(sealed, { objects: dss() }))),
    await plainly(
      'an object written again as it was',
      updated(sealed, {
        objects: [...dss(), [51, '<< /Type /Outlines /First 58 0 R /Last 58 0 R /Count 1 >>']],
      }),
    ),
  ];
  expect(await verdicts(shadows)).toEqual([
    ['nothing', 'intact'],
    ['our seal again', 'intact'],
    ['three signees and the seal', 'intact'],
    ['three signees, the seal and a DSS', 'intact'],
    ['a signee after the seal, and the seal again', 'intact'],
    ['a DSS', 'intact'],
    ['a DSS of nothing', 'intact'],
    ['a DSS in the catalog itself', 'intact'],
    ['a DSS whose table is a stream', 'intact'],
    ['a DSS with what it is related to, and its extension', 'intact'],
    ['a DSS, and another one in its place', 'edited'],
    ['a DSS, and more in it', 'intact'],
    ['a DSS and our seal again', 'intact'],
    ['an object written again as it was', 'intact'],
  ]);
});

test('what was signed for people is intact only under a seal that covers it', async () => {
  const plain = oneOfEverything();
  const signees = [person, { name: 'Ann Aalto', reason: 'Agreed' }, { name: 'Bo', reason: 'Agreed' }];
  const signed = await seal.signedBy(signees, plain);
  const whole = await seal.seal(signed);
  const onSealed = await seal.signedBy([person], sealed);
  const [first] = (await found(signed)).signatures;
  const shadows = [
    await plainly('three signees and the seal', whole),
    await plainly('the seal cut off', whole.slice(0, signed.length)),
    await plainly('cut back to the first signee', signed.slice(0, first?.bytes)),
    await plainly('one signee, never sealed', seal.signedBy([person], plain)),
    await plainly('a signee of another tenant after the seal, whose seal is cut off', onSealed),
    await plainly('the same with proofs', updated(onSealed, { objects: dss() })),
    await plainly(
      'a fourth signee after the seal',
      seal.signedBy([{ name: 'Eve', reason: 'Agreed' }], whole),
    ),
    await plainly('a signee after the seal, and the seal again', seal.seal(onSealed)),
  ];
  expect(await verdicts(shadows)).toEqual([
    ['three signees and the seal', 'intact'],
    ['the seal cut off', 'not_sealed'],
    ['cut back to the first signee', 'not_sealed'],
    ['one signee, never sealed', 'not_sealed'],
    ['a signee of another tenant after the seal, whose seal is cut off', 'edited'],
    ['the same with proofs', 'edited'],
    ['a fourth signee after the seal', 'edited'],
    ['a signee after the seal, and the seal again', 'intact'],
  ]);
});

test('a DSS that was there before the seal is not changed after it', async () => {
  const proven = await seal.seal(updated(oneOfEverything(), { objects: dss() }));
  expect(
    await verdicts([
      await plainly('as it was sealed', proven),
      await plainly(
        'with more in it',
        updated(proven, {
          objects: [
            [90, '<< /Type /DSS /Certs [91 0 R 95 0 R] >>'],
            [95, streamOf('a')],
          ],
        }),
      ),
      await plainly(
        'with another certificate in place of an old one',
        updated(proven, { objects: [[91, streamOf('another')]] }),
      ),
      await plainly(
        'another one in its place',
        updated(proven, {
          objects: [
            [1, catalog('/DSS 94 0 R ')],
            [94, '<< >>'],
          ],
        }),
      ),
    ]),
  ).toEqual([
    ['as it was sealed', 'intact'],
    ['with more in it', 'edited'],
    ['with another certificate in place of an old one', 'edited'],
    ['another one in its place', 'edited'],
  ]);
});

test('a time stamp of an authority among the roots is allowed, says when, and is covered by later proofs', async () => {
  const stampedFile = await stamping(sealed);
  const proven = updated(stampedFile, { objects: dss() });
  const again = await stamping(proven);
  const judged = async (bytes: Bytes) => {
    const { verdict, reasons, signatures } = await found(bytes, authorityRoot());
    return [verdict, reasons, signatures.map(({ kind, stamp }) => [kind, stamp?.isTrusted])];
  };
  expect(await judged(stampedFile)).toEqual([
    'intact',
    [],
    [
      ['seal', undefined],
      ['time_stamp', true],
    ],
  ]);
  expect((await judged(proven)).slice(0, 2)).toEqual(['intact', []]);
  expect((await judged(again)).slice(0, 2)).toEqual(['intact', []]);
  const changed = updated(again, { objects: targets['a font']?.('') ?? [] });
  expect((await judged(changed)).slice(0, 2)).toEqual(['edited', ['edited']]);
});

test('a stamp that our seal was not made with is noticed, and so is one that is gone', async () => {
  const timely = await testSeal('Maple Books', { tsaUrl: url });
  const withStamp = await timely.seal(oneOfEverything());
  const judged = async (bytes: Bytes, { root }: TestSeal) => {
    const { verdict, reasons } = await verify(bytes, { roots: certificatesOfPem(root) });
    return [verdict, ...reasons];
  };
  expect(await judged(withStamp, timely)).toEqual(['intact', 'stamp_not_checked']);
  expect(await judged(await withToken(withStamp, undefined), timely)).toEqual([
    'broken',
    'stamp',
    'no_stamp',
  ]);
  expect(await judged(await withToken(sealed, url), seal)).toEqual(['broken', 'stamp', 'stamp_not_checked']);
});
