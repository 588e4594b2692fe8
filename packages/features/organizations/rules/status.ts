/** Where an organization stands between its first name and its end (decisions section 4). */

export const organizationStatuses = [
  'pending',
  'payment_success',
  'submitted',
  'incorporated',
  'rejected',
  'dissolved',
] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** `new` is to be incorporated; `old` exists, enters its number and date, and skips the registry. */
export const companyTypes = ['new', 'old'] as const;
export type CompanyType = (typeof companyTypes)[number];

const next: Readonly<Record<OrganizationStatus, readonly OrganizationStatus[]>> = {
  pending: ['payment_success'],
  // Back where it is withdrawn before it is sent: what was paid is refunded.
  payment_success: ['submitted', 'incorporated', 'pending'],
  submitted: ['incorporated', 'rejected'],
  // A rejected application is paid for; it is corrected and submitted again.
  rejected: ['submitted'],
  incorporated: ['dissolved'],
  dissolved: [],
};

/** Whether an organization of that type may go from one status to the other. Only an existing corporation goes from
 *  its payment straight to incorporated, and it never goes to the registry. */
export function mayBecome(type: CompanyType, from: OrganizationStatus, to: OrganizationStatus): boolean {
  if (!next[from].includes(to)) return false;
  if (from !== 'payment_success' || to === 'pending') return true;
  return type === 'old' ? to === 'incorporated' : to === 'submitted';
}

/** Whether the facts of the articles are still a draft that a form may edit. */
export const isDraft = (status: OrganizationStatus): boolean =>
  status === 'pending' || status === 'payment_success' || status === 'rejected';

/** A member's next act, offered on the landing page. */
export const nextActs = {
  pending: 'continue',
  payment_success: 'submit',
  submitted: 'wait',
  incorporated: 'open',
  rejected: 'fix',
  dissolved: 'open',
} as const satisfies Record<OrganizationStatus, string>;
