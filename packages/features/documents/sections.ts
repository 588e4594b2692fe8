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

/** Of a document that names none of its own. */
export const audienceOfSection = (section: Section): Audience =>
  forDirectorsAlone.includes(section) ? 'directors' : 'shareholders';

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
