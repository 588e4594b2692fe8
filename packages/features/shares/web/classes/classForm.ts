/** A share class as its form holds it, and what is suggested for a new one (CBCA s. 24). */
import * as z from 'zod/mini';
import { type ArticlesLanguage, commonIn, usualProperties } from '../../rules/commonClass.ts';
import { prefixOf } from '../../rules/usualClass.ts';
import {
  type ShareClassInput as ClassInput,
  type ShareClass,
  ShareClassInput,
  ShareClassProperties,
} from '../../shapes.ts';

export const dividends = ShareClassProperties.shape.dividend.options;
export const liquidations = ShareClassProperties.shape.liquidation.options;

const { authorized: _authorized, ...properties } = ShareClassProperties.shape;
const number = z.string().check(z.maxLength(40));

/** Fields of a choice are blank and ignored while another is chosen. */
export const classFields = z.strictObject({
  name: ShareClassInput.shape.name,
  price: ShareClassInput.shape.price,
  unlimited: z.boolean(),
  properties: z.strictObject({
    ...properties,
    name_fr: z.string().check(z.maxLength(150)),
    dividend_rate: number,
    liquidation_amount: number,
    redemption_price: number,
    redemption_formula: z.string().check(z.maxLength(4000)),
    convertible_into: z.string(),
    conversion_numerator: number,
    conversion_denominator: number,
    authorized: z.string().check(z.regex(/^([1-9]\d{0,37})?$/, 'SHARES.AUTHORIZED_INVALID')),
  }),
});

type ClassForm = z.infer<typeof classFields>;

/** A number that is not told is no unlimited one: that is chosen. */
export const isNumberFilled = <Form extends ClassForm>() =>
  z.refine<Form>(({ unlimited, properties }) => unlimited || properties.authorized !== '', {
    path: ['properties', 'authorized'],
    error: 'SHARES.AUTHORIZED_INVALID',
  });

export const classForm = classFields.check(isNumberFilled());

export function inputOfClass({ unlimited, properties, ...rest }: ClassForm): ClassInput {
  const { voting, votes_per_share, authorized, convertible, convertible_into } = properties;
  const onlyIf = (isAsked: boolean, typed: string) => (isAsked && typed !== '' ? typed : null);
  const isFixed = isFixedDividend(properties.dividend);
  const isRedeemed = properties.redeemable || properties.retractable;
  return {
    ...rest,
    properties: {
      ...properties,
      name_fr: properties.name_fr.trim() || null,
      votes_per_share: voting ? votes_per_share : '0',
      dividend_rate: onlyIf(isFixed, properties.dividend_rate),
      liquidation_amount: onlyIf(properties.liquidation === 'preference', properties.liquidation_amount),
      redemption_price: onlyIf(isRedeemed, properties.redemption_price),
      redemption_formula: onlyIf(isRedeemed, properties.redemption_formula),
      convertible_into: onlyIf(convertible, convertible_into),
      conversion_numerator: onlyIf(convertible, properties.conversion_numerator),
      conversion_denominator: onlyIf(convertible, properties.conversion_denominator),
      authorized: onlyIf(!unlimited, authorized),
    },
  };
}

export const isFixedDividend = (dividend: unknown): boolean =>
  dividend === 'fixed_cumulative' || dividend === 'fixed_non_cumulative';

export function startOfClass({
  name,
  priceExact,
  properties,
}: Pick<ShareClass, 'name' | 'priceExact' | 'properties'>): ClassForm {
  const { authorized, votes_per_share, dividend_rate, liquidation_amount, convertible_into } = properties;
  return {
    name,
    price: priceExact,
    unlimited: authorized === null,
    properties: {
      ...properties,
      name_fr: properties.name_fr ?? '',
      votes_per_share: votes_per_share === '0' ? '1' : votes_per_share,
      dividend_rate: dividend_rate ?? '',
      liquidation_amount: liquidation_amount ?? '',
      redemption_price: properties.redemption_price ?? '',
      redemption_formula: properties.redemption_formula ?? '',
      convertible_into: convertible_into ?? '',
      conversion_numerator: properties.conversion_numerator ?? '1',
      conversion_denominator: properties.conversion_denominator ?? '1',
      authorized: authorized ?? '',
    },
  };
}

export const prefixesOf = (classes: readonly ShareClass[]): readonly string[] =>
  classes.map(({ properties }) => properties.prefix);

/** The name is in the language of the articles, which print it. */
const nextName = {
  en: (letter: string) => `Class ${letter} Common`,
  fr: (letter: string) => `Ordinaires de catégorie ${letter}`,
} as const satisfies Record<ArticlesLanguage, unknown>;

/** Common first, then a class without votes: the usual next one. @param language  that of the articles */
export function newClass(classes: readonly ShareClass[], language: ArticlesLanguage): ClassForm {
  const isFirst = classes.length === 0;
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.min(classes.length, 25));
  const name = isFirst ? commonIn[language].name : nextName[language](letter);
  return {
    name,
    price: '0.01',
    unlimited: true,
    properties: {
      ...usualProperties,
      name_fr: '',
      voting: isFirst,
      votes_per_share: '1',
      dividend_rate: '',
      liquidation_amount: '',
      redemption_price: '',
      redemption_formula: '',
      convertible_into: '',
      conversion_numerator: '1',
      conversion_denominator: '1',
      authorized: '',
      prefix: isFirst ? commonIn[language].prefix : prefixOf(name, prefixesOf(classes)),
    },
  };
}
