/** A corporation and people whose names are as long as they may be, in the letters that break lines and directions. */
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { addToPosition, saveManages } from '@tabellion/features/people/contract.ts';
import { addShareClass, addShareholder, chooseShareModel } from '@tabellion/features/shares/contract.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { common } from './classes.ts';
import { layla } from './mapleCast.ts';
import type { Hand } from './stage.ts';

/** Cut at the bound between whole letters. @param bound in UTF-16 units, as contracts count */
function filled(words: string, bound: number): string {
  let name = '';
  for (const letter of words.repeat(bound)) {
    if (name.length + letter.length > bound) break;
    name += letter;
  }
  return name.trim();
}

const unbroken = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';
const arabic = 'شركة الحاسبات والروبوتات المتقدمة ';

/** Told at any time. @returns the organization's id */
export async function tellLongNames(hand: Hand, today: PlainDate): Promise<string> {
  const named = { name: filled(`${unbroken} ${arabic}🍁🤖 `, 145), name_postfix: 'Inc.' } as const;
  const { org_unique_id: id } = await hand(createOrganization, { body: { ...named, company_type: 'new' } });
  const params = { id };
  await hand(saveManages, { params, body: { manages_company: 'other', people_involved: 'both' } });
  const person = { ...layla, firstname: filled(unbroken, 300), lastname: filled(arabic, 300) };
  const residency = { resident_canadian: false, attested_on: today };
  const director = { ...person, residential_address: layla.address, residency, capable_attested: true };
  const seated = await hand(addToPosition, {
    params: { id, position: 'directors' },
    body: { person: director, consent_on: today },
  });
  await hand(addToPosition, {
    params: { id, position: 'other' },
    body: { person: { person_id: seated.person_id }, title: filled(`${unbroken} 🍁 `, 300) },
  });
  await hand(chooseShareModel, { params, body: { advanced: true } });
  const { class_id: Shareclass } = await hand(addShareClass, {
    params,
    body: { ...common, name: filled(`${unbroken} `, 150) },
  });
  const body = { person_id: seated.person_id, issuances: [{ Shareclass, ownership: 1_000, paid_on: today }] };
  await hand(addShareholder, { params, query: {}, body });
  return id;
}
