/** A table as a file that spreadsheets open: CSV, or one sheet of Office Open XML. Decision 045 says why we write it. */
import { setImmediate as others } from 'node:timers/promises';
import { writeZip } from './zip.ts';

/** The value of a cell. Figures are exact decimals as text; a date is `YYYY-MM-DD`. */
export type Cell =
  | { readonly text: string }
  /** Money is in Canadian dollars. */
  | { readonly number: string; readonly isMoney?: true }
  /** Hundredths of a per cent are told as `16.71`. */
  | { readonly percent: string }
  | { readonly date: string }
  | null;

export interface Sheet {
  /** Names the sheet; at most 31 characters of it are shown. */
  readonly title: string;
  /** Above the heads: what the table is, and as of when. */
  readonly about: readonly string[];
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  readonly rightToLeft: boolean;
}

/** UTF-8 with a byte order mark, as Excel needs it; fields by RFC 4180. */
export async function writeCsv({ about, heads, rows }: Sheet): Promise<Uint8Array> {
  const lines = [...about.map((line) => [{ text: line }]), heads.map((text) => ({ text }))].map(csvLine);
  for await (const some of rows) {
    for (const row of some) lines.push(csvLine(row));
    await others();
  }
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8');
}

const csvLine = (cells: readonly Cell[]): string => cells.map(csvField).join(',');

function csvField(cell: Cell): string {
  if (cell === null) return '';
  if ('number' in cell) return cell.number;
  if ('percent' in cell) return cell.percent;
  if ('date' in cell) return cell.date;
  return `"${harmless(cell.text).replaceAll('"', '""')}"`;
}

/** A name that begins like a formula is data: the apostrophe keeps spreadsheets from running it (CWE-1236). Where a
 *  spreadsheet separates by another sign than the comma, our quotes hold nothing together: what follows any separator or
 *  line end could begin a cell. Full-width signs are read as the plain ones. */
const harmless = (text: string): string =>
  text
    .replace(/(^|[;,\t|:\r\n])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'$2")
    .replace(/^(?=[\t\r\n])/, "'");

/** One sheet with its heads frozen. Figures of more than 15 digits stay text, for a spreadsheet would round them. */
export async function writeXlsx({ title, about, heads, rows, rightToLeft }: Sheet): Promise<Uint8Array> {
  const top = about.length + 1;
  const pieces = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>',
    `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}>`,
    `<pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${heads.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${at === 0 ? 32 : 18}" customWidth="1"/>`).join('')}</cols>`,
    '<sheetData>',
    ...about.map((text) => xlsxRow([{ text }])),
    xlsxRow(
      heads.map((text) => ({ text })),
      BOLD,
    ),
  ];
  for await (const some of rows) {
    for (const row of some) pieces.push(xlsxRow(row));
    await others();
  }
  pieces.push('</sheetData></worksheet>');
  const parts = new Map([...optionsFor(title), ['xl/worksheets/sheet1.xml', pieces.join('')]]);
  return writeZip(new Map([...parts].map(([path, text]) => [path, Buffer.from(text, 'utf8')])));
}

/** Places of `cellXfs` in the styles below. */
const [BOLD, DATE, PERCENT, WHOLE, BROKEN] = [1, 2, 3, 4, 5];

const xlsxRow = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells.map((cell) => xlsxCell(cell, style)).join('')}</row>`;

function xlsxCell(cell: Cell, style?: number): string {
  if (cell === null) return '<c/>';
  const isExact = 'number' in cell && cell.number.replace(/\D/g, '').length <= 15;
  if ('number' in cell && isExact)
    return `<c s="${cell.isMoney || cell.number.includes('.') ? BROKEN : WHOLE}"><v>${cell.number}</v></c>`;
  if ('percent' in cell) return `<c s="${PERCENT}"><v>${Number(cell.percent) / 100}</v></c>`;
  if ('date' in cell && cell.date >= '1900-03-01') return `<c s="${DATE}"><v>${serialOf(cell.date)}</v></c>`;
  const styled = style === undefined ? '' : ` s="${style}"`;
  return `<c${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(spelledIn(cell))}</t></is></c>`;
}

function spelledIn(cell: Exclude<Cell, null | { percent: string }>): string {
  if ('text' in cell) return cell.text;
  return 'number' in cell ? cell.number : cell.date;
}

/** Days since the last day of 1899, as spreadsheets count from March 1900 on. */
const serialOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;

const escaped = (text: string): string =>
  text
    // Characters that XML 1.0 cannot hold at all.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const OFFICE = 'http://schemas.openxmlformats.org';

const optionsFor = (title: string): [path: string, text: string][] => [
  [
    '[Content_Types].xml',
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    // Readers such as openpyxl refuse a fill or border without its parts, and the first two fills are reserved.
    `<?xml version="1.0" encoding="UTF-8"?><styleSheet xmlns="${OFFICE}/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.00########"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

/** Excel's rules: 31 characters, none of these signs, and no apostrophe at either end. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^'+|'+$/g, '') || '1';
