/** The query and the answer of every export of a register: a table for spreadsheets, or pages. */
import * as z from 'zod/mini';

const fileFormats = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const Format = z.enum(fileFormats);

export const fileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
] as const;

/** Refusals of pages alone. */
export const printRefusals = [
  'DOCUMENTS.UNPRINTABLE',
  'DOCUMENTS.PRINTING_UNAVAILABLE',
  'DOCUMENTS.PRINTING_FAILED',
  'DOCUMENTS.TOO_LONG',
] as const;
