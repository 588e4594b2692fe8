/** A process that submits articles and is killed at one step of it. Run as
 *  `node submission-child.mjs '{"step":…}'`; it ends by SIGKILL, or says `done` where the step was never
 *  reached. */

import { submit } from '@tabellion/features/onboarding/server/commands/submit.ts';
import { openSandboxRegistrar } from '@tabellion/features/registry/server/registrar/sandbox.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { allTexts } from '../../apps/server/texts.ts';
import { memberContext } from './memberContext.ts';
import { registryOf } from './registry.ts';

export const killSteps = [
  'before the row is committed',
  'after the row, before the registry',
  'after the registry received it, before its answer',
  'before the answer is committed',
  'after the answer, before the reply',
] as const;

export interface SubmissionChild {
  step: (typeof killSteps)[number];
  address: ServerAddress;
  orgId: string;
  userId: string;
  now: Instant;
  key: string;
}

const argument = process.argv[2];
if (argument?.startsWith('{')) await submitAndDie(JSON.parse(argument) as SubmissionChild);

async function submitAndDie({ step, address, orgId, userId, now, key }: SubmissionChild): Promise<void> {
  const db = openPool(address);
  const sandbox = openSandboxRegistrar({ db, clock: () => now, delayMs: 0 });
  const dieAt = (here: SubmissionChild['step']): Promise<void> | undefined =>
    here === step ? die() : undefined;
  const dyingInside =
    <T>(here: SubmissionChild['step'], work: (tx: Transaction) => Promise<T>) =>
    async (tx: Transaction): Promise<T> => {
      const outcome = await work(tx);
      await dieAt(here);
      return outcome;
    };
  const endpoint = 'POST /api/organization/{id}/submit';
  const context = await memberContext({ db, orgId, userId, now, key, endpoint });
  const { q } = context;
  await submit(
    {
      ...context,
      db: {
        ...db,
        transaction: (org, work) => db.transaction(org, dyingInside('before the answer is committed', work)),
      },
      q: { ...q, transaction: (work) => q.transaction(dyingInside('before the row is committed', work)) },
    },
    {
      texts: allTexts,
      registry: {
        ...registryOf({ db, clock: () => now }),
        registryTimeoutMs: 60_000,
        registrar: {
          ...sandbox,
          submit: async (filing, idempotencyKey, signal) => {
            await dieAt('after the row, before the registry');
            const answer = await sandbox.submit(filing, idempotencyKey, signal);
            await dieAt('after the registry received it, before its answer');
            return answer;
          },
        },
      },
    },
    { params: { id: orgId }, query: undefined, body: { declared: true } },
  );
  await dieAt('after the answer, before the reply');
  console.log('done');
  process.exit(0);
}

/** Ends at once, as a machine does that loses its power; nothing after it runs. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}
