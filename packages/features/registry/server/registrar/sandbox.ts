/**
 * The sandbox: a registry for trying the product. It behaves as a service of its own: it has its own table and
 * transactions, examines articles by itself, keeps what it decided under the sender's key, and tells it a moment later.
 * Its certificates are specimens, and say so.
 */
import { dateInZone, type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';
import { numberName } from '@tabellion/law/names/corporateName.ts';
import { normalizeName } from '@tabellion/law/names/foldName.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Waiting } from '@tabellion/platform/outside/outside.ts';
import { examine, type Filing, type RegistryReason } from '../../rules/filing.ts';
import {
  insertRegistration,
  nextSpecimenNumber,
  type Registration,
  selectRegistration,
} from '../store/sandbox.ts';
import type { AskedRegistrar, RegistrarAnswer } from './registrar.ts';
import { type CertificatePress, printCertificate } from './specimenCertificate.ts';

export interface SandboxPorts {
  db: Database;
  clock: () => Instant;
  /** Time from receiving to telling. */
  delayMs: number;
  /** Certificates are sent as files where there is a press. */
  press?: CertificatePress | undefined;
}

export function openSandboxRegistrar({ db, clock, delayMs, press }: SandboxPorts): AskedRegistrar {
  const find = (key: string) => db.asNobody((q) => selectRegistration(q, key));
  const answerOf = async (registration: Registration, now: Instant) => {
    const answer = decidedAnswer(registration, now);
    if (answer.state !== 'accepted' || press === undefined) return answer;
    const paper = await printCertificate(press, registration.jurisdiction, answer.certificate);
    return paper === undefined ? answer : { ...answer, certificate: { ...answer.certificate, paper } };
  };
  return {
    name: 'sandbox',
    async submit(filing, key) {
      const now = clock();
      const existing = await find(key);
      if (existing !== undefined) return answerOf(existing, now);
      const reasons = examine(filing);
      const decided = { key, receivedAt: now, decidedAt: later(now, delayMs) };
      await db.transaction(null, async (tx) => {
        if (reasons.length > 0) return insertRegistration(tx, rejected(decided, filing, reasons));
        const isNew = await insertRegistration(tx, await accepted(tx, decided, filing));
        const isTaken = !isNew && (await selectRegistration(tx, key)) === undefined;
        return isTaken ? insertRegistration(tx, rejected(decided, filing, nameRegistered)) : isNew;
      });
      const registration = await find(key);
      if (registration === undefined) throw new Error('the sandbox lost what it had just written');
      return answerOf(registration, now);
    },
    async find(key) {
      const registration = await find(key);
      return registration === undefined ? { state: 'unknown' } : answerOf(registration, clock());
    },
  };
}

const nameRegistered: readonly RegistryReason[] = [{ textCode: 'REGISTRAR.NAME_REGISTERED', about: 'name' }];

const later = (at: Instant, ms: number): Instant => instantOfMillis(millisOfInstant(at) + ms);

interface Decided {
  key: string;
  receivedAt: Instant;
  decidedAt: Instant;
}

async function accepted(q: Queries, decided: Decided, filing: Filing): Promise<Registration> {
  const serial = await nextSpecimenNumber(q);
  const name = certificateName(filing, serial);
  return {
    ...decided,
    jurisdiction: filing.jurisdiction,
    name,
    normalizedName: normalizeName(name),
    outcome: 'accepted',
    reasons: [],
    corporationNumber: corporationNumber(filing.jurisdiction, serial),
    certificateOn: dateInZone(decided.receivedAt, zoneOf(filing.jurisdiction)),
  };
}

function rejected(decided: Decided, filing: Filing, reasons: readonly RegistryReason[]): Registration {
  const name = `${filing.name} ${filing.legalElement}`.trim();
  return {
    ...decided,
    jurisdiction: filing.jurisdiction,
    name,
    normalizedName: normalizeName(name),
    outcome: 'rejected',
    reasons,
    corporationNumber: null,
    certificateOn: null,
  };
}

function decidedAnswer(registration: Registration, now: Instant): RegistrarAnswer | Waiting {
  const { outcome, reasons, corporationNumber, certificateOn, name, decidedAt } = registration;
  if (decidedAt > now) return { state: 'waiting' };
  if (outcome === 'rejected') return { state: 'rejected', reasons };
  if (corporationNumber === null || certificateOn === null) throw new Error('a certificate without a number');
  return { state: 'accepted', certificate: { corporationNumber, name, certificateOn, isSpecimen: true } };
}

/** Numbers of the sandbox begin with 99, in the form of their registry. */
function corporationNumber(jurisdiction: JurisdictionId, serial: bigint): string {
  switch (jurisdiction) {
    case 'BC':
      return `BC99${digits(serial, 5)}`;
    case 'ON':
    case 'AB':
    case 'QC':
      return `99${digits(serial, 8)}`;
    default:
      return `99${digits(serial, 5)}`;
  }
}

const digits = (serial: bigint, length: number): string => String(serial).padStart(length, '0');

function certificateName({ nameFormat, name, legalElement, jurisdiction }: Filing, serial: bigint): string {
  if (nameFormat === 'named') return `${name} ${legalElement}`.trim();
  const number =
    jurisdiction === 'QC' ? `99${digits(serial, 6)}`.replace(/^(.{4})/, '$1-') : `99${digits(serial, 5)}`;
  const read = numberName(jurisdiction, { number, legalElement });
  if (!read.ok) throw new Error(`a number name that is none: ${read.error.textCode}`);
  return read.value;
}
