/** Bouleau & Filles Inc., complete and paid. */
import { purchasePlan, readCardKey } from '@tabellion/features/billing/contract.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import {
  confirmSignificant,
  readOnboarding,
  submitIncorporation,
} from '@tabellion/features/onboarding/contract.ts';
import { addToPosition, listPeople } from '@tabellion/features/people/contract.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { tellErable } from './erable.ts';
import { amelie } from './mapleCast.ts';
import type { Hand } from './stage.ts';

/** Up to the submission. @param name another one, where the registry may know that of Bouleau. @returns the organization's id */
export async function tellBouleau(hand: Hand, today: PlainDate, name = 'Bouleau & Filles'): Promise<string> {
  const id = await tellErable(hand, today, name);
  const params = { id };
  const { persons } = await hand(listPeople, { params });
  const person_id = persons.find(({ email }) => email === amelie.email)?.person_id ?? '';
  const body = { person_id, person: { ...amelie, residency: resident(today) }, consent_on: today };
  await hand(addToPosition, { params: { id, position: 'directors' }, body });
  await hand(confirmSignificant, { params, body: { confirmed: true } });
  await pay(hand, id);
  return id;
}

const resident = (attested_on: PlainDate) =>
  ({ resident_canadian: true, ground: 'citizen_resident', attested_on }) as const;

/** $348.00 a year with the 13 % of Ontario. */
const price = 393.24;

/** Pays by the sandbox's card that is always paid. */
export async function pay(hand: Hand, organization: string, nowMs = Date.now()): Promise<void> {
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

/** Sends it to a registry whose answers a running worker fetches, and waits for this one. */
export async function submitBouleau(hand: Hand, id: string): Promise<void> {
  const params = { id };
  let { status } = await hand(submitIncorporation, { params, body: { declared: true } });
  for (let request = 0; status === 'submitted' && request < mostAsked; request += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    ({ status } = await hand(readOnboarding, { params }));
  }
}

/** Half a minute; the sandbox takes seconds. */
const mostAsked = 60;
