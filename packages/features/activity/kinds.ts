/**
 * The closed set of what the log can say. A kind names the subjects that it is about (ids, whose names are read from
 * the registers when somebody reads the log) and its values (numbers and codes). No personal fact is ever among them.
 */

import type { Action } from '../access.ts';

interface KindRow {
  /** Parameters that hold the id of a person, a share class, a pool, a certificate, an instrument or a user. */
  readonly subjects: readonly string[];
  /** Subjects that it names where there are any; with one of them its sentence is another (`activity.text.…_of`). */
  readonly mayName?: readonly string[];
  /** Parameters that hold a number, a date or a code. */
  readonly values: readonly string[];
  /** Earlier entries about the same subjects, and with the same `sameValue`, that this one takes back. */
  readonly supersedes?: readonly string[];
  readonly sameValue?: string;
  /** The effect on all entries about the same act: they are withdrawn, or restored. */
  readonly does?: 'takes_back' | 'restores';
  /** The action without which an entry is not told, where the log's own is not enough. */
  readonly needs?: Action;
}

/** An act on record was corrected: it may name the person, class, pool, certificate or instrument concerned. */
const correction = {
  subjects: [],
  mayName: ['person', 'shareClass', 'pool', 'security'],
  values: ['entry', 'act', 'from'],
} as const;

/** An entry is proposed: it may name the person, class, pool, certificate or instrument concerned. */
const proposed = {
  subjects: [],
  mayName: ['person', 'shareClass', 'pool', 'security'],
  values: ['proposal', 'act'],
} as const;

/** An officer's act; `seat` is that of an office with a title of its own. */
const office = { subjects: ['person'], mayName: ['seat'], values: ['position'] } as const;

