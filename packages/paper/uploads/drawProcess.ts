/** The process that draws uploaded files. It names each picture when it is whole, so that what is there can be used. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasPdfHeader } from '../judgePdf.ts';
import { sendToParent } from '../toParent.ts';
import type { DrawnFile, DrawQuery } from './drawPages.ts';
import { openDocument } from './openDocument.ts';
import { watchLimits } from './watchLimits.ts';

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

/** Pixels along the longer side: about 145 to the inch of a letter page. */
const LONGER_SIDE = 1_600;

process.once('message', async ({ files, folder, limits }: DrawQuery) => {
  watchLimits(limits);
  for (const file of files) {
    try {
      await (file.type === 'pdf' ? drawPdf(file, folder) : drawPicture(file, folder));
    } catch {
      // A file that cannot be drawn has no pictures; the next one may.
    }
  }
  sendToParent('done');
});
process.once('disconnect', () => process.exit());
sendToParent('ready');

async function drawPdf(file: DrawnFile, folder: string): Promise<void> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const bytes = await readFile(file.path);
  if (!hasPdfHeader(bytes)) return;
  const document = await openDocument(bytes);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // As far as pdf.js uses it, the canvas is one of a browser.
    const canvasContext = canvas.getContext('2d') as unknown as RenderParameters['canvasContext'];
    await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
    page.cleanup();
    await keep(join(folder, file.prefix), number, canvas);
  }
}

async function drawPicture(file: DrawnFile, folder: string): Promise<void> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(await readFile(file.path));
  const scale = Math.min(1, LONGER_SIDE / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  await keep(join(folder, file.prefix), 1, canvas);
}

async function keep(prefix: string, number: number, canvas: Canvas): Promise<void> {
  const shape = canvas.width > canvas.height ? '-wide' : '';
  const path = `${prefix}${String(number).padStart(4, '0')}${shape}.jpg`;
  await writeFile(`${path}.part`, canvas.toBuffer('image/jpeg', 80));
  await rename(`${path}.part`, path);
}
