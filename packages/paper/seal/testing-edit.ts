import { PDF } from '@libpdf/core';
import type { SealedDocument } from './seal.ts';

/** The document as seals of tests describe it. */
export const aboutTest: SealedDocument = {
  corporation: 'Maple Robotics Inc.',
  title: 'A document',
  signees: [],
};

/** The document with a line more on its first page, appended as an honest or dishonest editor would. */
export async function withAppendedLine(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  document.getPage(0)?.drawText('and 1,000 shares more', { x: 72, y: 600 });
  return document.save({ incremental: true });
}
