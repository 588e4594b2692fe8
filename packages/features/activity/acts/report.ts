/** Reports tell the log and the ledger of a kind of act, by ids, numbers and codes only. A file of this folder has the rows of the log
 *  and the reports of one subject. The reports are made by a function, so that pages, which read the rows, bring none of them. */
import type { ChangeAct, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { Book } from '@tabellion/book/book.ts';
import type { Position } from '@tabellion/book/positions.ts';

/** The specification's records that acts change. */
export const ledgerKinds = ['organization', 'shareclass', 'shareholder', 'position'] as const;

export interface LedgerRecord {
  readonly kind: (typeof ledgerKinds)[number];
  readonly id: string;
  /** The holder of a position, and which one. */
  readonly personId?: string;
  readonly position?: string;
  /** It ends with the act. */
  readonly deleted?: boolean;
  /** The act is what brought it: without the act it was never there. */
  readonly isMadeByAct?: true;
}

export interface FactsNeeded {
  /** Persons who receive shares: those who held none are new shareholders. */
  readonly recipients?: readonly string[];
  /** Securities whose holders the act does not name. */
  readonly securities?: readonly string[];
  readonly appointments?: readonly string[];
  readonly controls?: readonly string[];
  /** Persons of whom the act says something: it shows in their positions and holdings. */
  readonly persons?: readonly string[];
}

export interface Seat {
  readonly personId: string;
  readonly position: Position;
  readonly isActive: boolean;
}

/** Facts of the registers, with the act in them unless it is said otherwise. */
export interface ReportFacts {
  readonly orgId: string;
  /** Whether the corporation is incorporated, or its incorporation corrected, with the act. */
  readonly isFounding: boolean;
  /** Those who receive shares and held none before. */
  readonly newShareholders: ReadonlySet<string>;
  holderOf(securityId: string): string;
  /** Undefined where the appointment never was. */
  seat(appointmentId: string): Seat | undefined;
  individualsOf(controlId: string): readonly string[];
  seatsOf(personId: string): readonly (Seat & { readonly id: string })[];
  hasCertificates(personId: string): boolean;
  /** Whether a person was entered in the same transaction. */
  isNew(personId: string): boolean;
}

/** @template Entry  of the log, of the kinds that the subject brings */
export interface Report<K extends KindName, Entry> {
  needs?(payload: Payloads[K]): FactsNeeded;
  /** Entries of the log for an act that was recorded; none where the log does not tell of it. */
  entries?(act: ChangeAct<K>, facts: ReportFacts): readonly Entry[];
  /** Entries for an act that its own form corrects; left out: the log says that the entry was corrected or moved. */
  corrections?(act: ChangeAct<K>, before: ChangeAct<K>): readonly Entry[];
  /** Entries for an act that is taken back; left out: the log says that of the entry. */
  voidings?(): readonly Entry[];
  records?(payload: Payloads[K], facts: ReportFacts): readonly LedgerRecord[];
}

export const shareholder = (id: string): LedgerRecord => ({ kind: 'shareholder', id });
export const shareClass = (id: string): LedgerRecord => ({ kind: 'shareclass', id });

/** A directorship is `directors` wherever it travels. */
export const positionRecord = (
  id: string,
  { personId, position }: Pick<Seat, 'personId' | 'position'>,
): LedgerRecord & { readonly personId: string } => ({
  kind: 'position',
  id,
  personId,
  position: position === 'director' ? 'directors' : position,
});

/** Only what the records of the ledger ask: the log tells of a batch as one. @param book  with the batch in it */
export function reportFactsInBook({ tables }: Book, orgId: string): ReportFacts {
  const seats = Array.from(
    tables.appointments.now(),
    ({ value: { appointmentId: id, status, ...seat } }) => ({ ...seat, id, isActive: status === 'active' }),
  );
  const byPerson = new Map<string, (Seat & { readonly id: string })[]>();
  for (const one of seats.filter(({ isActive }) => isActive))
    byPerson.set(one.personId, [...(byPerson.get(one.personId) ?? []), one]);
  const holders = new Set(Array.from(tables.certificates.now(), ({ value }) => value.personId));
  const byId = new Map(seats.map((one) => [one.id, one]));
  return {
    orgId,
    isFounding: false,
    seat: (id) => byId.get(id),
    seatsOf: (personId) => byPerson.get(personId) ?? [],
    hasCertificates: (personId) => holders.has(personId),
    newShareholders: new Set(),
    holderOf: () => '',
    individualsOf: () => [],
    isNew: () => false,
  };
}
