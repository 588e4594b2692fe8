/** "What the articles need": the four lines beside the shares, live in the browser and again on the server. */
import { judgeRights } from '@tabellion/book/judge/shares.ts';
import { addDecimals, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import { saysNone } from '@tabellion/law/clauses.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { FoundingFacts } from './facts.ts';

export interface StepRequirement {
  readonly textCode: TextCode;
  readonly params?: TextParams;
  readonly isMet: boolean;
}

interface Needed extends Pick<FoundingFacts, 'classes' | 'subscriptions' | 'articles'> {
  readonly organization: Pick<FoundingFacts['organization'], 'company_type'>;
}

/** Nothing is said of the shares, holders or transfers of a corporation that exists, where nobody stated them yet.
 *  @param invalidVestings  how many vesting terms of the form break the bounds; none of the stored ones does */
export function articlesNeeds(
  { classes, subscriptions, articles, organization }: Needed,
  invalidVestings = 0,
): readonly StepRequirement[] {
  const paid = addDecimals(...subscriptions.map(({ consideration }) => decimal(consideration.amount)));
  const isAllMoney = subscriptions.every(({ consideration }) => consideration.kind === 'money');
  const mayWait = organization.company_type === 'old';
  const needs: StepRequirement[] = [
    { textCode: 'ONBOARDING.NEED.RIGHTS', isMet: classes.length > 0 && judgeRights(classes).length === 0 },
    { textCode: 'ONBOARDING.NEED.TRANSFERS', isMet: !saysNone(articles.transfer_restriction_text) },
    {
      textCode: isAllMoney ? 'ONBOARDING.NEED.MONEY' : 'ONBOARDING.NEED.CONSIDERATION',
      params: { amount: Number(formatDecimal(paid)) },
      isMet: subscriptions.length > 0,
    },
    { textCode: 'ONBOARDING.NEED.VESTING', isMet: invalidVestings === 0 },
  ];
  const left = new Set<TextCode>([
    ...(classes.length === 0 ? (['ONBOARDING.NEED.RIGHTS'] as const) : []),
    ...(subscriptions.length === 0 ? (['ONBOARDING.NEED.MONEY'] as const) : []),
    ...(articles.transfer_restriction === 'not_stated' ? (['ONBOARDING.NEED.TRANSFERS'] as const) : []),
  ]);
  return needs.filter(({ textCode }) => !mayWait || !left.has(textCode));
}
