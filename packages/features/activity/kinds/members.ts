/** Entries about members, payments, the pages of holders, and staff. */
import type { LogRows } from '../logRow.ts';

export const memberKinds = {
  management_chosen: { group: 'members', icon: 'BriefcaseBusiness', subjects: [], values: [] },
  payment_received: { group: 'members', icon: 'CreditCard', subjects: [], values: ['amountCents'] },
  payment_refunded: { group: 'members', icon: 'CreditCard', subjects: [], values: ['amountCents'] },
  subscription_cancelled: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  subscription_kept: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  plan_change_planned: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
  plan_ended: { group: 'members', icon: 'CreditCard', subjects: [], values: [] },
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
