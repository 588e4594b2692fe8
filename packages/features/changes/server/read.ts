/** Changes as they stand now: what was typed, what happened, and what proposals, envelopes, documents and filings say. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { readOccasion } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import {
  documentsOfProposal,
  type SignableDocument,
  signableDocuments,
} from '../../documents/server/public.ts';
import { filingsOf, type StandingFiling } from '../../filings/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { type Proposal, proposalsById } from '../../registers/server/public/proposals.ts';
import { envelopeOf } from '../../signing/server/public.ts';
import type { DeclaredDividend } from '../rules/dividends.ts';
import { kindOf, noticesOfParts } from '../rules/kinds.ts';
import { type ChangeProgress, isSent, progressOf } from '../rules/progress.ts';
import { standingDividends } from './dividends.ts';
import { effectOf } from './drafting.ts';
import { type ChangeRow, selectChanges } from './store/changes.ts';

export interface StandingChange extends ChangeRow {
  readonly progress: ChangeProgress;
  readonly proposal: Proposal | undefined;
  readonly envelope: Awaited<ReturnType<typeof envelopeOf>>;
  readonly documents: readonly SignableDocument[];
  /** Notices that follow it. */
  readonly filings: readonly StandingFiling[];
  readonly effectiveOn: PlainDate | null;
  readonly dividends: readonly DeclaredDividend[];
}

export async function standingChange(
  q: Queries,
  orgId: string,
  { changeId, now }: { readonly changeId: string; readonly now: Instant },
): Promise<StandingChange | undefined> {
  const [row] = await selectChanges(q, orgId, changeId);
  return row && standingOf(q, orgId, row, now);
}

export async function standingOf(
  q: Queries,
  orgId: string,
  row: ChangeRow,
  now: Instant,
): Promise<StandingChange> {
  const { changeId, parts, events } = row;
  const [proposal] = await proposalsById(q, orgId, [changeId]);
  const envelope = proposal === undefined ? null : await envelopeOf(q, orgId, changeId, now);
  const isOut = proposal !== undefined && isSent({ events });
  const documents = isOut
    ? await signableDocuments(q, orgId, await documentsOfProposal(q, orgId, changeId))
    : [];
  const effectiveOn = proposal === undefined ? null : dayOfProposal(proposal);
  const kinds = parts.map(({ kind }) => kindOf(kind));
  const noticeKinds = noticesOfParts(parts);
  const filings =
    proposal?.state === 'applied' && noticeKinds.length > 0
      ? (await filingsOf(q, orgId, now)).filings.filter(
          (one) =>
            one.corrects === null &&
            noticeKinds.includes(one.kind) &&
            readOccasion(one.occasion).day === effectiveOn,
        )
      : [];
  const filedOn =
    filings.length > 0 && filings.every((one) => one.registry.filedOn !== null)
      ? (filings
          .map((one) => one.registry.filedOn)
          .toSorted()
          .at(-1) ?? null)
      : null;
  const dividends = await standingDividends(q, orgId, row, proposal);
  const progress = progressOf({
    events,
    effect: effectOf(parts),
    isPriced: proposal?.awaits.includes('payment') ?? kinds.some(({ effect }) => effect === 'certificate'),
    isNoticed: noticeKinds.length > 0,
    proposal:
      proposal === undefined
        ? null
        : { state: proposal.state, unmet: unmetOf(proposal), metOn: metOn(proposal), effectiveOn },
    envelope,
    filedOn,
    dividends: dividends.map(({ review }) => review),
    isBooked: documents.length > 0 && documents.every(({ status }) => status === 'signed'),
  });
  return { ...row, progress, proposal, envelope, documents, filings, effectiveOn, dividends };
}

const metOn = ({
  met,
}: Proposal): Readonly<Partial<Record<'signatures' | 'payment' | 'certificate', PlainDate>>> =>
  Object.fromEntries(met.map(({ condition, on }) => [condition, on]));

/** The latest day of its drafts, as its conditions date them. */
function dayOfProposal({ drafts, met }: Proposal): PlainDate | null {
  const certified = met.find(({ condition }) => condition === 'certificate')?.on;
  const days = drafts.flatMap(({ dating }) => ('on' in dating ? dating.on : (certified ?? [])));
  return days.toSorted().at(-1) ?? null;
}
