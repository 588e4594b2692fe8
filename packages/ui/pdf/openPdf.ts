/** pdf.js, fetched when a first PDF is shown. Nothing in a document is run: no scripts, no forms, no links. */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** As `apps/web/pdfFiles.ts` serves them. */
const files = `/assets/pdfjs-${version}/`;

/** CSS pixels at 100 %, where 72 points of the page are one inch. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface OpenPdf {
  readonly pages: number;
  /** The size of the first page; most others are the same. */
  readonly firstSize: PageSize;
  /** Replaces what `box` holds by page `number`, from 1: its picture, and over it its words, which can be selected. */
  draw(box: HTMLElement, number: number, scale: number, signal: AbortSignal): Promise<PageSize>;
  close(): void;
}

/** Throws where the bytes are no PDF that can be read. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    // The content policy lets no code be made while the page runs.
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: files,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    verbosity: 0,
  });
  const pdf = await task.promise;
  const first = await pdf.getPage(1);
  return {
    pages: pdf.numPages,
    firstSize: sizeOf(first),
    draw: async (box, number, scale, signal) => await draw(await pdf.getPage(number), box, scale, signal),
    close: () => void task.destroy(),
  };
}

/** A point is 1/72 of an inch, a CSS pixel 1/96. */
const pixelsPerPoint = 96 / 72;

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

async function draw(
  page: PDFPageProxy,
  box: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<PageSize> {
  const viewport = page.getViewport({ scale: scale * pixelsPerPoint });
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  canvas.ariaHidden = 'true';
  const task = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  const words = document.createElement('div');
  words.className = 'pdf__words';
  words.style.setProperty('--total-scale-factor', String(viewport.scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render();
  signal.throwIfAborted();
  box.replaceChildren(canvas, words);
  return sizeOf(page);
}

/** Phones draw no larger canvas. */
const mostPixels = 16_000_000;
