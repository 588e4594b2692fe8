/** The first sheet that is shown of an Office Open XML workbook (ECMA-376): cells, shared words, and which figures are dates. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import {
  MOST_COLUMNS,
  type ReadCell,
  type ReadSheet,
  type SheetBounds,
  type SheetProblem,
} from './tableRead.ts';
import { attributesOf, elements, unescaped, without, type XmlElement } from './xml.ts';
import { readZip } from './zip.ts';

/** Nothing of the file is trusted: entities and document types are refused, names lead nowhere but to parts of the file. */
export async function readWorkbook(
  bytes: Uint8Array,
  bounds: SheetBounds,
): Promise<Result<ReadSheet, SheetProblem>> {
  const zip = await readZip(bytes, { mostBytes: bounds.mostBytes, mostFiles: 2000 });
  if (!zip.ok) return err(zip.error === 'too_large' || zip.error === 'too_many' ? 'too_large' : 'unreadable');
  const part = (path: string): string | undefined => {
    const content = zip.value.files.get(path);
    return content === undefined ? undefined : new TextDecoder().decode(content);
  };
  const workbook = part('xl/workbook.xml');
  const relations = part('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) return err('unreadable');
  const sheets = Array.from(elements(workbook, 'sheet'), ({ attributes }) => attributesOf(attributes));
  const isHidden = ({ state = 'visible' }: (typeof sheets)[number]) => state !== 'visible';
  const first = sheets.find((one) => !isHidden(one)) ?? sheets[0];
  const target = targetOf(relations, first?.['r:id'] ?? '');
  const sheet = target === undefined ? undefined : part(target);
  const all = [
    workbook,
    relations,
    sheet ?? '',
    part('xl/sharedStrings.xml') ?? '',
    part('xl/styles.xml') ?? '',
  ];
  if (sheet === undefined || all.some((text) => text.includes('<!'))) return err('unreadable');
  const book = {
    words: wordsOf(part('xl/sharedStrings.xml') ?? ''),
    dates: datesOf(part('xl/styles.xml') ?? ''),
    isLater: isTrue(attributesOf(firstOf(workbook, 'workbookPr')?.attributes ?? '').date1904 ?? ''),
  };
  const read = rowsOf(sheet, book, bounds);
  if (!read.ok) return read;
  const hiddenSheets = sheets.filter(isHidden).map(({ name = '' }) => name);
  return ok({ ...read.value, sheets: sheets.length, name: first?.name ?? '', hiddenSheets, reading: null });
}

function firstOf(xml: string, name: string): XmlElement | undefined {
  const [first] = elements(xml, name);
  return first;
}

/** A part's path, from the relation that names it. */
function targetOf(relations: string, id: string): string | undefined {
  for (const { attributes } of elements(relations, 'Relationship')) {
    const relation = attributesOf(attributes);
    if (relation.Id !== id) continue;
    const target = relation.Target ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return undefined;
}

interface Book {
  readonly words: readonly string[];
  /** Styles of cells that show a figure as a date. */
  readonly dates: ReadonlySet<number>;
  /** Whether days are counted from 1904. */
  readonly isLater: boolean;
}

/** Words that cells share; runs of formatted letters are put together, and what tells their sound is left out. */
const wordsOf = (shared: string): readonly string[] =>
  Array.from(elements(shared, 'si'), ({ content }) => lettersIn(content));

function lettersIn(content: string): string {
  return Array.from(elements(without(content, 'rPh'), 't'), (one) => unescaped(one.content)).join('');
}

/** Ids of formats that show a day (ECMA-376 18.8.30); 27 to 36 and 50 to 58 are those of East Asia. */
const isNumberedDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Parts of a format that name no day: what is shown as it stands, the width (`_d`) or filling (`*d`) of a character, colours and
 *  languages. Brackets around hours (`[h]`) do not hide them. */
const SHOWN_AS_IT_STANDS = /"[^"]*(?:"|$)|[\\_*].|\[(?![hms]+\])[^\]]*(?:\]|$)/gis;

/** Whether a format of one's own names a day, a month or a year; minutes are spelled like months. */
function namesDay(format: string): boolean {
  const letters = format.replace(SHOWN_AS_IT_STANDS, '');
  return /[yd]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters));
}

/** The formats that the standard numbers, and one's own that name a day, a month or a year. */
function datesOf(styles: string): ReadonlySet<number> {
  const own = new Map<string, boolean>();
  for (const { attributes } of elements(styles, 'numFmt')) {
    const { numFmtId = '', formatCode = '' } = attributesOf(attributes);
    own.set(numFmtId, namesDay(formatCode));
  }
  const isDate = (id: string): boolean => own.get(id) ?? isNumberedDate(Number(id));
  const formats = firstOf(styles, 'cellXfs');
  const found = new Set<number>();
  let at = 0;
  for (const { attributes } of elements(formats?.content ?? '', 'xf')) {
    if (isDate(attributesOf(attributes).numFmtId ?? '')) found.add(at);
    at++;
  }
  return found;
}

