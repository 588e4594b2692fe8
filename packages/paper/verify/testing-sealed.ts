/** Sealed files for tests, and what people do to them. */
import { PDF } from '@libpdf/core';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { openSeal } from '../seal/openSeal.ts';
import type { SealedDocument, SigneeSignature } from '../seal/seal.ts';
import { ownKey, type SealKey } from '../seal/sealKey.ts';
import { aboutTest } from '../seal/testing-edit.ts';
import { latin1 } from './pdfSyntax.ts';
import { sha256Of } from './sha256.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface TestSeal {
  seal(pdf: Uint8Array, about?: SealedDocument): Promise<Bytes>;
  /** Signed for signees, one after the other; `shadowed()` where no other file is given. */
  signedBy(signees: readonly TestSignee[], pdf?: Bytes): Promise<Bytes>;
  readonly key: SealKey;
  /** PEM. */
  readonly root: string;
  /** The key with its certificates, in PEM. */
  readonly bundle: string;
}

export type TestSignee = Omit<SigneeSignature, 'signedAt'>;

export async function testSeal(
  issuer = 'Maple Books',
  options: { readonly tsaUrl?: string; readonly since?: Date } = {},
): Promise<TestSeal> {
  const { since = new Date('2025-03-01T12:00:00Z'), ...rest } = options;
  const kept = new Map<string, string>();
  const keep = async (name: string, make: () => Promise<string>) => {
    const value = kept.get(name) ?? (await make());
    kept.set(name, value);
    return value;
  };
  const key = await ownKey({ keep, issuer, now: since });
  if (!key.ok) throw new Error(key.error);
  const now = instantOfMillis(since.getTime() + 1_000);
  const seal = openSeal({ key: key.value, now: () => now, ...rest });
  return {
    key: key.value,
    root: kept.get('seal-root.pem') ?? '',
    bundle: kept.get('seal.pem') ?? '',
    async seal(pdf, about = aboutTest) {
      const sealed = await seal.seal(pdf, about);
      if (!sealed.ok) throw new Error(sealed.error);
      return new Uint8Array(sealed.value.pdf);
    },
    async signedBy(signees, pdf = shadowed()) {
      const signed = await seal.signEach(
        pdf,
        signees.map((signee) => ({ ...signee, signedAt: now })),
      );
      if (!signed.ok) throw new Error(signed.error);
      return new Uint8Array(signed.value);
    },
  };
}

/** A PDF of objects that are written here, so that an attack can be, too. Its catalog is object 1. */
function pdfOf(objects: readonly (readonly [number: number, text: string])[]): Bytes {
  return revision(bytesOf('%PDF-1.7\n'), objects, { trailer: '' });
}

/** A file with objects written anew behind it, as an honest or dishonest editor would.
 *  @param at places of objects that are in the file already */
export function withRevision(
  pdf: Uint8Array,
  objects: readonly (readonly [number: number, text: string])[],
  {
    at = [],
    trailer = '',
  }: { readonly at?: readonly (readonly [number, number])[]; readonly trailer?: string } = {},
): Bytes {
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin1(pdf))?.[1];
  return revision(new Uint8Array(pdf), objects, { at, trailer: `/Prev ${before} ${trailer}` });
}

