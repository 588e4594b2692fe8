import { plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeWizard, given, street } from '../../../../tests/support/founding.ts';
import { registered } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { underHead } from '../../organizations/server/public.ts';
import { readRegisters, rebuild } from '../../registers/server/public/acts.ts';
import {
  applyFounding,
  editFounding,
  planOrganizingResolution,
} from '../../registers/server/public/proposals.ts';
import { saveArticles } from '../contract.ts';
import { recordFactsOfOlderCompanies } from './olderCompanies.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = plainDate('2026-04-20');
const dates = { certificate: plainDate('2026-03-12'), resolution: plainDate('2026-03-14') };

/** A corporation as an earlier version recorded it: its incorporation tells neither language nor business, no entry tells
 *  office or year end, and nothing names the organizing resolution, whose date is only planned. */
async function olderCompany(): Promise<string> {
  const owner = await registered(server);
  const orgId = await completeWizard(server, owner);
  const params = { id: orgId };
  given(await owner.api(saveArticles, { params, body: { language: 'fr', sector: 'book_sale' } }));
  const { asOwner, database } = server.database;
  const applied = await database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: server.clock.read() }, async (write) => {
      await planOrganizingResolution(write, dates.resolution);
      const founding = await editFounding(write, (drafts) => ok(drafts));
      if (!founding.ok) return founding;
      return applyFounding(write, { today, dates, corporationNumber: '15842037' });
    }),
  );
  expect(applied).toMatchObject({ ok: true, value: { outcome: 'applied' } });
  await asOwner(
    `update register_acts set v = 1, payload = payload #- '{articles,language}' #- '{articles,sector}'
       where org_id = $1 and kind = 'incorporated'`,
    [orgId],
  );
  // Earlier versions repeated nothing of the registers in the organization's own row.
  await asOwner(
    `update organization_details
       set fiscal_year_end = '06-30', address_line_1 = $2, city = $3, postal_code = $4 where org_id = $1`,
    [orgId, street.address_line_1, street.city, street.postal_code],
  );
  // The migration says of such a row what its act reads as.
  await asOwner(
    `update corporation_rows set value = value || '{"language": null, "sector": null}' where org_id = $1`,
    [orgId],
  );
  return orgId;
}

test('an older corporation gets its facts from the answers of the wizard, once', async () => {
  const orgId = await olderCompany();
  const { database } = server.database;
  const read = () => database.asOrganization(orgId, (q) => readRegisters(q, orgId, { asOf: today }));
  const before = await read();
  expect(before.corporation).toMatchObject({ language: null, sector: null });
  expect(before.corporation).not.toHaveProperty('registeredOffice');
  expect(before.certificates.map(({ resolution }) => resolution)).toEqual([null, null, null]);

  expect(await recordFactsOfOlderCompanies(database, server.clock.read())).toBe(1);
  const after = await read();
  expect(after.corporation).toMatchObject({
    incorporatedOn: '2026-03-12',
    language: 'fr',
    sector: 'book_sale',
    registeredOffice: {
      street: '100 King Street West',
      unit: null,
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5X 1A9',
      country: 'CA',
    },
    yearEnd: '06-30',
  });
  const named = { number: 'D-2026-01', date: '2026-03-14', resolutionId: expect.any(String) };
  expect(after.certificates.map(({ resolution }) => resolution)).toEqual([named, named, named]);
  const byOffice = Object.fromEntries(
    after.appointments.map(({ position, resolution }) => [position, resolution?.number ?? null]),
  );
  expect(byOffice).toEqual({ director: null, presidents: 'D-2026-01', secretaries: 'D-2026-01' });
  const rows = await server.database.asOwner(
    `select body, number, dated_on::text, status, is_organizing from resolutions where org_id = $1`,
    [orgId],
  );
  expect(rows).toEqual([
    { body: 'directors', number: 'D-2026-01', dated_on: '2026-03-14', status: 'passed', is_organizing: true },
  ]);

  expect(await recordFactsOfOlderCompanies(database, server.clock.read())).toBe(0);
  const rebuilt = await database.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(rebuilt.differences).toEqual([]);
});
