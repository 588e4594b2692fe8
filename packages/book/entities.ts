import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { PersonalFactRef, ResolutionRef } from './act.ts';

import type { END_REASONS, ON_CANCELLATION, RIGHT_KINDS, STOP_REASONS } from './agreed.ts';
import type { Position } from './positions.ts';
import type { ClassPayload } from './terms/classes.ts';
import type {
  ClassValuedPayload,
  ControlFiledPayload,
  ControlReviewedPayload,
  ControlStatedPayload,
} from './terms/control.ts';
import type { ArticlesPayload, OfficeAddress } from './terms/corporation.ts';
import type { ConvertibleTerms, DebtTerms, OptionTerms, WarrantTerms } from './terms/instruments.ts';
import type { LandAcquiredPayload } from './terms/land.ts';
import type { CeasedReason, PersonalFactKind, PersonKind } from './terms/people.ts';
import type {
  AcquisitionKind,
  CertificateForm,
  Consideration,
  Exemption,
  Legend,
  SplitKind,
} from './terms/securities.ts';
import type { PlannedVesting } from './vesting.ts';

/** State of the registers on one date. All are values: a change puts a new one in the old one's place. */

export interface Corporation extends ArticlesPayload {
  readonly number: string | null;
  readonly jurisdiction: string;
  readonly incorporatedOn: PlainDate;
  /** Absent until an act tells them. */
  readonly registeredOffice?: OfficeAddress;
  readonly recordsOffice?: OfficeAddress;
  /** `MM-DD`; `02-29` is the last day of February. */
  readonly yearEnd?: string;
  /** The last day of the first financial year, where that is not the first possible day. */
  readonly firstYearEndOn?: PlainDate;
  /** The corporations that became one with it in the last amalgamation. */
  readonly amalgamatedOf?: readonly { readonly name: string; readonly number: string | null }[];
  /** The auditor whom the shareholders appointed; null where they resolved that there is none; absent until an act tells. */
  readonly auditor?: string | null;
  readonly banking?: BankingTerms;
  /** Those of which acts tell, in the order in which they were last made; one that was repealed is gone. */
  readonly byLaws?: readonly ByLaw[];
  /** The unanimous shareholder agreement, or the declaration of the one holder (CBCA s. 146). */
  readonly agreement?: { readonly form: 'agreement' | 'declaration'; readonly since: PlainDate };
  /** Its interests in land in Ontario, past ones too, in the order in which they were acquired (OBCA s. 140.1). */
  readonly land?: readonly Land[];
  /** It exists no more since that day (CBCA s. 210(6)); its records are with the keeper. */
  readonly dissolution?: { readonly on: PlainDate; readonly keeper: string };
}

export interface BankingTerms {
  readonly bank: string;
  readonly branch: string | null;
  /** Ids of those who may sign for it. */
  readonly signers: readonly string[];
  /** The number of them that sign together. */
  readonly together: number;
}

export interface Land extends LandAcquiredPayload {
  /** The entry by which it was acquired. */
  readonly root: string;
  readonly acquiredOn: PlainDate;
  /** Null while the corporation owns it. */
  readonly disposed: {
    readonly root: string;
    readonly on: PlainDate;
    readonly registration: string | null;
  } | null;
}

/** It holds from the day on which the directors made it until the shareholders reject it, or fail to confirm it at their next meeting
 *  (CBCA s. 103(2)-(4)). */
export interface ByLaw {
  readonly number: string;
  readonly title: string;
  readonly madeOn: PlainDate;
  readonly confirmedOn: PlainDate | null;
  /** It is repealed, which the shareholders have yet to confirm. */
  readonly isRepealed?: true;
}

export interface Person {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly facts: Readonly<Partial<Record<PersonalFactKind, PersonalFactRef>>>;
  /** Ids of those who hold jointly, in the order in which certificates name them. Absent until an act tells, and of
   *  every other kind of person. */
  readonly members?: readonly string[];
}

export interface Appointment {
  readonly appointmentId: string;
  readonly personId: string;
  readonly position: Position;
  readonly title: string | null;
  readonly from: PlainDate;
  /** It began on that day or before. */
  readonly orBefore?: boolean;
  readonly consentOn: PlainDate | null;
  readonly residency: PersonalFactRef | null;
  readonly resolution: ResolutionRef | null;
  readonly status: 'active' | 'ceased';
  readonly ceasedOn: PlainDate | null;
  readonly reason: CeasedReason | null;
}

