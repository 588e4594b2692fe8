/** Costs of an entry with everything that follows it: as much in a corporation that has issued shares often as in
 *  one that has not. Counted in what is read, because time depends on the machine. */
import { runCheck } from '@tabellion/features/check/server/running.ts';
import { changeOffice } from '@tabellion/features/corporation/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { issueShares, transferShares } from '@tabellion/features/shares/transactionContract.ts';
import { addDays } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountedProduct, openCountedProduct, type ReadCounts } from '../support/countedProduct.ts';
import { formAddress } from '../support/founding.ts';
import { foundForIssues, LAST_ISSUE, layIssues, type ManyIssues } from '../support/manyIssues.ts';
import { organizeRegisters } from '../support/organize.ts';
import { organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const [FEW, MANY] = [20, 400] as const;
const on = addDays(LAST_ISSUE, 1);

interface Company extends ManyIssues {
  readonly orgId: string;
}

let server: TestServer;
let product: CountedProduct;
let owner: SignedIn;
let few: Company;
let many: Company;

beforeAll(async () => {
  server = await startTestServer();
  product = await openCountedProduct(server.installation);
  owner = await registered(server);
  many = await companyOf(MANY);
  few = await companyOf(FEW);
}, 60_000);
afterAll(async () => {
  await product.close();
  await server.close();
});

async function companyOf(count: number): Promise<Company> {
  const orgId = await organizationOf(owner, { name: `Maple ${count}`, company_type: 'new' });
  const { db } = server.installation;
  const classId = await foundForIssues(db, { orgId, userId: owner.userId, now: server.clock.read() });
  await organizeRegisters(server, { orgId, userId: owner.userId }, '2025-03-12');
  await product.settle();
  const company = { ...(await layIssues(db, { orgId, classId, count })), orgId };
  // The first officer begins the register of officers, which is printed whole, once.
  await appointed(company, 'secretaries', company.holders[3]);
  await product.settle();
  return company;
}

const appointed = ({ orgId }: Company, position: 'secretaries' | 'vice_presidents', person_id = '') =>
  product.api(
    addToPosition,
    { params: { id: orgId, position }, body: { person_id, appointed_on: on, ...resolution } },
    owner.token,
  );

const resolution = { resolution: 'R-1', resolution_on: on };

const entries: Readonly<Record<string, (company: Company) => Promise<unknown>>> = {
  'an issue': ({ orgId, classId, holders: [person_id = ''] }) =>
    product.api(
      issueShares,
      {
        params: { id: orgId },
        body: {
          person_id,
          issuance: {
            ownership: '10',
            Shareclass: classId,
            price: '1',
            consideration: 'money',
            exemption: 'other',
            issuance_date: on,
            paid_on: on,
            ...resolution,
          },
        },
      },
      owner.token,
    ),
  'a transfer': ({ orgId, securities: [security_id = ''], holders: [, person_id = ''] }) =>
    product.api(
      transferShares,
      {
        params: { id: orgId },
        body: { security_id, effective_on: on, to: [{ person_id, sharesExact: '100' }], ...resolution },
      },
      owner.token,
    ),
  'an appointment': (company) => appointed(company, 'vice_presidents', company.holders[2]),
  'a change of address': ({ orgId }) =>
    product.api(
      changeOffice,
      {
        params: { id: orgId },
        body: {
          effective_on: on,
          address_line_1: formAddress.address_line_1,
          city: formAddress.city,
          province: formAddress.region,
          postal_code: formAddress.postal_code,
          ...resolution,
        },
      },
      owner.token,
    ),
};

async function countsOf(
  entry: (company: Company) => Promise<unknown>,
  company: Company,
): Promise<ReadCounts> {
  product.take();
  await entry(company);
  await product.settle();
  return product.take();
}

test.each(Object.entries(entries))(
  '%s reads as much beside 400 issues as beside 20, with the documents that it makes due',
  async (_, entry) => {
    const ofFew = await countsOf(entry, few);
    const ofMany = await countsOf(entry, many);
    expect(ofMany.acts).toBe(ofFew.acts);
    // Whoever comes after the commit reads the dates again unless another just did: once or three times, by the order in which
    // they come. What grew with the issues would be 380 more.
    expect(Math.abs(ofMany.rows - ofFew.rows)).toBeLessThan(10);
    const more = [...ofMany.times].map(
      ([text, times]) => [text, times - (ofFew.times.get(text) ?? 0)] as const,
    );
    expect(more.filter(([, times]) => times > 3)).toEqual([]);
    expect(more.reduce((sum, [, times]) => sum + times, 0)).toBeLessThan(16);
    expect(ofMany.acts).toBeLessThan(60);
  },
);

test('a check that nobody waits for any more ends before its documents are compared', async () => {
  let asked = 0;
  const goOn = () => {
    asked += 1;
    throw new Error('nobody waits');
  };
  const { db, files, clock } = server.installation;
  const query = { db, orgId: many.orgId, now: clock(), goOn };
  await expect(
    runCheck({ files, isWhiteLabel: false, differingRecords: async () => [] }, query),
  ).rejects.toThrow('nobody waits');
  expect(asked).toBe(1);
});
