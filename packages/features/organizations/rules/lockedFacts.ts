/** Facts that stand in the articles or on the certificate: a form edits them only while they are a draft. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { CorporateFacts } from './corporateInfo.ts';
import { isDraft, type OrganizationStatus } from './status.ts';

/** The corporate change that a locked fact needs (decisions section 8). */
type NeededChange = 'name' | 'address' | 'articles' | 'year_end';

const codes = {
  name: 'ORGANIZATION.CHANGE_NEEDED.NAME',
  address: 'ORGANIZATION.CHANGE_NEEDED.ADDRESS',
  articles: 'ORGANIZATION.CHANGE_NEEDED.ARTICLES',
  year_end: 'ORGANIZATION.CHANGE_NEEDED.YEAR_END',
} as const;

interface Lock {
  change: NeededChange;
  /** The field's name in the form. */
  path: string;
}

const locks: Partial<Record<keyof CorporateFacts, Lock>> = {
  name: { change: 'name', path: 'name' },
  name_postfix: { change: 'name', path: 'name_postfix' },
  name_format: { change: 'name', path: 'name_format' },
  address_line_1: { change: 'address', path: 'address_line_1' },
  address_line_2: { change: 'address', path: 'address_line_2' },
  city: { change: 'address', path: 'city' },
  province: { change: 'address', path: 'province' },
  country: { change: 'address', path: 'country' },
  postal_code: { change: 'address', path: 'postal_code' },
  company_type: { change: 'articles', path: 'company_type' },
  jurisdiction: { change: 'articles', path: 'corporation_type' },
  articles_province: { change: 'articles', path: 'corporation_province' },
  corporation_number: { change: 'articles', path: 'corporation_number' },
  incorporation_date: { change: 'articles', path: 'incorporation_date' },
  fiscal_year_end: { change: 'year_end', path: 'fiscal_year_end' },
};

/** Refuses to change what is locked; a fact that was never told may still be filled in. While the articles are with the
 *  registry nothing can be done; afterwards each field names the change that it needs, and the data all of them, `changes`. */
export function checkLocked(
  status: OrganizationStatus,
  before: CorporateFacts,
  after: CorporateFacts,
): Result<CorporateFacts, Refusal<'ORGANIZATION.SUBMITTED' | 'ORGANIZATION.CHANGE_NEEDED'>> {
  if (isDraft(status)) return ok(after);
  const changed = (Object.keys(locks) as (keyof typeof locks)[]).flatMap((fact) => {
    const lock = locks[fact];
    return lock && before[fact] !== after[fact] && isFilled(before[fact]) ? [lock] : [];
  });
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
