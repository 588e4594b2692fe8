/** Reads a PDF with two parsers that nobody here wrote: pdf.js for pages and text, libpdf for what is active in it. */
import { PDF, PdfName } from '@libpdf/core';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { judgePdf } from '../judgePdf.ts';
import { takesSeal } from '../seal/takesSeal.ts';
import { activeContentOf, isSigned, removeActiveContent } from './activeContent.ts';
import type { Inspected, UploadFault, UploadLimits } from './inspected.ts';
import { openDocument } from './openDocument.ts';

export async function inspectPdf(
  bytes: Uint8Array,
  limits: UploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  try {
    return await inspect(bytes, limits);
  } catch (error) {
    return refuse(isForPassword(error) ? 'UPLOADS.ENCRYPTED' : 'UPLOADS.DAMAGED');
  }
}

/** pdf.js does not export the class of this error. */
const isForPassword = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

async function inspect(bytes: Uint8Array, limits: UploadLimits): Promise<Result<Inspected, UploadFault>> {
  // First the reader that gives up soonest where a file is broken. It opens without a password, or not at all.
  const document = await openDocument(bytes);
  const pages = document.numPages;
  if (pages > limits.mostPages)
    return refuse('UPLOADS.TOO_MANY_PAGES', { params: { pages: limits.mostPages } });
  const pdf = await PDF.load(bytes);
  // Where two readers see different documents, one of them would not see what was checked.
  if (pages === 0 || pages !== pdf.getPageCount() || !pdf.isAuthenticated) return refuse('UPLOADS.DAMAGED');
  const text = await textOf(document, limits);
  const active = activeContentOf(pdf);
  const known = { type: 'pdf', mime: 'application/pdf', pages, text, active } as const;
  const isSealable = await readsAndTakesSeal(bytes);
  if (isSigned(pdf)) return ok({ ...known, isSigned: true, takesSeal: isSealable });
  const unsigned = { ...known, isSigned: false, takesSeal: true };
  if (active.length === 0 && isSealable) return ok(unsigned);
  const cleaned = await rewritten(pdf);
  if (!(await isClean(cleaned, pages))) return refuse('UPLOADS.DAMAGED');
  return ok({ ...unsigned, cleaned });
}

/** Otherwise another reader may repair it to something else, or it could be signed and never sealed. */
const readsAndTakesSeal = async (bytes: Uint8Array): Promise<boolean> =>
  (await judgePdf(bytes)).is === 'sound' && (await takesSeal(bytes, new Date()));

/** The same pages as they were understood here, with new tables, and free of active content and of an owner's restrictions. */
async function rewritten(pdf: PDF): Promise<Uint8Array> {
  removeActiveContent(pdf);
  const { info, catalog } = pdf.context;
  // Its contents were decrypted when it was read.
  info.isEncrypted = false;
  // The library hands out the old bytes where nothing was changed.
  catalog.getDict().set('Type', PdfName.of('Catalog'));
  return pdf.save();
}

/** The copy is read as an upload would be. */
async function isClean(cleaned: Uint8Array, pages: number): Promise<boolean> {
  const pdf = await PDF.load(cleaned);
  const { numPages } = await openDocument(cleaned);
  const hasSamePages = pdf.getPageCount() === pages && numPages === pages;
  return hasSamePages && activeContentOf(pdf).length === 0 && (await readsAndTakesSeal(cleaned));
}

/** Page by page, until there is enough, or half of the time is over: the rest is for what must be known. */
async function textOf(document: PDFDocumentProxy, { mostText, cpuSeconds }: UploadLimits): Promise<string> {
  const before = process.cpuUsage();
  const isHalfOver = () => {
    const { user, system } = process.cpuUsage(before);
    return user + system > (cpuSeconds * 1e6) / 2;
  };
  let text = '';
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) if ('str' in item) text += `${item.str}${item.hasEOL ? '\n' : ''}`;
    text += '\n';
    if (text.length > mostText || isHalfOver()) break;
  }
  return text.slice(0, mostText).trimEnd();
}
