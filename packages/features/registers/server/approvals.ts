/** Whether the resolutions that entries name can carry them: judged wherever acts and proposals are written. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type BatchOutcome, MOST_NAMED } from '../batch.ts';
import {
  type ApprovalFault,
  approvalFault,
  type NamedResolution,
  resolutionsNamedIn,
} from '../rules/approvals.ts';
import { type DecidersFacts, type Decision, isOfFormerBook, otherDeciderOf } from '../rules/deciders.ts';
import {
  type ActOrDraft,
  isSameNumber,
  needsSpecial,
  nextNumber,
  resolutionsIn,
} from '../rules/resolutions.ts';
import { selectNewestOf } from './store/acts.ts';
import {
  selectResolutionDocuments,
  type ToldResolution,
  upsertResolutionDocuments,
} from './store/resolutionDocuments.ts';
import { selectAnnualResolutions, selectNumbers } from './store/resolutions.ts';

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
  /** The proposal before the change: resolutions that it names already are not judged again. */
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
  const [documents, annual] = await Promise.all([
    selectResolutionDocuments(tx, orgId, numbers),
    annualNumbersOf(tx, orgId, acts),
  ]);
  if (documents.length === 0 && annual.length === 0) return ok(null);
  for (const { act, resolution } of named) {
    const isOwn = documents.some(
      ({ number, covers }) => isSameNumber(number, resolution.number) && covers.includes(act.root),
    );
    const isAnnual = needsSpecial(act) && annual.some((one) => isSameNumber(one, resolution.number));
    const ofDocument = isDrafting && isOwn ? null : approvalFault(resolution, documents);
    const fault = isAnnual ? ({ why: 'annual' } as const) : ofDocument;
    if (fault === null) continue;
    const known = before.find(({ root }) => root === act.root) ?? (await versionBefore(tx, orgId, act));
    if (known !== undefined && names(known, resolution)) continue;
    const field = fieldOf(fault, resolution, await selectNumbers(tx, orgId));
    return refuse('GENERAL.FIELD_INVALID', { fields: [field] });
  }
  return ok(null);
}

/** Reads the facts of the minute book as this transaction sees them; null before the corporation exists. The book is kept by a later
 *  feature, which the installation ties in. */
export type ReadDecidersFacts = (
  write: Pick<OrganizationWrite, 'tx' | 'orgId' | 'lastSeq'>,
) => Promise<DecidersFacts | null>;

/** The numbers of the shareholders' annual resolutions, where an act needs a special one. */
async function annualNumbersOf(
  q: Queries,
  orgId: string,
  acts: readonly ActOrDraft[],
): Promise<readonly string[]> {
  if (!acts.some(needsSpecial)) return [];
  const annual = await selectAnnualResolutions(q, orgId);
  return annual.flatMap(({ body, number }) => (body === 'shareholders' ? number : []));
}

interface NamedDecision {
  readonly resolution: ResolutionRef | null;
  readonly on: PlainDate;
  /** Null before the corporation exists. */
  readonly jurisdiction: string | null;
  readonly readFacts: ReadDecidersFacts;
}

/** Refuses an entry whose resolution is of a body that may not decide it, at the field of its number, with the number to use instead. An
 *  entry of the book that was kept before stands as it was decided. */
export async function judgeDecider(
  write: Pick<OrganizationWrite, 'tx' | 'orgId' | 'lastSeq'>,
  decision: Decision,
  { resolution, on, jurisdiction, readFacts }: NamedDecision,
): Promise<Result<null, Refusal<'GENERAL.FIELD_INVALID'>>> {
  if (jurisdiction === null || resolution === null) return ok(null);
  // Without any agreement more is refused: most entries are judged without reading the book.
  const day = { jurisdiction, on };
  if (otherDeciderOf(decision, resolution, { ...day, agreements: [] }) === null) return ok(null);
  const facts = await readFacts(write);
  if (facts === null || isOfFormerBook(facts, on)) return ok(null);
  const body = otherDeciderOf(decision, resolution, { ...day, ...facts });
  if (body === null) return ok(null);
  const { tx, orgId } = write;
  const { number, date } = resolution;
  const next = nextNumber(date, await selectNumbers(tx, orgId), body);
  const params = { number, next, body };
  return refuse('GENERAL.FIELD_INVALID', {
    fields: [{ path: 'resolution', textCode: 'REGISTERS.RESOLUTION_OF_BODY', params }],
  });
}