const activityKinds = {
  /** A member's own note; the only kind that a client may add. */
  note: { subjects: [], values: [] },

  organization_created: { subjects: [], values: [] },
  organization_updated: { subjects: [], values: [] },
  articles_saved: { subjects: [], values: [] },
  tax_info_updated: { subjects: [], values: [] },
  filing_year_set: { subjects: [], values: ['year'] },
  management_chosen: { subjects: [], values: [] },
  payment_received: { subjects: [], values: ['amountCents'] },
  payment_refunded: { subjects: [], values: ['amountCents'] },
  subscription_cancelled: { subjects: [], values: [] },
  incorporation_submitted: { subjects: [], values: [] },
  incorporation_rejected: { subjects: [], values: [] },
  incorporated: { subjects: [], values: ['number'] },
  dissolved: { subjects: [], values: [] },
  /** Deadlines of one kind: the latest, and how many earlier ones with it. */
  deadline_done: { subjects: [], values: ['deadline', 'occasion', 'earlier'] },
  deadline_not_applicable: { subjects: [], values: ['deadline', 'occasion', 'earlier'] },
  deadline_reopened: { subjects: [], values: ['deadline', 'occasion', 'earlier'] },
  /** Something went to a registry, the registry answered, or a member says that it was filed elsewhere. */
  filing_sent: { subjects: [], values: ['deadline', 'occasion', 'registration'], needs: 'filings.read' },
  filing_accepted: {
    subjects: [],
    values: ['deadline', 'occasion', 'registration', 'number'],
    needs: 'filings.read',
  },
  filing_rejected: { subjects: [], values: ['deadline', 'occasion', 'registration'], needs: 'filings.read' },
  filing_marked: {
    subjects: [],
    values: ['deadline', 'occasion', 'registration', 'number'],
    needs: 'filings.read',
  },
  filing_reopened: { subjects: [], values: ['deadline', 'occasion', 'registration'], needs: 'filings.read' },
  filing_corrected: { subjects: [], values: ['deadline', 'occasion', 'registration'], needs: 'filings.read' },
  /** A deadline runs from the event, and no register holds it. */
  event_reported: { subjects: [], values: ['event'] },
  /** Name, registered office, year end or articles, by the kind of the act. */
  corporation_changed: { subjects: [], values: ['act'] },
  director_consented: { subjects: ['person'], values: [] },

  /** A director was named in a draft, of a corporation to be (`new`) or one that exists (`old`). `director_added`
   *  follows on record. */
  director_named: { subjects: ['person'], values: ['company'] },
  director_withdrawn: { subjects: ['person'], values: [], supersedes: ['director_named'] },
  director_added: { subjects: ['person'], values: [] },
  director_removed: { subjects: ['person'], values: [], supersedes: ['director_added'] },
  officer_named: { ...office, values: ['position', 'company'] },
  officer_withdrawn: {
    ...office,
    supersedes: ['officer_named'],
    sameValue: 'position',
  },
  officer_added: office,
  officer_removed: {
    ...office,
    supersedes: ['officer_added'],
    sameValue: 'position',
  },
  /** Told beside the first shares issued to somebody. */
  shareholder_added: { subjects: ['person'], values: [] },
  person_updated: { subjects: ['person'], values: [] },

  share_class_added: { subjects: ['shareClass'], values: [] },
  share_class_edited: { subjects: ['shareClass'], values: [] },
  share_class_deleted: { subjects: ['shareClass'], values: [], supersedes: ['share_class_added'] },
  share_model_set: { subjects: [], values: ['model'] },
  share_price_set: { subjects: [], values: [] },
  /** A subscription waits in a proposal; `shares_issued` follows when the shares are issued. */
  shares_subscribed: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  shares_issued: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  subscription_changed: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  subscription_withdrawn: {
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
    supersedes: ['shares_subscribed', 'subscription_changed'],
    sameValue: 'security',
  },
  issuance_corrected: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },

  shares_transferred: { subjects: ['person', 'to', 'shareClass'], values: ['quantity', 'security'] },
  shares_repurchased: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  shares_redeemed: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  shares_surrendered: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  shares_cancelled: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  shares_converted: { subjects: ['person', 'shareClass', 'into'], values: ['quantity', 'security'] },
  certificates_replaced: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  stated_capital_opened: { subjects: ['shareClass'], values: [] },
  stated_capital_adjusted: { subjects: ['shareClass'], values: [] },
  share_class_split: { subjects: ['shareClass'], values: ['numerator', 'denominator'] },
  share_class_consolidated: { subjects: ['shareClass'], values: ['numerator', 'denominator'] },
  share_class_amended: { subjects: ['shareClass'], values: [] },
  authorized_shares_changed: { subjects: ['shareClass'], values: [] },
  /** More holders count than a private issuer may have, by which act (its root), and why it was recorded all the same. */
  private_issuer_limit: { subjects: [], values: ['counted', 'reason', 'entry', 'act'] },

  /** A correction of an act on record, by its root: it never happened, on another day, or with other words; or it did happen after all. */
  entry_voided: { ...correction, does: 'takes_back' },
  entry_moved: correction,
  entry_corrected: correction,
  entry_restored: { ...correction, does: 'restores' },

  /** An entry that waits before it is recorded, by the kind of its act; it may be withdrawn until then. */
  entry_proposed: proposed,
  proposal_withdrawn: { ...proposed, supersedes: ['entry_proposed'], sameValue: 'proposal' },

  /** Significant control: what was entered by hand, steps taken, filings, facts erased in time. */
  control_stated: { subjects: ['person'], values: [], needs: 'control.read' },
  control_ended: { subjects: ['person'], values: [], needs: 'control.read' },
  control_reviewed: { subjects: [], values: [], needs: 'control.read' },
  control_filed: { subjects: [], values: [], needs: 'control.read' },
  control_taken_back: { subjects: [], values: [], needs: 'control.read' },
  control_disposed: { subjects: ['person'], values: [], needs: 'control.read' },
  share_class_valued: { subjects: ['shareClass'], values: [] },
  /** A whole register, or holders of one, taken in as one batch. */
  register_imported: { subjects: [], values: ['persons', 'certificates', 'batch'] },
  import_taken_back: {
    subjects: [],
    values: ['batch'],
    supersedes: ['register_imported'],
    sameValue: 'batch',
  },
  imported_people_erased: { subjects: [], values: ['batch'] },

  option_pool_reserved: { subjects: ['pool'], values: ['quantity'] },
  option_pool_changed: { subjects: ['pool'], values: ['quantity'] },
  option_granted: { subjects: ['person', 'shareClass', 'security'], values: ['quantity'] },
  option_exercised: { subjects: ['person', 'shareClass', 'security'], values: ['quantity'] },
  option_expired: { subjects: ['person', 'security'], values: ['quantity'] },
  option_released: { subjects: ['person', 'security'], values: ['quantity'] },
  instrument_recorded: { subjects: ['person'], values: ['instrument', 'security'] },
  instrument_converted: { subjects: ['person', 'shareClass'], values: ['quantity', 'security'] },
  instrument_ended: { subjects: ['person', 'security'], values: ['reason'] },
  instrument_transferred: { subjects: ['person', 'to', 'security'], values: [] },
  rights_adjusted: { subjects: ['shareClass'], values: ['numerator', 'denominator'] },
  vesting_set: { subjects: ['security', 'person'], values: [] },
  vesting_stopped: { subjects: ['security', 'person'], values: [] },
  vesting_accelerated: { subjects: ['security', 'person'], values: [] },

  /** A set of the minute book, made from the registers. */
  documents_made: { subjects: [], values: ['documents'], needs: 'documents.read' },
  document_written: { subjects: ['document'], values: [], needs: 'documents.read' },
  document_uploaded: { subjects: ['document'], values: [], needs: 'documents.read' },
  document_status_changed: { subjects: ['document'], values: ['status'], needs: 'documents.read' },
  /** A new corporation organizes itself on paper; who attests it is a note to the entry. */
  organized_on_paper: { subjects: [], values: [], needs: 'documents.read' },
  /** The minute book as one file, and the links by which it was handed out; a recipient is named by the link. */
  book_bound: { subjects: [], values: ['documents'], needs: 'documents.read' },
  book_link_sent: { subjects: ['recipient'], values: ['ends'], needs: 'documents.read' },
  book_link_revoked: { subjects: ['recipient'], values: [], needs: 'documents.read' },
  book_link_opened: { subjects: ['recipient'], values: [], needs: 'documents.read' },
  book_link_used: { subjects: ['recipient'], values: [], needs: 'documents.read' },

  /** Nobody is named: whoever was invited is no member yet. */
  member_invited: { subjects: [], values: ['access', 'invitation'] },
  invitation_withdrawn: {
    subjects: [],
    values: ['invitation'],
    supersedes: ['member_invited'],
    sameValue: 'invitation',
  },
  invitation_declined: {
    subjects: [],
    values: ['invitation'],
    supersedes: ['member_invited'],
    sameValue: 'invitation',
  },
  member_added: { subjects: ['member'], values: ['access'] },
  member_access_changed: { subjects: ['member'], values: ['access'] },
  member_removed: { subjects: ['member'], values: [], supersedes: ['member_added'] },
  /** Staff looked at what this organization had submitted. */
  staff_looked: { subjects: [], values: [] },
} as const satisfies Record<string, KindRow>;

