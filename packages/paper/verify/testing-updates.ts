/** Writes updates behind a PDF: plainly, as honest writers do, and in every way in which they may lie. */

import { latin1 } from './pdfSyntax.ts';
import { type Bytes, bytesOf, joined } from './testing-sealed.ts';

export type Written = readonly (readonly [number: number, body: string])[];

export interface Update {
  readonly objects?: Written;
  /** Their generation; 0 where it is not given. */
  readonly generation?: number;
  /** Beside those of the objects: the number, where it is said to be, its generation, `n` or `f`. */
  readonly rows?: readonly (readonly [number: number, at: number, generation: number, kind: string])[];
  /** How the table is written; `packed` has the objects among those of a stream, `hybrid` two tables. */
  readonly form?: 'text' | 'stream' | 'packed' | 'hybrid';
  readonly size?: number;
  /** Null for none. */
  readonly prev?: number | null;
  readonly root?: string;
  readonly trailer?: string;
  /** Between the file and the objects, and between the objects and their table. */
  readonly before?: string;
  readonly between?: string;
  /** Done to the table before it is written. */
  readonly table?: (text: string) => string;
  /** The place of the table as the end of the file says it. */
  readonly startxref?: number;
}

/** Higher than all numbers that tests give. */
const mostNumbers = 600;

export function lastTableOf(pdf: Uint8Array): number {
  return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin1(pdf))?.[1]);
}

export function updated(pdf: Bytes, update: Update): Bytes {
  const { form = 'text', generation = 0, objects = [], before = '', between = '' } = update;
  let text = before;
  const rows = new Map<number, readonly [number, number, string]>();
  for (const [number, body] of form === 'packed' ? [] : objects) {
    rows.set(number, [pdf.length + text.length, generation, 'n']);
    text += `${number} ${generation} obj\n${body}\nendobj\n`;
  }
  if (form === 'packed') {
    rows.set(packedIn, [pdf.length + text.length, 0, 'n']);
    text += `${packedIn} 0 obj\n${packed(objects)}\nendobj\n`;
    for (const [index, [number]] of objects.entries()) rows.set(number, [packedIn, index, 'packed']);
  }
  for (const [number, at, of, kind] of update.rows ?? []) rows.set(number, [at, of, kind]);
  text += between;
  const table = written(pdf.length + text.length, rows, pdf, update);
  return joined(pdf, bytesOf(text + table));
}

const [packedIn, tableIn] = [590, 591];

function packed(objects: Written): string {
  const bodies = objects.map(([, body]) => `${body} `);
  const starts = bodies.map((_, at) => bodies.slice(0, at).join('').length);
  const head = objects.map(([number], at) => `${number} ${starts[at]} `).join('');
  const content = head + bodies.join('');
  return `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

type Rows = ReadonlyMap<number, readonly [number, number, string]>;

function written(at: number, rows: Rows, pdf: Bytes, update: Update): string {
  const { form = 'text', size = mostNumbers, root = '1 0 R', trailer = '', table = (text) => text } = update;
  const prev = update.prev === undefined ? lastTableOf(pdf) : update.prev;
  const shared = `/Size ${size} /Root ${root} /Info 57 0 R ${prev === null ? '' : `/Prev ${prev} `}${trailer}`;
  const end = (start: number) => `startxref\n${update.startxref ?? start}\n%%EOF\n`;
  if (form === 'text') return table(inText(rows, shared)) + end(at);
  const stream = inStream(new Map([...rows, [tableIn, [at, 0, 'n'] as const]]), shared);
  if (form !== 'hybrid') return `${tableIn} 0 obj\n${table(stream)}\nendobj\n${end(at)}`;
  const hidden = `${tableIn} 0 obj\n${stream}\nendobj\n`;
  return hidden + inText(new Map(), `${shared} /XRefStm ${at} `) + end(at + hidden.length);
}

function inText(rows: Rows, trailer: string): string {
  const lines = [...rows].map(
    ([number, [at, generation, kind]]) =>
      `${number} 1\n${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${kind} \n`,
  );
  return `xref\n${lines.join('') || '0 0\n'}trailer\n<< ${trailer} >>\n`;
}

function inStream(rows: Rows, entries: string): string {
  const kinds = new Map([
    ['f', 0],
    ['n', 1],
    ['packed', 2],
  ]);
  const content = [...rows].map(([, [at, other, kind]]) =>
    String.fromCharCode(
      kinds.get(kind) ?? 0,
      at >> 24,
      (at >> 16) & 255,
      (at >> 8) & 255,
      at & 255,
      other >> 8,
      other & 255,
    ),
  );
  const index = [...rows].map(([number]) => `${number} 1`).join(' ');
  return `<< /Type /XRef /W [1 4 2] /Index [${index}] ${entries} /Length ${content.length * 7} >>\nstream\n${content.join('')}\nendstream`;
}
