import type { DraftAct } from '@tabellion/book/draft.ts';
import { articles } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeWizard, type FoundingPerson, given } from '../../../../tests/support/founding.ts';
import { registered } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { writeFacts } from '../../registers/server/public/people.ts';
import { editFounding, meetOrganizing, openProposals } from '../../registers/server/public/proposals.ts';
import { readOnboarding } from '../contract.ts';
import { recordFounding } from './incorporation.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const certificateOn = plainDate('2026-03-12');
const resolutionOn = plainDate('2026-03-14');
const today = plainDate('2026-04-20');
const nothingStated = {
  office: null,
  officeSince: null,
  yearEnd: null,
  firstYearEndOn: null,
  yearEndSince: null,
};

/** Two directors, each with an attestation of residence that only the appointment cites: one comes with the certificate,
 *  one with the organizing resolution. @returns the two facts, in that order */
async function appointTwo(write: OrganizationWrite): Promise<string[]> {
  const drafts: DraftAct[] = [];
  const attestations: string[] = [];
  for (const events of [['certificate'], ['certificate', 'resolution']] as const) {
    const personId = newId();
    const names = { firstname: 'Zoë', lastname: 'Şahin', company_name: '', name_format: null };
    const name = await writeFacts(write, personId, [{ kind: 'name', body: names }]);
    const attested = { resident_canadian: true, ground: null, attested_on: '2026-03-01' };
    const [residency] = await writeFacts(write, personId, [{ kind: 'resident_canadian', body: attested }]);
    if (residency === undefined) throw new Error('the attestation was not written');
    attestations.push(residency.ref.fact);
    const seat = { appointmentId: newId(), personId, position: 'director', title: null } as const;
    drafts.push(
      recordDraft(
        'person.added',
        { personId, kind: 'individual', facts: [...name] },
        { latestOf: ['certificate'] },
      ),
      recordDraft(
        'appointed',
        { ...seat, consentOn: null, residency: residency.ref, resolution: null },
        { latestOf: [...events] },
      ),
    );
  }
  const edited = await editFounding(write, (before) => ok([...before, ...drafts]));
  if (!edited.ok) throw new Error(edited.error.textCode);
  return attestations;
}

test('an appointment that waits for its resolution keeps what it says of the person, as one on record does', async () => {
  const amelie = await registered(server);
  const orgId = await completeWizard(server, amelie);
  const under = <T>(work: (write: OrganizationWrite) => Promise<T>) =>
    server.database.database.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, async (write) =>
        ok(await work(write)),
      ),
    );
  const statementOf = async (facts: readonly string[]) =>
    server.database.asOwner(
      `select body->>'resident_canadian' as resident, basis from
         (select body::jsonb, basis from person_facts where org_id = $1 and fact_id = any($2)) as fact`,
      [orgId, facts],
    );
  const attested = { resident: 'true', basis: null };

  const added = await under(appointTwo);
  const facts = added.ok ? added.value : [];
  const recorded = await under((write) =>
    recordFounding(write, {
      isNew: true,
      payload: articles,
      stated: nothingStated,
      corporationNumber: '15842037',
      certificateOn,
      resolutionOn: null,
      today,
    }),
  );
  expect(recorded).toEqual({ ok: true, value: { ok: true, value: null } });
  expect(await statementOf(facts)).toEqual([attested, attested]);

  const waiting = await server.database.database.asOrganization(orgId, (q) => openProposals(q, orgId));
  const seats = waiting.filter(({ kind }) => kind === 'appointment').flatMap(({ drafts }) => drafts);
  // The other one is the story's secretary.
  expect(seats.filter((draft) => JSON.stringify(draft).includes(facts[1] ?? 'none'))).toHaveLength(1);
  expect(JSON.stringify(seats)).not.toContain(facts[0]);

  const source = { kind: 'user', id: null } as const;
  const later = await under((write) => meetOrganizing(write, { on: resolutionOn, source }));
  expect(later).toEqual({ ok: true, value: { ok: true, value: { refusal: null } } });
  expect(await statementOf(facts)).toEqual([attested, attested]);
  const acts = await server.database.asOwner<{ on: string }>(
    `select effective_on::text as on from register_acts
       where org_id = $1 and kind = 'appointed' and payload::text like '%' || $2 || '%'`,
    [orgId, facts[1]],
  );
  expect(acts).toEqual([{ on: resolutionOn }]);
});

test('a founding of more than fifty holders is recorded: they were there before the corporation was', async () => {
  const owner = await registered(server);
  const founders: FoundingPerson[] = Array.from({ length: 51 }, (_, at) => ({
    firstname: 'Ann',
    lastname: `Roy ${at + 1}`,
    shares: 100n,
    ...(at === 0 && { resident: true, director: true }),
  }));
  const orgId = await completeWizard(server, owner, { founders });
  const result = given(await owner.api(readOnboarding, { params: { id: orgId } }));
  expect(result.warnings.map(({ textCode, params }) => ({ textCode, params }))).toContainEqual({
    textCode: 'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT',
    params: { counted: 51, most: 50 },
  });
  const recorded = await server.database.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: server.clock.read() }, (write) =>
      recordFounding(write, {
        isNew: true,
        payload: articles,
        stated: nothingStated,
        corporationNumber: '15842038',
        certificateOn,
        resolutionOn,
        today,
      }),
    ),
  );
  expect(recorded).toEqual({ ok: true, value: null });
  const holders = await server.database.asOwner(
    `select 1 from certificates where org_id = $1 and known_to is null and eff_to is null`,
    [orgId],
  );
  expect(holders).toHaveLength(51);
});
