/** The lines of one organization, as its facts ask for them. Pure: the same facts make the same lines on every day, for whether
 *  one is overdue is judged when it is read (decision 098). */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { MatterKind, StopReason } from '../../matters/rules/progress.ts';
import type { LineKind, NextAct } from '../lineKinds.ts';

/** The particulars of a line beside its day: the key of a deadline, the number of documents, why a matter stopped. */
export interface LineParams {
  readonly registration?: string;
  readonly deadline?: DeadlineKind;
  readonly occasion?: string;
  readonly year?: number | null;
  readonly filing?: FilingStage | null;
  readonly count?: number;
  readonly matter?: MatterKind;
  readonly reason?: StopReason;
}

/** Ids, dates and codes; names are read where they stand. */
export interface Line {
  /** Names it within its organization. */
  readonly line: string;
  readonly kind: LineKind;
  readonly dueOn: PlainDate | null;
  readonly subject: string | null;
  readonly personId: string | null;
  readonly signeeIds: readonly string[];
  readonly inCharge: string | null;
  readonly nextAct: NextAct;
  readonly params: LineParams;
}

export interface OpenDeadline {
  readonly registration: string;
  readonly kind: DeadlineKind;
  readonly occasion: string;
  readonly dueOn: PlainDate;
  readonly year: number | null;
  readonly personId: string | null;
  readonly isOfControl: boolean;
  /** How far its filing is; null where none was begun. */
  readonly filing: FilingStage | null;
  readonly filingId: string | null;
}

/** An open day of a deadline that the organization sets itself. */
export interface OwnLine {
  readonly registration: string;
  readonly occasion: string;
  readonly dueOn: PlainDate;
  readonly ownId: string;
  readonly inCharge: string | null;
}

/** `ready`: only its payment is missing. */
type FilingStage = 'begun' | 'ready' | 'sent' | 'rejected';

export interface OpenRequest {
  readonly envelopeId: string;
  /** The last day on which it may be signed, at the registry. */
  readonly expiresOn: PlainDate;
  readonly sentBy: string;
  /** Whose turn it is. */
  readonly signeeIds: readonly string[];
}

export interface StoppedMatter {
  readonly matterId: string;
  readonly kind: MatterKind;
  readonly inCharge: string | null;
  readonly reason: StopReason;
}

export interface WaitingEntry {
  readonly proposalId: string;
  readonly proposedBy: string | null;
}

export interface WorkFacts {
  readonly deadlines: readonly OpenDeadline[];
  readonly own: readonly OwnLine[];
  readonly asksYearEnd: boolean;
  readonly requests: readonly OpenRequest[];
  /** Entries that only their payment is missing of. */
  readonly unpaid: readonly WaitingEntry[];
  readonly needingAttention: readonly WaitingEntry[];
  readonly stopped: readonly StoppedMatter[];
  /** Documents of the minute book that are to be signed, and out for no signature. */
  readonly unsignedDocuments: number;
  /** Errors that the last check of the minute book found. */
  readonly bookErrors: number;
  readonly isSentBack: boolean;
  /** The imported file of a registry has another name or status. */
  readonly differsFromRegistry: boolean;
}

/** They come in no order: readers order them. */
export function linesOf(facts: WorkFacts): readonly Line[] {
  const { unsignedDocuments, bookErrors } = facts;
  return [
    ...facts.deadlines.map(deadlineLine),
    ...facts.own.map(ownLine),
    ...(facts.asksYearEnd ? [lineOf('year_end', [], { nextAct: 'set_year_end' })] : []),
    ...facts.requests.map(signaturesLine),
    ...facts.unpaid.map((one) => entryLine('payment', one, 'pay')),
    ...facts.needingAttention.map((one) => entryLine('attention', one, 'look')),
    ...facts.stopped.map(matterLine),
    ...(unsignedDocuments === 0
      ? []
      : [lineOf('unsigned', [], { nextAct: 'print', params: { count: unsignedDocuments } })]),
    ...(bookErrors === 0
      ? []
      : [lineOf('incomplete', [], { nextAct: 'check', params: { count: bookErrors } })]),
    ...(facts.isSentBack ? [lineOf('rejection', [], { nextAct: 'look' })] : []),
    ...(facts.differsFromRegistry ? [lineOf('registry', [], { nextAct: 'compare' })] : []),
  ];
}

type Particulars = Pick<Line, 'nextAct'> & Partial<Line>;

const lineOf = (kind: LineKind, about: readonly string[], particulars: Particulars): Line => ({
  line: [kind, ...about].join(' '),
  kind,
  dueOn: null,
  subject: null,
  personId: null,
  signeeIds: [],
  inCharge: null,
  params: {},
  ...particulars,
});

function deadlineLine(one: OpenDeadline): Line {
  const { registration, kind, occasion, dueOn, year, personId, filing, filingId } = one;
  return lineOf(kindOf(one), [registration, kind, occasion], {
    dueOn,
    subject: filing === 'rejected' ? filingId : null,
    personId,
    nextAct: isFilingKind(kind) ? 'file' : 'settle',
    params: { registration, deadline: kind, occasion, year, filing },
  });
}

const ownLine = ({ registration, occasion, dueOn, ownId, inCharge }: OwnLine): Line =>
  lineOf('deadline', [registration, 'own', occasion], {
    dueOn,
    subject: ownId,
    inCharge,
    nextAct: 'settle',
    params: { registration, deadline: 'own', occasion, year: null, filing: null },
  });

function kindOf({ filing, isOfControl }: OpenDeadline): LineKind {
  if (filing === 'rejected') return 'filing_rejection';
  return isOfControl ? 'control_deadline' : 'deadline';
}

const signaturesLine = ({ envelopeId, expiresOn, sentBy, signeeIds }: OpenRequest): Line =>
  lineOf('signatures', [envelopeId], {
    dueOn: expiresOn,
    subject: envelopeId,
    inCharge: sentBy,
    signeeIds,
    nextAct: 'remind',
  });

const entryLine = (
  kind: 'payment' | 'attention',
  { proposalId, proposedBy }: WaitingEntry,
  nextAct: NextAct,
): Line => lineOf(kind, [proposalId], { subject: proposalId, inCharge: proposedBy, nextAct });

const matterLine = ({ matterId, kind, inCharge, reason }: StoppedMatter): Line =>
  lineOf('matter', [matterId], {
    subject: matterId,
    inCharge,
    nextAct: 'look',
    params: { matter: kind, reason },
  });
