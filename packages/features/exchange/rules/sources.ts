export const importSources = ['package', 'table'] as const;
export type ImportSource = (typeof importSources)[number];

export const mostBytes = 25 * 1024 * 1024;

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The names that browsers give to tables, several to one kind of file: how a file begins tells its kind. */
export const tableTypes = ['text/csv', 'text/plain', 'text/tab-separated-values', workbook] as const;

/** As the browser sends a file, by the end of its name: what the system says of it differs. */
export const typeOfTable = (fileName: string): string =>
  /\.xls[xm]$/i.test(fileName) ? workbook : 'text/csv';

/** Encodings of a text, and separators of its fields: its author may choose both. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1254',
  'windows-1256',
  'utf-16le',
  'utf-16be',
] as const;
export const separators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
