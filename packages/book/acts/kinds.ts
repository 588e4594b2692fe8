import type { Change, NewestActVersion, Voiding } from '../act.ts';
import { cancelled, redeemed, repurchased, surrendered } from './acquired.ts';
import { appointed, ceased, consentGiven } from './appointments.ts';
import { capitalAdjusted, capitalOpened } from './capital.ts';
import { authorizedChanged, classAmended, classCreated } from './classes.ts';
import { classValued, controlEnded, controlFiled, controlReviewed, controlStated } from './control.ts';
import { converted } from './converted.ts';
import {
  addressChanged,
  amalgamated,
  articlesAmended,
  continued,
  nameChanged,
  yearEndChanged,
} from './corporation.ts';
import { instrumentConverted, optionExercised } from './exercised.ts';
import { optionGranted } from './granted.ts';
import { incorporated } from './incorporated.ts';
import { instrumentTransferred } from './instrument-transferred.ts';
import { instrumentEnded, instrumentIssued } from './instruments.ts';
import { issued } from './issued.ts';
import type { Kind } from './kind.ts';
import { optionExpired, optionReleased } from './options-lost.ts';
import { membersSet, personAdded, personChanged } from './persons.ts';
import { poolAdjusted, poolReserved } from './pools.ts';
import { reissued } from './reissued.ts';
import { rightsAdjusted } from './rights-adjusted.ts';
import { consolidated, split } from './split.ts';
import { transferred } from './transferred.ts';
import { vestingAccelerated, vestingSet, vestingStopped } from './vesting-changed.ts';

const all = {
  incorporated,
  'person.added': personAdded,
  'person.changed': personChanged,
  'members.set': membersSet,
  appointed,
  'consent.given': consentGiven,
  ceased,
  'name.changed': nameChanged,
  'address.changed': addressChanged,
  'yearend.changed': yearEndChanged,
  'articles.amended': articlesAmended,
  continued,
  amalgamated,
  'class.created': classCreated,
  'class.amended': classAmended,
  'authorized.changed': authorizedChanged,
  issued,
  transferred,
  repurchased,
  redeemed,
  surrendered,
  cancelled,
  converted,
  reissued,
  'vesting.set': vestingSet,
  'vesting.stopped': vestingStopped,
  'vesting.accelerated': vestingAccelerated,
  'capital.opened': capitalOpened,
  'capital.adjusted': capitalAdjusted,
  'class.split': split,
  'class.consolidated': consolidated,
  'pool.reserved': poolReserved,
  'pool.adjusted': poolAdjusted,
  'option.granted': optionGranted,
  'option.exercised': optionExercised,
  'option.expired': optionExpired,
  'option.released': optionReleased,
  'instrument.issued': instrumentIssued,
  'instrument.converted': instrumentConverted,
  'instrument.ended': instrumentEnded,
  'instrument.transferred': instrumentTransferred,
  'rights.adjusted': rightsAdjusted,
  'control.stated': controlStated,
  'control.ended': controlEnded,
  'control.reviewed': controlReviewed,
  'control.filed': controlFiled,
  'class.valued': classValued,
};

export type KindName = keyof typeof all;

/** Payload of an act of each kind, in the newest version of the kind. */
export type Payloads = {
  readonly [K in KindName]: (typeof all)[K] extends Kind<infer P> ? P : never;
};

/** Every kind of act. A new one is its own file and a line in `all`. */
export const kinds: { readonly [K in KindName]: Kind<Payloads[K]> } = all;

/** An act that says something, by kind: narrowing on `kind` narrows the payload. */
export type ChangeAct<K extends KindName = KindName> = { [P in K]: Change<P, Payloads[P]> }[K];
export type VoidAct = Voiding<KindName>;
export type Act = ChangeAct | VoidAct;

/** The newest version of one root, by kind: the act itself, or, once voided, its last version so marked, because
 *  the fold still meets it (its certificate numbers stay in the register). Functions over `EffectiveAct<K>` keep
 *  a kind and its payload together. */
export type EffectiveAct<K extends KindName = KindName> = {
  [P in K]: NewestActVersion<Payloads[P]> & { readonly kind: P; readonly voided?: true };
}[K];

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(kinds, name);
}
