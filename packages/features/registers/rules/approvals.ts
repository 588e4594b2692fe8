/** Whether the resolution that an entry names can carry it, judged by the documents that bear its number. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import {
  type ActOrDraft,
  bodyOf,
  isOfEitherBody,
  isSameNumber,
  type ResolutionBody,
  resolutionsIn,
} from './resolutions.ts';

/** The document of a numbered resolution, as the minute book has it. */
export interface ResolutionDocument {
  readonly body: ResolutionBody;
  readonly number: string;
  readonly datedOn: PlainDate;
  readonly status: 'draft' | 'pending' | 'partially_signed' | 'signed' | 'declined' | 'void' | 'expired';
  /** Roots of the entries that it passes. */
  readonly covers: readonly string[];
  /** Whether it can still pass more: a draft is made anew with every entry that names its number, unless it was made for an entry
   *  that waits for signatures. */
  readonly takesMore: boolean;
}

/** A resolution as an entry names it. */
export interface NamedResolution {
  readonly body: ResolutionBody;
  /** A number of the corporation's own, of an entry that either body may have decided: a document of the other carries it too. */
  readonly isOfEither?: boolean;
  readonly number: string;
  readonly date: PlainDate;
  /** The root of the entry. */
  readonly root: string;
  /** Whether it is of no one entry: an annual resolution, or the organizing one, under which subscribed shares are issued. Only
   *  what became of its document counts. */
  readonly isGeneral: boolean;
}

export type ApprovalFault =
  | { readonly why: 'declined' | 'void' | 'expired' | 'other_entry' }
  /** The resolution is not of the body that decides the entry. */
  | { readonly why: 'other_body'; readonly body: ResolutionBody }
  | { readonly why: 'other_day'; readonly on: PlainDate };

/** Every resolution that an act names. */
export const resolutionsNamedIn = (act: ActOrDraft & { readonly root: string }): NamedResolution[] =>
  resolutionsIn(act).map(({ number, date, resolutionId }) => ({
    body: bodyOf(act, number),
    ...(isOfEitherBody(act, number) && { isOfEither: true }),
    number,
    date,
    root: act.root,
    isGeneral: resolutionId !== undefined,
  }));

const givenUp = ['declined', 'expired', 'void'] as const;

/**
 * Why the resolution cannot carry the entry; null where it can. One of which no document is here was signed on paper: its document
 * may follow. A document made for that very entry carries it, as long as nobody declined or voided it and it did not expire. A
 * number stays used once its document was given up, on any day and by any body.
 * @param documents  all that bear a number, in any order
 * Source: CBCA ss. 25(1), 102(1), 117, 142; docs/decisions/076.
 */
export function approvalFault(
  named: NamedResolution,
  documents: readonly ResolutionDocument[],
): ApprovalFault | null {
  const bearing = documents.filter(({ number }) => isSameNumber(number, named.number));
  const own = bearing.filter(({ covers }) => covers.includes(named.root));
  const isAlive = ({ status }: ResolutionDocument) => !givenUp.some((one) => one === status);
  if (own.some(isAlive)) return null;
  const alive = bearing.filter(isAlive);
  if (alive.length === 0) {
    const of = own.length > 0 ? own : bearing;
    const why = givenUp.find((one) => of.some(({ status }) => status === one));
    return why === undefined ? null : { why };
  }
  return named.isGeneral ? null : coverageFault(named, alive);
}

/** @param alive  at least one, none of which was made for the entry */
function coverageFault(named: NamedResolution, alive: readonly ResolutionDocument[]): ApprovalFault | null {
  const [first, ...others] = alive.filter(({ body }) => named.isOfEither || body === named.body);
  if (first === undefined) return { why: 'other_body', body: named.body };
  const ofDay = [first, ...others].filter(({ datedOn }) => datedOn === named.date);
  if (ofDay.length === 0) return { why: 'other_day', on: first.datedOn };
  return ofDay.some(({ takesMore }) => takesMore) ? null : { why: 'other_entry' };
}
