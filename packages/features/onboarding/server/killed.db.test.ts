import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeWizard, given, pay } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { askRegistry, registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { killSteps, type SubmissionChild } from '../../../../tests/support/submission-child.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';
import { openSandboxRegistrar } from '../../registry/server/registrar/sandbox.ts';
import { readOnboarding, submitIncorporation } from '../contract.ts';

let server: TestServer;
let amelie: SignedIn;
let registry: RegistryPorts;

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
  const { db, clock } = server.installation;
  registry = {
    ...registryOf({ db, clock }),
    registrar: openSandboxRegistrar({ db, clock, delayMs: 0 }),
    registryTimeoutMs: 60_000,
  };
});
afterAll(() => server.close());

async function submitAndDie(child: SubmissionChild): Promise<string | null> {
  const script = fileURLToPath(new URL('../../../../tests/support/submission-child.ts', import.meta.url));
  const running = spawn(process.execPath, [script, JSON.stringify(child)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(running, 'exit')) as [number | null, string | null];
  return signal;
}

const job = () => askRegistry(server.installation, registry);

const count = async (orgId: string, query: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ count: bigint }>(query, [orgId]);
  return Number(row?.count);
};

test.each(killSteps.map((step, at) => [step, `Aspen ${'ABCDE'[at]}`] as const))(
  'a process killed %s loses nothing and doubles nothing',
  async (step, name) => {
    const orgId = await completeWizard(server, amelie, { name });
    await pay(server, orgId);
    const key = randomUUID();
    const { userId } = amelie;
    const address = server.database.as('tabellion_app');
    const now = server.clock.read();
    expect(await submitAndDie({ step, address, orgId, userId, now, key })).toBe('SIGKILL');

    // The person's next actions and the jobs, in both orders and more than once.
    const isLost = step === 'before the row is committed';
    const before = given(await amelie.api(readOnboarding, { params: { id: orgId } }));
    if (isLost) expect(before).toMatchObject({ status: 'payment_success', submission: null });
    if (isLost)
      given(await amelie.api(submitIncorporation, { params: { id: orgId }, body: { declared: true } }));
    server.clock.pass({ seconds: 3 });
    await Promise.all([job(), job()]);
    await job();

    expect(given(await amelie.api(readOnboarding, { params: { id: orgId } }))).toMatchObject({
      status: 'incorporated',
      submission: { state: 'accepted' },
    });
    expect(await count(orgId, 'select count(*) from submissions where org_id = $1')).toBe(1);
    expect(
      await count(
        orgId,
        `select count(*) from sandbox_registrations r
           join submissions s on s.submission_id = r.id where s.org_id = $1 and r.outcome = 'accepted'`,
      ),
    ).toBe(1);
    expect(
      await count(orgId, `select count(*) from register_acts where org_id = $1 and kind = 'incorporated'`),
    ).toBe(1);
    expect(await count(orgId, `select count(*) from outbox where org_id = $1 and topic = 'mail'`)).toBe(1);
  },
);
