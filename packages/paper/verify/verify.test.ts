import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authority, closeAuthority } from '../seal/testing-authority.ts';
import { aboutTest } from '../seal/testing-edit.ts';
import { certificatesOfPem } from './certificates.ts';
import { latin1 } from './pdfSyntax.ts';
import { sha256Of } from './sha256.ts';
import {
  attacks,
  type Bytes,
  bytesOf,
  edited,
  joined,
  mutation,
  pageWith,
  placeOf,
  shadowed,
  streamOf,
  type TestSeal,
  testSeal,
  withRevision,
} from './testing-sealed.ts';
import { verify } from './verify.ts';

let seal: TestSeal;
let stamping: TestSeal;
let sealed: Bytes;
let plain: Bytes;
beforeAll(async () => {
  seal = await testSeal();
  stamping = await testSeal('Maple Books', { tsaUrl: await authority() });
  const document = PDF.create();
  document.addPage({ size: 'letter' });
  plain = new Uint8Array(await document.save());
  sealed = await stamping.seal(plain);
});
afterAll(closeAuthority);

const found = (bytes: Bytes, { root }: TestSeal = seal) => verify(bytes, { roots: certificatesOfPem(root) });

test('a sealed file is intact, with who sealed it and when', async () => {
  expect(await found(sealed, stamping)).toEqual({
    verdict: 'intact',
    reasons: ['stamp_not_checked'],
    sha256: await sha256Of(sealed),
    document: { ...aboutTest, isBySeal: true },
    signatures: [
      {
        kind: 'seal',
        corporation: aboutTest.corporation,
        by: 'Maple Books document seal (integrity only)',
        issuedBy: 'Maple Books seal root (integrity only)',
        isTrusted: true,
        certificateSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        stamp: { at: '2025-06-01T12:00:07.000000Z', by: 'Authority', isTrusted: false },
        bytes: sealed.length,
      },
    ],
    edits: [],
    attachments: [],
  });
});

test('without a root nobody judges who sealed, and without a stamp not when', async () => {
  expect(await verify(await seal.seal(plain), { roots: [] })).toMatchObject({
    verdict: 'intact',
    reasons: ['sealer_not_checked', 'no_stamp'],
    signatures: [{ isTrusted: false }],
  });
});

test('a seal of another installation that bears the same names is another’s', async () => {
  expect(await found(await (await testSeal()).seal(plain))).toMatchObject({
    verdict: 'other_sealer',
    reasons: ['other_sealer', 'no_stamp'],
  });
});

test('a file without a seal is not sealed, and what is no PDF cannot be judged', async () => {
  const encrypted = await PDF.load(plain);
  encrypted.setProtection({ userPassword: 'secret' });
  const verdicts = await Promise.all(
    [plain, shadowed(), bytesOf('hello'), bytesOf(''), bytesOf('%PDF-1.7'), await encrypted.save()].map(
      async (bytes) => {
        const { verdict, reasons } = await found(new Uint8Array(bytes));
        return [verdict, ...reasons];
      },
    ),
  );
  expect(verdicts).toEqual([
    ['not_sealed'],
    ['not_sealed'],
    ['unreadable', 'not_a_pdf'],
    ['unreadable', 'not_a_pdf'],
    ['unreadable', 'damaged'],
    ['unreadable', 'encrypted'],
  ]);
});

test('a second seal leaves the first as it is', async () => {
  const once = await seal.seal(shadowed());
  const twice = await seal.seal(once);
  expect(await found(twice)).toMatchObject({
    verdict: 'intact',
    signatures: [{ bytes: once.length }, { bytes: twice.length }],
  });
  // Cut back to the first seal, it is the document of that day.
  expect(await found(twice.slice(0, once.length))).toMatchObject({ verdict: 'intact' });
});

test('what proves certificates for later years (DSS) may be added, and nothing under its cover', async () => {
  const once = await seal.seal(shadowed());
  const added: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R /AcroForm 40 0 R /DSS << /Certs [80 0 R] /VRI << >> >> >>'],
    [80, streamOf('certificate')],
  ];
  expect(await found(withRevision(once, added))).toMatchObject({ verdict: 'intact', edits: [] });
  expect(await found(withRevision(once, [...added, [4, streamOf('(Eve) Tj')]]))).toMatchObject({
    verdict: 'edited',
    edits: [{ kind: 'page', page: 1 }],
  });
});

