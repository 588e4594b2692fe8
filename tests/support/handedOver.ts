/** An organization handed this over to staff: articles long ago, which came back, and a return with its file. */
import { claimItem, type ItemParams } from '@tabellion/features/backoffice/contract.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { given } from './founding.ts';
import type { SignedIn } from './people.ts';
import type { Story } from './story.ts';

export async function handOver({ server, orgId, owner, filingId }: Story): Promise<void> {
  await server.database.asOwner(
    `insert into submissions (org_id, submission_id, registrar, state, submitted_by, submitted_at, ask_after, answered_at, reasons)
       values ($1, $2, 'manual', 'rejected', $3, '2020-01-01Z', '2020-01-01Z', now(), '[{"textCode":"REGISTRAR.BOARD","about":"board"}]')`,
    [orgId, newId(), owner.userId],
  );
  const { sha256: file } = await server.installation.files.put(testPdf({ pages: ['Annual return'] }));
  const paper = { jurisdiction: 'CA', corporationNumber: '9900001', kind: 'annual_return', file };
  await server.database.asOwner(
    `insert into filing_attempts (org_id, attempt_id, filing_id, desk, paper, state, sent_at, answered_at)
       values ($1, $2, $3, 'manual', $4, 'rejected', now(), now())`,
    [orgId, newId(), filingId, JSON.stringify(paper)],
  );
}

/** Its return waits once more for `clerk`, who has it; what waited before came back. */
export async function waitingFor(clerk: SignedIn, { server, orgId, filingId }: Story): Promise<ItemParams> {
  await server.database.asOwner(
    `update filing_attempts set state = 'rejected', answered_at = now() where org_id = $1 and state = 'waiting'`,
    [orgId],
  );
  const params = { kind: 'filing' as const, itemId: newId() };
  const paper = {
    jurisdiction: 'CA',
    corporationNumber: '9900001',
    kind: 'annual_return',
    file: '0'.repeat(64),
  };
  await server.database.asOwner(
    `insert into filing_attempts (org_id, attempt_id, filing_id, desk, paper, state, sent_at)
       values ($1, $2, $3, 'manual', $4, 'waiting', now())`,
    [orgId, params.itemId, filingId, JSON.stringify(paper)],
  );
  given(await clerk.api(claimItem, { params, body: {} }));
  return params;
}

/** The ids of what was handed over; of nothing where nothing was. */
export async function handedOver({ server, orgId }: Story): Promise<{ submission: string; filing: string }> {
  const first = async (query: string) =>
    (await server.database.asOwner<{ id: string }>(query, [orgId]))[0]?.id ?? newId();
  return {
    submission: await first(
      `select submission_id as id from submissions where org_id = $1 and registrar = 'manual'`,
    ),
    filing: await first(`select attempt_id as id from filing_attempts where org_id = $1 and desk = 'manual'`),
  };
}
