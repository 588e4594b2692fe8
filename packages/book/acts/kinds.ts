import type { Change, Occurrence, Voiding } from '../act.ts';
import type {
  ClassValuedPayload,
  ControlFiledPayload,
  ControlReviewedPayload,
  ControlStatedPayload,
} from '../terms/control.ts';
import {
  type CancelledPayload,
  cancelled,
  type RedeemedPayload,
  type RepurchasedPayload,
  redeemed,
  repurchased,
  type SurrenderedPayload,
  surrendered,
} from './acquired.ts';
import { type AppointedPayload, appointed } from './appointed.ts';
import { type AuthorizedChangedPayload, authorizedChanged } from './authorized-changed.ts';
import {
  type CapitalAdjustedPayload,
  type CapitalOpenedPayload,
  capitalAdjusted,
  capitalOpened,
} from './capital.ts';
import { type CeasedPayload, ceased } from './ceased.ts';
import { type ClassAmendedPayload, classAmended } from './class-amended.ts';
import { type ClassCreatedPayload, classCreated } from './class-created.ts';
import { type ConsentGivenPayload, consentGiven } from './consent-given.ts';
import { type ControlEndedPayload, controlEnded, controlStated } from './control.ts';
import { classValued, controlFiled, controlReviewed } from './control-steps.ts';
import { type ConvertedPayload, converted } from './converted.ts';
import {
  type AddressChangedPayload,
  type AmalgamatedPayload,
  type ArticlesAmendedPayload,
  addressChanged,
  amalgamated,
  articlesAmended,
  type ContinuedPayload,
  continued,
  type NameChangedPayload,
  nameChanged,
  type YearEndChangedPayload,
  yearEndChanged,
} from './corporation.ts';
import {
  type InstrumentConvertedPayload,
  instrumentConverted,
  type OptionExercisedPayload,
  optionExercised,
} from './exercised.ts';
import { type OptionGrantedPayload, optionGranted } from './granted.ts';
import { type IncorporatedPayload, incorporated } from './incorporated.ts';
import { type InstrumentTransferredPayload, instrumentTransferred } from './instrument-transferred.ts';
import {
  type InstrumentEndedPayload,
  type InstrumentIssuedPayload,
  instrumentEnded,
  instrumentIssued,
} from './instruments.ts';
import { type IssuedPayload, issued } from './issued.ts';
import type { Kind } from './kind.ts';
import { type MembersSetPayload, membersSet } from './members-set.ts';
import {
  type OptionExpiredPayload,
  type OptionReleasedPayload,
  optionExpired,
  optionReleased,
} from './options-lost.ts';
import { type PersonAddedPayload, personAdded } from './person-added.ts';
import { type PersonChangedPayload, personChanged } from './person-changed.ts';
import { type PoolAdjustedPayload, type PoolReservedPayload, poolAdjusted, poolReserved } from './pools.ts';
import { type ReissuedPayload, reissued } from './reissued.ts';
import { type RightsAdjustedPayload, rightsAdjusted } from './rights-adjusted.ts';
import { consolidated, type SplitPayload, split } from './split.ts';
import { type TransferredPayload, transferred } from './transferred.ts';
import {
  type VestingAcceleratedPayload,
  type VestingSetPayload,
  type VestingStoppedPayload,
  vestingAccelerated,
  vestingSet,
  vestingStopped,
} from './vesting-changed.ts';

/** Payload of an act of each kind, in the newest version of the kind. */
export interface Payloads {
  readonly incorporated: IncorporatedPayload;
  readonly 'person.added': PersonAddedPayload;
  readonly 'person.changed': PersonChangedPayload;
  readonly 'members.set': MembersSetPayload;
  readonly appointed: AppointedPayload;
  readonly 'consent.given': ConsentGivenPayload;
  readonly ceased: CeasedPayload;
  readonly 'name.changed': NameChangedPayload;
  readonly 'address.changed': AddressChangedPayload;
  readonly 'yearend.changed': YearEndChangedPayload;
  readonly 'articles.amended': ArticlesAmendedPayload;
  readonly continued: ContinuedPayload;
  readonly amalgamated: AmalgamatedPayload;
  readonly 'class.created': ClassCreatedPayload;
  readonly 'class.amended': ClassAmendedPayload;
  readonly 'authorized.changed': AuthorizedChangedPayload;
  readonly issued: IssuedPayload;
  readonly transferred: TransferredPayload;
  readonly repurchased: RepurchasedPayload;
  readonly redeemed: RedeemedPayload;
  readonly surrendered: SurrenderedPayload;
  readonly cancelled: CancelledPayload;
  readonly converted: ConvertedPayload;
  readonly reissued: ReissuedPayload;
  readonly 'vesting.set': VestingSetPayload;
  readonly 'vesting.stopped': VestingStoppedPayload;
  readonly 'vesting.accelerated': VestingAcceleratedPayload;
  readonly 'capital.opened': CapitalOpenedPayload;
  readonly 'capital.adjusted': CapitalAdjustedPayload;
  readonly 'class.split': SplitPayload;
  readonly 'class.consolidated': SplitPayload;
  readonly 'pool.reserved': PoolReservedPayload;
  readonly 'pool.adjusted': PoolAdjustedPayload;
  readonly 'option.granted': OptionGrantedPayload;
  readonly 'option.exercised': OptionExercisedPayload;
  readonly 'option.expired': OptionExpiredPayload;
  readonly 'option.released': OptionReleasedPayload;
  readonly 'instrument.issued': InstrumentIssuedPayload;
  readonly 'instrument.converted': InstrumentConvertedPayload;
  readonly 'instrument.ended': InstrumentEndedPayload;
  readonly 'instrument.transferred': InstrumentTransferredPayload;
  readonly 'rights.adjusted': RightsAdjustedPayload;
  readonly 'control.stated': ControlStatedPayload;
  readonly 'control.ended': ControlEndedPayload;
  readonly 'control.reviewed': ControlReviewedPayload;
  readonly 'control.filed': ControlFiledPayload;
  readonly 'class.valued': ClassValuedPayload;
}

export type KindName = keyof Payloads;

/** Every kind of act. A new one is its own file and a line here and in `Payloads`. */
export const kinds: { readonly [K in KindName]: Kind<K, Payloads[K]> } = {
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

/** An act that says something, by kind: narrowing on `kind` narrows the payload. */
export type ChangeAct<K extends KindName = KindName> = { [P in K]: Change<P, Payloads[P]> }[K];
export type VoidAct = Voiding<KindName>;
export type Act = ChangeAct | VoidAct;

/** The newest version of one root, by kind: the act itself, or, once voided, its last version so marked, because
 *  the fold still meets it (its certificate numbers stay in the register). Functions over `EffectiveAct<K>` keep
 *  a kind and its payload together. */
export type EffectiveAct<K extends KindName = KindName> = {
  [P in K]: Occurrence<Payloads[P]> & { readonly kind: P; readonly voided?: true };
}[K];

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(kinds, name);
}
