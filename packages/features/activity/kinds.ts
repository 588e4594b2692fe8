/**
 * The closed set of what the log can say. A kind names the subjects that it is about (ids, whose names are read from
 * the registers when somebody reads the log) and its values (numbers and codes). No personal fact is ever among them.
 */

import { classLog } from './acts/classes.ts';
import { controlLog } from './acts/control.ts';
import { corporationLog } from './acts/corporation.ts';
import { instrumentLog } from './acts/instruments.ts';
import { office, peopleLog } from './acts/people.ts';
import { shareLog } from './acts/shares.ts';
import { activityGroupNames, type LogEntryOf, type LogParams, type LogRow, type LogRows } from './logRow.ts';

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

const deadline = {
  group: 'corporation',
  icon: 'CalendarCheck2',
  subjects: [],
  values: ['deadline', 'occasion', 'earlier'],
} as const;

/** A filing, by the deadline that it answers. */
const filing = {
  ...deadline,
  values: ['deadline', 'occasion', 'registration'],
  needs: 'filings.read',
} as const;

const ownWording = {
  group: 'documents',
  icon: 'FilePen',
  subjects: [],
  values: ['template', 'wordingLanguage', 'version', 'sha256'],
  needs: 'documents.read',
} as const;

const change = {
  group: 'corporation',
  icon: 'FilePen',
  subjects: [],
  values: [],
  needs: 'changes.read',
} as const;