export interface ClassTerms extends ClassPayload {
  readonly createdOn: PlainDate;
}

export type EndingKind = 'transferred' | AcquisitionKind | 'converted' | 'reissued' | SplitKind;

export type InstrumentEndingKind =
  | IssuingKind
  | 'option.expired'
  | 'option.released'
  | 'rights.adjusted'
  | 'instrument.ended'
  | 'instrument.transferred';

export type IssuingKind = 'option.exercised' | 'instrument.converted';

/** One security, whether a certificate or an acknowledgment was given for it. `ended`: an act ended it, even in part, and
 *  it represents nothing any more. `void`: the act that opened it was taken back. The number stays in the register. */
export interface Certificate {
  readonly securityId: string;
  readonly classId: string;
  readonly personId: string;
  readonly prefix: string | null;
  readonly label: string | null;
  readonly serial: number | null;
  readonly quantity: bigint;
  readonly status: 'open' | 'ended' | 'void';
  readonly issuedOn: PlainDate;
  /** Dollars per share at which they were issued; null where that is not one price, or not known. */
  readonly price: string | null;
  /** Consideration received by the corporation; null if unknown, or for a security that came from others. */
  readonly consideration: Consideration | null;
  readonly paidOn: PlainDate | null;
  readonly resolution: ResolutionRef | null;
  readonly exemption: Exemption | null;
  readonly vesting: PlannedVesting | null;
  /** Basis of vesting continued from another security: the vested part of `shares`, less `settled`. */
  readonly schedule?: { readonly shares: string; readonly settled: string };
  /** Changes of the vesting by acts since its terms were set; absent when none. */
  readonly vestingChanges?: {
    /** The last day on which shares vested by the terms. */
    readonly stoppedOn: PlainDate | null;
    /** Shares that vested ahead of their dates. */
    readonly accelerated: string;
  };
  /** Whether it is a certificate or an acknowledgment, and the notices that it bears; absent where no act tells. */
  readonly form?: CertificateForm;
  readonly legends?: readonly Legend[];
  /** It stood in a register kept before, and bears this day, if it is known; absent for others. */
  readonly takenOver?: { readonly issuedOn: PlainDate | null };
  /** The pool of which they came: issued under a plan, or for an option of it; absent for all others. */
  readonly poolId?: string;
  /** The securities that it came of, and the act: certificates, or the option or instrument for which shares were issued;
   *  absent for all others that were issued. */
  readonly origin?: {
    readonly by: EndingKind | IssuingKind;
    readonly root: string;
    readonly from: readonly string[];
  };
  /** The act that ended it, and the securities that came of it; absent before. */
  readonly ended?: {
    readonly by: EndingKind;
    readonly root: string;
    readonly on: PlainDate;
    readonly into: readonly string[];
  };
}

/** Shares that were issued, also for an option or an instrument; others came of a certificate. */
export type IssuedCertificate = Certificate & {
  readonly origin?: NonNullable<Certificate['origin']> & { readonly by: IssuingKind };
};

/** Whether the shares came from the corporation, not from a certificate that was there before. */
export const isIssue = (one: Certificate): one is IssuedCertificate =>
  one.origin === undefined ||
  one.origin.by === 'option.exercised' ||
  one.origin.by === 'instrument.converted';

/** One movement of a class's stated capital account: dollars, and the shares that came or went with them. */
export interface CapitalEntry {
  readonly classId: string;
  /** The security with which shares came or went; null for a movement of dollars alone. */
  readonly securityId: string | null;
  readonly kind: 'issue' | 'acquisition' | 'conversion' | 'split' | 'opening' | 'adjustment';
  /** Dollars, to ten places, less than zero when they leave. */
  readonly amount: string;
  readonly shares: bigint;
}

/** Options, and what `instrument.issued` names. */
export type InstrumentKind = (typeof RIGHT_KINDS)[number];

