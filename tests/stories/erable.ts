/** Érable & Fils Inc., half-way through the wizard: a resident Canadian director and the payment are still missing. */
import { choosePlan, saveArticles } from '@tabellion/features/onboarding/contract.ts';
import {
  createOrganization,
  saveAccountInfo,
  saveCorporateInfo,
} from '@tabellion/features/organizations/contract.ts';
import { addToPosition, saveManages } from '@tabellion/features/people/contract.ts';
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import { addShareClass, addShareholder, chooseShareModel } from '@tabellion/features/shares/contract.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { classB, common } from './classes.ts';
import { amelie, layla, omer } from './mapleCast.ts';
import type { Hand } from './stage.ts';

const { region: _, ...street } = amelie.address;
const office = { ...street, province: 'Ontario' };

/** Told at any time. @param today consents are given and shares are paid on it. @returns the organization's id */
export async function tellErable(hand: Hand, today: PlainDate, name = 'Érable & Fils'): Promise<string> {
  const named = { name, name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: id } = await hand(createOrganization, { body: named });
  const params = { id };
  const { firstname, lastname, email, phone_number, address } = amelie;
  await hand(saveAccountInfo, { params, body: { firstname, lastname, email, phone_number, ...office } });
  await hand(saveCorporateInfo, { params, body: { corporation_type: 'Federal Canadian', ...office } });
  const attested = { is_adult: true, is_capable: true, is_not_bankrupt: true };
  const incorporator = { kind: 'individual', firstname, lastname, company_name: '', address } as const;
  await hand(saveArticles, {
    params,
    body: {
      min_directors: 1,
      max_directors: 5,
      sector: 'none',
      incorporators: [{ ...incorporator, ...attested }],
    },
  });
  await subscribe(hand, id, { today, people: await appoint(hand, id, today) });
  await hand(choosePlan, { params, body: { plan_id: 'founder' } });
  return id;
}

/** @returns the ids of Ömer, Layla and Amélie */
async function appoint(hand: Hand, id: string, today: PlainDate): Promise<readonly string[]> {
  const manages = { manages_company: 'other', people_involved: 'both' } as const;
  await hand(saveManages, { params: { id }, body: manages });
  const people: string[] = [];
  const directors: PersonInput[] = [omer, { ...layla, residential_address: layla.address }];
  for (const director of directors) {
    const residency = { resident_canadian: false, attested_on: today };
    const body = { person: { ...director, residency, capable_attested: true }, consent_on: today };
    const appointed = await hand(addToPosition, { params: { id, position: 'directors' }, body });
    people.push(appointed.person_id);
  }
  const { residency: _, ...person } = amelie;
  const president = await hand(addToPosition, { params: { id, position: 'presidents' }, body: { person } });
  return [...people, president.person_id];
}

interface Subscribing {
  readonly today: PlainDate;
  readonly people: readonly string[];
}

async function subscribe(hand: Hand, id: string, { today, people }: Subscribing): Promise<void> {
  const params = { id };
  await hand(chooseShareModel, { params, body: { advanced: true } });
  const { class_id: Shareclass } = await hand(addShareClass, { params, body: common });
  await hand(addShareClass, { params, body: classB });
  const vesting = { period: 48, cliff: 12, frequency: 'monthly' } as const;
  const shares = { Shareclass, consideration: 'money', paid_on: today } as const;
  const [omerId = '', laylaId = '', amelieId = ''] = people;
  for (const body of [
    { person_id: amelieId, issuances: [{ ...shares, ownership: 400_000 }] },
    { person_id: omerId, issuances: [{ ...shares, ownership: 300_000, vesting }] },
    { person_id: laylaId, issuances: [{ ...shares, ownership: 200_000, vesting }] },
  ]) {
    await hand(addShareholder, { params, query: {}, body });
  }
}
