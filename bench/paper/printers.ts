/** Three ways to print the same resolution: ours, headless Chromium from HTML, and pdfmake. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { Block, PrintedDocument } from '../../packages/paper/printed.ts';
import { fontFamilies, fontPath } from '../../packages/paper/typeset/fonts.ts';
import { openTypesetter } from '../../packages/paper/typeset/typesetter.ts';
import { browserCommand } from '../../tests/journeys/support/browser.ts';

export interface Printer {
  print(document: PrintedDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openOurs(): Printer {
  const typesetter = openTypesetter();
  return {
    async print(document) {
      const printed = await typesetter.print(document);
      if (!printed.ok) throw new Error(JSON.stringify(printed.error));
      if (printed.value.pages !== 2) throw new Error(`${printed.value.pages} pages`);
      return printed.value.pdf;
    },
    close: () => typesetter.close(),
  };
}

/** A warm browser; each document is a page of its own, as it would be where one must not see another. */
export async function openChromium(): Promise<Printer> {
  const { executablePath, args, env } = await browserCommand();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...args, '--allow-file-access-from-files'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-paper-'));
  const file = join(folder, 'document.html');
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style()}</style>`;
  return {
    async print(document) {
      await writeFile(file, head + htmlOf(document));
      const page = await browser.newPage();
      await page.goto(pathToFileURL(file).href);
      const pdf = await page.pdf({
        format: 'Letter',
        tagged: true,
        margin: { top: '1in', bottom: '1in', left: '1.15in', right: '1.15in' },
      });
      await page.close();
      return pdf;
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

const style = (): string => {
  const faces = fontFamilies.flatMap(({ name, files }) =>
    files.map((file) => {
      const weight = file.includes('Bold') ? 600 : 400;
      const slant = file.includes('Italic') ? 'italic' : 'normal';
      return `@font-face { font-family: '${name}'; font-weight: ${weight}; font-style: ${slant}; src: url('${pathToFileURL(fontPath(file)).href}') }`;
    }),
  );
  const families = fontFamilies.map(({ name }) => `'${name}'`).join(', ');
  return `${faces.join('\n')}
    body { font: 11pt/1.45 ${families}; margin: 0 } h1, h1 + p, header { text-align: center } table { width: 100%; border-collapse: collapse }
    td, th { border-bottom: 0.5pt solid #c3cad6; text-align: start; font-size: 9.5pt; padding: 3pt } small { color: #566176; font-style: italic }
    .lines { display: grid; grid-template-columns: 1fr 1fr; gap: 3em } .lines div { border-top: 1pt solid; margin-top: 40pt; break-inside: avoid }`;
};

const htmlOf = ({ corporation, title, subtitle, blocks }: PrintedDocument): string =>
  `<header><b>${corporation.name}</b><br><i>${corporation.statute}</i></header><h1>${title}</h1><p><i>${subtitle}</i></p>` +
  blocks.map(htmlOfBlock).join('');

function htmlOfBlock(block: Block): string {
  if (block.kind === 'heading') return `<h2>${block.text}</h2>`;
  if (block.kind === 'clause') return `<li>${block.text} <small>${block.section}</small></li>`;
  if (block.kind === 'table') {
    const cells = (tag: string, row: readonly string[]) =>
      row.map((value) => `<${tag}>${value}</${tag}>`).join('');
    const rows = block.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
    return `<table><thead><tr>${cells(
      'th',
      block.columns.map(({ label }) => label),
    )}</tr></thead>${rows}</table>`;
  }
  if (block.kind === 'signatures')
    return `<div class="lines">${block.signees.map(({ name, capacity }) => `<div>${name}<br><i>${capacity}</i></div>`).join('')}</div>`;
  return 'text' in block ? `<p>${block.text}</p>` : '';
}

/** The part of pdfmake in use; it is installed in the folder of the benches only. */
interface Pdfmake {
  addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: () => boolean): void;
  createPdf(definition: unknown): { getBuffer(): Promise<Uint8Array> };
}

/** It has no other script than Latin right. Its stored form is ours: PDF/A-2a, tagged, the same parts of the page. */
export function openPdfmake(): Printer {
  const pdfmake = createRequire(import.meta.url)('pdfmake') as Pdfmake;
  const [normal = '', italics = '', bold = ''] = (fontFamilies[0]?.files ?? []).map(fontPath);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  pdfmake.addFonts({ Serif: { normal, italics, bold } });
  return {
    print: ({ corporation, title, subtitle, footer, blocks }) =>
      pdfmake
        .createPdf({
          version: '1.7',
          subset: 'PDF/A-2a',
          tagged: true,
          language: 'en',
          info: { title, author: corporation.name },
          footer: (page: number, pages: number) => ({
            margin: [83, 10],
            stack: [
              { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 446, y2: 0, lineWidth: 0.5 }] },
              {
                columns: [
                  `${corporation.name}, No. ${corporation.number}. ${footer}`,
                  { text: `Page ${page} of ${pages}`, alignment: 'right' },
                ],
                fontSize: 8,
              },
            ],
          }),
          pageSize: 'LETTER',
          pageMargins: [83, 72, 83, 72],
          defaultStyle: { font: 'Serif', fontSize: 11, lineHeight: 1.1 },
          content: [
            { text: corporation.name, bold: true, fontSize: 17, alignment: 'center' },
            { text: corporation.statute, italics: true, alignment: 'center' },
            { text: title, bold: true, fontSize: 13.5, alignment: 'center' },
            { text: subtitle, italics: true, alignment: 'center' },
            ...blocks.map(pdfmakeBlock),
          ],
        })
        .getBuffer(),
    close: async () => undefined,
  };
}

function pdfmakeBlock(block: Block): unknown {
  if (block.kind === 'clause')
    return { ol: [[block.text, { text: block.section, fontSize: 7.5, italics: true }]], margin: [0, 4] };
  if (block.kind === 'heading') return { text: block.text, bold: true, margin: [0, 10] };
  if (block.kind === 'table')
    return {
      table: {
        headerRows: 1,
        widths: ['*', '*', '*'],
        body: [block.columns.map(({ label }) => label), ...block.rows],
      },
      layout: 'lightHorizontalLines',
      fontSize: 9.5,
    };
  if (block.kind === 'signatures')
    return {
      columns: block.signees.map(({ name, capacity }) => [name, { text: capacity, italics: true }]),
      margin: [0, 40, 0, 0],
    };
  return { text: 'text' in block ? block.text : '' };
}
