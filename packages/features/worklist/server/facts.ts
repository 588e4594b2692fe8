/** All that asks for something in an organization, of the features that know it; a few statements. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Deadline, deadlineKey, keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { wholeRunning } from '../../deadlines/server/public.ts';
import { countUnsignedDocuments } from '../../documents/server/public.ts';
import { type FilingUnderWay, filingsUnderWay } from '../../filings/server/public.ts';
import { stoppedMatters } from '../../matters/server/public.ts';
import type { OrganizationStatus } from '../../organizations/rules/status.ts';
import { isProposedEntry } from '../../registers/proposalContract.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { openProposals, type Proposal } from '../../registers/server/public/proposals.ts';
import { openRequests } from '../../signing/server/public.ts';
import type { OpenDeadline, WaitingEntry, WorkFacts } from '../rules/lines.ts';

interface Subject {
  readonly orgId: string;
  readonly status: OrganizationStatus;
  readonly differsFromRegistry: boolean;
  readonly now: Instant;
  readonly bookErrors: number;
}

export async function workFacts(
  q: Queries,
  { orgId, status, differsFromRegistry, now, bookErrors }: Subject,
): Promise<WorkFacts> {
  const [open, underWay, requests, proposals, stopped, unsignedDocuments] = await Promise.all([
    wholeRunning(q, orgId, now),
    filingsUnderWay(q, orgId),
    openRequests(q, orgId, now),
    openProposals(q, orgId),
    stoppedMatters(q, orgId),
    countUnsignedDocuments(q, orgId),
  ]);
  const isUnpaid = (one: Proposal) =>
    one.state === 'open' && isProposedEntry(one.kind) && unmetOf(one).includes('payment');
  return {
    deadlines: open.deadlines.map((one) => deadlineOf(one, underWay)),
    own: open.own.map(({ registration, occasion, dueOn, of: { ownId, inCharge } }) => ({
      registration,
      occasion,
      dueOn,
      ownId,
      inCharge,
    })),
    asksYearEnd: open.asksYearEnd,
    requests,
    unpaid: proposals.filter(isUnpaid).map(waitingOf),
    needingAttention: proposals.filter(({ state }) => state === 'needs_attention').map(waitingOf),
    stopped,
    unsignedDocuments,
    bookErrors,
    isSentBack: status === 'rejected',
    differsFromRegistry,
  };
}

const waitingOf = ({ id: proposalId, proposedBy }: Proposal): WaitingEntry => ({ proposalId, proposedBy });

function deadlineOf(deadline: Deadline, underWay: ReadonlyMap<string, FilingUnderWay>): OpenDeadline {
  const { registration, kind, dueOn, year, personId } = deadline;
  const { occasion } = deadlineKey(deadline, registration);
  const filing = underWay.get(keyText({ registration, kind, occasion }));
  return {
    registration,
    kind,
    occasion,
    dueOn,
    year,
    personId,
    filing: filing?.stage ?? null,
    filingId: filing?.filingId ?? null,
    isOfControl: kind.startsWith('isc_'),
  };
}
