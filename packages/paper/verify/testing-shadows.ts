/** A document with one of everything that shows something, sealed, and what others might do to it afterwards: by what is changed,
 *  by how it is written, and by who signed. Each file is made by its seed; none is stored. */
import { PDF } from '@libpdf/core';
import { fromBER } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';
import { requestStamp } from '../seal/sign.ts';
import { bytesOfHex, hexOf, latin1 } from './pdfSyntax.ts';
import { type Bytes, bytesOf, joined, placeOf, streamOf, type TestSeal } from './testing-sealed.ts';
import { lastTableOf, type Update, updated, type Written } from './testing-updates.ts';

/** The catalog, with more entries. */
export const catalog = (more = ''): string =>
  `<< /Type /Catalog /Pages 2 0 R /AcroForm 40 0 R /Metadata 50 0 R /Outlines 51 0 R /OCProperties 52 0 R /Names 53 0 R /StructTreeRoot 54 0 R ${more}>>`;

const resources = '/Font << /F1 30 0 R /F3 35 0 R >> /XObject << /Cover 10 0 R >>';
/** 400 is an object that is not there. */
const page = (contents = '[4 0 R 400 0 R]', more = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Annots [11 0 R 61 0 R] /Resources << ${resources} >> ${more}>>`;

/** 60 is listed as removed; 61 is a field that waits for a signature, in a box of its own. */
export function oneOfEverything(): Bytes {
  return updated(bytesOf('%PDF-1.7\n'), {
    prev: null,
    size: 62,
    objects: [
      [1, catalog()],
      [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [3, page()],
      [4, streamOf('BT /F1 12 Tf (Ann gets 1,000 shares) Tj /F3 12 Tf (a) Tj ET /Cover Do')],
      [10, streamOf('1 g 0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')],
      [
        11,
        '<< /FT /Tx /T (holder) /V (Ann) /Type /Annot /Subtype /Widget /Rect [10 10 90 30] /P 3 0 R /AP << /N 12 0 R >> >>',
      ],
      [12, streamOf('(Ann) Tj', '/Type /XObject /Subtype /Form /BBox [0 0 80 20]')],
      [20, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 21 0 R >>'],
      [21, streamOf('(Bo gets 1,000 shares) Tj')],
      [
        30,
        '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Serif /Encoding /Identity-H /DescendantFonts [31 0 R] /ToUnicode 33 0 R >>',
      ],
      [
        31,
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Serif /CIDToGIDMap 36 0 R /FontDescriptor 32 0 R >>',
      ],
      [32, '<< /Type /FontDescriptor /FontName /AAAAAA+Serif /Flags 4 /FontFile2 34 0 R >>'],
      [33, streamOf('1 beginbfchar <0001> <0031> endbfchar')],
      [34, streamOf('glyphs')],
      [
        35,
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs 37 0 R >>',
      ],
      [36, streamOf('\x00\x01\x00\x02')],
      [37, '<< /a 38 0 R >>'],
      [38, streamOf('9 0 0 0 9 9 d1 0 0 9 9 re f')],
      [40, '<< /Fields [11 0 R 61 0 R] /SigFlags 3 >>'],
      [50, streamOf('<x:xmpmeta/>', '/Type /Metadata /Subtype /XML')],
      [51, '<< /Type /Outlines /First 58 0 R /Last 58 0 R /Count 1 >>'],
      [52, '<< /OCGs [59 0 R] /D << /ON [59 0 R] >> >>'],
      [53, '<< /EmbeddedFiles << /Names [(a.txt) 55 0 R] >> >>'],
      [54, '<< /Type /StructTreeRoot >>'],
      [55, '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 56 0 R >> >>'],
      [56, streamOf('Ann', '/Type /EmbeddedFile')],
      [57, '<< /Title (A document) /Author (Maple Robotics Inc.) >>'],
      [58, '<< /Title (Shares) /Parent 51 0 R /Dest [3 0 R /Fit] >>'],
      [59, '<< /Type /OCG /Name (Shares) >>'],
      [
        61,
        '<< /FT /Sig /T (Waiting) /Type /Annot /Subtype /Widget /F 132 /Rect [100 100 200 130] /P 3 0 R >>',
      ],
    ],
    rows: [
      [0, 0, 65_535, 'f'],
      [60, 0, 1, 'f'],
    ],
  });
}

/** Objects that a change reaches, and how they are rewritten. @param more  goes into the catalog, should that be
 *  written */
export const targets: Readonly<Record<string, (more: string) => Written>> = {
  'the words of the page': () => [[4, streamOf('(Eve gets 1,000 shares) Tj')]],
  'the contents of the page': () => [[3, page('21 0 R')]],
  'a picture on the page': () => [[10, streamOf('0 g', '/Type /XObject /Subtype /Form /BBox [0 0 612 792]')]],
  'a font': () => [[30, '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>']],
  'the glyphs of a font by their numbers': () => [
    [
      31,
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Serif /FontDescriptor 32 0 R /W [1 [0]] >>',
    ],
  ],
  'the file of a font': () => [[34, streamOf('others')]],
  'the map of a font': () => [[36, streamOf('\x00\x02\x00\x01')]],
  'the text of a font (ToUnicode)': () => [[33, streamOf('1 beginbfchar <0001> <0038> endbfchar')]],
  'a font of drawings (Type 3)': () => [[37, '<< /a 4 0 R >>']],
  'a drawing of such a font': () => [[38, streamOf('')]],
  'the look of a field': () => [
    [12, streamOf('(Eve) Tj', '/Type /XObject /Subtype /Form /BBox [0 0 80 20]')],
  ],
  'the value of a field': () => [
    [11, '<< /FT /Tx /T (holder) /V (Eve) /Type /Annot /Subtype /Widget /Rect [10 10 90 30] >>'],
  ],
  'a field that waits for a signature': () => [
    [
      61,
      '<< /FT /Sig /T (Waiting) /Type /Annot /Subtype /Widget /Rect [100 100 200 130] /P 3 0 R /AP << /N 12 0 R >> >>',
    ],
  ],
  'the form': () => [[40, '<< /Fields [11 0 R 61 0 R 63 0 R] /SigFlags 3 /NeedAppearances true >>']],
  'the number of pages': () => [[2, '<< /Type /Pages /Kids [3 0 R 20 0 R] /Count 2 >>']],
  'what opens with the document': (more) => [
    [1, catalog(`/OpenAction << /S /JavaScript /JS (a) >> ${more}`)],
  ],
  'the metadata': () => [[50, streamOf('<x:other/>', '/Type /Metadata /Subtype /XML')]],
  'author and title': () => [[57, '<< /Title (Another) /Author (Other Inc.) >>']],
  'the outline': () => [[58, '<< /Title (No shares) /Parent 51 0 R /Dest [3 0 R /Fit] >>']],
  'what is shown of the layers': () => [[52, '<< /OCGs [59 0 R] /D << /OFF [59 0 R] >> >>']],
  'an attached file': () => [[56, streamOf('Eve', '/Type /EmbeddedFile')]],
  'an object that was missing': () => [[400, streamOf('(Eve) Tj')]],
  'an object that was removed': () => [[60, streamOf('(Eve) Tj')]],
};

/** A store of what proves certificates. @param certificates  what it names */
export const dss = (certificates = '91 0 R', more: Written = [[91, streamOf('a certificate')]]): Written => [
  [1, catalog('/DSS 90 0 R ')],
  [90, `<< /Type /DSS /Certs [${certificates}] >>`],
  ...more,
];

export interface Signers {
  readonly seal: TestSeal;
  readonly stranger: TestSeal;
}

type Way = (sealed: Bytes, target: (more: string) => Written, signers: Signers) => Promise<Bytes> | Bytes;

const named = (written: Written): string => written.map(([number]) => `${number} 0 R`).join(' ');

/** How a change comes into the file, and who signs it. */
export const ways: Readonly<Record<string, Way>> = {
  'in an update': (sealed, target) => updated(sealed, { objects: target('') }),
  'in an update whose table is a stream': (sealed, target) =>
    updated(sealed, { objects: target(''), form: 'stream' }),
  'with a DSS': (sealed, target) =>
    updated(sealed, {
      objects: [...new Map([...dss(), ...target('/DSS 90 0 R ')]).entries()],
    }),
  'after a DSS that names it': (sealed, target) =>
    updated(updated(sealed, { objects: dss(named(target('')), []) }), { objects: target('/DSS 90 0 R ') }),
  'after such a DSS and a stranger’s signature': async (sealed, target, { stranger }) =>
    updated(await stranger.seal(updated(sealed, { objects: dss(named(target('')), []) })), {
      objects: target('/DSS 90 0 R '),
    }),
  'signed by a stranger': (sealed, target, { stranger }) =>
    stranger.seal(updated(sealed, { objects: target('') })),
  'between two signatures of a stranger': async (sealed, target, { stranger }) =>
    stranger.seal(updated(await stranger.seal(sealed), { objects: target('') })),
  'sealed again by us': (sealed, target, { seal }) => seal.seal(updated(sealed, { objects: target('') })),
};

export interface Shadow {
  readonly name: string;
  readonly bytes: Bytes;
}

/** An invisible field of a stranger, as one would write it without signing. */
const field = (entries: string): string =>
  `<< /FT /Sig /T (More) /Type /Annot /Subtype /Widget /F 132 /P 3 0 R /Rect [0 0 0 0] ${entries}>>`;

/** Updates of tables, numbers and ends, with nothing said of what they change. */
export function tableTricks(sealed: Bytes): readonly Shadow[] {
  const at = (text: string): number => placeOf(sealed, text);
  const first = lastTableOf(oneOfEverything());
  const trick = (name: string, update: Update): Shadow => ({ name, bytes: updated(sealed, update) });
  const proofs = { objects: dss() };
  return [
    trick('an old place with another generation', { ...proofs, rows: [[4, at('4 0 obj'), 1, 'n']] }),
    trick('an object written again with another generation', {
      objects: [[4, streamOf('BT /F1 12 Tf (Ann gets 1,000 shares) Tj /F3 12 Tf (a) Tj ET /Cover Do')]],
      generation: 1,
    }),
    trick('a DSS of another generation', { ...proofs, generation: 1 }),
    trick('a size below the numbers', { ...proofs, size: 60 }),
    trick('a size below the newest number', { ...proofs, size: 91 }),
    trick('a size of nothing', { ...proofs, size: 0 }),
    trick('another object at an old place', { ...proofs, rows: [[4, at('21 0 obj'), 0, 'n']] }),
    trick('an old object at its old place', { ...proofs, rows: [[4, at('\n4 0 obj') + 1, 0, 'n']] }),
    trick('an object removed', { ...proofs, rows: [[4, 0, 1, 'f']] }),
    trick('an object removed and written again', {
      objects: [...dss(), [92, streamOf('(Eve) Tj')]],
      rows: [[4, 0, 1, 'f']],
    }),
    trick('a new number that is removed at once', { ...proofs, rows: [[93, 0, 1, 'f']] }),
    trick('an object twice in the table', { ...proofs, table: (text) => text.replace('90 1\n', '91 1\n') }),
    trick('an object that the table does not list', {
      ...proofs,
      table: (text) => text.replace(/91 1\n.*\n/, ''),
    }),
    trick('lines of nineteen bytes', { ...proofs, table: (text) => text.replaceAll(' n \n', ' n\n') }),
    trick('a comment in the table', { ...proofs, table: (text) => text.replace('xref\n', 'xref\n%\n') }),
    trick('a comment in the trailer', {
      ...proofs,
      table: (text) => text.replace('<<', '<< %\n'),
    }),
    trick('a comment in an object', { objects: dss('91 0 R %\n') }),
    trick('a table in one line', { ...proofs, table: (text) => text.replace('xref\n', 'xref ') }),
    trick('a table that begins with a comment', {
      ...proofs,
      table: (text) => `%\n${text}`,
    }),
    trick('/Prev twice', { ...proofs, trailer: `/Prev ${first} ` }),
    trick('/Prev in other letters as well', { ...proofs, trailer: `/Pr#65v ${first} ` }),
    trick('/Prev past the seal', { ...proofs, prev: first }),
    trick('/Prev to nowhere', { ...proofs, prev: 7 }),
    trick('/Prev to itself', { ...proofs, prev: sealed.length + 400 }),
    trick('no /Prev', { ...proofs, prev: null }),
    trick('two tables in one', { ...proofs, form: 'hybrid' }),
    trick('objects among those of a stream', { objects: dss('', []), form: 'packed' }),
    trick('an encryption', { ...proofs, trailer: '/Encrypt << /Filter /Standard >> ' }),
    trick('another catalog', { objects: [[95, catalog('/Lang (fr) ')]], root: '95 0 R' }),
    trick('a catalog of another generation', { ...proofs, root: '1 1 R' }),
    trick('an entry of the trailer that nobody knows', { ...proofs, trailer: '/Other 4 0 R ' }),
    trick('an object that only readers find that repair', { ...proofs, between: '4 0 obj\n(Eve)\nendobj\n' }),
    trick('an object in a comment', { ...proofs, before: '%4 0 obj (Eve) endobj\n' }),
    trick('an object in a certificate', {
      objects: dss('91 0 R', [[91, streamOf('\n4 0 obj\n(Eve)\nendobj\n')]]),
    }),
    trick('an end in a certificate', { objects: dss('91 0 R', [[91, streamOf('startxref\n9\n%%EOF\n')]]) }),
    trick('a trailer in a certificate', { objects: dss('91 0 R', [[91, streamOf('trailer << >>')]]) }),
    trick('bytes between the objects', { ...proofs, between: 'what\n' }),
    trick('a table that is elsewhere', { ...proofs, startxref: 9 }),
    trick('an update of nothing', {}),
    trick('an object that nothing needs', { objects: [[96, '<< /Type /Other >>']] }),
    { name: 'a line feed at the end', bytes: joined(sealed, bytesOf('\n')) },
    { name: 'a DSS and line feeds at the end', bytes: joined(updated(sealed, proofs), bytesOf('\n\n')) },
    { name: 'a DSS and words at the end', bytes: joined(updated(sealed, proofs), bytesOf('Eve')) },
    { name: 'a mark before the header', bytes: joined(bytesOf('\xef\xbb\xbf'), sealed) },
    { name: 'the file before its seal, behind it', bytes: joined(sealed, oneOfEverything()) },
    { name: 'cut back before its seal', bytes: sealed.slice(0, oneOfEverything().length) },
    { name: 'cut short', bytes: sealed.slice(0, -7) },
  ];
}

