/** Entries about people, classes and shares that are not on record: drafts, subscriptions, and the limit of a private issuer. */
import { office } from '../acts/people.ts';
import type { LogRows } from '../logRow.ts';

export const draftKinds = {
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
} as const satisfies LogRows;
