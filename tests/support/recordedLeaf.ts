import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { featuresOf } from '../../apps/server/features.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

/** Sends rows to the ledger until it has a leaf of an organization. @returns the txId of the newest */
export async function recordedLeaf({
  server,
  orgId,
}: {
  readonly server: TestServer;
  readonly orgId: string;
}): Promise<string> {
  const { database, installation } = server;
  const newest = async () => {
    const [row] = await database.asOwner<{ tx_id: string }>(
      'select tx_id from ledger_receipts where org_id = $1 order by place desc limit 1',
      [orgId],
    );
    return row?.tx_id;
  };
  const isOnItsWay = async () => {
    const query = `select from outbox where org_id = $1 and topic = 'ledger' and state = 'waiting' limit 1`;
    return (await database.asOwner(query, [orgId])).length > 0;
  };
  const sender = featuresOf(installation).senders.find(({ topic }) => topic === 'ledger');
  if (sender === undefined) throw new Error('nothing is sent to the ledger');
  const onFault = (fault: unknown) => {
    throw fault;
  };
  let txId: string | undefined;
  // A process of the product that runs beside the test may have taken the rows.
  await until(async () => {
    const isDue = await isOnItsWay();
    const sent = await relayOnce(database.database, sender, { onFault });
    txId = await newest();
    if (txId === undefined && sent === 0 && !isDue) throw new Error('nothing waits for the ledger');
    return txId !== undefined;
  });
  return txId ?? '';
}

/** A comparison found one record otherwise. */
export const foundOtherwise = ({ database }: TestServer, orgId: string) =>
  database.asOwner(
    `insert into ledger_findings (org_id, record, record_id, field, source_table, writer, found_at)
       values ($1, 'shareclass', 'gone', 'name', 'class_terms', 'tabellion_owner', now())`,
    [orgId],
  );
