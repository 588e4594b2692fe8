/** The closed set of lines of work: what each kind needs to be seen. A new kind is a row here, its words `work.<kind>`, and the
 *  rule that makes it (`rules/lines.ts`). */
import type { Action } from '../access.ts';

interface KindRow {
  /** Whoever may do this in an organization sees its lines of this kind. */
  readonly needs: Action;
}

const kindRows = {
  deadline: { needs: 'dashboard.read' },
  /** One of the register of significant control, which not every member may know of. */
  control_deadline: { needs: 'control.read' },
  /** No fiscal year end is on record, so that no yearly deadline can be counted. */
  year_end: { needs: 'dashboard.read' },
  /** Documents are out to be signed. */
  signatures: { needs: 'signing.read' },
  /** An entry is proposed that is recorded once it is paid. */
  payment: { needs: 'billing.manage' },
  /** An entry no longer fits the registers, or what people signed. */
  attention: { needs: 'people.edit' },
  /** A matter that stopped. */
  matter: { needs: 'matters.read' },
  /** Documents of the minute book that nobody was asked to sign. */
  unsigned: { needs: 'documents.read' },
  /** The check of the minute book found errors. */
  incomplete: { needs: 'documents.read' },
  /** The registry sent a filing back. */
  filing_rejection: { needs: 'filings.read' },
  /** The registry sent articles back. */
  rejection: { needs: 'organization.read' },
  /** The registry's file has another name or status of the corporation. */
  registry: { needs: 'changes.read' },
} as const satisfies Readonly<Record<string, KindRow>>;

export type LineKind = keyof typeof kindRows;
export const lineKinds = Object.keys(kindRows) as readonly LineKind[];

export const actionOf = (kind: LineKind): Action => kindRows[kind].needs;

/** The act that a line asks for next. `file` and `settle` lead to a deadline: to be filed with a registry, or done otherwise. */
export const nextActs = [
  'file',
  'settle',
  'remind',
  'pay',
  'look',
  'check',
  'print',
  'set_year_end',
  'compare',
] as const;
export type NextAct = (typeof nextActs)[number];

/** Where a line stands on the day at its registry; never stored. `undated` lines have no day. */
export const lineStates = ['overdue', 'soon', 'later', 'undated'] as const;
export type LineState = (typeof lineStates)[number];
