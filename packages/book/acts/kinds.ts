import type { Change, NewestActVersion, Voiding } from '../act.ts';
import { acquisitionKinds } from './acquired.ts';
import { appointmentKinds } from './appointments.ts';
import { capitalKinds } from './capital.ts';
import { classKinds } from './classes.ts';
import { controlKinds } from './control.ts';
import { converted } from './converted.ts';
import { corporationKinds } from './corporation.ts';
import { exerciseKinds } from './exercised.ts';
import { formKinds } from './form-chosen.ts';
import { governanceKinds } from './governance.ts';
import { optionGranted } from './granted.ts';
import { incorporated } from './incorporated.ts';
import { instrumentTransferred } from './instrument-transferred.ts';
import { instrumentKinds } from './instruments.ts';
import { issued } from './issued.ts';
import type { Kind } from './kind.ts';
import { landKinds } from './land.ts';
import { lostOptionKinds } from './options-lost.ts';
import { personKinds } from './persons.ts';
import { poolKinds } from './pools.ts';
import { reissued } from './reissued.ts';
import { rightsAdjusted } from './rights-adjusted.ts';
import { divisionKinds } from './split.ts';
import { transferred } from './transferred.ts';
import { vestingKinds } from './vesting-changed.ts';

const all = {
  incorporated,
  ...personKinds,
  ...appointmentKinds,
  ...corporationKinds,
  ...governanceKinds,
  ...landKinds,
  ...classKinds,
  issued,
  transferred,
  ...acquisitionKinds,
  converted,
  reissued,
  ...formKinds,
  ...vestingKinds,
  ...capitalKinds,
  ...divisionKinds,
  ...poolKinds,
  'option.granted': optionGranted,
  ...exerciseKinds,
  ...lostOptionKinds,
  ...instrumentKinds,
  'instrument.transferred': instrumentTransferred,
  'rights.adjusted': rightsAdjusted,
  ...controlKinds,
};

export type KindName = keyof typeof all;

/** Payload of an act of each kind, in the newest version of the kind. */
export type Payloads = {
  readonly [K in KindName]: (typeof all)[K] extends Kind<infer P> ? P : never;
};

/** Every kind of act. A new one stands in the file of its subject, or in one of its own and a line of `all`. */
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
