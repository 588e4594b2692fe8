/** Whether the resolutions that entries name can carry them: judged wherever acts and proposals are written. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { BatchAnomaly } from '../batch.ts';
import {
  type ApprovalFault,
  approvalFault,
  type NamedResolution,
  resolutionsNamedIn,
} from '../rules/approvals.ts';
import { type ActOrDraft, nextNumber, resolutionsIn } from '../rules/resolutions.ts';
import { selectNewestOf } from './store/acts.ts';
import {
  selectResolutionDocuments,
  type ToldResolution,
  upsertResolutionDocuments,
} from './store/resolutionDocuments.ts';
import { selectNumbers } from './store/resolutions.ts';

export type { ToldResolution } from './store/resolutionDocuments.ts';

/** The minute book made these documents or moved them on, in this transaction. */
export async function noteResolutionDocuments(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  documents: readonly ToldResolution[],
): Promise<void> {
  if (documents.length > 0) await upsertResolutionDocuments(tx, orgId, documents);
}

type Judged = ActOrDraft & Pick<DraftAct, 'root' | 'supersedes'>;

interface Judging {
  /** As a proposal said it until now: what it names already is not judged again. */
  readonly before?: readonly Judged[];
  /** The documents of the entry are made, or made again, whatever became of them before. */
  readonly isDrafting?: boolean;
}

/** Refuses entries that name a resolution which cannot carry them, at the field of its number or its day, with the number to use
 *  instead. A correction may name what the entry named before: the check finds it. */
export async function judgeApprovals(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  acts: readonly Judged[],
  { before = [], isDrafting = false }: Judging = {},
): Promise<Result<null, Refusal<'GENERAL.FIELD_INVALID'>>> {
  const named = acts.flatMap((act) => resolutionsNamedIn(act).map((resolution) => ({ act, resolution })));
  if (named.length === 0) return ok(null);
  const numbers = [...new Set(named.map(({ resolution }) => resolution.number))];
  const documents = await selectResolutionDocuments(tx, orgId, numbers);
  if (documents.length === 0) return ok(null);
  for (const { act, resolution } of named) {
    const isOwn = documents.some(
      ({ number, covers }) => number === resolution.number && covers.includes(act.root),
    );
    const fault = isDrafting && isOwn ? null : approvalFault(resolution, documents);
    if (fault === null) continue;
    const known = before.find(({ root }) => root === act.root) ?? (await versionBefore(tx, orgId, act));
    if (known !== undefined && names(known, resolution)) continue;
    return refuse('GENERAL.FIELD_INVALID', { fields: [await fieldOf(tx, orgId, fault, resolution)] });
  }
  return ok(null);
}

/** Why an annual resolution cannot bear a number on a day; undefined where it can. The path is `resolution`. */
export async function annualNumberFault(
  q: Queries,
  orgId: string,
  annual: Pick<NamedResolution, 'body' | 'number' | 'date'>,
): Promise<FieldRefusal | undefined> {
  const named = { ...annual, root: '', isGeneral: true };
  const fault = approvalFault(named, await selectResolutionDocuments(q, orgId, [annual.number]));
  return fault === null ? undefined : fieldOf(q, orgId, fault, named);
}

/** A resolution that an act of a batch names. */
export interface NamedInBatch extends NamedResolution {
  readonly kind: string;
  readonly on: PlainDate;
}

/** Acts of a batch that keep it from being recorded, since the resolutions that they name cannot carry them. */
export async function unapprovedIn(
  q: Queries,
  orgId: string,
  named: readonly NamedInBatch[],
): Promise<readonly BatchAnomaly[]> {
  if (named.length === 0) return [];
  const numbers = [...new Set(named.map(({ number }) => number))];
  const documents = await selectResolutionDocuments(q, orgId, numbers);
  const found: BatchAnomaly[] = [];
  for (const one of named) {
    const fault = approvalFault(one, documents);
    if (fault !== null)
      found.push({ root: null, kind: one.kind, on: one.on, ...(await fieldOf(q, orgId, fault, one)) });
  }
  return found;
}

const versionBefore = async (
  tx: OrganizationWrite['tx'],
  orgId: string,
  { root, supersedes }: Judged,
): Promise<ActOrDraft | undefined> => (supersedes === null ? undefined : selectNewestOf(tx, orgId, root));

const names = (act: ActOrDraft, { number, date }: NamedResolution): boolean =>
  resolutionsIn(act).some((one) => one.number === number && one.date === date);

const codes: Readonly<Record<ApprovalFault['why'], TextCode>> = {
  declined: 'REGISTERS.RESOLUTION_DECLINED',
  void: 'REGISTERS.RESOLUTION_VOID',
  expired: 'REGISTERS.RESOLUTION_EXPIRED',
  other_entry: 'REGISTERS.RESOLUTION_OF_OTHERS',
  other_body: 'REGISTERS.RESOLUTION_OF_BODY',
  other_day: 'REGISTERS.RESOLUTION_OF_DAY',
};

/** With the number to use instead. */
async function fieldOf(
  q: Queries,
  orgId: string,
  { why, ...of }: ApprovalFault,
  { number, date, body }: NamedResolution,
): Promise<FieldRefusal & { readonly params: Readonly<Record<string, string>> }> {
  const next = nextNumber(date, await selectNumbers(q, orgId), body);
  const path = why === 'other_day' ? 'resolution_on' : 'resolution';
  return { path, textCode: codes[why], params: { number, next, ...of } };
}