/** A DSS that is more than a store of what proves certificates. */
export function proofTricks(sealed: Bytes): readonly Shadow[] {
  const trick = (name: string, objects: Written): Shadow => ({ name, bytes: updated(sealed, { objects }) });
  const store = (text: string, ...more: Written): Written => [
    [1, catalog('/DSS 90 0 R ')],
    [90, text],
    ...more,
  ];
  return [
    trick('a DSS that names a font of the page', dss('30 0 R', [])),
    trick('a DSS that names the page', dss('3 0 R', [])),
    trick('a DSS that names an old stream', dss('12 0 R', [])),
    trick('a DSS that names an object that was missing', dss('400 0 R', [[400, streamOf('(Eve) Tj')]])),
    trick('a DSS whose number something led to', [
      [1, catalog('/DSS 400 0 R ')],
      [400, '<< /Type /DSS >>'],
    ]),
    trick('a DSS whose number was removed once', [
      [1, catalog('/DSS 60 0 R ')],
      [60, '<< /Type /DSS >>'],
    ]),
    trick('a DSS that is the form', [[1, catalog('/DSS 40 0 R ')]]),
    trick('a DSS with an entry of its own', store('<< /Type /DSS /Other 91 0 R >>', [91, streamOf('a')])),
    trick('a DSS of another type', store('<< /Type /Catalog >>')),
    trick('a certificate that is a picture', dss('91 0 R', [[91, streamOf('1 g', '/Type /XObject')]])),
    trick('a certificate that is no stream', dss('91 0 R', [[91, '<< /Type /Font >>']])),
    trick(
      'a certificate in a filter of its own',
      dss('91 0 R', [[91, streamOf('00>', '/Filter /ASCIIHexDecode')]]),
    ),
    trick('a VRI of another name', store('<< /VRI << /Other << >> >> >>')),
    trick('a VRI that names the page', store(`<< /VRI << /${'A'.repeat(40)} << /Cert [3 0 R] >> >> >>`)),
    trick('a DSS and a page with an action', [...dss(), [3, page(undefined, '/AA << >> ')]]),
    trick('a DSS and an extension of other words', [
      [1, catalog('/DSS 90 0 R /Extensions << /ESIC << /URL (a) >> >> ')],
      [90, '<< /Type /DSS >>'],
    ]),
    trick('a DSS and another version', [
      [1, catalog('/DSS 90 0 R /Version /2.0 ')],
      [90, '<< /Type /DSS >>'],
    ]),
  ];
}

