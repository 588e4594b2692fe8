/** The contents of records as they are after an act: for the mirror, which records them, and for whoever compares. */
import type { Appointment, Certificate, ClassTerms, Person } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { activityById } from '../../activity/server/public.ts';
import { storedPaper } from '../../documents/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { readRegisters } from '../../registers/server/public/acts.ts';
import {
  classAfter,
  factsOf,
  type HeldBy,
  type HoldingAfter,
  holdingsAfter,
  seatAfter,
} from '../../registers/server/public/mirrored.ts';
import {
  activityValues,
  classValues,
  dataHashValues,
  fileValues,
  holdingValues,
  isNameGone,
  type Owner,
  positionValues,
  type StoredFile,
  type Values,
} from '../rules/values.ts';
import { selectActReceipt } from './store/receipts.ts';

/** Contents, or what is left of them. */
export interface Contents {
  /** A shareholder's security; empty for all others. */
  readonly part: string;
  readonly about: string | null;
  readonly values: Values;
  /** The record ended, or never was. */
  readonly isOver: boolean;
  /** Personal facts that it bore were erased. */
  readonly isGone: boolean;
  /** It is in no register yet. */
  readonly isProposed: boolean;
}

export interface Reading extends Owner {
  readonly q: Queries;
  /** Whether anything waits to be recorded: it stands in no row, and is read as it is proposed. */
  readonly isProposing: boolean;
}

interface AfterAct {
  readonly id: string;
  /** The number of the act after which it is read, the last of its write; 0 before the first. */
  readonly seq: number;
}

/** A director or officer; of what is only proposed, as it is proposed now. */
export async function positionContents(
  reading: Reading,
  { id, seq }: AfterAct,
): Promise<Contents | undefined> {
  const { q, orgId } = reading;
  const recorded = await seatAfter(q, orgId, { id, seq });
  const known = recorded ?? (await proposedSeat(reading, id));
  if (known === undefined) return undefined;
  const facts = await factsIn(reading, known.person);
  return {
    part: '',
    about: known.held.personId,
    values: positionValues(reading, known.held, facts),
    isOver: known.held.status === 'ceased',
    isGone: isNameGone(facts),
    isProposed: recorded === undefined,
  };
}

/** A class of shares. */
export async function classContents(reading: Reading, { id, seq }: AfterAct): Promise<Contents | undefined> {
  const { q, orgId } = reading;
  const recorded = await classAfter(q, orgId, { id, seq });
  const terms = recorded ?? (await proposedClass(reading, id));
  if (terms === undefined) return undefined;
  const isProposed = recorded === undefined;
  return {
    part: '',
    about: null,
    values: classValues(reading, terms),
    isOver: false,
    isGone: false,
    isProposed,
  };
}

/** Securities of a holder that changed since an act, a record each; or one of them.
 *  @param since  -1 for all */
export async function holdingContents(
  reading: Reading,
  { id, seq, since, part }: AfterAct & { readonly since: number; readonly part?: string },
): Promise<Contents[]> {
  const { q, orgId } = reading;
  const known = await holdingsAfter(q, orgId, { id, seq, since, part: part ?? null });
  const proposed = await proposedHoldings(reading, id);
  return Promise.all([
    ...known.map((one) => holdingContent(reading, one, false)),
    ...proposed.map((one) => holdingContent(reading, one, true)),
  ]);
}

async function holdingContent(
  reading: Reading,
  { held, person, className }: HoldingAfter,
  isProposed: boolean,
): Promise<Contents> {
  const facts = await factsIn(reading, person);
  return {
    part: held.securityId,
    about: held.personId,
    values: holdingValues(reading, held, { facts, className }),
    isOver: held.status !== 'open',
    isGone: isNameGone(facts),
    isProposed,
  };
}

async function factsIn({ q, orgId }: Reading, person: Person | undefined) {
  if (person === undefined) return {};
  return (await factsOf(q, orgId, [person])).get(person.personId) ?? {};
}

/** Things that are proposed and not recorded stand in no row: they are read as they would be. */
const proposedIn = ({ q, orgId }: Reading, named: readonly string[]) =>
  readRegisters(q, orgId, {
    asOf: plainDate('9999-12-31'),
    proposals: 'open',
    part: { named, isWithBoard: true },
  });

async function proposedSeat(reading: Reading, id: string): Promise<HeldBy<Appointment> | undefined> {
  if (!reading.isProposing) return undefined;
  const { appointments, persons, proposed } = await proposedIn(reading, []);
  const held = proposed.has(id) ? appointments.find((one) => one.appointmentId === id) : undefined;
  if (held === undefined) return undefined;
  return { held, person: persons.find(({ personId }) => personId === held.personId) };
}

async function proposedClass(reading: Reading, id: string): Promise<ClassTerms | undefined> {
  if (!reading.isProposing) return undefined;
  const { classes, proposed } = await proposedIn(reading, []);
  return proposed.has(id) ? classes.find(({ classId }) => classId === id) : undefined;
}

async function proposedHoldings(reading: Reading, personId: string): Promise<HoldingAfter[]> {
  if (!reading.isProposing) return [];
  const { certificates, persons, classes, proposed } = await proposedIn(reading, [personId]);
  const own = certificates.filter((one) => one.personId === personId && proposed.has(one.securityId));
  return own.map((held: Certificate) => ({
    held,
    person: persons.find((one) => one.personId === personId),
    className: classes.find(({ classId }) => classId === held.classId)?.name ?? null,
  }));
}

/** An entry of the log. @param revision  of the record that it becomes: a later one bears a price (specification section 9) */
export async function activityContents(
  reading: Reading,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Contents | undefined> {
  const { q, orgId } = reading;
  const row = await activityById(q, orgId, id);
  if (row === undefined) return undefined;
  const { kind, params, actor_id: actorId, recorded_at: recordedAt, body, last_act: act } = row;
  const receipt = act === null ? undefined : await selectActReceipt(q, orgId, act);
  const given = parseDecimal(row.price ?? '');
  const untold = revision > 1 ? '0.1' : null;
  const price = given === undefined ? untold : formatDecimal(given);
  const entry = { id, kind, params, price, actorId, recordedAt, body };
  return {
    part: '',
    about: row.act_root,
    values: activityValues(reading, entry, { txid: receipt?.txId ?? null, price }),
    isOver: false,
    isGone: kind === 'note' && body === null,
    isProposed: false,
  };
}

/** The organization itself: no more than whose it is and which plan it has. */
export async function organizationContents(
  { q, orgId, ownerOrg }: Reading,
  plan: string | null,
): Promise<Contents> {
  const { created_by: creator } = await organizationOf(q, orgId);
  const values = { id: orgId, plan_id: plan, dataOwner: orgId, creator, owner_org: ownerOrg };
  return { part: '', about: null, values, isOver: false, isGone: false, isProposed: false };
}

/** A stored file by its hash; no more than the hash where the file's row is gone. */
export async function fileContents(
  reading: Reading,
  { id, version, sha256 }: { readonly id: string; readonly version: number; readonly sha256: string | null },
): Promise<{ readonly file: Contents; readonly hash: Contents }> {
  const paper = await storedPaper(reading.q, reading.orgId, { id, version });
  const nothing = { fileName: null, bytes: null, mediaType: null, madeAt: null };
  const stored: StoredFile = paper ?? { id, version, sha256, ...nothing };
  const about = { part: '', about: id, isOver: false, isGone: paper === undefined, isProposed: false };
  return {
    file: { ...about, values: fileValues(reading, stored) },
    hash: { ...about, values: dataHashValues(reading, stored) },
  };
}
