/**
 * The closed set of notices that the bell shows, of all features. A kind names the subjects that it is about (ids, whose
 * names are read from the registers when the panel opens) and its values (numbers, dates, codes): no personal facts. A new
 * kind is a row here, its words `notification.<kind>` and `notification.<kind>.body`, and a handler that notifies.
 */
import type { Action } from './access.ts';

export type NoticeIcon =
  | 'access'
  | 'invitation'
  | 'member'
  | 'removal'
  | 'payment'
  | 'acceptance'
  | 'rejection'
  | 'register'
  | 'document'
  | 'date'
  | 'attention';

interface KindRow {
  readonly icon: NoticeIcon;
  /** Where it asks for something. */
  readonly tone?: 'warn' | 'err';
  /** Whoever may do this is told, and sees it for as long as he may. */
  readonly needs: Action;
  /** Parameters that hold the id of a person or a user. */
  readonly subjects: readonly string[];
  /** Parameters that hold a number, a date, a code, or the id of what has no name. */
  readonly values: readonly string[];
  /** Where it leads: below `/app/org/{id}`, or outside of every organization. */
  readonly place: `/${string}`;
  /** The page that leads to what a value names, where one is given, for whoever may open it, on hosts that have it. */
  readonly opens?: {
    readonly value: string;
    readonly place: `/${string}`;
    readonly needs: Action;
  };
}