/** New fields, and what a page or a form might say of them, with no signature. */
export function fieldTricks(sealed: Bytes): readonly Shadow[] {
  const fields = /40 0 obj[^>]*\/Fields \[([^\]]*)\]/.exec(
    latin1(sealed.subarray(oneOfEverything().length)),
  )?.[1];
  const form = (more: string, entries = '/SigFlags 3') => `<< /Fields [${fields} ${more}] ${entries} >>`;
  const trick = (name: string, objects: Written): Shadow => ({ name, bytes: updated(sealed, { objects }) });
  return [
    trick('a field that nobody signed', [
      [40, form('95 0 R')],
      [95, field('')],
    ]),
    trick('a field that somebody says to have signed', [
      [40, form('95 0 R')],
      [95, field('/V 96 0 R ')],
      [96, '<< /Type /Sig >>'],
    ]),
    trick('a field with the signature of our seal', [
      [40, form('95 0 R')],
      [95, field(`/V ${/\/V (\d+ 0 R)/.exec(latin1(sealed))?.[1]} `)],
    ]),
    trick('a form without our seal', [[40, '<< /Fields [11 0 R 61 0 R] /SigFlags 3 >>']]),
    trick('a form with other flags', [[40, form('', '/SigFlags 0')]]),
    trick('a form that draws its fields anew', [[40, form('', '/SigFlags 3 /NeedAppearances true')]]),
    trick('a page without its annotations', [[3, page().replace('/Annots [11 0 R 61 0 R]', '')]]),
    trick('a page with its annotations in another order', [
      [3, page().replace('[11 0 R 61 0 R]', '[61 0 R 11 0 R]')],
    ]),
    trick('a page with one more', [
      [3, page().replace('61 0 R]', '61 0 R 95 0 R]')],
      [95, '<< /Type /Annot /Subtype /FreeText /Rect [0 0 99 99] /Contents (Eve) >>'],
    ]),
    trick('a page with a field of no extent', [
      [3, page().replace('61 0 R]', '61 0 R 95 0 R]')],
      [95, field('')],
    ]),
  ];
}

