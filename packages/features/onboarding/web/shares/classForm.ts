/** A share class as its form holds it, and what is suggested for a new one (canada.md section 6). */
import * as z from 'zod/mini';
import {
  type ShareClassInput as ClassInput,
  type ShareClass,
  ShareClassInput,
  ShareClassProperties,
} from '../../../shares/shapes.ts';

export const dividends = ShareClassProperties.shape.dividend.options;
export const liquidations = ShareClassProperties.shape.liquidation.options;

/** `authorized` is blank and not looked at while the number is unlimited. */
export const classForm = z.strictObject({
  name: ShareClassInput.shape.name,
  price: ShareClassInput.shape.price,
  unlimited: z.boolean(),
  properties: z.strictObject({
    ...ShareClassProperties.shape,
    authorized: z.string().check(z.regex(/^([1-9]\d{0,37})?$/, 'SHARES.AUTHORIZED_INVALID')),
  }),
});
type ClassForm = z.infer<typeof classForm>;

export function inputOfClass({ unlimited, properties, ...rest }: ClassForm): ClassInput {
  const { voting, votes_per_share, authorized } = properties;
  return {
    ...rest,
    properties: {
      ...properties,
      votes_per_share: voting ? votes_per_share : '0',
      authorized: unlimited || authorized === '' ? null : authorized,
    },
  };
}

export function startOfClass({ name, priceExact, properties }: ShareClass): ClassForm {
  const { authorized, votes_per_share } = properties;
  return {
    name,
    price: priceExact,
    unlimited: authorized === null,
    properties: {
      ...properties,
      votes_per_share: votes_per_share === '0' ? '1' : votes_per_share,
      authorized: authorized ?? '',
    },
  };
}

/** Common first, then a class without votes: the usual next one. */
export function newClass(classes: readonly ShareClass[]): ClassForm {
  const isFirst = classes.length === 0;
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.min(classes.length, 25));
  return {
    name: isFirst ? 'Common' : `Class ${letter} Common`,
    price: '0.01',
    unlimited: true,
    properties: {
      voting: isFirst,
      votes_per_share: '1',
      dividend: 'participating',
      liquidation: 'residual',
      redeemable: false,
      retractable: false,
      convertible: false,
      authorized: '',
      prefix: isFirst ? 'CS' : `C${letter}`,
      series_allowed: false,
      restrictions: '',
    },
  };
}
