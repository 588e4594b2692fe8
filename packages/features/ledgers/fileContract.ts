/** What every export of a register takes and answers: a table for spreadsheets, or pages. */
import * as z from 'zod/mini';

const fileFormats = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const Format = z.enum(fileFormats);

export const fileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
] as const;

/** Of pages alone. */
export const printRefusals = [
  'DOCUMENTS.UNPRINTABLE',
  'DOCUMENTS.PRINTING_UNAVAILABLE',
  'DOCUMENTS.PRINTING_FAILED',
  'DOCUMENTS.TOO_LONG',
] as const;
