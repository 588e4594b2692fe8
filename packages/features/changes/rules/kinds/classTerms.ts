/** The terms of a class of shares, as its form asks them in a few fields. */
import type { Field, Form } from '../changeKind.ts';

const dividends = [
  'none',
  'participating',
  'fixed_cumulative',
  'fixed_non_cumulative',
  'discretionary',
] as const;
const liquidations = ['none', 'residual', 'preference'] as const;

export const classTermFields: readonly Field[] = [
  { name: 'name', label: 'wizard.classes.name', help: 'wizard.classes.name.help', as: 'line', value: '' },
  {
    name: 'name_fr',
    label: 'wizard.classes.nameFr',
    help: 'change.field.nameFr.help',
    as: 'line',
    value: '',
    isOptional: true,
  },
  { name: 'prefix', label: 'wizard.classes.prefix', as: 'line', value: '' },
  { name: 'votes_per_share', label: 'wizard.classes.votesPerShare', as: 'whole', value: '1' },
  {
    name: 'dividend',
    label: 'wizard.classes.dividends',
    as: 'choice',
    value: 'participating',
    choices: dividends.map((value) => ({ value, label: `wizard.dividend.${value}` })),
  },
  { name: 'dividend_rate', label: 'wizard.classes.dividendRate', as: 'line', value: '', isOptional: true },
  {
    name: 'liquidation',
    label: 'wizard.classes.remaining',
    as: 'choice',
    value: 'residual',
    choices: liquidations.map((value) => ({ value, label: `wizard.liquidation.${value}` })),
  },
  {
    name: 'redemption_price',
    label: 'wizard.classes.redemptionPrice',
    help: 'change.field.redemption.help',
    as: 'dollars',
    value: '',
    isOptional: true,
  },
  {
    name: 'authorized',
    label: 'transaction.authorized.number',
    help: 'change.field.authorized.help',
    as: 'whole',
    value: '',
    isOptional: true,
  },
  { name: 'price', label: 'wizard.classes.price', as: 'dollars', value: '' },
  { name: 'restrictions', label: 'wizard.classes.restrictions', as: 'clause', value: '', isOptional: true },
];

/** A price of redemption makes them redeemable by the corporation. */
export function classTermsOf(form: Form) {
  const { name = '', votes_per_share = '', redemption_price = '', price = '' } = form;
  return {
    name,
    price,
    properties: {
      name_fr: form.name_fr || null,
      voting: votes_per_share !== '0',
      votes_per_share,
      dividend: form.dividend,
      dividend_rate: form.dividend_rate || null,
      liquidation: form.liquidation,
      liquidation_amount: form.liquidation === 'preference' ? price : null,
      redeemable: redemption_price !== '',
      retractable: false,
      redemption_price: redemption_price || null,
      convertible: false,
      authorized: form.authorized || null,
      prefix: form.prefix ?? '',
      series_allowed: false,
      restrictions: form.restrictions ?? '',
    },
  };
}