const noticeKinds = {
  /** Sent to whoever is no member yet: shown in his other organizations. */
  invitation_received: {
    icon: 'invitation',
    needs: 'account.read',
    subjects: [],
    values: ['invitation'],
    place: '/landingPage',
  },
  invitation_accepted: {
    icon: 'member',
    needs: 'members.manage',
    subjects: ['member'],
    values: ['access'],
    place: '/setting/users',
  },
  /** Sent to the one whose access it is. */
  access_changed: {
    icon: 'access',
    needs: 'organization.read',
    subjects: [],
    values: ['access'],
    place: '/dashboard',
  },
  member_removed: {
    icon: 'removal',
    needs: 'members.manage',
    subjects: ['member'],
    values: [],
    place: '/setting/users',
  },
  payment_succeeded: {
    icon: 'payment',
    needs: 'billing.manage',
    subjects: [],
    values: ['amountCents'],
    place: '/dashboard',
  },
  payment_refused: {
    icon: 'payment',
    tone: 'err',
    needs: 'billing.manage',
    subjects: [],
    values: ['amountCents'],
    place: '/dashboard/plans',
  },
  payment_refunded: {
    icon: 'payment',
    needs: 'billing.manage',
    subjects: [],
    values: ['amountCents'],
    place: '/dashboard/plans',
  },
  /** The registry accepted it: the corporation exists. */
  submission_accepted: {
    icon: 'acceptance',
    needs: 'organization.read',
    subjects: [],
    values: [],
    place: '/dashboard',
  },
  submission_rejected: {
    icon: 'rejection',
    tone: 'err',
    needs: 'organization.read',
    subjects: [],
    values: [],
    place: '/dashboard',
  },
  /** Our staff ask about what was submitted. */
  registry_question: {
    icon: 'attention',
    tone: 'warn',
    needs: 'registry.answer',
    subjects: [],
    values: ['question'],
    place: '/organization/questions',
  },
  /** A corporation that existed before has its books here. */
  incorporated: {
    icon: 'register',
    needs: 'organization.read',
    subjects: [],
    values: [],
    place: '/dashboard',
  },
  /** A director has not consented, and the day by which it is due is near (CBCA s. 106(9)). */
  consent_waiting: {
    icon: 'date',
    tone: 'warn',
    needs: 'people.read',
    subjects: ['person'],
    values: ['dueOn'],
    place: '/dashboard/directors',
  },
  /** A prepared act no longer fits the registers, or no longer says what people signed. */
  proposal_needs_attention: {
    icon: 'attention',
    tone: 'warn',
    needs: 'people.edit',
    subjects: [],
    values: ['proposal'],
    place: '/dashboard',
  },
  /** All have signed what was sent. */
  envelope_signed: {
    icon: 'document',
    needs: 'signing.read',
    subjects: ['document'],
    values: [],
    place: '/document/signingroom',
  },
  /** It was declined, or its deadline has passed. */
  envelope_stopped: {
    icon: 'attention',
    tone: 'warn',
    needs: 'signing.read',
    subjects: ['document'],
    values: ['end'],
    place: '/document/signingroom',
  },
  /** A version of own wording waits for whoever may review it; taken back once it is reviewed or withdrawn. */
  wording_submitted: {
    icon: 'document',
    needs: 'precedents.approve',
    subjects: [],
    values: ['precedent', 'template', 'version'],
    place: '/document/precedents',
  },
  /** It was approved or returned: its authors hear it. */
  wording_reviewed: {
    icon: 'document',
    needs: 'precedents.edit',
    subjects: [],
    values: ['template', 'version', 'outcome'],
    place: '/document/precedents',
  },
  /** The register of individuals with significant control asks to record, to file, to take steps, or to dispose
   *  of facts. */
  control_due: {
    icon: 'date',
    tone: 'warn',
    needs: 'control.edit',
    subjects: [],
    values: ['deadline', 'dueOn'],
    place: '/organization/significant-control',
  },
  /** The last day of an option or a warrant, or the day on which something that is owed falls due, is near. */
  instrument_due: {
    icon: 'date',
    tone: 'warn',
    needs: 'shares.edit',
    subjects: ['person'],
    values: ['instrument', 'label', 'kind', 'dueOn'],
    place: '/organization/instruments',
  },
  /** Deadlines have passed that are neither filed nor marked. */
  deadlines_overdue: {
    icon: 'date',
    tone: 'err',
    needs: 'dashboard.read',
    subjects: [],
    values: ['count'],
    place: '/dashboard/deadlines',
  },
  deadline_near: {
    icon: 'date',
    tone: 'warn',
    needs: 'dashboard.read',
    subjects: [],
    /** `filing`: the deadline that a filing meets, as the address of its list names it; empty for others. */
    values: ['deadline', 'dueOn', 'year', 'filing'],
    place: '/dashboard',
    opens: { value: 'filing', place: '/organization/filing', needs: 'filings.read' },
  },
  /** A registry sent back what was filed with it: it is corrected and sent again. */
  filing_sent_back: {
    icon: 'rejection',
    tone: 'err',
    needs: 'filings.read',
    subjects: [],
    /** As those of `deadline_near`. */
    values: ['deadline', 'year', 'filing'],
    place: '/dashboard/deadlines',
    opens: { value: 'filing', place: '/organization/filing', needs: 'filings.read' },
  },
  /** One that the organization set itself, by the title that it gave it. */
  own_deadline_near: {
    icon: 'date',
    tone: 'warn',
    needs: 'dashboard.read',
    subjects: ['own'],
    values: ['dueOn'],
    place: '/dashboard/deadlines',
  },
  /** Entries have waited for the ledger for a while; taken back once the ledger has them all. */
  ledger_behind: {
    icon: 'attention',
    tone: 'warn',
    needs: 'records.read',
    subjects: [],
    values: [],
    place: '/organization/activity',
  },
} as const satisfies Record<string, KindRow>;

export type NoticeKind = keyof typeof noticeKinds;

export const noticeKindNames = Object.keys(noticeKinds) as readonly NoticeKind[];

type SubjectOf<K extends NoticeKind> = (typeof noticeKinds)[K]['subjects'][number];
type ValueOf<K extends NoticeKind> = (typeof noticeKinds)[K]['values'][number];

/** Parameters of a notice of kind `K`: every subject by id, every value as number or code. */
export type NoticeParams<K extends NoticeKind> = Readonly<Record<SubjectOf<K> | ValueOf<K>, string>>;

export const kindRow = (kind: NoticeKind): KindRow => noticeKinds[kind];
