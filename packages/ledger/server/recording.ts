/** Requests as changes of records, and records as they are read. */
import { createHash } from 'node:crypto';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { BearerContext } from '@tabellion/platform/http/context.ts';
import { NAMES, type RecordKind } from '../record/schemas.ts';
import type { Json } from '../strictJson.ts';
import { openBody, preparePart, rowBehind } from './contents.ts';
import type { Change, ChangeCode } from './decide.ts';
import { knownPart, type Recorded } from './planning.ts';
import { leftOut, storedFields } from './records.ts';
import * as store from './store/records.ts';
import { type LedgerUser, mayRead, mayWrite } from './users.ts';
import type { Writer } from './writer.ts';

export type Caller = BearerContext<LedgerUser>;
type Body = Readonly<Record<string, unknown>>;

export interface Recording {
  readonly db: Database;
  readonly writer: Writer;
  /** Wraps secrets, 32 bytes. */
  readonly master: Uint8Array;
  /** `owner_org` of records that name none. */
  readonly ownerOrg: string;
  /** The checkpoint that has a leaf: a second later at most. */
  checkpointBeyond(index: number): Promise<string>;
}

export type Receipted = Result<
  { txId: string; index: number; txIds: string[]; notStored: string[]; checkpoint?: string },
  Refusal<
    | ChangeCode
    | 'IDEMPOTENCY.MISMATCH'
    | 'LEDGER.READ_ONLY'
    | 'LEDGER.SEVERAL_ORGANIZATIONS'
    | 'GENERAL.FIELD_REQUIRED'
  >
>;

interface Named {
  readonly kind: RecordKind;
  readonly orgId: string;
  readonly recordId: string;
}

/** Records the first or the next revision of a record with the fields of a body. */
export async function put(
  ledger: Recording,
  ctx: Caller,
  named: Named & { readonly act: 'create' | 'update'; readonly body: Body },
): Promise<Receipted> {
  if (!mayWrite(ctx.bearer, named.orgId)) return refuse('LEDGER.READ_ONLY');
  const { kind, body } = named;
  const whole = { owner_org: ledger.ownerOrg, ...withoutBlanks(body) };
  const revisions = kind === 'shareholder' ? securitiesOf(whole) : [{ part: '', body: whole }];
  const parts = await Promise.all(
    revisions.map(({ part, body: fields }) =>
      preparePart(
        part,
        { names: NAMES[kind], values: storedFields(kind, ownNames(kind, fields)) },
        ledger.master,
      ),
    ),
  );
  const recorded = await ledger.writer.record(changeOf(ctx, named, { act: named.act, parts }));
  return receipted(ledger, ctx, { recorded, notStored: leftOut(body) });
}

/** Whoever prefers to wait (RFC 7240) learns the checkpoint that has his leaf. */
async function receipted(
  ledger: Recording,
  ctx: Caller,
  { recorded, notStored }: { readonly recorded: Recorded; readonly notStored: string[] },
): Promise<Receipted> {
  if (!recorded.ok) return recorded;
  const { txId, index, txIds } = recorded.value;
  const receipt = { txId, index, txIds: [...txIds], notStored };
  if (!/^wait\b/.test(ctx.header('prefer'))) return ok(receipt);
  return ok({ ...receipt, checkpoint: await ledger.checkpointBeyond(index) });
}

/** The label of whoever runs the ledger stands in the schemas that have it. */
const ownNames = (kind: RecordKind, body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => NAMES[kind].includes(name)));

const withoutBlanks = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '' && value !== undefined));

/** One record for each security, so that one holding can be shown without the others. */
function securitiesOf({ issuances, ...holder }: Body): { part: string; body: Body }[] {
  const listed = Array.isArray(issuances) ? issuances : [];
  if (listed.length === 0) return [{ part: '', body: holder }];
  return listed.map((issuance: Body, place) => {
    const { _id, id, firstname: _first, lastname: _last, ...terms } = issuance;
    const part = String(_id || id || place + 1);
    return { part, body: { ...holder, ...terms, security_id: part } };
  });
}

/** Records that a record was removed. Where no organization is named, the only one that has it is meant. */
export async function remove(
  ledger: Recording,
  ctx: Caller,
  named: {
    readonly kind: RecordKind;
    readonly recordId: string | undefined;
    readonly orgId: string | undefined;
  },
): Promise<Receipted> {
  const { kind, recordId } = named;
  if (recordId === undefined) return refuseField('id', 'GENERAL.FIELD_REQUIRED');
  const { accountId } = ctx.bearer;
  const found =
    named.orgId === undefined
      ? await ledger.db.asNobody((q) => store.organizationsWith(q, { accountId, kind, recordId }))
      : [named.orgId];
  const [orgId, ...others] = found.filter((one) => mayRead(ctx.bearer, one));
  if (orgId === undefined) return refuse('GENERAL.NOT_FOUND');
  if (others.length > 0) return refuse('LEDGER.SEVERAL_ORGANIZATIONS');
  if (!mayWrite(ctx.bearer, orgId)) return refuse('LEDGER.READ_ONLY');
  return end(ledger, ctx, { kind, orgId, recordId, act: 'delete' });
}

