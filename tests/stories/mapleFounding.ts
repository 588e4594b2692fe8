/** Chapter one of Maple Robotics Inc., March 10 to 14, 2025: three founders incorporate, and their shares are issued. */
import { purchasePlan, readCardKey } from '@tabellion/features/billing/contract.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import {
  choosePlan,
  confirmSignificant,
  saveArticles,
  submitIncorporation,
} from '@tabellion/features/onboarding/contract.ts';
import {
  createOrganization,
  saveAccountInfo,
  saveCorporateInfo,
} from '@tabellion/features/organizations/contract.ts';
import { addToPosition, listPeople, saveManages } from '@tabellion/features/people/contract.ts';
import { addShareClass, addShareholder, chooseShareModel } from '@tabellion/features/shares/contract.ts';
import { recordOrganizingOnPaper } from '@tabellion/features/signing/organizingContract.ts';
import { instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { classB, common, preferredSeed } from './classes.ts';
import { amelie, amelieSignIn, layla, office, omer } from './mapleCast.ts';
import { type Hand, handOf, registryAnswers, type Stage, signedIn } from './stage.ts';

/** @returns the organization's id */
export async function tellFounding(stage: Stage): Promise<string> {
  stage.clock.set(instant('2025-03-10T14:00:00Z'));
  const orgId = await begin(await registerAmelie(stage));
  await subscribe(await amelieOn(stage, '2025-03-11T18:30:00Z'), orgId);
  await payAndSubmit(stage, await amelieOn(stage, '2025-03-12T13:15:00Z'), orgId);
  await registryAnswers(stage);
  await organize(await amelieOn(stage, '2025-03-14T15:00:00Z'), orgId);
  return orgId;
}

function amelieOn(stage: Stage, moment: string): Promise<Hand> {
  stage.clock.set(instant(moment));
  return signedIn(stage, amelieSignIn);
}

async function registerAmelie(stage: Stage): Promise<Hand> {
  const { firstname, lastname } = amelie;
  const { token } = await handOf(stage)(register, { body: { ...amelieSignIn, firstname, lastname } });
  return handOf(stage, token);
}

async function begin(hand: Hand): Promise<string> {
  const orgId = await draw(hand);
  await appoint(hand, orgId);
  return orgId;
}

/** Steps one and two: whom to reach, the name, the registered office, the articles. */
async function draw(hand: Hand): Promise<string> {
  const body = { name: 'Maple Robotics', name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: id } = await hand(createOrganization, { body });
  const { firstname, lastname, email, phone_number, citizenship, address } = amelie;
  const account = { firstname, lastname, email, phone_number, citizenship, ...placed(address) };
  await hand(saveAccountInfo, { params: { id }, body: account });
  const corporate = { corporation_type: 'Federal Canadian', industry: 'Manufacturing', ...placed(office) };
  await hand(saveCorporateInfo, { params: { id }, body: corporate });
  const incorporator = {
    kind: 'individual',
    firstname,
    lastname,
    company_name: '',
    address,
    is_adult: true,
    is_capable: true,
    is_not_bankrupt: true,
  } as const;
  await hand(saveArticles, {
    params: { id },
    body: { min_directors: 1, max_directors: 5, sector: 'none', incorporators: [incorporator] },
  });
  return id;
}

/** The forms of the organization call the region a province. */
const placed = ({ region: province, ...address }: typeof office) => ({ ...address, province });

/** Step three: two directors who consented and three offices. */
async function appoint(hand: Hand, id: string): Promise<void> {
  await hand(saveManages, {
    params: { id },
    body: { manages_company: 'other', people_involved: 'both' },
  });
  const founders: string[] = [];
  for (const person of [amelie, omer]) {
    const body = { person, consent_on: '2025-03-10' };
    const { person_id } = await hand(addToPosition, { params: { id, position: 'directors' }, body });
    founders.push(person_id);
  }
  const [president = '', secretary = ''] = founders;
  const offices = [
    ['presidents', president],
    ['treasurers', president],
    ['secretaries', secretary],
  ] as const;
  for (const [position, person_id] of offices) {
    await hand(addToPosition, { params: { id, position }, body: { person_id } });
  }
}

const vesting = { period: 48, cliff: 12, frequency: 'monthly', start: '2025-03-14' } as const;

/** Step four: three classes, three subscribers, and who controls the corporation on its first day. */
async function subscribe(hand: Hand, id: string): Promise<void> {
  const params = { id };
  await hand(chooseShareModel, { params, body: { advanced: true } });
  const { class_id: Shareclass } = await hand(addShareClass, { params, body: common });
  for (const body of [preferredSeed, classB]) await hand(addShareClass, { params, body });
  const { persons } = await hand(listPeople, { params });
  const idOf = (email: string) => persons.find((person) => person.email === email)?.person_id ?? '';
  const paid = { Shareclass, consideration: 'money', paid_on: '2025-03-11', exemption: 'founder' } as const;
  const subscribers = [
    { person_id: idOf(amelie.email), issuances: [{ ...paid, ownership: 400_000 }] },
    { person_id: idOf(omer.email), issuances: [{ ...paid, ownership: 300_000, vesting }] },
    { person: layla, issuances: [{ ...paid, ownership: 200_000, vesting }] },
  ];
  for (const body of subscribers) await hand(addShareholder, { params, query: {}, body });
  await hand(confirmSignificant, { params, body: { confirmed: true } });
}

/** $348.00 a year, less a quarter, with the 13 % of Ontario. */
const priceWithCoupon = 294.93;

/** Steps five and six, by the sandbox's card that is always paid. */
async function payAndSubmit(stage: Stage, hand: Hand, orgId: string): Promise<void> {
  const params = { id: orgId };
  await hand(choosePlan, { params, body: { plan_id: 'founder' } });
  const { key } = await hand(readCardKey, { params: { provider: 'sandbox' } });
  const card = await sealCard(
    { key: { ...key, kid: key.kid }, nowMs: millisOfInstant(stage.clock.read()) },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2099, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: 'founder',
      price: priceWithCoupon,
    },
  );
  await hand(purchasePlan, {
    params: { provider: 'sandbox', orgId, planId: 'founder' },
    body: { card, price: priceWithCoupon, coupon: 'FOUNDER25', province: 'ON' },
  });
  await hand(submitIncorporation, { params, body: { declared: true } });
}

/** The organizing resolutions, on paper: the officers hold office from their day, and the paid shares are issued. */
const organize = (hand: Hand, orgId: string) =>
  hand(recordOrganizingOnPaper, {
    params: { orgId },
    body: { signed_on: '2025-03-14', attested_by: 'Amélie Tremblay' },
  });
