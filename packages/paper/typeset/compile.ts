/** Typst, as the child process uses it: a document in, a PDF out. Nothing outlives an error here (decision 066). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import qrcode from 'qrcode-generator';
import { unprintable } from '../coverage.ts';
import type { PrintedBook, PrintedDocument, SignatureBox } from '../printed.ts';
import type { Printed, PrintFault, PrintQuery } from './answers.ts';
import { fontFamilies, fontPath } from './fonts.ts';

export type Compile = (query: PrintQuery) => Result<Printed, PrintFault>;

/** Throws where the compiler does not run on this machine. */
export async function loadCompiler(): Promise<Compile> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const open = (): NodeCompiler =>
    NodeCompiler.create({
      workspace: layouts,
      fontArgs: [
        { fontPaths: fontFamilies.flatMap(({ files }) => files.map((file) => dirname(fontPath(file)))) },
      ],
    });
  let compiler = open();
  let conformance = 'a';
  return function print(query) {
    const { document, files } = withSignatures(query.document);
    const { text, characters } = asInput(withCode(document));
    if (characters.length > 0) return err({ code: 'unprintable', characters });
    try {
      for (const [name, bytes] of files) compiler.mapShadow(filePath(name), bytes);
      const pictures = picturesIn(document);
      for (const { name, path } of query.files) {
        const bytes = readFileSync(path);
        if (pictures.has(name)) compiler.mapShadow(filePath(`${name}.svg`), inFrame(bytes));
        else compiler.mapShadow(filePath(name), bytes);
      }
      const printed = compile(compiler, { layout: document.layout, document: text, conformance });
      compiler.resetShadow();
      // After the answer. What the last document used is kept, the read layouts above all; the rest would only grow.
      const used = compiler;
      setImmediate(() => used.evictCache(1));
      return ok(printed);
    } catch (error) {
      compiler = open();
      const reason = error instanceof Error ? error.message : String(error);
      if (!/unknown variant `a-[23]a`/.test(reason)) return err({ code: 'failed', reason });
      // The compiler of 0.6.0, the newest outside of linux-x64, writes no tags.
      conformance = 'b';
      return print(query);
    }
  };
}

/** Files may be attached in PDF/A-3 alone. */
function compile(
  compiler: NodeCompiler,
  {
    layout,
    document,
    conformance,
  }: { layout: PrintQuery['document']['layout']; document: string; conformance: string },
): Printed {
  const mainFilePath = join(layouts, layout === 'book' ? 'book.typ' : 'document.typ');
  // As a file: another input of `sys` would have the layouts read again.
  compiler.mapShadow(filePath('document.json'), Buffer.from(document));
  const compiled = compiler.compile({ mainFilePath, inputs: { families } });
  if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const boxes: { value: SignatureBox }[] = compiler.query(compiled.result, { selector: '<signature>' });
  return {
    pdf: compiler.pdf(compiled.result, {
      pdfStandard: `a-${layout === 'book' ? 3 : 2}${conformance}`,
      creationTimestamp: 0,
    }),
    pages: compiled.result.numOfPages,
    boxes: boxes.map(({ value }) => value),
  };
}

const layouts = dirname(createRequire(import.meta.url).resolve('@tabellion/paper/layouts/book.typ'));

/** Where a layout finds a file that comes with a document. */
const filePath = (name: string): string => join(layouts, 'files', name);

const picturesIn = (document: PrintQuery['document']): ReadonlySet<string> =>
  new Set(
    document.layout === 'book'
      ? document.sections.flatMap((section) => section.documents.flatMap(({ pictures }) => pictures))
      : [],
  );

/** The compiler unpacks the pixels of every picture of a document, eight megabytes a page, and then writes the JPEG as it came. One
 *  within a drawing it does not unpack. */
function inFrame(jpeg: Buffer): Buffer {
  const read = readImage(jpeg, { mostBytes: jpeg.length, mostSide: 65_535 });
  if (!read.ok) throw new Error(read.error);
  const size = `width="${read.value.width}" height="${read.value.height}"`;
  const image = `<image ${size} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`);
}