export type ActivityKind = keyof typeof activityKinds;

/** The kinds as the filter of the log offers them. */
export const activityGroups = [
  {
    name: 'corporation',
    kinds: [
      'organization_created',
      'organization_updated',
      'incorporation_submitted',
      'incorporation_rejected',
      'incorporated',
      'corporation_changed',
      'articles_saved',
      'dissolved',
      'deadline_done',
      'deadline_not_applicable',
      'deadline_reopened',
      'filing_sent',
      'filing_accepted',
      'filing_rejected',
      'filing_marked',
      'filing_reopened',
      'filing_corrected',
      'event_reported',
      'filing_year_set',
      'tax_info_updated',
    ],
  },
  {
    name: 'people',
    kinds: [
      'director_named',
      'director_withdrawn',
      'director_consented',
      'director_added',
      'director_removed',
      'officer_named',
      'officer_withdrawn',
      'officer_added',
      'officer_removed',
      'shareholder_added',
      'person_updated',
    ],
  },
  {
    name: 'shares',
    kinds: [
      'shares_subscribed',
      'subscription_changed',
      'subscription_withdrawn',
      'shares_issued',
      'issuance_corrected',
      'shares_transferred',
      'shares_repurchased',
      'shares_redeemed',
      'shares_surrendered',
      'shares_cancelled',
      'shares_converted',
      'certificates_replaced',
      'private_issuer_limit',
      'vesting_set',
      'vesting_stopped',
      'vesting_accelerated',
    ],
  },
  {
    name: 'classes',
    kinds: [
      'share_class_added',
      'share_class_edited',
      'share_class_deleted',
      'share_class_amended',
      'share_class_split',
      'share_class_consolidated',
      'share_class_valued',
      'authorized_shares_changed',
      'share_model_set',
      'share_price_set',
      'stated_capital_opened',
      'stated_capital_adjusted',
    ],
  },
  {
    name: 'instruments',
    kinds: [
      'option_pool_reserved',
      'option_pool_changed',
      'option_granted',
      'option_exercised',
      'option_expired',
      'option_released',
      'rights_adjusted',
      'instrument_recorded',
      'instrument_transferred',
      'instrument_converted',
      'instrument_ended',
    ],
  },
  {
    name: 'control',
    kinds: [
      'control_stated',
      'control_ended',
      'control_reviewed',
      'control_filed',
      'control_taken_back',
      'control_disposed',
    ],
  },
  {
    name: 'entries',
    kinds: [
      'note',
      'entry_proposed',
      'proposal_withdrawn',
      'entry_corrected',
      'entry_moved',
      'entry_voided',
      'entry_restored',
      'register_imported',
      'import_taken_back',
      'imported_people_erased',
    ],
  },
  {
    name: 'documents',
    kinds: [
      'documents_made',
      'document_written',
      'document_uploaded',
      'document_status_changed',
      'organized_on_paper',
      'book_bound',
      'book_link_sent',
      'book_link_revoked',
      'book_link_opened',
      'book_link_used',
    ],
  },
  {
    name: 'members',
    kinds: [
      'member_invited',
      'invitation_withdrawn',
      'invitation_declined',
      'member_added',
      'member_access_changed',
      'member_removed',
      'management_chosen',
      'payment_received',
      'payment_refunded',
      'subscription_cancelled',
      'staff_looked',
    ],
  },
] as const satisfies readonly { name: string; kinds: readonly ActivityKind[] }[];