export function erase(ledger: Recording, ctx: Caller, named: Named): Promise<Receipted> {
  if (ctx.bearer.roleIn(named.orgId) !== 'owner') return Promise.resolve(refuse('LEDGER.READ_ONLY'));
  return end(ledger, ctx, { ...named, act: 'erase' });
}

async function end(
  ledger: Recording,
  ctx: Caller,
  named: Named & { readonly act: 'delete' | 'erase' },
): Promise<Receipted> {
  const recorded = await ledger.writer.record(changeOf(ctx, named, { act: named.act, parts: [] }));
  return receipted(ledger, ctx, { recorded, notStored: [] });
}

function changeOf(
  ctx: Caller,
  { kind, orgId, recordId }: Named,
  { act, parts }: Pick<Change, 'act' | 'parts'>,
): Change {
  const { idempotencyKey, requestHash, endpoint } = ctx;
  const hash = createHash('sha256').update(`${endpoint} ${requestHash}`).digest('hex');
  const ifMatch = ctx.header('if-match').replace(/^"(.*)"$/, '$1');
  return {
    accountId: ctx.bearer.accountId,
    orgId,
    kind,
    recordId,
    act,
    parts,
    ifMatch: ifMatch === '' || ifMatch === '*' ? undefined : ifMatch,
    repetition: idempotencyKey === undefined ? undefined : { key: idempotencyKey, hash },
  };
}

/** The live records of a kind, with their stored fields. */
export async function live(
  { db, master }: Recording,
  { accountId, orgId, kind }: Omit<store.RecordNames, 'recordId'>,
): Promise<Record<string, unknown>[]> {
  const { rows, bodies } = await db.asNobody(async (q) => {
    const found = await store.liveRecords(q, { accountId, orgId, kind });
    return {
      rows: found,
      bodies: await store.bodiesOfKeys(
        q,
        found.map(({ key }) => key),
      ),
    };
  });
  return Promise.all(rows.map((row) => fieldsOf(knownPart(row), bodies, master)));
}

async function fieldsOf(
  { leaf, index }: Pick<ReturnType<typeof knownPart>, 'leaf' | 'index'>,
  bodies: readonly store.BodyRow[],
  master: Uint8Array,
): Promise<Record<string, Json>> {
  const row = rowBehind(bodies, leaf, index);
  if (row === undefined) return {};
  const { fields } = await openBody(leaf, row, master);
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/** The price that an entry of the log keeps where an update names none: the last, 0.1 where none was ever given. */
export async function keptPrice({ db, master }: Recording, named: store.RecordNames): Promise<Json> {
  const { rows, bodies } = await partsWithBodies(db, named);
  const [newest] = rows;
  if (newest === undefined) return null;
  const { price = '0.1' } = await fieldsOf(knownPart(newest), bodies, master);
  return price;
}

async function partsWithBodies(db: Database, named: store.RecordNames) {
  return db.asNobody(async (q) => {
    const rows = await store.recordsOf(q, [named]);
    return {
      rows,
      bodies: await store.bodiesOfKeys(
        q,
        rows.map(({ key }) => key),
      ),
    };
  });
}

export interface Revision {
  readonly txId: string;
  readonly index: number;
  readonly op: 'put' | 'del' | 'erase';
  readonly rev: number;
  readonly at: string;
  readonly security_id: string | null;
  readonly record: Record<string, unknown>;
}

/** Every revision of a record, oldest first; empty for one that never was, or was erased. */
export async function historyOf(
  { db, master }: Recording,
  named: store.RecordNames,
  entriesOf: (key: string) => Promise<readonly { index: bigint; leaf: string }[]>,
): Promise<Revision[]> {
  const { rows, bodies } = await partsWithBodies(db, named);
  const revisions = await Promise.all(
    rows.map(async ({ part, key }) => {
      const entries = await entriesOf(key);
      return Promise.all(entries.map((entry) => revisionOf({ ...entry, part, key }, bodies, master)));
    }),
  );
  return revisions.flat().toSorted((a, b) => a.index - b.index);
}

async function revisionOf(
  entry: { readonly part: string; readonly key: string; readonly index: bigint; readonly leaf: string },
  bodies: readonly store.BodyRow[],
  master: Uint8Array,
): Promise<Revision> {
  const { leaf, index, txId, part } = knownPart(entry);
  const { op, rev, at } = leaf;
  const record = await fieldsOf({ leaf, index }, bodies, master);
  return { txId, index, op, rev, at, security_id: part === '' ? null : part, record };
}
