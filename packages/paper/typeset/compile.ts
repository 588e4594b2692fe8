/** Typst, as the child process uses it: a document in, a PDF out. Nothing outlives an error here (decision 066). */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { unprintable } from '../coverage.ts';
import type { PrintedDocument, SignatureBox } from '../printed.ts';
import type { Printed, PrintFault } from './answers.ts';
import { fontFamilies, fontPath } from './fonts.ts';

export type Compile = (document: PrintedDocument) => Result<Printed, PrintFault>;

/** Throws where the compiler does not run on this machine. */
export async function loadCompiler(): Promise<Compile> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const open = (): NodeCompiler =>
    NodeCompiler.create({
      workspace: dirname(layoutPath('letter')),
      fontArgs: [
        { fontPaths: fontFamilies.flatMap(({ files }) => files.map((file) => dirname(fontPath(file)))) },
      ],
    });
  let compiler = open();
  let standard = 'a-2a';
  return function print(document) {
    const { text, characters } = asInput(document);
    if (characters.length > 0) return err({ code: 'unprintable', characters });
    try {
      const printed = compile(compiler, { layout: document.layout, document: text, standard });
      // Kept, the work on one document costs two megabytes and serves few others.
      compiler.evictCache(0);
      return ok(printed);
    } catch (error) {
      compiler = open();
      const reason = error instanceof Error ? error.message : String(error);
      if (!reason.includes('unknown variant `a-2a`')) return err({ code: 'failed', reason });
      // The compiler of 0.6.0, the newest outside of linux-x64, writes no tags.
      standard = 'a-2b';
      return print(document);
    }
  };
}

function compile(
  compiler: NodeCompiler,
  { layout, document, standard }: { layout: PrintedDocument['layout']; document: string; standard: string },
): Printed {
  const compiled = compiler.compile({ mainFilePath: layoutPath(layout), inputs: { document, families } });
  if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const boxes: { value: SignatureBox }[] = compiler.query(compiled.result, { selector: '<signature>' });
  return {
    pdf: compiler.pdf(compiled.result, { pdfStandard: standard, creationTimestamp: 0 }),
    pages: compiled.result.numOfPages,
    boxes: boxes.map(({ value }) => value),
  };
}

const layoutPath = (layout: PrintedDocument['layout']): string =>
  createRequire(import.meta.url).resolve(`@tabellion/paper/layouts/${layout}.typ`);

const families = JSON.stringify(fontFamilies.map(({ name }) => name));

function asInput(document: PrintedDocument): { text: string; characters: string[] } {
  const characters = new Set<string>();
  const text = JSON.stringify(document, (_, value) => {
    if (typeof value !== 'string') return value;
    for (const character of unprintable(value)) characters.add(character);
    return isolated(value.replaceAll('\t', ' '));
  });
  return { text, characters: [...characters] };
}

/** Names that are read from the right, each by itself: otherwise a comma between two of them changes their order. */
const isolated = (text: string): string =>
  text.replace(
    /[\p{Script=Arabic}\p{Script=Hebrew}](?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn}\s'’.-]*[\p{Script=Arabic}\p{Script=Hebrew}])?/gu,
    '\u2068$&\u2069',
  );
