import './documentText.css';
import type { Block, PrintedDocument } from '@tabellion/paper/printed.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';

interface DocumentTextProps {
  /** Above the title, whose document it is. */
  corporation?: string | null;
  title: string;
  /** Below the title, such as its number. */
  lead?: string | null;
  language: PrintedDocument['language'] | null;
  blocks: readonly Block[];
}

/** The document as real text: the blocks that are printed, in the order and with the numbers that they have on paper. */
export function DocumentText({ corporation, title, lead, language, blocks }: DocumentTextProps) {
  return (
    <article className="paper doctext" lang={language ?? undefined} dir={language === null ? 'auto' : 'ltr'}>
      {corporation && <p className="doctext__corporation">{corporation}</p>}
      <h2>{title}</h2>
      {lead && <p className="doctext__lead">{lead}</p>}
      {partsOf(blocks).map((part, at) => (
        <Part key={at} of={part} />
      ))}
    </article>
  );
}

type Clause = Extract<Block, { kind: 'clause' }>;
type Part = Exclude<Block, Clause> | { kind: 'clauses'; first: number; clauses: Clause[] };

/** Clauses that follow each other are one list, whose numbers begin anew below each heading. */
function partsOf(blocks: readonly Block[]): readonly Part[] {
  const parts: Part[] = [];
  let next = 1;
  for (const block of blocks) {
    if (block.kind === 'heading') next = 1;
    if (block.kind !== 'clause') {
      parts.push(block);
      continue;
    }
    const last = parts.at(-1);
    if (last?.kind === 'clauses') last.clauses.push(block);
    else parts.push({ kind: 'clauses', first: next, clauses: [block] });
    next += 1;
  }
  return parts;
}

function Part({ of: part }: { of: Part }) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>;
    case 'paragraph':
      return <p>{part.text}</p>;
    case 'note':
      return <p className="doctext__note">{part.text}</p>;
    case 'clauses':
      return <Clauses {...part} />;
    case 'fields':
      return (
        <dl className="doctext__fields">
          {part.fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <UserText>{value}</UserText>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <PrintedTable of={part} />;
    case 'signatures':
      return (
        <>
          {part.lead && <p>{part.lead}</p>}
          <ul className="doctext__signatures">
            {part.signees.map(({ key, name, capacity }) => (
              <li key={key}>
                <UserText>{name}</UserText>
                <small>{capacity}</small>
              </li>
            ))}
          </ul>
        </>
      );
    case 'pageBreak':
      return null;
  }
}

function Clauses({ first, clauses }: Extract<Part, { kind: 'clauses' }>) {
  return (
    <ol start={first}>
      {clauses.map(({ text, section, parts = [] }, at) => (
        <li key={at}>
          {text}
          {section && <small className="doctext__section"> {section}</small>}
          {parts.length > 0 && (
            <ol type="a">
              {parts.map((words, part) => (
                <li key={part}>{words}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

function PrintedTable({ of: table }: { of: Extract<Block, { kind: 'table' }> }) {
  const { caption, columns, rows, totals, empty } = table;
  const cells = (row: readonly string[]) =>
    columns.map(({ isNumber }, at) => (
      <td key={at} className={isNumber ? 'num' : undefined}>
        {row[at]}
      </td>
    ));
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <div className="doctext__table">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ label, isNumber }, at) => (
              <th key={at} scope="col" className={isNumber ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{cells(row)}</tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>{cells(totals)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