/** A right of its holder against the corporation that is not a share. Nobody votes by it. */
export interface Instrument {
  readonly securityId: string;
  readonly kind: InstrumentKind;
  /** Its number in the register of options or of debt; no other has it, and it stays though the act is void. */
  readonly label: string;
  readonly personId: string;
  /** The class of which shares may come of it; null where no terms name one. */
  readonly classId: string | null;
  /** The pool from which it was granted. */
  readonly poolId: string | null;
  /** Shares that it gave a right to at first, counted as they stand since the last adjustment; none of what bears a
   *  principal. At every moment: quantity = left + exercised + expired + released + moved (`leftOf`). */
  readonly quantity: bigint;
  readonly exercised: bigint;
  readonly expired: bigint;
  readonly released: bigint;
  /** Went to another holder, in an instrument of its own. */
  readonly moved: bigint;
  /** The vested part of those that expired, were released or moved. */
  readonly vestedLost: bigint;
  /** `void`: the act that made it was taken back; the number stays in the register. */
  readonly status: 'open' | 'ended' | 'void';
  /** Dollars for a share: the exercise price, the base of appreciation; null where nothing is paid. */
  readonly price: string | null;
  readonly issuedOn: PlainDate;
  /** The last day of the right, or the day on which it is due. */
  readonly expiresOn: PlainDate | null;
  /** Amount lent or invested, the part of it that is no longer owed, and the currency (ISO 4217). */
  readonly principal: string | null;
  readonly discharged: string | null;
  readonly currency: string | null;
  /** Other terms agreed, by kind. */
  readonly terms: InstrumentTerms;
  readonly vesting: PlannedVesting | null;
  /** As of a certificate: where its vesting goes on from another instrument. */
  readonly schedule?: NonNullable<Certificate['schedule']>;
  readonly vestingChanges?: NonNullable<Certificate['vestingChanges']> & {
    /** Which of its windows tells the last day, since vesting stopped; absent where none does. */
    readonly stoppedFor?: (typeof STOP_REASONS)[number];
  };
  readonly exemption: Exemption | null;
  readonly resolution: ResolutionRef | null;
  /** The instrument that it came of, and the act; absent for one that is new. */
  readonly origin?: {
    readonly by: 'instrument.transferred';
    readonly root: string;
    readonly from: readonly string[];
  };
  /** Securities that came of it, in the order of the acts: shares, and instruments of others; absent before. */
  readonly into?: readonly string[];
  /** The act that left nothing of it; absent before. */
  readonly ended?: {
    readonly by: InstrumentEndingKind;
    readonly root: string;
    readonly on: PlainDate;
    readonly reason?: (typeof END_REASONS)[number];
  };
}

export type InstrumentTerms =
  | ({ readonly of: 'option' } & OptionTerms)
  | ({ readonly of: 'warrant' } & WarrantTerms)
  | ({ readonly of: 'convertible' } & ConvertibleTerms)
  | ({ readonly of: 'debt' } & DebtTerms)
  /** An instrument of which the number alone stays. */
  | { readonly of: 'untold' };

/** Shares set aside for a plan. `used`: granted or issued from it, less what went back. */
export interface Pool {
  readonly poolId: string;
  readonly name: string;
  /** One at least. */
  readonly classIds: readonly string[];
  readonly reserved: bigint;
  readonly used: bigint;
  readonly onCancellation: (typeof ON_CANCELLATION)[number] | null;
  readonly resolution: ResolutionRef | null;
}

/** Manual entries about significant control: who has it, steps taken, filings, and the value of a share of a
 *  class. */
export type ControlEntry =
  | (ControlStatedPayload & {
      readonly of: 'statement';
      readonly from: PlainDate;
      /** The day from which it was so no more. */
      readonly endedOn: PlainDate | null;
    })
  | (ControlReviewedPayload & { readonly of: 'review'; readonly on: PlainDate })
  | (ControlFiledPayload & { readonly of: 'filing'; readonly on: PlainDate })
  | (ClassValuedPayload & { readonly of: 'value'; readonly on: PlainDate });

/** The tables of the registers and what a row of each says. */
export interface Entities {
  readonly corporation: Corporation;
  readonly persons: Person;
  readonly appointments: Appointment;
  readonly classTerms: ClassTerms;
  readonly certificates: Certificate;
  readonly capitalEntries: CapitalEntry;
  readonly pools: Pool;
  readonly instruments: Instrument;
  readonly controls: ControlEntry;
}

export type TableName = keyof Entities;

export const TABLE_NAMES: readonly TableName[] = [
  'corporation',
  'persons',
  'appointments',
  'classTerms',
  'certificates',
  'capitalEntries',
  'pools',
  'instruments',
  'controls',
];