/** Stamped by an authority, as a document of its own (DocTimeStamp). @param url  of the authority */
export async function stamped(pdf: Bytes, url: string): Promise<Bytes> {
  const document = await PDF.load(pdf);
  const { bytes } = await document.addTimestamp({
    timestampAuthority: { timestamp: (digest) => requestStamp(url, digest) },
    longTermValidation: false,
  });
  return new Uint8Array(bytes);
}

/** The signature of a file with another time stamp beside it, which it does not cover. @param url  of an authority; none for none */
export async function withToken(pdf: Bytes, url: string | undefined): Promise<Bytes> {
  const from = placeOf(pdf, '/Contents <') + '/Contents <'.length;
  const to = pdf.indexOf('>'.charCodeAt(0), from);
  const info = ContentInfo.fromBER(bytesOfHex(latin1(pdf.subarray(from, to))));
  const signed = new SignedData({ schema: info.content });
  const [signer] = signed.signerInfos;
  if (signer === undefined) throw new Error('no signature');
  delete signer.unsignedAttrs;
  if (url !== undefined) {
    const digest = await globalThis.crypto.subtle.digest(
      'SHA-256',
      signer.signature.valueBlock.valueHexView.slice(),
    );
    const token = await requestStamp(url, new Uint8Array(digest));
    const attribute = new Attribute({
      type: '1.2.840.113549.1.9.16.2.14',
      values: [fromBER(new Uint8Array(token)).result],
    });
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
  }
  info.content = signed.toSchema(true);
  const hex = hexOf(new Uint8Array(info.toSchema().toBER())).toUpperCase();
  return joined(pdf.subarray(0, from), bytesOf(hex.padEnd(to - from, '0')), pdf.subarray(to));
}
