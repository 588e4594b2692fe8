/** A firm's clients: corporations that existed before they came here, of which nothing is known but their names and dates. */
import { createDraft, setStatus, underHead } from '@tabellion/features/organizations/server/public.ts';
import { type Instant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';

interface Client {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly incorporatedOn: string;
}

/** @returns their ids, in the same order */
export async function takeOver(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Instant },
  clients: readonly Client[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, incorporatedOn } of clients) {
    const orgId = await db.transaction(null, (tx) =>
      createDraft(tx, { userId, name, namePostfix: 'Inc.', now }),
    );
    await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId, now }, async (write) => {
        await tx.run({
          name: 'take_over',
          text: `update organization_details set company_type = 'old' where org_id = $1`,
          values: [orgId],
        });
        await setStatus(write, 'payment_success');
        const moved = await setStatus(write, 'incorporated', {
          incorporatedOn: plainDate(incorporatedOn),
          corporationNumber: '1584203-7',
        });
        return moved.ok ? ok(null) : moved;
      }),
    );
    ids.push(orgId);
  }
  return ids;
}
