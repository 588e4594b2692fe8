/**
 * The rights of everybody: one table for server and browser (specification section 6, decisions section 3).
 * The server judges with it, the browser hides with it; `docs/access-matrix.md` is what a person reads.
 */
import type { Rule } from '@tabellion/kit/may.ts';

export const access = {
  /** Sign in, register, reset a password, verify an address. */
  'session.open': { who: 'anyone' },
  /** The product itself: brand, languages, payment provider, public keys. */
  'settings.read': { who: 'anyone' },
  /** Search of names that are taken, before anybody has an account. */
  'names.search': { who: 'anyone' },
  /** Verify a document that is at hand: the certificates of the seals, and whether its SHA-256 is known. */
  'documents.verify': { who: 'anyone' },
  /** Read an invitation by the secret of its link; whoever holds it was sent it. */
  'invitation.look': { who: 'anyone' },
  /** Answer the lines of an annual return by the secret of a link. */
  'filings.answer': { who: 'anyone' },
  /** Read a bound minute book by the secret of its link. */
  'book.look': { who: 'anyone' },
  /** Read the deadlines of a member by the secret of his address for calendars. */
  'calendar.look': { who: 'anyone' },
  /** Sign up and in at the ledger, which has users of its own. */
  'ledger.open': { who: 'anyone' },
  /** The public side of its log: checkpoint, tiles, policy, consistency. */
  'ledger.look': { who: 'anyone' },
  /** Its records, by its own tokens: nobody is known there by a session of the product. */
  'ledger.use': { who: 'bearer' },

  'account.read': { who: 'user' },
  'account.edit': { who: 'user' },
  /** Start or take over an organization; its creator becomes its admin. */
  'organization.create': { who: 'user' },
  /** Accept or decline what was sent to the own address. */
  'invitation.answer': { who: 'user' },

  'organization.read': { who: 'member', need: 'read', section: 'any' },
  'organization.edit': { who: 'member', need: 'edit', section: 'dashboard' },
  'dashboard.read': { who: 'member', need: 'read', section: 'any' },
  'dashboard.edit': { who: 'member', need: 'edit', section: 'dashboard' },
  'people.read': { who: 'member', need: 'read', section: 'any' },
  'people.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Change name, registered office, year end or articles of a corporation. */
  'corporation.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  'shares.read': { who: 'member', need: 'read', section: 'any' },
  'shares.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Significant control, with what was asked, filed and is still missing: not for everybody in the organization. */
  'control.read': { who: 'member', need: 'view', section: 'minute_book' },
  /** Records it, and looks at personal facts; each look stands in the access log. */
  'control.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Filings with registries, done and to come: restricted members do not see them, whatever sections they have (decisions
   *  section 3). */
  'filings.read': { who: 'member', need: 'view' },
  /** Mark deadlines as filed or not applicable, and report events from which they run: what was filed is for admin and full
   *  access alone, whatever sections a restricted member has (decisions section 3). */
  'filings.edit': { who: 'member', need: 'manage' },
  /** Registers with the addresses of people, and as files: not for restricted members without the minute book (decisions
   *  section 3). */
  'registers.whole': { who: 'member', need: 'view', section: 'minute_book' },
  /** The minute book's documents: not for restricted members without it. */
  'documents.read': { who: 'member', need: 'view', section: 'minute_book' },
  'documents.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Write own wording of documents, and submit it for review. */
  'precedents.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Approve or return own wording, and go back to the standard: for admin and full access alone, who answer for what is signed. */
  'precedents.approve': { who: 'member', need: 'manage' },
  /** Documents that are out for signature: who signed, who has not. */
  'signing.read': { who: 'member', need: 'view', section: 'minute_book' },
  'signing.edit': { who: 'member', need: 'edit', section: 'minute_book' },
  /** Choose how signatures are kept. */
  'signing.manage': { who: 'member', need: 'manage' },
  /** Sign what was sent to the own address; a member with any right may. */
  'signing.own': { who: 'member', need: 'read', section: 'any' },
  /** Follow the link of a mail and prove that its address is the own one. */
  'signing.open': { who: 'anyone' },
  /** Read, sign or decline what was sent to the address that was proved. */
  'signing.sign': { who: 'signee' },
  /** Follow the link to the own page, and prove that the address in the register is the own one. */
  'holders.open': { who: 'anyone' },
  /** The own page: shares, certificates, appointments, signed copies, and what waits for the own signature. */
  'holders.read': { who: 'holder' },
  /** How far an incorporation, a founding set or an entry is that is signed and paid, and who is in charge of it. */
  'matters.read': { who: 'member', need: 'view', section: 'minute_book' },
  /** Hand one over, or withdraw it, which gives money back. */
  'matters.edit': { who: 'member', need: 'manage' },
  /** Receipts of the ledger, and proofs of single records: as much of each as the reader may see. */
  'records.read': { who: 'member', need: 'read', section: 'any' },
  /** Corporate changes: nobody but admin and full access sees them (specification section 6). */
  'changes.read': { who: 'member', need: 'manage' },
  'changes.edit': { who: 'member', need: 'manage' },
  'activity.read': { who: 'member', need: 'read', section: 'any' },
  'activity.edit': { who: 'member', need: 'edit', section: 'activity_logs' },
  /** The bell and the own marks on it; which kinds, `noticeKinds.ts` says. */
  'notifications.read': { who: 'member', need: 'read', section: 'any' },
  /** Hits in the registers for a word: the same people and shares that `people.read` and `shares.read` list. */
  'search.read': { who: 'member', need: 'read', section: 'any' },
  'plans.read': { who: 'member', need: 'read', section: 'any' },

  /** Prices, cards, invoices, subscriptions. */
  'billing.manage': { who: 'member', need: 'manage' },
  /** Send the articles to the registrar. */
  'incorporation.submit': { who: 'member', need: 'manage' },
  'members.manage': { who: 'member', need: 'manage' },
  /** Answer what our staff ask about what was submitted. */
  'registry.answer': { who: 'member', need: 'manage' },

  /** The back office: what is submitted to people, and coupons. */
  'staff.work': { who: 'staff' },
  /** Give roles, and see what waits or failed behind the scenes. */
  'staff.manage': { who: 'admin' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof access;
