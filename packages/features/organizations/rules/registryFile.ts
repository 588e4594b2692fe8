import { searchKeys } from '@tabellion/law/names/nameSearch.ts';

export interface RegistryName {
  number: string;
  name: string;
  status: string;
  name_keys: readonly string[];
}

/** Lines that are no name, by their number in the file (1 is the header). */
export interface RegistryFile {
  names: readonly RegistryName[];
  badLines: readonly number[];
}

/**
 * Reads a registry's export: comma-separated text (RFC 4180) whose header names the columns `number`, `name` and
 * `status`, in any order and among others. undefined where a column is missing. A number twice: the last counts.
 */
export function readRegistryFile(text: string): RegistryFile | undefined {
  const [header = [], ...lines] = readCsv(text.replace(/^\uFEFF/, ''));
  const columns = header.map((title) => title.trim().toLowerCase());
  const [number, name, status] = ['number', 'name', 'status'].map((title) => columns.indexOf(title));
  if (number === undefined || name === undefined || status === undefined) return undefined;
  if (number < 0 || name < 0 || status < 0) return undefined;
  const names = new Map<string, RegistryName>();
  const badLines: number[] = [];
  for (const [index, line] of lines.entries()) {
    const one = {
      number: line[number]?.trim() ?? '',
      name: line[name]?.normalize('NFC').trim() ?? '',
      status: line[status]?.trim() ?? '',
    };
    if (line.every((part) => part === '')) continue;
    if (one.number === '' || one.name === '') badLines.push(index + 2);
    else names.set(one.number, { ...one, name_keys: searchKeys(one.name) });
  }
  return { names: [...names.values()], badLines };
}

/** Fields may be quoted, with doubled quotes inside. What only looks quoted (`The "Best" Ltd`, a quote that nobody closes)
 *  stands as it is: there is no text at which the reading stops, so no later line is lost. */
function readCsv(text: string): string[][] {
  const field = /(?:"([^"]*(?:""[^"]*)*)"(?=[,\r\n]|$)|([^,\r\n]*))(,|\r\n?|\n|$)/gy;
  const lines: string[][] = [];
  let line: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end] = match;
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