const activityKinds = {
  ...corporationLog,
  ...peopleLog,
  ...shareLog,
  ...classLog,
  ...instrumentLog,
  ...controlLog,
  /** A member's own note; the only kind that a client may add. */
  note: { group: 'entries', icon: 'StickyNote', subjects: [], values: [] },
  organization_created: { group: 'corporation', icon: 'Landmark', subjects: [], values: [] },
  organization_updated: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  articles_saved: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  tax_info_updated: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  filing_year_set: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: ['year'] },
  management_chosen: { group: 'members', icon: 'BriefcaseBusiness', subjects: [], values: [] },
  payment_received: { group: 'members', icon: 'CreditCard', subjects: [], values: ['amountCents'] },
  payment_refunded: { group: 'members', icon: 'CreditCard', subjects: [], values: ['amountCents'] },
  subscription_cancelled: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  subscription_kept: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  plan_change_planned: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  plan_ended: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  incorporation_submitted: { group: 'corporation', icon: 'Send', subjects: [], values: [] },
  incorporation_rejected: { group: 'corporation', icon: 'FilePen', subjects: [], values: [] },
  incorporated: { group: 'corporation', icon: 'Landmark', subjects: [], values: ['number'] },
  dissolved: { group: 'corporation', icon: 'FileMinus2', subjects: [], values: [] },
  /** Deadlines of one kind: the latest, and how many earlier ones with it. */
  deadline_done: deadline,
  deadline_not_applicable: deadline,
  deadline_reopened: { ...deadline, icon: 'Undo2' },
  /** Something went to a registry, the registry answered, or a member says that it was filed elsewhere. */
  filing_sent: filing,
  filing_accepted: { ...filing, values: [...filing.values, 'number'] },
  filing_rejected: { ...filing, icon: 'Undo2' },
  filing_marked: filing,
  filing_reopened: { ...filing, icon: 'Undo2' },
  filing_corrected: { ...filing, icon: 'Pencil' },
  /** A corporate change, which only admin and full access see. */
  change_drafted: change,
  change_edited: { ...change, icon: 'Pencil' },
  change_sent: { ...change, icon: 'Send' },
  change_approved: change,
  change_met: change,
  change_refused: { ...change, icon: 'Undo2' },
  change_withdrawn: { ...change, icon: 'Undo2' },
  dividend_released: change,
  dividend_withheld: { ...change, icon: 'Undo2' },
  /** Another official e-mail address or primary activity. */
  registry_particular_stated: { ...filing, icon: 'Pencil', values: ['particular'] },
  /** The key by which a registry lets others file; the log never shows it. */
  registry_key_kept: { group: 'corporation', icon: 'Pencil', subjects: [], values: ['registration'] },
  /** A deadline that the organization sets itself: added, changed or removed. */
  own_deadline_set: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: [] },
  own_deadline_removed: { group: 'corporation', icon: 'Undo2', subjects: [], values: [] },
  /** A deadline runs from the event, and no register holds it. */
  event_reported: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: ['event'] },
  /** A director was named in a draft, of a corporation to be (`new`) or one that exists (`old`). `director_added`
   *  follows on record. */
  director_named: { group: 'people', icon: 'UserPlus', subjects: ['person'], values: ['company'] },
  director_withdrawn: {
    group: 'people',
    icon: 'UserMinus',
    subjects: ['person'],
    values: [],
    supersedes: ['director_named'],
  },
  officer_named: { group: 'people', icon: 'UserPlus', ...office, values: ['position', 'company'] },
  officer_withdrawn: {
    group: 'people',
    icon: 'UserMinus',
    ...office,
    supersedes: ['officer_named'],
    sameValue: 'position',
  },
  share_class_deleted: {
    group: 'classes',
    icon: 'Layers',
    subjects: ['shareClass'],
    values: [],
    supersedes: ['share_class_added'],
  },
  share_model_set: { group: 'classes', icon: 'Layers', subjects: [], values: ['model'] },
  share_price_set: { group: 'classes', icon: 'Layers', subjects: [], values: [] },
  /** A subscription waits in a proposal; `shares_issued` follows when the shares are issued. */
  shares_subscribed: {
    group: 'shares',
    icon: 'FilePen',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  subscription_changed: {
    group: 'shares',
    icon: 'FilePen',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  subscription_withdrawn: {
    group: 'shares',
    icon: 'FileMinus2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
    supersedes: ['shares_subscribed', 'subscription_changed'],
    sameValue: 'security',
  },
  /** More holders count than a private issuer may have, by which act (its root), and why it was recorded all the same. */
  private_issuer_limit: {
    group: 'shares',
    icon: 'UserPlus',
    subjects: [],
    values: ['counted', 'reason', 'entry', 'act'],
  },
  /** A correction of an act on record, by its root: it never happened, on another day, or with other words; or it did happen after all. */
  entry_voided: { group: 'entries', icon: 'Undo2', ...correction, does: 'takes_back' },
  entry_moved: { group: 'entries', icon: 'FilePen', ...correction },
  entry_corrected: { group: 'entries', icon: 'FilePen', ...correction },
  entry_restored: { group: 'entries', icon: 'FilePen', ...correction, does: 'restores' },
  /** An entry that waits before it is recorded, by the kind of its act; it may be withdrawn until then. */
  entry_proposed: { group: 'entries', icon: 'FilePen', ...proposed },
  proposal_withdrawn: {
    group: 'entries',
    icon: 'FileMinus2',
    ...proposed,
    supersedes: ['entry_proposed'],
    sameValue: 'proposal',
  },
  control_disposed: {
    group: 'control',
    icon: 'UserMinus',
    subjects: ['person'],
    values: [],
    needs: 'control.read',
  },
  /** A whole register, or holders of one, taken in as one batch. */
  register_imported: {
    group: 'entries',
    icon: 'FilePlus2',
    subjects: [],
    values: ['persons', 'certificates', 'batch'],
  },
  import_taken_back: {
    group: 'entries',
    icon: 'Undo2',
    subjects: [],
    values: ['batch'],
    supersedes: ['register_imported'],
    sameValue: 'batch',
  },
  imported_people_erased: { group: 'entries', icon: 'UserMinus', subjects: [], values: ['batch'] },
  /** A set of the minute book, made from the registers. */
  documents_made: {
    group: 'documents',
    icon: 'FilePen',
    subjects: [],
    values: ['documents'],
    needs: 'documents.read',
  },
  document_written: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  document_uploaded: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  document_status_changed: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: ['status'],
    needs: 'documents.read',
  },
  /** Own wording of a template, in one of its languages; its digest says which words. */
  wording_submitted: { ...ownWording },
  wording_approved: { ...ownWording },
  wording_returned: { ...ownWording },
  /** The product's wording is used again. */
  wording_retired: { ...ownWording, values: ['template', 'wordingLanguage'] },
  /** Since which day a corporation that was taken over has its paper here. */
  former_book_stated: {
    group: 'documents',
    icon: 'BookText',
    subjects: [],
    values: ['from'],
    needs: 'documents.read',
  },
  /** A new corporation organizes itself on paper; who attests it is a note to the entry. */
  organized_on_paper: {
    group: 'documents',
    icon: 'FilePen',
    subjects: [],
    values: [],
    needs: 'documents.read',
  },
  /** The minute book as one file, and the links by which it was handed out; a recipient is named by the link. */
  book_bound: {
    group: 'documents',
    icon: 'BookText',
    subjects: [],
    values: ['documents'],
    needs: 'documents.read',
  },
  /** A client was asked about an annual return by a link, by which he is named. */
  annual_client_asked: {
    group: 'documents',
    icon: 'Send',
    subjects: ['recipient'],
    values: ['ends'],
    needs: 'documents.read',
  },
  annual_client_answered: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  book_link_sent: {
    group: 'documents',
    icon: 'Send',
    subjects: ['recipient'],
    values: ['ends'],
    needs: 'documents.read',
  },
  book_link_revoked: {
    group: 'documents',
    icon: 'Undo2',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  book_link_opened: {
    group: 'documents',
    icon: 'BookText',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  /** A link to the own page of a holder, director or officer. */
  holder_link_made: {
    group: 'members',
    icon: 'Send',
    subjects: ['person'],
    values: ['ends'],
    needs: 'registers.whole',
  },
  holder_link_revoked: {
    group: 'members',
    icon: 'Undo2',
    subjects: ['person'],
    values: [],
    needs: 'registers.whole',
  },
  holder_link_opened: {
    group: 'members',
    icon: 'BookText',
    subjects: ['person'],
    values: [],
    needs: 'registers.whole',
  },
  address_changed: {
    group: 'documents',
    icon: 'CalendarCheck2',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  address_revoked: {
    group: 'documents',
    icon: 'Undo2',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  book_link_used: {
    group: 'documents',
    icon: 'BookText',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  /** Nobody is named: whoever was invited is no member yet. */
  member_invited: { group: 'members', icon: 'Send', subjects: [], values: ['access', 'invitation'] },
  invitation_withdrawn: {
    group: 'members',
    icon: 'FileMinus2',
    subjects: [],
    values: ['invitation'],
    supersedes: ['member_invited'],
    sameValue: 'invitation',
  },
  invitation_declined: {
    group: 'members',
    icon: 'FileMinus2',
    subjects: [],
    values: ['invitation'],
    supersedes: ['member_invited'],
    sameValue: 'invitation',
  },
  member_added: { group: 'members', icon: 'UserPlus', subjects: ['member'], values: ['access'] },
  member_access_changed: { group: 'members', icon: 'UserCog', subjects: ['member'], values: ['access'] },
  member_removed: {
    group: 'members',
    icon: 'UserMinus',
    subjects: ['member'],
    values: [],
    supersedes: ['member_added'],
  },
  /** Staff looked at what this organization had submitted. */
  staff_looked: { group: 'members', icon: 'UserCog', subjects: [], values: [] },
} as const satisfies LogRows;

export type ActivityKind = keyof typeof activityKinds;

export const activityKindNames = Object.keys(activityKinds) as readonly ActivityKind[];

export const isActivityKind = (word: string): word is ActivityKind => Object.hasOwn(activityKinds, word);

/** The kinds as the filter of the log offers them. */
export const activityGroups = activityGroupNames.map((name) => ({
  name,
  kinds: activityKindNames.filter((kind) => activityKinds[kind].group === name),
}));

/** Parameters of an entry of kind `K`. */
export type ActivityParams<K extends ActivityKind> = LogParams<(typeof activityKinds)[K]>;

export type LogEntry = LogEntryOf<typeof activityKinds>;

export const kindRow = (kind: ActivityKind): LogRow => activityKinds[kind];

/** All that an entry is about: what it is called in its parameters, with its id. */
export function subjectsOf(
  kind: ActivityKind,
  params: Readonly<Record<string, string | number>>,
): readonly (readonly [string, string])[] {
  const { subjects, mayName = [] } = kindRow(kind);
  const named = mayName.filter((name) => params[name] !== undefined);
  return [...subjects, ...named].map((name) => [name, String(params[name])]);
}