function revision(
  pdf: Bytes,
  objects: readonly (readonly [number: number, text: string])[],
  { at = [], trailer }: { readonly at?: readonly (readonly [number, number])[]; readonly trailer: string },
): Bytes {
  const places = new Map<number, number>(at);
  let text = '';
  for (const [number, body] of objects) {
    places.set(number, pdf.length + text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const table = pdf.length + text.length;
  const rows = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  const root = /\/Root/.test(trailer) ? '' : '/Root 1 0 R ';
  text += `xref\n${rows.join('')}trailer\n<< /Size 100 ${root}${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return joined(pdf, bytesOf(text));
}

/** A plain PDF with one file attached, which the index lists. */
export async function withAttachment(name: string, content: Bytes): Promise<Bytes> {
  const document = await PDF.load(shadowed());
  document.addAttachment(name, content);
  const index = [{ name, sha256: await sha256Of(content), title: name }];
  document.addAttachment('index.json', bytesOf(JSON.stringify(index)));
  return Uint8Array.from(await document.save());
}

export const streamOf = (content: string, entries = ''): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (one) => one.charCodeAt(0));

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const placeOf = (pdf: Uint8Array, text: string): number => latin1(pdf).indexOf(text);

/** One page that says who gets how many shares: a text below a white form (10), a field (11) with its look (12), and a second
 *  page and catalog that nothing shows. */
export const shadowed = (): Bytes =>
  pdfOf([
    [1, '<< /Type /Catalog /Pages 2 0 R /AcroForm 40 0 R >>'],
    [40, '<< /Fields [11 0 R] >>'],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [20, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 21 0 R >>'],
    [21, streamOf('(Bo gets 1,000 shares) Tj')],
    [3, pageWith('4 0 R')],
    [4, streamOf('(Ann gets 1,000 shares) Tj /Cover Do')],
    [10, streamOf('1 g 0 0 612 792 re f', '/Type /XObject /Subtype /Form /BBox [0 0 612 792]')],
    [
      11,
      '<< /FT /Tx /T (holder) /V (Ann) /Type /Annot /Subtype /Widget /Rect [10 10 90 30] /P 3 0 R /AP << /N 12 0 R >> >>',
    ],
    [12, streamOf('(Ann) Tj', '/Type /XObject /Subtype /Form /BBox [0 0 80 20]')],
    [30, '<< /Type /Catalog /Pages 31 0 R >>'],
    [31, '<< /Type /Pages /Kids [20 0 R] /Count 1 >>'],
  ]);

export const pageWith = (contents: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Annots [11 0 R] /Resources << /XObject << /Cover 10 0 R >> >> >>`;

export interface Attacked {
  readonly name: string;
  readonly bytes: Bytes;
}

/** Attacks on a sealed file from the studies of PDF signatures (pdf-insecurity.org), and plainer ones.
 *  @param seal  the honest seal, which sealed the file itself and no attack */
export async function attacks(seal: TestSeal): Promise<readonly Attacked[]> {
  const sealed = await seal.seal(shadowed());
  const twice = await seal.seal(sealed);
  const text = latin1(sealed);
  const stranger = await testSeal('Maple Books');
  const [, fields = ''] = /40 0 obj[^>]*\/Fields (\[[^\]]*\])/.exec(text.slice(shadowed().length)) ?? [];
  const hidden = placeOf(sealed, '20 0 obj');
  const forged = bytesOf(latin1(shadowed()).replaceAll('Ann', 'Eve'));
  const attack = (name: string, bytes: Bytes): Attacked => ({ name, bytes });
  return [
    attack('line appended', await edited(sealed)),
    attack(
      'hide',
      withRevision(sealed, [[10, streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 0 0]')]]),
    ),
    attack(
      'replace',
      withRevision(sealed, [[12, streamOf('(Bo) Tj', '/Type /XObject /Subtype /Form /BBox [0 0 80 20]')]]),
    ),
    attack(
      'hide and replace: pages',
      withRevision(sealed, [[2, '<< /Type /Pages /Kids [20 0 R] /Count 1 >>']]),
    ),
    attack('hide and replace: catalog', withRevision(sealed, [], { trailer: '/Root 30 0 R ' })),
    attack('page added', withRevision(sealed, [[2, '<< /Type /Pages /Kids [3 0 R 20 0 R] /Count 2 >>']])),
    attack('object moved', withRevision(sealed, [], { at: [[21, hidden]] })),
    attack('signature removed', withRevision(sealed, [[40, '<< /Fields [11 0 R] >>']])),
    attack(
      'signature removed and sealed by another',
      await stranger.seal(withRevision(sealed, [[40, '<< /Fields [11 0 R] >>']])),
    ),
    attack(
      'field with a picture',
      withRevision(sealed, [
        [40, `<< /Fields ${fields.replace(']', ' 90 0 R]')} /SigFlags 3 >>`],
        [90, '<< /FT /Sig /T (more) /Type /Annot /Subtype /Widget /Rect [0 0 99 99] /P 3 0 R >>'],
      ]),
    ),
    attack('nothing appended', joined(sealed, bytesOf('\n'))),
    attack('no PDF appended', joined(sealed, bytesOf('\n1 0 obj null endobj\n%%EOF\n'))),
    attack('empty revision', withRevision(sealed, [])),
    attack('half covered', bytesOf(text.replace(/(\/ByteRange \[0 \d+ +\d+ +)(\d+)/, halved))),
    attack('not covered from the start', bytesOf(text.replace('/ByteRange [0 ', '/ByteRange [9 '))),
    attack('range renamed', bytesOf(text.replace('/ByteRange', '/ByteRangf'))),
    attack(
      'signature emptied',
      bytesOf(
        text.replace(
          /(\/Contents <)([0-9A-F]+)/,
          (_, start: string, hex: string) => start + '0'.repeat(hex.length),
        ),
      ),
    ),
    attack('truncated', sealed.slice(0, -20)),
    attack('truncated before the signature', sealed.slice(0, placeOf(sealed, '/ByteRange') + 12)),
    attack('twice the same', joined(sealed, sealed)),
    attack('behind another', joined(shadowed(), sealed)),
    attack('before another', joined(sealed, shadowed())),
    attack('second seal cut short', twice.slice(0, -1)),
    attack('forged and sealed by another', await stranger.seal(forged)),
    attack('forged with the signature of another file', transplanted(forged, sealed)),
  ];
}

export async function edited(pdf: Uint8Array): Promise<Bytes> {
  const document = await PDF.load(pdf);
  document.getPage(0)?.drawText('and 1,000 shares more', { x: 72, y: 600 });
  return new Uint8Array(await document.save({ incremental: true }));
}

const halved = (_: string, start: string, length: string): string =>
  start + String(Math.floor(Number(length) / 2)).padEnd(length.length);

/** Another document in place of the one that was sealed. */
const transplanted = (forged: Uint8Array, sealed: Uint8Array): Bytes =>
  joined(forged, sealed.subarray(shadowed().length));

/** A file changed in one of many ways; the same number gives the same change. */
export function mutation(file: Bytes, number: number): Bytes {
  const random = randomOf(number);
  const below = (most: number): number => Math.floor(random() * most);
  const [at, length] = [below(file.length), 1 + below(40)];
  const signature = placeOf(file, '/Contents <') + '/Contents <'.length;
  const changed = file.slice();
  switch (number % 10) {
    case 0:
    case 1:
      changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
      return changed;
    case 2: {
      // A digit of the signature itself, where it is no padding.
      const digit = signature + below(2_000);
      changed[digit] = '0123456789ABCDEF'.charCodeAt(below(16));
      return changed;
    }
    case 3: {
      const digit = signature + below(2_000);
      changed[digit] = (changed[digit] ?? 0) ^ 0x20;
      return changed;
    }
    case 4:
      return joined(file.subarray(0, at), file.subarray(at + length));
    case 5:
      return joined(file.subarray(0, at), file.subarray(at, at + length), file.subarray(at));
    case 6:
      return file.slice(0, at);
    case 7:
      return joined(file, file.subarray(at, at + length));
    case 8:
      changed.fill(below(256), at, at + length);
      return changed;
    default: {
      const other = below(file.length);
      changed.set(file.subarray(other, other + length), Math.min(at, file.length - length));
      return changed;
    }
  }
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
