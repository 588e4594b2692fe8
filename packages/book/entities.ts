import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FactRef, ResolutionRef } from './act.ts';
import type { CeasedReason } from './acts/ceased.ts';
import type { ClassPayload } from './acts/class-created.ts';
import type { ArticlesPayload } from './acts/incorporated.ts';
import type { Consideration, Exemption } from './acts/issued.ts';
import type { FactKind, PersonKind } from './acts/person-added.ts';
import type { Position } from './positions.ts';
import type { PlannedVesting } from './vesting.ts';

/** What stands in the registers on one date. All are values: a change puts a new one in the old one's place. */

export interface Corporation extends ArticlesPayload {
  readonly number: string | null;
  readonly jurisdiction: string;
  readonly incorporatedOn: PlainDate;
}

export interface Person {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly facts: Readonly<Partial<Record<FactKind, FactRef>>>;
}

export interface Appointment {
  readonly appointmentId: string;
  readonly personId: string;
  readonly position: Position;
  readonly title: string | null;
  readonly from: PlainDate;
  readonly consentOn: PlainDate | null;
  readonly residency: FactRef | null;
  readonly resolution: ResolutionRef | null;
  readonly status: 'active' | 'ceased';
  readonly ceasedOn: PlainDate | null;
  readonly reason: CeasedReason | null;
}

export interface ClassTerms extends ClassPayload {
  readonly createdOn: PlainDate;
}

/** One security, whether a certificate or an acknowledgment was given for it. `void`: the issue was taken back,
 *  and the number stays in the register. */
export interface Certificate {
  readonly securityId: string;
  readonly classId: string;
  readonly personId: string;
  readonly prefix: string | null;
  readonly label: string | null;
  readonly serial: number | null;
  readonly quantity: bigint;
  readonly status: 'open' | 'void';
  readonly issuedOn: PlainDate;
  readonly price: string;
  readonly consideration: Consideration;
  readonly paidOn: PlainDate | null;
  readonly resolution: ResolutionRef | null;
  readonly exemption: Exemption | null;
  readonly vesting: PlannedVesting | null;
}

/** One movement of a class's stated capital account: exact dollars and the shares that came with them. */
export interface CapitalEntry {
  readonly classId: string;
  readonly securityId: string;
  readonly kind: 'issue';
  readonly amount: string;
  readonly shares: bigint;
}

/** The tables of the registers and what a row of each says. */
export interface Entities {
  readonly corporation: Corporation;
  readonly persons: Person;
  readonly appointments: Appointment;
  readonly classTerms: ClassTerms;
  readonly certificates: Certificate;
  readonly capitalEntries: CapitalEntry;
}

export type TableName = keyof Entities;

export const TABLE_NAMES: readonly TableName[] = [
  'corporation',
  'persons',
  'appointments',
  'classTerms',
  'certificates',
  'capitalEntries',
];