test('an edit after the seal is named by its page, and all that belongs to no page by its object', async () => {
  const once = await seal.seal(shadowed());
  const edits = async (bytes: Bytes) => {
    const { verdict, edits } = await found(bytes);
    expect(verdict).toBe('edited');
    return edits;
  };
  expect(await edits(await edited(once))).toEqual([{ kind: 'page', page: 1 }]);
  expect(await edits(withRevision(once, [[3, pageWith('21 0 R')]]))).toEqual([{ kind: 'page', page: 1 }]);
  expect(
    await edits(withRevision(once, [[2, '<< /Type /Pages /Kids [3 0 R 20 0 R] /Count 2 >>']])),
  ).toContainEqual({ kind: 'pages', before: 1, after: 2 });
  expect(await edits(withRevision(once, [[60, '<< /Type /Metadata >>']]))).toEqual([
    { kind: 'object', number: 60, type: 'Metadata' },
  ]);
  expect(await edits(joined(once, bytesOf('no PDF')))).toEqual([{ kind: 'appended', bytes: 6 }]);
  // An edit between two seals as well.
  expect(await edits(await seal.seal(await edited(once)))).toEqual([{ kind: 'page', page: 1 }]);
});

test('no attack passes', async () => {
  const verdicts = await Promise.all(
    (await attacks(seal)).map(async ({ name, bytes }) => {
      const { verdict, reasons } = await found(bytes);
      return [name, verdict, reasons.filter((reason) => reason !== 'no_stamp').join(' ')];
    }),
  );
  expect(verdicts).toEqual([
    ['line appended', 'edited', 'edited'],
    ['hide', 'edited', 'edited'],
    ['replace', 'edited', 'edited'],
    ['hide and replace: pages', 'edited', 'edited'],
    ['hide and replace: catalog', 'edited', 'signature_removed edited'],
    ['page added', 'edited', 'edited'],
    ['object moved', 'edited', 'damaged edited'],
    ['signature removed', 'edited', 'signature_removed edited'],
    ['signature removed and sealed by another', 'edited', 'signature_removed edited other_signature'],
    ['field with a picture', 'edited', 'edited'],
    ['nothing appended', 'edited', 'edited'],
    ['no PDF appended', 'edited', 'damaged edited'],
    ['empty revision', 'edited', 'edited'],
    ['half covered', 'broken', 'damaged byte_range'],
    ['not covered from the start', 'broken', 'byte_range'],
    ['range renamed', 'broken', 'byte_range'],
    ['signature emptied', 'broken', 'signature'],
    ['truncated', 'broken', 'byte_range'],
    ['truncated before the signature', 'broken', 'byte_range'],
    ['twice the same', 'edited', 'edited'],
    ['behind another', 'broken', 'byte_range'],
    ['before another', 'edited', 'signature_removed edited'],
    ['second seal cut short', 'broken', 'byte_range edited'],
    ['forged and sealed by another', 'other_sealer', 'other_sealer'],
    ['forged with the signature of another file', 'broken', 'signature'],
  ]);
});

test('every attachment is checked against the index', async () => {
  const document = await PDF.load(plain);
  const [one, two] = [bytesOf('one'), bytesOf('two')];
  document.addAttachment('one.txt', one);
  document.addAttachment('two.txt', two);
  const entries = [
    { name: 'one.txt', sha256: await sha256Of(one), title: 'The first' },
    { name: 'two.txt', sha256: await sha256Of(one), title: 'The second' },
    { name: 'three.txt', sha256: await sha256Of(one), title: 'The third' },
  ];
  document.addAttachment('index.json', bytesOf(JSON.stringify(entries)));
  document.addAttachment('more.txt', two);
  const { verdict, reasons, attachments } = await found(await seal.seal(await document.save()));
  expect([verdict, reasons]).toEqual(['broken', ['attachments', 'no_stamp']]);
  expect(attachments.map(({ name, title, state }) => [name, title, state])).toEqual([
    ['more.txt', undefined, 'not_indexed'],
    ['one.txt', 'The first', 'as_indexed'],
    ['two.txt', 'The second', 'altered'],
    ['three.txt', 'The third', 'missing'],
  ]);
});

test('a stamp from before the days of the certificate makes no seal', async () => {
  const options = { tsaUrl: await authority(), since: new Date('2026-03-01T12:00:00Z') };
  const late = await testSeal('Maple Books', options);
  await expect(late.seal(plain)).rejects.toThrow('stamp_invalid');
});

test('of every sixteenth of a thousand mutations none passes', async () => {
  const passed: number[] = [];
  for (let number = 0; number < 1_000; number += 16) {
    const mutated = mutation(sealed, number);
    const isOther = latin1(mutated) !== latin1(sealed);
    if (isOther && (await found(mutated, stamping)).verdict === 'intact') passed.push(number);
  }
  expect(passed).toEqual([]);
});

test('nothing is hidden in the room that a signature leaves', async () => {
  const place = placeOf(sealed, '/Contents <');
  const text = latin1(sealed);
  const padded = `${text.slice(0, text.indexOf('00>', place))}01${text.slice(text.indexOf('00>', place) + 2)}`;
  expect((await found(bytesOf(padded), stamping)).verdict).toBe('broken');
});
