import { expect, test } from 'vitest';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import {
  bodyOf,
  buy,
  db,
  get,
  nextOrganization,
  openPurchases,
  orgId,
  owner,
  send,
  server,
} from '../../../../tests/support/stages/billing.ts';

openPurchases();

test('invoices are numbered in one sequence without gaps, also when many are issued at once', async () => {
  const orgs = await Promise.all(Array.from({ length: 4 }, () => organizationOf(owner)));
  await Promise.all(
    orgs.map(async (org) => {
      const body = await bodyOf({ sealedFor: { organization: org } });
      return send(owner, 'POST', `/api/sandbox/purchase/${org}/founder`, { body });
    }),
  );
  const numbers = await db.asOwner<{ number: string }>(
    'select number::text from invoices order by invoices.number',
  );
  expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_, at) => at + 1));
});

test('lists the invoices of one organization, or of all whose billing the caller may see', async () => {
  await buy();
  const viewer = await registered(server);
  await join(server, orgId, viewer, 'view');
  const stranger = await registered(server);
  const list = (user: SignedIn, query = '') => get(`/api/sandbox/invoice/list${query}`, user);
  expect((await list(owner)).data.invoices).toMatchObject([{ org_unique_id: orgId, total: 393.24 }]);
  expect((await list(owner, `?org_unique_id=${orgId}`)).data.invoices).toHaveLength(1);
  expect((await list(viewer)).data.invoices).toEqual([]);
  expect(await list(viewer, `?org_unique_id=${orgId}`)).toMatchObject({ status: 403 });
  expect(await list(stranger, `?org_unique_id=${orgId}`)).toMatchObject({ status: 404 });
});

test('lists fifty invoices at a time, the newest first, of one organization or across several', async () => {
  await buy();
  const first = orgId;
  await nextOrganization();
  await buy();
  const second = orgId;
  await billAgain(first, 60);
  await billAgain(second, 5);
  const pages = async (query: string): Promise<[number, number][]> => {
    const found: [number, number][] = [];
    for (let next: unknown = null; found.length === 0 || next !== null; ) {
      const before: string = next === null ? '' : `&before=${next}`;
      const { data } = await get(`/api/sandbox/invoice/list?${query}${before}`);
      found.push(...(data.invoices as { number: string }[]).map(numbered(found.length)));
      next = data.next;
    }
    return found;
  };
  const numbered =
    (at: number) =>
    ({ number }: { number: string }): [number, number] => [at, Number(number.slice('INV-'.length))];
  const ofFirst = await pages(`org_unique_id=${first}`);
  const ofBoth = await pages('');
  expect([ofFirst.length, ofBoth.length]).toEqual([61, 67]);
  for (const list of [ofFirst, ofBoth]) {
    const numbers = list.map(([, number]) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
    expect(list.filter(([at]) => at === 0)).toHaveLength(50);
  }
  expect((await get('/api/sandbox/invoice/list?before=-1')).status).toBe(422);
});

/** As if the organization had paid so many years more. */
const billAgain = (org: string, times: number) =>
  db.asOwner(
    `with numbers as (update invoice_numbers set last = last + $2::int returning last - $2::int as before),
          paid as (insert into payments select copy.* from payments p, generate_series(1, $2::int) as at,
                     jsonb_populate_record(p, jsonb_build_object('payment_id', gen_random_uuid(), 'reference', at)) as copy
                     where p.org_id = $1 returning payment_id)
       insert into invoices select copy.* from invoices i, numbers,
         (select payment_id, row_number() over () as at from paid) as more,
         jsonb_populate_record(i, jsonb_build_object('invoice_id', gen_random_uuid(), 'payment_id', more.payment_id,
           'number', numbers.before + more.at)) as copy
         where i.org_id = $1`,
    [org, times],
  );
