/** Everything that the wizard knows of an organization, read in one go. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { postalOf } from '@tabellion/law/address.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { planOf } from '../../billing/server/public.ts';
import {
  contactOf,
  lastWriteOf,
  type OrganizationRow,
  organizationOf,
  todayOf,
} from '../../organizations/server/public.ts';
import { readRegisters } from '../../registers/server/public/acts.ts';
import { factsOf } from '../../registers/server/public/people.ts';
import { organizingResolutionDate as organizingOn } from '../../registers/server/public/proposals.ts';
import { type Submission, submissionOf } from '../../registry/server/public.ts';
import { suggestedArticles } from '../rules/articles.ts';
import type { FoundingFacts, FoundingOrganization } from '../rules/facts.ts';
import { readFounding } from '../rules/founding.ts';
import { selectAnswers, selectArticles } from './store/answers.ts';

export interface WizardState {
  readonly orgId: string;
  readonly facts: FoundingFacts;
  readonly submission: Submission | undefined;
  readonly savedAt: Instant;
}

export async function loadWizard(q: Queries, orgId: string, now: Instant): Promise<WizardState> {
  const organization = await organizationOf(q, orgId);
  const today = todayOf(organization, now);
  const [answers, organizingResolutionOn, articles, contact, plan, submission, savedAt, registers] =
    await Promise.all([
      selectAnswers(q, orgId),
      organizingOn(q, orgId),
      selectArticles(q, orgId),
      contactOf(q, orgId, 'account'),
      planOf(q, orgId, today),
      submissionOf(q, orgId),
      lastWriteOf(q, orgId),
      readRegisters(q, orgId, { asOf: today, proposals: 'open' }),
    ]);
  const people = await factsOf(q, orgId, registers.persons);
  return {
    orgId,
    facts: {
      today,
      organization: partOf(organization),
      hasAccount: contact !== undefined,
      articles: articles ?? suggestedArticles(today, organization),
      ...readFounding(registers, people),
      organizingResolutionOn,
      iscConfirmedFor: answers.isc_confirmed_for,
      planId: plan?.planId ?? answers.plan_id,
    },
    submission,
    savedAt,
  };
}

function partOf(row: OrganizationRow): FoundingOrganization {
  return {
    company_type: row.company_type,
    status: row.status,
    name: row.name,
    name_postfix: row.name_postfix,
    name_format: row.name_format,
    jurisdiction: row.jurisdiction,
    articles_province: row.articles_province,
    corporation_number: row.corporation_number,
    incorporation_date: row.incorporation_date,
    anchored_by: row.anchored_by,
    anchored_on: row.anchored_on,
    fiscal_year_end: row.fiscal_year_end,
    first_year_end_on: row.first_year_end_on,
    office_since: row.office_since,
    office_or_before: row.office_or_before,
    year_end_since: row.year_end_since,
    year_end_or_before: row.year_end_or_before,
    ...postalOf(row),
  };
}