export const activityKindNames = Object.keys(activityKinds) as readonly ActivityKind[];

export const isActivityKind = (word: string): word is ActivityKind => Object.hasOwn(activityKinds, word);

type SubjectOf<K extends ActivityKind> = (typeof activityKinds)[K]['subjects'][number];
type ValueOf<K extends ActivityKind> = (typeof activityKinds)[K]['values'][number];
type NamedBy<K extends ActivityKind> = (typeof activityKinds)[K] extends { readonly mayName: infer Names }
  ? Names[keyof Names & number] & string
  : never;

/** Parameters of an entry of kind `K`: every subject by id, every value as number or code. */
export type ActivityParams<K extends ActivityKind> = Readonly<
  Record<SubjectOf<K>, string> & Record<ValueOf<K>, string | number> & Partial<Record<NamedBy<K>, string>>
>;

export const kindRow = (kind: ActivityKind): KindRow => activityKinds[kind];

/** All that an entry is about: what it is called in its parameters, with its id. */
export function subjectsOf(
  kind: ActivityKind,
  params: Readonly<Record<string, string | number>>,
): readonly (readonly [string, string])[] {
  const { subjects, mayName = [] } = kindRow(kind);
  const named = mayName.filter((name) => params[name] !== undefined);
  return [...subjects, ...named].map((name) => [name, String(params[name])]);
}
