/** Reports what was recorded to the activity log and to the ledger, in the transaction in which it was. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { bySeq } from '@tabellion/book/order.ts';
import { type LedgerRecord, ledgerKinds, type ReportFacts } from '../../activity/acts/report.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type OrganizationWrite, organizationOf } from '../../organizations/server/public.ts';
import { isProposedEntry } from '../proposalContract.ts';
import { proposalLogEntries, reportOfDrafts } from '../rules/reports/drafts.ts';
import {
  type LedgerChange,
  ledgerChangesOf,
  logEntriesOf,
  neededFor,
  type ReportedAct,
  reportedOf,
} from '../rules/reports/reports.ts';
import { selectVersions } from './store/acts.ts';
import type { Proposal } from './store/proposals.ts';
import {
  selectAppointments,
  selectCertificateHoldersAmong,
  selectHoldersOfSecurities,
  selectIndividualsWithControl,
  selectKnownBefore,
  selectShareholdersAmong,
} from './store/reportFacts.ts';

interface Reporting {
  /** The root of each act that its author asked to be corrected by name, not by a form of its own. */
  readonly bundled?: ReadonlySet<string>;
  /** Whom the log names; the writer where it is left out. */
  readonly enteredBy?: string | null | undefined;
}

/** @param acts  just recorded, with their rows: one after the other, nothing recorded since */
export async function reportActs(
  write: OrganizationWrite,
  acts: readonly Act[],
  { bundled = new Set(), enteredBy }: Reporting = {},
): Promise<void> {
  const [first] = acts;
  if (first === undefined) return;
  const corrected = new Set(acts.flatMap(({ verb, root }) => (verb === 'record' ? [] : [root])));
  const versions = await selectVersions(write.tx, write.orgId, [...corrected]);
  const reported = reportedOf(acts, versions.sort(bySeq), bundled);
  const facts = await factsFor(write, reported, first.seq);
  const log = { ...write, userId: enteredBy ?? write.userId };
  // Sent together, and numbered in this order.
  await Promise.all([
    write.toLedger('act', ...acts.map(({ actId, seq }) => ({ id: actId, seq }))),
    enqueueLedgerChanges(write, ledgerChangesOf(reported, facts)),
    recordEntries(log, logEntriesOf(reported, facts)),
  ]);
}

/** One after the other: an entry may withdraw one before it. */
async function recordEntries(
  log: OrganizationWrite,
  entries: ReturnType<typeof logEntriesOf>,
): Promise<void> {
  // Each entry was made of one kind; the compiler sees the union of them.
  for (const { root, entry } of entries) await recordActivity({ ...log, telling: root }, entry as never);
}

/** Reports what became of a proposal by an edit: by its things where it waits for its events, else by its entries. */
export async function reportProposal(
  write: OrganizationWrite,
  { id, kind, drafts }: Pick<Proposal, 'id' | 'kind' | 'drafts'>,
  before: readonly DraftAct[],
): Promise<void> {
  if (isProposedEntry(kind)) {
    const isOpen = drafts.length > 0;
    const entries = proposalLogEntries(
      isOpen ? 'entry_proposed' : 'proposal_withdrawn',
      id,
      isOpen ? drafts : before,
    );
    for (const entry of entries) await recordActivity(write, entry as never);
    return;
  }
  const { company_type: company } = await organizationOf(write.tx, write.orgId);
  const { entries, records } = reportOfDrafts({
    before,
    after: drafts,
    company,
    isFounding: kind === 'founding',
  });
  await enqueueLedgerChanges(write, records);
  for (const entry of entries) await recordActivity(write, entry as never);
}

/** Enqueues the records of each kind in one statement. */
export async function enqueueLedgerChanges(
  write: OrganizationWrite,
  changes: readonly (LedgerChange | LedgerRecord)[],
): Promise<void> {
  await Promise.all(
    ledgerKinds.map((kind) => {
      const rows = changes.filter((one) => one.kind === kind).map(({ kind: _kind, ...row }) => row);
      return rows.length > 0 ? write.toLedger(kind, ...rows) : undefined;
    }),
  );
}

async function factsFor(
  { tx, orgId, today, takenSeqs }: OrganizationWrite,
  reported: readonly ReportedAct[],
  firstSeq: number,
): Promise<ReportFacts> {
  const { recipients, securities, appointments, controls, persons } = neededFor(reported);
  const since = Number(takenSeqs()?.first ?? firstSeq);
  const [shareholders, holders, seats, withCertificates, individuals, earlier] = await Promise.all([
    selectShareholdersAmong(tx, orgId, { asOf: today, seq: firstSeq - 1, ids: recipients }),
    selectHoldersOfSecurities(tx, orgId, securities),
    selectAppointments(tx, orgId, { ids: appointments, persons }),
    selectCertificateHoldersAmong(tx, orgId, persons),
    selectIndividualsWithControl(tx, orgId, controls),
    selectKnownBefore(tx, orgId, { seq: since, persons }),
  ]);
  return {
    orgId,
    isFounding: reported.some(({ act }) => act.kind === 'incorporated'),
    newShareholders: new Set(recipients.filter((id) => !shareholders.has(id))),
    holderOf(id) {
      const holder = holders.get(id);
      if (holder === undefined) throw new Error(`the security ${id} has no row`);
      return holder;
    },
    seat: (id) => seats.find((one) => one.id === id),
    individualsOf: (id) => individuals.get(id) ?? [],
    seatsOf: (id) => seats.filter((one) => one.personId === id && one.isActive),
    hasCertificates: (id) => withCertificates.has(id),
    isNew: (id) => !earlier.has(id),
  };
}
