/**
 * `npm run bench -- entry`: one entry of each sort and everything that follows it (announcements, the documents that it makes due,
 * their rows as resolutions), in a corporation that has issued shares 100 times and in one that has 4,000 times: processor
 * time of the process, rows and acts read, and the longest slice of the event loop. Then the check of either, with its papers on
 * file.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBook } from '@tabellion/features/check/contract.ts';
import { changeOffice } from '@tabellion/features/corporation/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { issueShares, transferShares } from '@tabellion/features/shares/transactionContract.ts';
import { addDays, instantOfMillis } from '@tabellion/kernel/date.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type Installation, openInstallation } from '../apps/server/installation.ts';
import { type CountedProduct, openCountedProduct, type ReadCounts } from '../tests/support/countedProduct.ts';
import { foundForIssues, LAST_ISSUE, layIssues, type ManyIssues } from '../tests/support/manyIssues.ts';
import { watchLoop } from './book/watchLoop.ts';
import { freePort } from './http/process.ts';
import { machineLine, median } from './machine.ts';

const [FEW, MANY] = [100, 4_000] as const;
const REPEATS = 7;

interface Cost extends ReadCounts {
  /** Counted for the process, its collector of garbage too. */
  readonly processorMs: number;
  readonly computedMs: number;
}

interface Company extends ManyIssues {
  readonly orgId: string;
  readonly token: string;
}

type Entry = (product: CountedProduct, company: Company, turn: number) => Promise<unknown>;

const on = addDays(LAST_ISSUE, 1);
const resolution = () => ({ resolution: `R-${newId().slice(-12)}`, resolution_on: on });

const entries: Readonly<Record<string, Entry>> = {
  issue: ({ api }, { token, orgId, classId, holders }, turn) =>
    api(
      issueShares,
      {
        params: { id: orgId },
        body: {
          person_id: holders[turn] ?? '',
          issuance: {
            ownership: '10',
            Shareclass: classId,
            price: '1',
            consideration: 'money',
            exemption: 'other',
            issuance_date: on,
            paid_on: on,
            ...resolution(),
          },
        },
      },
      token,
    ),
  transfer: ({ api }, { token, orgId, securities, holders }, turn) =>
    api(
      transferShares,
      {
        params: { id: orgId },
        body: {
          security_id: securities[turn] ?? '',
          effective_on: on,
          to: [{ person_id: holders[turn + 20] ?? '', sharesExact: '100' }],
          ...resolution(),
        },
      },
      token,
    ),
  appointment: ({ api }, { token, orgId, holders }, turn) =>
    api(
      addToPosition,
      {
        params: { id: orgId, position: 'vice_presidents' },
        body: { person_id: holders[turn + 40] ?? '', appointed_on: on, ...resolution() },
      },
      token,
    ),
  address: ({ api }, { token, orgId }, turn) =>
    api(
      changeOffice,
      {
        params: { id: orgId },
        body: {
          effective_on: on,
          address_line_1: `${100 + turn} King Street West`,
          city: 'Toronto',
          province: 'Ontario',
          country: 'Canada',
          postal_code: 'M5X 1A9',
          ...resolution(),
        },
      },
      token,
    ),
};

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-entry-'));
  const installation = await openInstallation(
    { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'error' },
    folder,
  );
  try {
    const product = await openCountedProduct(installation);
    console.log(`${machineLine(new Date())}\n`);
    const many = await companyOf(installation, product, MANY);
    const few = await companyOf(installation, product, FEW);
    console.log(
      `| | processor, ms: ${FEW}, ${MANY} | ratio | statements | rows | acts | longest slice, ms |`,
    );
    console.log('|---|---|---|---|---|---|---|');
    for (const [name, entry] of Object.entries(entries)) {
      const [ofFew, ofMany] = [[] as Cost[], [] as Cost[]];
      for (let turn = 0; turn <= REPEATS; turn += 1) {
        ofFew.push(await costOf(product, () => entry(product, few, turn)));
        ofMany.push(await costOf(product, () => entry(product, many, turn)));
      }
      // The first of each warms up.
      print(name, ofFew.slice(1), ofMany.slice(1));
    }
    const check = ({ orgId, token }: Company) =>
      product.api(checkBook, { params: { orgId }, query: {} }, token);
    print('check', await checksOf(product, () => check(few)), await checksOf(product, () => check(many)));
    await product.close();
  } finally {
    await installation.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function companyOf(
  installation: Installation,
  product: CountedProduct,
  issues: number,
): Promise<Company> {
  const body = {
    email: `amelie${issues}@maple.test`,
    password: 'Maple-2025!',
    firstname: 'Amélie',
    lastname: 'Tremblay',
  };
  const { token, _id: userId } = await product.api(register, { body });
  const named = { name: `Maple ${issues}`, name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: orgId } = await product.api(createOrganization, { body: named }, token);
  const now = instantOfMillis(Date.now());
  const classId = await foundForIssues(installation.db, { orgId, userId, now });
  await product.settle();
  const laid = await layIssues(installation.db, { orgId, classId, count: issues });
  const owner = installation.owner();
  await owner.asNobody((q) => q.run(sql`analyze`));
  await owner.close();
  return { ...laid, orgId, token };
}

async function costOf(product: CountedProduct, work: () => Promise<unknown>): Promise<Cost> {
  product.take();
  const [before, watch] = [process.cpuUsage(), watchLoop()];
  await work();
  await product.settle();
  const { user, system } = process.cpuUsage(before);
  return { ...product.take(), processorMs: (user + system) / 1000, computedMs: watch().computedMs };
}

/** The quickest of three: the first are those of cold code. */
async function checksOf(product: CountedProduct, check: () => Promise<unknown>): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (let turn = 0; turn < 3; turn += 1) costs.push(await costOf(product, check));
  return costs.toSorted((a, b) => a.processorMs - b.processorMs).slice(0, 1);
}

function print(name: string, few: readonly Cost[], many: readonly Cost[]): void {
  const middle = (costs: readonly Cost[], of: (cost: Cost) => number) => median(costs.map(of));
  const pair = (of: (cost: Cost) => number) => [middle(few, of), middle(many, of)] as const;
  const spelled = (of: (cost: Cost) => number) => pair(of).map(Math.round).join(', ');
  const [least, most] = pair(({ processorMs }) => processorMs);
  const slice = Math.max(...many.map(({ computedMs }) => computedMs));
  console.log(
    `| ${name} | ${spelled(({ processorMs }) => processorMs)} | ${(most / least).toFixed(2)} | ${spelled(({ statements }) => statements)} | ${spelled(({ rows }) => rows)} | ${spelled(({ acts }) => acts)} | ${slice.toFixed(0)} |`,
  );
}

await main();
