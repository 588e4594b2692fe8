/** Compares an organization with the ledger: every act, every live record, and the bytes of stored files. Nothing is repaired:
 *  a repair is a new revision, which the operator orders (`repairing.ts`). */
import { actRecord } from '@tabellion/book/actRecord.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { LedgerRevision } from '@tabellion/ledger/port.ts';
import type { RecordKind } from '@tabellion/ledger/record/schemas.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { FilesUnavailable } from '@tabellion/platform/files/filesUnavailable.ts';
import { storedActs } from '../../registers/server/public/mirrored.ts';
import { openProposals } from '../../registers/server/public/proposals.ts';
import { differingFields, sourceOf } from '../rules/sources.ts';
import type { Values } from '../rules/values.ts';
import {
  activityContents,
  type Contents,
  classContents,
  fileContents,
  holdingContents,
  organizationContents,
  positionContents,
  type Reading,
} from './contents.ts';
import type { RecordsPorts } from './ports.ts';
import { type LedgerFinding, selectWriters } from './store/findings.ts';
import { selectLastMirroredAct, selectNewest, selectUnsent } from './store/receipts.ts';

type Ports = Pick<RecordsPorts, 'db' | 'files' | 'ledger' | 'ownerOrg'>;

/** A field that differs, before it is known who may have changed it. */
interface Difference {
  readonly record: RecordKind;
  readonly recordId: string;
  readonly part: string;
  readonly field: string;
}

const WHOLE = '(record)';
const CONTENT = '(content)';

/** Throws where the ledger or the store of files is away: then nothing is known. */
export async function compareWithLedger(ports: Ports, orgId: string): Promise<LedgerFinding[]> {
  const { db, ownerOrg } = ports;
  const { acts, records } = await newestIn(ports, orgId);
  const found = await db.asOrganization(orgId, async (q) => {
    const isProposing = (await openProposals(q, orgId)).length > 0;
    const reading = { q, orgId, ownerOrg, isProposing };
    const differences = await actDifferences(q, orgId, acts);
    for (const revision of records) differences.push(...(await recordDifferences(reading, revision)));
    return differences;
  });
  const damaged = await damagedFiles(ports, records);
  return withWriters(ports, orgId, [...found, ...damaged]);
}

/** The newest revision of each record that is live, acts apart. */
async function newestIn({ ledger }: Ports, orgId: string) {
  const newest = new Map<string, LedgerRevision>();
  for (let from = 0; ; ) {
    const page = await ledger.revisions(orgId, from);
    for (const one of page)
      if (one.record !== null) newest.set(`${one.kind} ${one.record.id} ${one.record.part}`, one);
    const last = page.at(-1);
    if (last === undefined) break;
    from = last.seq + 1;
  }
  const live = [...newest.values()].filter(({ op }) => op === 'put');
  return {
    acts: new Map(
      live.flatMap(({ kind, record }) =>
        kind === 'act' && record !== null ? [[record.id, record.values] as const] : [],
      ),
    ),
    records: live.filter(({ kind }) => kind !== 'act'),
  };
}

const PAGE = 200;

async function actDifferences(
  q: Queries,
  orgId: string,
  leaves: ReadonlyMap<string, Values>,
): Promise<Difference[]> {
  const left = new Map(leaves);
  const differences: Difference[] = [];
  const upTo = await selectLastMirroredAct(q, orgId);
  for (let after = 0; ; ) {
    const acts = await storedActs(q, orgId, { after, upTo, most: PAGE });
    const last = acts.at(-1);
    if (last === undefined) break;
    after = last.seq;
    for (const act of acts) {
      const named = { record: 'act' as const, recordId: act.actId, part: '' };
      const leaf = left.get(act.actId);
      left.delete(act.actId);
      const ours: Values = JSON.parse(canonicalJson(actRecord(orgId, act)));
      const fields = leaf === undefined ? [WHOLE] : differingFields(ours, leaf);
      differences.push(...fields.map((field) => ({ ...named, field })));
    }
  }
  for (const recordId of left.keys()) differences.push({ record: 'act', recordId, part: '', field: WHOLE });
  return differences;
}

/** One that waits to be recorded anew is not compared, nor one whose contents were gone already. */
async function recordDifferences(reading: Reading, revision: LedgerRevision): Promise<Difference[]> {
  const { kind, record } = revision;
  if (record === null) return [];
  const { id, part, values } = record;
  const receipts = await selectNewest(reading.q, reading.orgId, { record: kind, recordId: id });
  const receipt = receipts.find((one) => one.part === part);
  if (receipt === undefined || receipt.reason === 'contents_gone') return [];
  const seq = Number(receipt.seq);
  const contents = await contentsOf(reading, { kind, id, part, seq, values, receipt });
  if (contents?.isGone === true) return [];
  const fields =
    contents === undefined || contents.isOver ? [WHOLE] : differingFields(contents.values, values);
  if (fields.length === 0) return [];
  const unsent = await selectUnsent(reading.q, [id, id.slice(0, 36)]);
  return unsent.length > 0 ? [] : fields.map((field) => ({ record: kind, recordId: id, part, field }));
}

interface Compared {
  readonly kind: RecordKind;
  readonly id: string;
  readonly part: string;
  readonly seq: number;
  readonly values: Values;
  readonly receipt: { readonly revision: bigint; readonly plan: string | null };
}

async function contentsOf(
  reading: Reading,
  { kind, id, part, seq, values, receipt }: Compared,
): Promise<Contents | undefined> {
  switch (kind) {
    case 'organization':
      return organizationContents(reading, receipt.plan);
    case 'position':
      return positionContents(reading, { id, seq });
    case 'shareclass':
      return classContents(reading, { id, seq });
    case 'shareholder':
      return (await holdingContents(reading, { id, seq, since: -1, part })).find((one) => one.part === part);
    case 'activity':
      return activityContents(reading, { id, revision: Number(receipt.revision) });
    case 'file':
    case 'datahash': {
      const [documentId = '', version = ''] = id.split('.');
      const sha256 = String(values.sha256 ?? values.datahash ?? '');
      const { file, hash } = await fileContents(reading, {
        id: documentId,
        version: Number(version),
        sha256,
      });
      return kind === 'file' ? file : hash;
    }
    default:
      return undefined;
  }
}

/** Stored files whose bytes are not those of their hash, or gone. */
async function damagedFiles({ files }: Ports, records: readonly LedgerRevision[]): Promise<Difference[]> {
  const damaged: Difference[] = [];
  for (const { kind, record } of records) {
    if (kind !== 'file' || typeof record?.values.sha256 !== 'string') continue;
    const isSound = await isWhole(files, record.values.sha256);
    if (!isSound) damaged.push({ record: 'file', recordId: record.id, part: '', field: CONTENT });
  }
  return damaged;
}

async function isWhole(files: Ports['files'], sha256: string): Promise<boolean> {
  try {
    return (await files.get(sha256)) !== undefined;
  } catch (error) {
    if (error instanceof FilesUnavailable) throw error;
    return false;
  }
}

async function withWriters(
  { db }: Ports,
  orgId: string,
  differences: readonly Difference[],
): Promise<LedgerFinding[]> {
  const tableOf = ({ record, field }: Difference) => (field === CONTENT ? null : sourceOf(record, field));
  const tables = new Set(differences.flatMap((one) => tableOf(one) ?? []));
  const writers = await db.asOrganization(orgId, (q) => selectWriters(q, [...tables]));
  return differences.map((one) => {
    const sourceTable = tableOf(one);
    return { ...one, sourceTable, writer: sourceTable === null ? null : (writers.get(sourceTable) ?? null) };
  });
}
