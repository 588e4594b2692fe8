import { EXEMPTION_CATEGORIES } from '../../issuing.ts';
import type { Exemption } from '../../terms/securities.ts';
import { type JsonObject, jsonsOf, type OcfObject, textOf } from '../object.ts';

/** The exemptions of NI 45-106 in the words of the format, in English as all of it. */
const RULES: Readonly<Record<Exemption['rule'], string>> = {
  private_issuer: 'NI 45-106, private issuer',
  accredited_investor: 'NI 45-106, accredited investor',
  family_friends_business: 'NI 45-106, family, friends and business associates',
  employee: 'NI 45-106, employee, executive officer, director or consultant',
  other: 'Other exemption',
};

export const writeExemption = (exemption: Exemption | null): readonly JsonObject[] =>
  exemption === null ? [] : [{ description: describe(exemption), jurisdiction: 'CA' }];

/** The subscriber stands behind the rule, where one is told. */
const describe = ({ rule, category }: Exemption): string =>
  category === null ? RULES[rule] : `${RULES[rule]} (${category.replaceAll('_', ' ')})`;

/** Those that `writeExemption` wrote; what others wrote in their own words is no exemption that the register knows. */
export function readExemption(object: OcfObject): unknown {
  const [only, ...others] = jsonsOf(object, 'security_law_exemptions');
  if (only === undefined || others.length > 0 || textOf(only, 'jurisdiction') !== 'CA') return null;
  const words = textOf(only, 'description') ?? '';
  for (const [rule, rulesWords] of Object.entries(RULES)) {
    if (words === rulesWords) return { rule, category: null };
    const isSubscriber = words.startsWith(`${rulesWords} (`) && words.endsWith(')');
    const category = words.slice(rulesWords.length + 2, -1).replaceAll(' ', '_');
    if (isSubscriber && EXEMPTION_CATEGORIES.some((one) => one === category)) return { rule, category };
  }
  return null;
}
