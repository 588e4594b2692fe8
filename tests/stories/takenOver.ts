/** A corporation that exists comes to the product: its name, number and date, a director, and nothing of its shares. */
import { purchasePlan, readCardKey } from '@tabellion/features/billing/contract.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { choosePlan, saveArticles, submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import {
  createOrganization,
  saveAccountInfo,
  saveCorporateInfo,
} from '@tabellion/features/organizations/contract.ts';
import { addToPosition, saveManages } from '@tabellion/features/people/contract.ts';
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { amelie, office } from './mapleCast.ts';
import type { Hand, Stage } from './stage.ts';

const { region: province, ...street } = office;
const place = { ...street, province };

interface Existing {
  readonly name: string;
  readonly incorporation_date: string;
  /** Incorporation unless told. */
  readonly anchored_by?: 'amalgamation' | 'continuance';
  readonly anchor_date?: string;
  /** Federal unless told. */
  readonly corporation_type?: string;
  /** Since the incorporation unless told. */
  readonly director_since?: string;
  /** The seat was held on that day or before. */
  readonly or_before?: boolean;
  /** The registered office was there on that day or before; since the incorporation unless told. */
  readonly office_before?: string;
}

/** Records it, with an empty register of shares. @returns the organization's id */
export async function tellTakenOver(hand: Hand, stage: Pick<Stage, 'clock'>, one: Existing): Promise<string> {
  const id = await prepareTakenOver(hand, stage, one);
  await hand(submitIncorporation, { params: { id }, body: { declared: true } });
  return id;
}

/** Paid for, and not submitted: its classes may still be told. @returns the organization's id */
export async function prepareTakenOver(
  hand: Hand,
  { clock }: Pick<Stage, 'clock'>,
  one: Existing,
): Promise<string> {
  const id = await tellUnpaid(hand, one);
  await pay(hand, id, millisOfInstant(clock.read()));
  return id;
}

/** Ready to be paid for. @returns the organization's id */
export async function tellUnpaid(hand: Hand, one: Existing): Promise<string> {
  const { org_unique_id: id } = await hand(createOrganization, {
    body: {
      name: one.name,
      name_postfix: 'Inc.',
      company_type: 'old',
      corporation_number: '1234567-8',
      incorporation_date: one.incorporation_date,
      anchored_by: one.anchored_by,
      anchor_date: one.anchor_date,
    },
  });
  const params = { id };
  const { firstname, lastname, email, phone_number } = amelie;
  await hand(saveAccountInfo, { params, body: { firstname, lastname, email, phone_number, ...place } });
  await hand(saveCorporateInfo, {
    params,
    body: {
      corporation_type: one.corporation_type ?? 'Federal Canadian',
      ...place,
      ...(one.office_before !== undefined && { office_since: one.office_before, office_or_before: true }),
    },
  });
  const articles = { min_directors: 1, max_directors: 5, transfer_restriction: 'directors' } as const;
  await hand(saveArticles, { params, body: articles });
  await hand(saveManages, { params, body: { manages_company: 'other', people_involved: 'both' } });
  await hand(addToPosition, {
    params: { id, position: 'directors' },
    body: {
      person: amelie,
      consent_on: one.incorporation_date,
      ...(one.director_since !== undefined && { appointed_on: one.director_since, or_before: one.or_before }),
    },
  });
  await hand(choosePlan, { params, body: { plan_id: 'founder' } });
  return id;
}

/** $348.00 a year with the 13 % of Ontario. */
const price = 393.24;

async function pay(hand: Hand, organization: string, nowMs: number): Promise<void> {
  const { key } = await hand(readCardKey, { params: { provider: 'sandbox' } });
  const card = await sealCard(
    { key: { ...key, kid: key.kid }, nowMs },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2099, cvc: '123', name: 'Amélie Tremblay' },
      organization,
      plan: 'founder',
      price,
    },
  );
  const params = { provider: 'sandbox', orgId: organization, planId: 'founder' };
  await hand(purchasePlan, { params, body: { card, price, province: 'ON' } });
}