function rowsOf(
  sheet: string,
  book: Book,
  { mostRows, mostCells }: SheetBounds,
): Result<SheetRows, SheetProblem> {
  const rows: ReadCell[][] = [];
  const hiddenRows: number[] = [];
  let [formulas, cells] = [0, 0];
  for (const { attributes, content } of elements(sheet, 'row')) {
    const { r: place, hidden = '', ht: height } = attributesOf(attributes);
    const number = Number(place ?? rows.length + 1);
    if (!(number > rows.length)) continue;
    if (number > mostRows) {
      if (/<v>|<t[ >]/.test(content)) return err('too_long');
      continue;
    }
    while (rows.length < number - 1) rows.push([]);
    const row: ReadCell[] = [];
    for (const cell of elements(content, 'c')) {
      const { r = '', t = 'n', s = '' } = attributesOf(cell.attributes);
      const at = r === '' ? row.length : columnOf(r);
      if (at >= MOST_COLUMNS || at < row.length) continue;
      while (row.length < at) row.push(null);
      const isFormula = /<f[\s>/]/.test(cell.content);
      if (isFormula) formulas++;
      row.push(cellOf(cell.content, { type: t, isDate: book.dates.has(Number(s)), isFormula }, book));
    }
    rows.push(row);
    const isHidden = isTrue(hidden) || Number(height) === 0;
    if (isHidden && row.some((cell) => cell !== null)) hiddenRows.push(number);
    cells += row.length;
    if (cells > mostCells) return err('too_large');
  }
  const hidden = hiddenColumnsOf(sheet);
  const hiddenColumns = hidden.filter((at) => rows.some((row) => (row[at] ?? null) !== null));
  return ok({ rows, formulas, hiddenRows, hiddenColumns });
}

type SheetRows = Pick<ReadSheet, 'rows' | 'formulas' | 'hiddenRows' | 'hiddenColumns'>;

const isTrue = (value: string): boolean => ['1', 'true'].includes(value);

/** Hidden columns, from 0; ranges reach to the end of the sheet, so they are cut where columns are no longer read. */
function hiddenColumnsOf(sheet: string): readonly number[] {
  const found: number[] = [];
  for (const { attributes } of elements(firstOf(sheet, 'cols')?.content ?? '', 'col')) {
    const { min = '', max = '', hidden = '', width } = attributesOf(attributes);
    if (!isTrue(hidden) && Number(width) !== 0) continue;
    for (let at = Number(min) - 1; at >= 0 && at < Math.min(Number(max), MOST_COLUMNS); at++) found.push(at);
  }
  return found;
}

/** `AB12` is column 27, counted from 0. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,4}/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

interface Kind {
  readonly type: string;
  readonly isDate: boolean;
  readonly isFormula: boolean;
}

function cellOf(content: string, { type, isDate, isFormula }: Kind, book: Book): ReadCell {
  if (type === 'inlineStr') return textCell(lettersIn(content));
  const value = unescaped(firstOf(content, 'v')?.content ?? '').trim();
  if (value === '') return isFormula ? { error: '' } : null;
  switch (type) {
    case 's':
      return textCell(book.words[Number(value)] ?? '');
    case 'str':
      return textCell(value);
    case 'e':
      return { error: value };
    case 'b':
      return { text: value === '1' ? 'TRUE' : 'FALSE' };
    case 'd':
      return { date: value.slice(0, 10) };
    default:
      return isDate ? dateCell(value, book.isLater) : numberCell(value);
  }
}

const textCell = (text: string): ReadCell => (text.trim() === '' ? null : { text: text.trim() });

/** No figure of a workbook has more. */
const MOST_DIGITS = 100;

/** Digits that a spreadsheet shows of a figure. It keeps figures as binary doubles and writes them with 17 digits, so that 0.29
 *  is stored as 0.28999999999999998. */
const SHOWN_DIGITS = 15;

/** `1.2E6` is 1200000. A whole number that is written out is exact; of all others the first 15 digits count, rounded. */
function numberCell(value: string): { readonly text: string } | { readonly number: string } {
  if (value.length > MOST_DIGITS) return { text: value };
  const [, sign = '', whole = '', places = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(value) ?? [];
  if (whole === '') return { text: value };
  const exponent = Number(power);
  const isWrittenOut = exponent === 0 && /^0*$/.test(places);
  const all = { digits: whole + places, point: whole.length + exponent };
  const { digits, point } = isWrittenOut ? all : shownDigits(all);
  if (point > 60 || point < -60) return { text: value };
  const padded = point <= 0 ? digits.padStart(digits.length - point + 1, '0') : digits.padEnd(point, '0');
  const cut = point <= 0 ? 1 : point;
  const left = padded.slice(0, cut).replace(/^0+(?=\d)/, '');
  const right = padded.slice(cut).replace(/0+$/, '');
  const size = `${left}${right === '' ? '' : `.${right}`}`;
  return { number: size === '0' ? size : `${sign}${size}` };
}

interface Figure {
  readonly digits: string;
  /** How many of the digits stand before the point; negative where zeros follow it. */
  readonly point: number;
}

function shownDigits({ digits, point }: Figure): Figure {
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  const end = zeros + SHOWN_DIGITS;
  if (digits.length <= end) return { digits, point };
  const rounded = BigInt(digits.slice(0, end)) + ((digits[end] ?? '0') >= '5' ? 1n : 0n);
  // 9.99… becomes 10: one digit more stands before the point.
  const shown = String(rounded).padStart(end, '0');
  return { digits: shown, point: point + shown.length - end };
}

const DAY_MS = 86_400_000;

/** Days since the last day of 1899, as spreadsheets count from March 1900 on; or since 1904. */
function dateCell(value: string, isLater: boolean): ReadCell {
  const cell = numberCell(value);
  const days = Math.floor(Number('number' in cell ? cell.number : value)) + (isLater ? 1462 : 0);
  if (!(days >= 61 && days < 2_958_466)) return cell;
  return { date: new Date((days - 25_569) * DAY_MS).toISOString().slice(0, 10) };
}
