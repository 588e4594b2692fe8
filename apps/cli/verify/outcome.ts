import { alignColumns } from '../table.ts';

/** The outcome of one file, shown on a terminal as text and on the page that verifies without network as HTML. */
export interface Outcome {
  /** The exit code that this file alone would give. */
  readonly code: 0 | 1 | 2;
  /** The reader named keys or roots, and log or seal are of those. */
  readonly isKnown: boolean;
  /** The verdict first. */
  readonly report: readonly Part[];
  readonly json: object;
}

export type Part = Lines | Facts | Rows;

interface Lines {
  readonly is: 'lines';
  readonly lines: readonly string[];
}

interface Facts {
  readonly is: 'facts';
  readonly title: string | undefined;
  /** Names and values; one without a value is said alone. */
  readonly facts: readonly (readonly [string, string])[];
}

interface Rows {
  readonly is: 'rows';
  readonly title: string;
  /** The first one names the columns. */
  readonly rows: readonly (readonly string[])[];
  /** Columns of figures, from 0. */
  readonly right: readonly number[];
}

export const linesOf = (lines: readonly string[]): Lines => ({ is: 'lines', lines });

export const factsOf = (facts: Facts['facts'], title?: string): Facts => ({ is: 'facts', title, facts });

/** Without the parts that say nothing. */
export const reportOf = (parts: readonly Part[]): readonly Part[] => parts.filter((part) => !isEmpty(part));

function isEmpty(part: Part): boolean {
  if (part.is === 'lines') return part.lines.length === 0;
  return part.is === 'facts' ? part.facts.length === 0 && part.title === undefined : part.rows.length < 2;
}

export const worstOf = (codes: readonly Outcome['code'][]): Outcome['code'] => {
  if (codes.includes(2)) return 2;
  return codes.includes(1) ? 1 : 0;
};

/** A report for a terminal: paragraphs with an empty line between them. */
export const asText = (report: readonly Part[]): string => `${report.map(paragraph).join('\n\n')}\n`;

function paragraph(part: Part): string {
  if (part.is === 'lines') return part.lines.join('\n');
  if (part.is === 'rows') return `${part.title}\n${alignColumns(part.rows, part.right)}`;
  const { title, facts } = part;
  const indent = title === undefined ? '' : '  ';
  const lines = facts.map(([name, value]) => `${indent}${name}${value === '' ? '' : `: ${value}`}`);
  return [...(title === undefined ? [] : [title]), ...lines].join('\n');
}
