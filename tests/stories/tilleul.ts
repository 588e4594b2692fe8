/** Tilleul & Filles Inc.: a corporation of Ontario whose articles are in French, complete and paid. */
import { choosePlan, confirmSignificant, saveArticles } from '@tabellion/features/onboarding/contract.ts';
import {
  createOrganization,
  saveAccountInfo,
  saveCorporateInfo,
} from '@tabellion/features/organizations/contract.ts';
import { addToPosition, saveManages } from '@tabellion/features/people/contract.ts';
import { addShareholder, chooseShareModel } from '@tabellion/features/shares/contract.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { pay } from './bouleau.ts';
import { amelie, omer } from './mapleCast.ts';
import type { Hand } from './stage.ts';

const { region: _, ...street } = amelie.address;
const office = { ...street, province: 'Ontario' };

/** Up to the submission; everything bears `today`. @returns the organization's id */
export async function tellTilleul(hand: Hand, today: PlainDate): Promise<string> {
  const named = { name: 'Tilleul & Filles', name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: id } = await hand(createOrganization, { body: named });
  const params = { id };
  const { firstname, lastname, email, phone_number, address } = amelie;
  await hand(saveAccountInfo, { params, body: { firstname, lastname, email, phone_number, ...office } });
  await hand(saveCorporateInfo, {
    params,
    body: { corporation_type: 'Ontario', fiscal_year_end: '12-31', ...office },
  });
  const attested = { is_adult: true, is_capable: true, is_not_bankrupt: true };
  const incorporator = { kind: 'individual', firstname, lastname, company_name: '', address } as const;
  const incorporators = [{ ...incorporator, ...attested }];
  await hand(saveArticles, {
    params,
    body: { language: 'fr', min_directors: 1, max_directors: 5, incorporators },
  });
  await hand(saveManages, { params, body: { manages_company: 'other', people_involved: 'both' } });
  const [amelieId = '', omerId = ''] = [
    await appoint(hand, id, today, amelie),
    await appoint(hand, id, today, omer),
  ];
  for (const [position, person_id] of [
    ['presidents', amelieId],
    ['secretaries', omerId],
  ] as const)
    await hand(addToPosition, { params: { id, position }, body: { person_id } });
  await hand(chooseShareModel, { params, body: { advanced: false } });
  for (const [person_id, ownership] of [
    [amelieId, 600_000],
    [omerId, 400_000],
  ] as const) {
    const issuances = [{ ownership, consideration: 'money', paid_on: today } as const];
    await hand(addShareholder, { params, query: {}, body: { person_id, issuances } });
  }
  await hand(confirmSignificant, { params, body: { confirmed: true } });
  await hand(choosePlan, { params, body: { plan_id: 'founder' } });
  await pay(hand, id);
  return id;
}

async function appoint(
  hand: Hand,
  id: string,
  today: PlainDate,
  director: typeof amelie | typeof omer,
): Promise<string> {
  const person = { ...director, residency: { ...director.residency, attested_on: today } };
  const body = { person, consent_on: today };
  const { person_id } = await hand(addToPosition, { params: { id, position: 'directors' }, body });
  return person_id;
}
