/** Chapter three of Maple Robotics Inc., June 2, 2025 to April 17, 2026: friends, a seed round, a sale, employees with
 *  options on 63,000 Class B shares, and one who leaves. Afterwards twelve holders have 1,197,000 shares, for a stated capital of $491,176.41. */

import { grantOption, reservePool } from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import { listShareClasses, listShareholders } from '@tabellion/features/shares/contract.ts';
import type { IssuanceInput } from '@tabellion/features/shares/shapes.ts';
import {
  issueShares,
  repurchaseShares,
  transferShares,
} from '@tabellion/features/shares/transactionContract.ts';
import { instant } from '@tabellion/kernel/date.ts';
import {
  amelie,
  daniel,
  grace,
  helene,
  ipek,
  laurentian,
  mei,
  northgate,
  sofia,
  youssef,
  yusuf,
} from './mapleCast.ts';
import { tellControl } from './mapleControl.ts';
import { type Hand, type SignIn, type Stage, signedIn } from './stage.ts';

interface Issue {
  readonly to: PersonInput;
  readonly shareClass: string;
  readonly shares: number;
  readonly price: string;
  readonly exemption: NonNullable<IssuanceInput['exemption']>;
  readonly vesting?: IssuanceInput['vesting'];
}

interface Day {
  readonly date: string;
  /** The directors' resolution. */
  readonly resolution: string;
  readonly issues: readonly Issue[];
}

const yearly = (start: string) => ({ period: 48, cliff: 12, frequency: 'monthly', start }) as const;

const friends: Day = {
  date: '2025-06-02',
  resolution: 'D-2025-02',
  issues: [
    { to: grace, shareClass: 'Common', shares: 50_000, price: '0.10', exemption: 'close_friend' },
    { to: sofia, shareClass: 'Common', shares: 8_000, price: '0.10', exemption: 'close_friend' },
  ],
};

const seed: Day = {
  date: '2025-09-15',
  resolution: 'D-2025-03',
  issues: [
    {
      to: laurentian,
      shareClass: 'Preferred Seed',
      shares: 120_000,
      price: '2.50',
      exemption: 'accredited_investor',
    },
    {
      to: northgate,
      shareClass: 'Preferred Seed',
      shares: 40_000,
      price: '2.50',
      exemption: 'accredited_investor',
    },
    {
      to: youssef,
      shareClass: 'Preferred Seed',
      shares: 20_000,
      price: '2.50',
      exemption: 'accredited_investor',
    },
  ],
};

const employees: Day = {
  date: '2026-01-12',
  resolution: 'D-2026-01',
  issues: [
    {
      to: ipek,
      shareClass: 'Class B Common',
      shares: 30_000,
      price: '0.10',
      exemption: 'employee',
      vesting: yearly('2026-01-12'),
    },
    {
      to: daniel,
      shareClass: 'Class B Common',
      shares: 15_000,
      price: '0.10',
      exemption: 'employee',
      vesting: yearly('2026-01-12'),
    },
  ],
};

const spring: readonly Day[] = [
  {
    date: '2026-03-30',
    resolution: 'D-2026-03',
    issues: [
      { to: mei, shareClass: 'Common', shares: 10_000, price: '1.00', exemption: 'business_associate' },
    ],
  },
  {
    date: '2026-04-17',
    resolution: 'D-2026-04',
    issues: [
      { to: yusuf, shareClass: 'Common', shares: 12_000, price: '1.00', exemption: 'business_associate' },
    ],
  },
];

export async function tellShares(
  stage: Stage,
  { orgId: id, signIn }: { orgId: string; signIn: SignIn },
): Promise<void> {
  const on = (date: string) => {
    stage.clock.set(instant(`${date}T15:00:00Z`));
    return signedIn(stage, signIn);
  };
  for (const day of [friends, seed]) await issueOn(await on(day.date), id, day);
  await sell(await on('2025-11-03'), id);
  await issueOn(await on(employees.date), id, employees);
  await grantOptions(await on(employees.date), id);
  await buyBack(await on('2026-02-02'), id);
  await tellControl(await on('2026-02-10'), id);
  for (const day of spring) await issueOn(await on(day.date), id, day);
}

async function issueOn(hand: Hand, id: string, { date, resolution, issues }: Day): Promise<void> {
  const { shareclasses } = await hand(listShareClasses, { params: { id } });
  for (const { to: person, shareClass, shares, price, exemption, vesting } of issues) {
    const Shareclass = shareclasses.find(({ name }) => name === shareClass)?._id ?? '';
    const told = { resolution, resolution_on: date, issuance_date: date };
    const paid = { consideration: 'money', paid_on: date } as const;
    const issuance = {
      Shareclass,
      ownership: shares,
      price,
      exemption,
      ...paid,
      ...told,
      ...(vesting && { vesting }),
    };
    await hand(issueShares, { params: { id }, body: { person, issuance } });
  }
}

/** A plan reserves 100,000 Class B shares; the two employees have options on 63,000 of them. */
async function grantOptions(hand: Hand, id: string): Promise<void> {
  const { shareclasses } = await hand(listShareClasses, { params: { id } });
  const { shareholders } = await hand(listShareholders, { params: { id }, query: {} });
  const resolved = { resolution: employees.resolution, resolution_on: employees.date };
  const plan = {
    class_ids: [shareclasses.find(({ name }) => name === 'Class B Common')?._id ?? ''],
    name: 'Stock option plan 2026',
    sharesExact: '100000',
    ...resolved,
  };
  await hand(reservePool, { params: { id }, body: plan });
  const { pools } = await hand(listRegisterInstruments, { params: { id }, query: {} });
  for (const [email, sharesExact] of [
    [ipek.email, '40000'],
    [daniel.email, '23000'],
  ] as const) {
    const body = {
      person_id: shareholders.find((one) => one.email === email)?._id ?? '',
      pool_id: pools[0]?.pool_id ?? '',
      compensation: 'option' as const,
      sharesExact,
      priceExact: '0.10',
      exemption: 'employee' as const,
      expires_on: '2036-01-12',
      vesting: yearly(employees.date),
      ...resolved,
    };
    await hand(grantOption, { params: { id }, body });
  }
}

/** Amélie sells 25,000 of her shares to Hélène; CS-7 is for the rest. */
async function sell(hand: Hand, id: string): Promise<void> {
  const to = [{ person: helene, sharesExact: '25000' }];
  const body = {
    security_id: await certificateOf(hand, id, amelie.email),
    to,
    balance: 'reissued',
    consideration: 'money',
    amountExact: '25000',
    resolution: 'D-2025-04',
    resolution_on: '2025-11-03',
  } as const;
  await hand(transferShares, { params: { id }, body });
}

/** Sofia leaves, and the corporation buys her shares back at what she paid. */
async function buyBack(hand: Hand, id: string): Promise<void> {
  const body = {
    security_id: await certificateOf(hand, id, sofia.email),
    sharesExact: '8000',
    ground: 'purchase',
    priceExact: '0.10',
    paid_in: 'money',
    paid_on: '2026-02-02',
    solvency_on: '2026-02-02',
    resolution: 'D-2026-02',
    resolution_on: '2026-02-02',
  } as const;
  await hand(repurchaseShares, { params: { id }, body });
}

/** The one certificate that somebody has. */
async function certificateOf(hand: Hand, id: string, of: string): Promise<string> {
  const { shareholders } = await hand(listShareholders, { params: { id }, query: {} });
  const holder = shareholders.find(({ email }) => email === of);
  return holder?.issuances.find(({ state }) => state === 'issued')?._id ?? '';
}
