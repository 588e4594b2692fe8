/** Facts that stand in the articles or on the certificate: a form edits them only while they are a draft. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { postalFields } from '@tabellion/law/address.ts';
import type { CorporateFacts } from './corporateInfo.ts';
import { isDraft, type OrganizationStatus } from './status.ts';

/** The corporate changes that locked facts need (decisions section 8). */
const codes = {
  name: 'ORGANIZATION.CHANGE_NEEDED.NAME',
  address: 'ORGANIZATION.CHANGE_NEEDED.ADDRESS',
  articles: 'ORGANIZATION.CHANGE_NEEDED.ARTICLES',
  year_end: 'ORGANIZATION.CHANGE_NEEDED.YEAR_END',
} as const;
type NeededChange = keyof typeof codes;

const locked: Readonly<Record<NeededChange, readonly (keyof CorporateFacts)[]>> = {
  name: ['name', 'name_postfix', 'name_format'],
  address: [...postalFields, 'office_since', 'office_or_before'],
  articles: ['company_type', 'jurisdiction', 'articles_province', 'corporation_number', 'incorporation_date'],
  year_end: ['fiscal_year_end', 'year_end_since', 'year_end_or_before'],
};
const locks = (Object.keys(locked) as NeededChange[]).flatMap((change) =>
  locked[change].map((fact) => ({ change, fact })),
);

/** Fields that have another name in the form. */
const formNames: Partial<Record<keyof CorporateFacts, string>> = {
  jurisdiction: 'corporation_type',
  articles_province: 'corporation_province',
};

/** Facts that are told together with another one. */
const toldWith: Partial<Record<keyof CorporateFacts, keyof CorporateFacts>> = {
  office_since: 'address_line_1',
  office_or_before: 'address_line_1',
  year_end_since: 'fiscal_year_end',
  year_end_or_before: 'fiscal_year_end',
};

/** Refuses to change what is locked; a fact that was never told may still be filled in. While the articles are with the
 *  registry nothing can be done; afterwards each field names the change that it needs, and the data all of them, `changes`. */
export function checkLocked(
  status: OrganizationStatus,
  before: CorporateFacts,
  after: CorporateFacts,
): Result<CorporateFacts, Refusal<'ORGANIZATION.SUBMITTED' | 'ORGANIZATION.CHANGE_NEEDED'>> {
  if (isDraft(status)) return ok(after);
  const changed = locks
    .filter(({ fact }) => before[fact] !== after[fact] && isFilled(before[toldWith[fact] ?? fact]))
    .map(({ change, fact }) => ({ change, path: formNames[fact] ?? fact }));
  if (changed.length === 0) return ok(after);
  if (status === 'submitted') {
    return refuse('ORGANIZATION.SUBMITTED', {
      fields: changed.map(({ path }) => ({ path, textCode: 'ORGANIZATION.SUBMITTED' })),
    });
  }
  return refuse('ORGANIZATION.CHANGE_NEEDED', {
    fields: changed.map(({ path, change }) => ({ path, textCode: codes[change] })),
    data: { changes: [...new Set(changed.map(({ change }) => change))] },
  });
}

const isFilled = (value: CorporateFacts[keyof CorporateFacts]): boolean => value !== '' && value !== null;