/** The number of a resolution made for these entries that some have signed here and others have not; undefined where there is
 *  none. Signed on paper by the others, it is signed once their copy is filed (CBCA ss. 117(1), 142). */
export async function partlySigned(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  acts: readonly Judged[],
): Promise<string | undefined> {
  const numbers = new Set(acts.flatMap((act) => resolutionsNamedIn(act).map(({ number }) => number)));
  if (numbers.size === 0) return undefined;
  const documents = await selectResolutionDocuments(tx, orgId, [...numbers]);
  return documents.find(
    ({ status, covers }) => status === 'partially_signed' && acts.some(({ root }) => covers.includes(root)),
  )?.number;
}

/** Why an annual resolution cannot bear a number on a day; undefined where it can. The path is `resolution`. */
export async function annualNumberFault(
  q: Queries,
  orgId: string,
  annual: Pick<NamedResolution, 'body' | 'number' | 'date'>,
): Promise<FieldRefusal | undefined> {
  const named = { ...annual, root: '', isGeneral: true };
  const fault = approvalFault(named, await selectResolutionDocuments(q, orgId, [annual.number]));
  return fault === null ? undefined : fieldOf(fault, named, await selectNumbers(q, orgId));
}

/** A resolution that an act of a batch names. */
export interface NamedInBatch extends NamedResolution {
  readonly kind: string;
  readonly on: PlainDate;
}

/** Acts of a batch that keep it from being recorded, since the resolutions that they name cannot carry them: how many, and the
 *  first that are listed. */
export async function unapprovedIn(
  q: Queries,
  orgId: string,
  named: readonly NamedInBatch[],
): Promise<BatchOutcome['refused']> {
  const numbers = [...new Set(named.map(({ number }) => number))];
  const documents = numbers.length === 0 ? [] : await selectResolutionDocuments(q, orgId, numbers);
  if (documents.length === 0) return { count: 0, first: [] };
  const unapproved = named.flatMap((one) => {
    const fault = approvalFault(one, documents);
    return fault === null ? [] : { one, fault };
  });
  const taken = unapproved.length === 0 ? new Set<string>() : await selectNumbers(q, orgId);
  return {
    count: unapproved.length,
    first: unapproved.slice(0, MOST_NAMED).map(({ one, fault }) => ({
      root: null,
      kind: one.kind,
      on: one.on,
      ...fieldOf(fault, one, taken),
    })),
  };
}

const versionBefore = async (
  tx: OrganizationWrite['tx'],
  orgId: string,
  { root, supersedes }: Judged,
): Promise<ActOrDraft | undefined> => (supersedes === null ? undefined : selectNewestOf(tx, orgId, root));

const names = (act: ActOrDraft, { number, date }: NamedResolution): boolean =>
  resolutionsIn(act).some((one) => isSameNumber(one.number, number) && one.date === date);

/** The entry needs a special resolution, and the number is that of the annual one. */
interface AnnualFault {
  readonly why: 'annual';
}

const codes: Readonly<Record<(ApprovalFault | AnnualFault)['why'], TextCode>> = {
  declined: 'REGISTERS.RESOLUTION_DECLINED',
  void: 'REGISTERS.RESOLUTION_VOID',
  expired: 'REGISTERS.RESOLUTION_EXPIRED',
  other_entry: 'REGISTERS.RESOLUTION_OF_OTHERS',
  other_body: 'REGISTERS.RESOLUTION_OF_BODY',
  other_day: 'REGISTERS.RESOLUTION_OF_DAY',
  annual: 'REGISTERS.RESOLUTION_ANNUAL',
};

/** The refusal at its field, with the number to use instead.
 *  @param taken  the numbers that are used */
function fieldOf(
  { why, ...of }: ApprovalFault | AnnualFault,
  { number, date, body }: NamedResolution,
  taken: ReadonlySet<string>,
): FieldRefusal & { readonly params: Readonly<Record<string, string>> } {
  const next = nextNumber(date, taken, body);
  const path = why === 'other_day' ? 'resolution_on' : 'resolution';
  return { path, textCode: codes[why], params: { number, next, ...of } };
}
