/** Both ways in which tests organize a corporation that was founded in them. */

import { underHead } from '@tabellion/features/organizations/server/public.ts';
import {
  meetOrganizing,
  passOrganizingOfShareholders,
} from '@tabellion/features/registers/server/public/proposals.ts';
import { recordOrganizingOnPaper } from '@tabellion/features/signing/organizingContract.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { given } from './founding.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './server.ts';

/** Everybody signed the organizing documents on paper: officers and paid shares are on record from that day on, and the documents
 *  are filed as signed once the outbox is worked off. */
export async function organizeOnPaper({ api }: Pick<SignedIn, 'api'>, orgId: string, on: string) {
  const body = { signed_on: on, attested_by: 'Amélie Tremblay' };
  return given(await api(recordOrganizingOnPaper, { params: { orgId }, body }));
}

/** The same in the registers alone: the documents stay drafts. */
export async function organizeRegisters(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  { orgId, userId }: { readonly orgId: string; readonly userId: string },
  on: PlainDate | string,
): Promise<void> {
  const signed = { on: plainDate(on) };
  const organized = await database.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now: clock.read() }, async (write) => {
      const met = await meetOrganizing(write, { ...signed, source: { kind: 'user', id: userId } });
      if (!met.ok) return met;
      await passOrganizingOfShareholders(write, signed);
      return ok(met.value);
    }),
  );
  if (!organized.ok || organized.value.refusal !== null)
    throw new Error(`not organized: ${JSON.stringify(organized)}`);
}
