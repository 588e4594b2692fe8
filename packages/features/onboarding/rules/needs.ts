/** "What the articles need": the four lines beside the shares, live in the browser and again on the server. */
import { judgeRights } from '@tabellion/book/judge/shares.ts';
import { addDecimals, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
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

/** Of a corporation that exists and leaves its shares, or its holders, to an import nothing is said of those.
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
    { textCode: 'ONBOARDING.NEED.TRANSFERS', isMet: restrictsTransfers(articles.transfer_restriction_text) },
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
  ]);
  return needs.filter(({ textCode }) => !mayWait || !left.has(textCode));
}

/** Whether item 4 says anything but that there is no restriction. */
export const restrictsTransfers = (text: string): boolean => !/^\W*(none|aucune|n\/?a)?\W*$/i.test(text);
