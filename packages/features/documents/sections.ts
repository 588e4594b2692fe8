import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';

/** The sections of the minute book, as in a binder, and who may inspect what stands in it. */

export const sections = [
  'articles',
  'by_laws',
  'directors_resolutions',
  'shareholders_resolutions',
  'registers',
  'certificates',
  'filings',
  'agreements',
  'financial',
  'other',
] as const;
export type Section = (typeof sections)[number];

/** Shareholders and creditors may inspect articles, by-laws, their own resolutions, notices of directors and the securities
 *  register; directors' resolutions and accounts are for directors alone (CBCA ss. 20(1)-(4), 21). */
export const audiences = ['shareholders', 'directors'] as const;
export type Audience = (typeof audiences)[number];

const forDirectorsAlone: readonly Section[] = ['directors_resolutions', 'agreements', 'financial', 'other'];

/** A document that names no audience of its own has that of its section. */
export const audienceOfSection = (section: Section): Audience =>
  forDirectorsAlone.includes(section) ? 'directors' : 'shareholders';

/** The readers of a paper that says what several documents of these audiences say. */
export const narrowest = (of: readonly Audience[]): Audience =>
  of.includes('directors') ? 'directors' : 'shareholders';

/** Where a document stands between its wording and its last signature. One that nobody signs stays a draft, and shows no
 *  status. */
export const documentStatuses = [
  'draft',
  'pending',
  'partially_signed',
  'signed',
  'declined',
  'void',
  'expired',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Signed on paper, or given up: everything else is for those who sign. */
const nextOf: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  draft: ['pending', 'signed', 'void'],
  pending: ['partially_signed', 'signed', 'declined', 'void', 'expired'],
  partially_signed: ['signed', 'declined', 'void', 'expired'],
  declined: ['draft', 'void'],
  expired: ['draft', 'void'],
  signed: ['void'],
  void: [],
};

export const mayBecome = (from: DocumentStatus, to: DocumentStatus): boolean =>
  from === to || nextOf[from].includes(to);

/** How a document belongs to an entry of the registers or the log. */
export const linkRoles = ['carries', 'evidences', 'replaces'] as const;
export type LinkRole = (typeof linkRoles)[number];

export const selections = ['all', 'bank', 'due_diligence'] as const;
export type BookSelection = (typeof selections)[number];

/** A bank asks who may bind the corporation, and on what that rests. */
const ofBank: readonly Section[] = ['articles', 'by_laws', 'directors_resolutions', 'registers', 'filings'];
const registersOfBank: readonly string[] = ['securities_register', 'directors_register', 'officers_register'];

export const sectionsOf = (selection: BookSelection): readonly Section[] =>
  selection === 'bank' ? ofBank : sections;

/** A book that leaves the corporation shows nothing that was given up, and nobody's personal facts: those of the register
 *  of individuals with significant control are asked for in another way. */
export const isRegisterIn = (selection: BookSelection, template: string): boolean => {
  if (selection === 'bank') return registersOfBank.includes(template);
  return selection === 'all' || template !== 'control_register';
};

/** The acts of that register are no more for outsiders than the register. */
export const isActIn = (selection: BookSelection, kind: string): boolean =>
  selection === 'all' || !kind.startsWith('control.');

/** A book that is handed to others than the directors. */
export const isForOthers = (order: {
  readonly selection: BookSelection;
  readonly audience: Audience;
}): boolean => order.selection !== 'all' || order.audience !== 'directors';

export const isStatusIn = (selection: BookSelection, status: DocumentStatus): boolean =>
  selection === 'all' || !['void', 'declined', 'expired'].includes(status);

/** Acts and the Open Cap Format package say everything of the registers: they are for readers of the whole book. */
export const hasActsAndPackage = (order: {
  readonly selection: BookSelection;
  readonly audience: Audience;
  readonly sections: readonly Section[];
}): boolean =>
  order.selection !== 'bank' && order.audience === 'directors' && order.sections.includes('registers');

/** Handed out by a link: what was chosen for outsiders. */
export const mayBeShared = (selection: BookSelection): boolean => selection !== 'all';

const MOST_DAYS = 90;

export const mayEndOn = (endsOn: PlainDate, today: PlainDate): boolean =>
  endsOn >= today && daysBetween(today, endsOn) <= MOST_DAYS;

/** Its last day is a whole one. */
export const isOpen = (
  link: { readonly endsOn: PlainDate; readonly isRevoked: boolean },
  today: PlainDate,
): boolean => !link.isRevoked && today <= link.endsOn;
