import { saveCorporateInfo } from '@tabellion/features/organizations/contract.ts';
import { listDirectors } from '@tabellion/features/people/contract.ts';
import { instant } from '@tabellion/kernel/date.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { given } from '../support/founding.ts';
import { organizationOf, registered, type SignedIn, signIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory } from '../support/story.ts';

// "Today" is the day at the registry, wherever the server stands: its own zone, around the registry's midnight, changes
// no answer (house, section 7).

/** Zones of machines, each with its minutes behind UTC on the evening tried; the last is in tomorrow already. */
const machines = [
  ['America/St_Johns', 150],
  ['America/Vancouver', 420],
  ['Asia/Istanbul', -180],
  ['Pacific/Kiritimati', -840],
] as const;

/** The registry of a law, a moment before and one after its midnight of June 1 to June 2, 2026. */
const registries = [
  ['Federal Canadian', 'Ontario', '2026-06-02T03:59:59Z', '2026-06-02T04:00:00Z'],
  ['British Columbia', 'British Columbia', '2026-06-02T06:59:59Z', '2026-06-02T07:00:00Z'],
  ['Newfoundland and Labrador', 'Newfoundland and Labrador', '2026-06-02T02:29:59Z', '2026-06-02T02:30:00Z'],
] as const;

const zoneBefore = process.env.TZ;
let server: TestServer;
let amelie: SignedIn;
let story: Story;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-05-20T15:00:00Z'));
  amelie = await registered(server);
  story = await tellStory(server, amelie, { until: 'incorporated' });
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});
afterAll(() => server.close());

/** A session outlasts no clock that jumps by days: the person signs in anew at the moment. */
function at(moment: string): Promise<SignedIn> {
  server.clock.set(instant(moment));
  return signIn(server, amelie.email);
}

const isTaken = (answer: Answer<unknown>): boolean => {
  if (!answer.ok) expect(answer.fields.map(({ textCode }) => textCode).join()).toMatch(/FUTURE/);
  return answer.ok;
};

describe.each(machines)('on a machine in %s', (zone, minutesBehind) => {
  test.each(registries)(
    'a day is not in the future once it has begun at the registry of %s',
    async (law, province, before, after) => {
      process.env.TZ = zone;
      expect(new Date(after).getTimezoneOffset()).toBe(minutesBehind);
      const orgId = await organizationOf(await at(before), { name: 'Tamarack', company_type: 'old' });
      const day = async (moment: string, incorporation_date: string) =>
        isTaken(
          await (await at(moment)).api(saveCorporateInfo, {
            params: { id: orgId },
            body: { corporation_type: law, corporation_province: province, province, incorporation_date },
          }),
        );
      expect([await day(before, '2026-06-02'), await day(before, '2026-06-01')]).toEqual([false, true]);
      expect([await day(after, '2026-06-03'), await day(after, '2026-06-02')]).toEqual([false, true]);
    },
  );

  test('a register that is read without a date is read as of the day in Ottawa', async () => {
    process.env.TZ = zone;
    const asOf = async (moment: string) =>
      given(await (await at(moment)).api(listDirectors, { params: { id: story.orgId }, query: {} })).asOf;
    expect(await asOf('2026-06-02T03:59:59Z')).toBe('2026-06-01');
    expect(await asOf('2026-06-02T04:00:00Z')).toBe('2026-06-02');
  });
});