/** Puts each signature beside its signee, and its image among the files. */
function withSignatures(document: PrintQuery['document']): {
  readonly document: PrintQuery['document'];
  readonly files: ReadonlyMap<string, Buffer>;
} {
  const files = new Map<string, Buffer>();
  const signed = ({ signatures = [], ...one }: PrintedDocument): PrintedDocument => {
    if (signatures.length === 0) return one;
    const given = new Map(
      signatures.map(({ key, image, ...signature }) => {
        if (image === undefined) return [key, signature];
        const name = `signature-${files.size}.png`;
        files.set(name, Buffer.from(image, 'base64'));
        return [key, { ...signature, image: name }];
      }),
    );
    const blocks = one.blocks.map((block) => {
      if (block.kind !== 'signatures') return block;
      return {
        ...block,
        signees: block.signees.map((signee) => ({ ...signee, signature: given.get(signee.key) })),
      };
    });
    return { ...one, blocks };
  };
  if (document.layout !== 'book') return { document: signed(document), files };
  const sections = document.sections.map((section) => ({
    ...section,
    documents: section.documents.map((one) =>
      one.document === undefined ? one : { ...one, document: signed(one.document) },
    ),
  }));
  return { document: { ...document, sections }, files };
}

const families = JSON.stringify(fontFamilies.map(({ name }) => name));

/** The address of its own as a QR code: the dark runs of each row, by their first module and their length. */
function withCode<Document extends PrintedBook | PrintedDocument>(document: Document) {
  if (document.code === undefined || document.verifyAt === undefined) return document;
  const qr = qrcode(0, 'M');
  qr.addData(`${document.verifyAt}/${document.code}`);
  qr.make();
  const modules = Array.from({ length: qr.getModuleCount() }, (_, at) => at);
  const runsOf = (row: number) =>
    modules
      .filter((at) => qr.isDark(row, at) && (at === 0 || !qr.isDark(row, at - 1)))
      .map((first) => [
        first,
        (modules.find((at) => at > first && !qr.isDark(row, at)) ?? modules.length) - first,
      ]);
  return { ...document, qr: modules.map(runsOf) };
}

function asInput(document: PrintedBook | PrintedDocument): { text: string; characters: string[] } {
  const characters = new Set<string>();
  let longWords = false;
  const words = JSON.stringify(document, (key, value) => {
    if (typeof value !== 'string') return value;
    for (const character of unprintable(value)) characters.add(character);
    longWords ||= key !== 'key' && /\S{30}/.test(value);
    return isolated(unbroken(value.replaceAll('\t', ' ')));
  });
  const has = JSON.stringify({
    longWords,
    breaks: words.includes('\u200b'),
    namesFromTheRight: words.includes('\u2069'),
    vowels: /[\p{Script=Arabic}\p{Script=Hebrew}]\p{Mn}/u.test(words),
  });
  return { text: `{"document":${words},"has":${has}}`, characters: [...characters] };
}

/** Dates, sections in brackets, numbers of certificates, and postal codes with their province stay on one line: `3 juin 2024`,
 *  `(CBCA, ss. 142, 176)`, `certificate CS-1`, `ON M5J 2N8`. */
const unbroken = (text: string): string =>
  text
    .replace(new RegExp(`\\b(${months.en}) (\\d{1,2},) (\\d{4})\\b`, 'g'), '$1\u00a0$2\u00a0$3')
    .replace(new RegExp(`\\b(\\d{1,2}|1er) (${months.fr}) (\\d{4})\\b`, 'g'), '$1\u00a0$2\u00a0$3')
    .replace(/(\d), (?=\d+\))/g, '$1,\u00a0')
    .replace(/\b(certificate|certificat) (?=[A-Z]{1,6}-\d)/g, '$1\u00a0')
    .replace(/\b(?:[A-Z]{2} )?[A-Z]\d[A-Z] \d[A-Z]\d\b/g, (code) => code.replaceAll(' ', '\u00a0'));

const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
};

/** Names that are read from the right, each by itself: otherwise a comma between two of them changes their order. */
const isolated = (text: string): string =>
  text.replace(
    /[\p{Script=Arabic}\p{Script=Hebrew}](?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn}\s'’.-]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn}])?/gu,
    '\u2067$&\u2069',
  );
