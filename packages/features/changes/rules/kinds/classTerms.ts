/** The terms of a class of shares, as its form asks them. Rare ones are folded away, with what holds unless they are told. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { Field, Form } from '../changeKind.ts';

const dividends = [
  'none',
  'participating',
  'fixed_cumulative',
  'fixed_non_cumulative',
  'discretionary',
] as const;
const liquidations = ['none', 'residual', 'preference'] as const;
/** Those who may have the shares redeemed. */
const redemptions = ['none', 'corporation', 'holder', 'both'] as const;
const isRedeemed = { field: 'redemption', is: ['corporation', 'holder', 'both'] };

const namingFields: readonly Field[] = [
  { name: 'name', label: 'wizard.classes.name', help: 'wizard.classes.name.help', as: 'line', value: '' },
  { name: 'prefix', label: 'wizard.classes.prefix', as: 'line', value: '' },
];

const rightsFields: readonly Field[] = [
  { name: 'votes_per_share', label: 'wizard.classes.votesPerShare', as: 'whole', value: '1' },
  {
    name: 'dividend',
    label: 'wizard.classes.dividends',
    as: 'choice',
    value: 'participating',
    choices: dividends.map((value) => ({ value, label: `wizard.dividend.${value}` })),
  },
  {
    name: 'dividend_rate',
    label: 'wizard.classes.dividendRate',
    as: 'line',
    value: '',
    when: { field: 'dividend', is: ['fixed_cumulative', 'fixed_non_cumulative'] },
  },
  {
    name: 'liquidation',
    label: 'wizard.classes.remaining',
    as: 'choice',
    value: 'residual',
    choices: liquidations.map((value) => ({ value, label: `wizard.liquidation.${value}` })),
  },
  {
    name: 'liquidation_amount',
    label: 'wizard.classes.liquidationAmount',
    as: 'dollars',
    value: '',
    when: { field: 'liquidation', is: ['preference'] },
  },
  {
    name: 'redemption',
    label: 'change.field.redemption',
    as: 'choice',
    value: 'none',
    choices: redemptions.map((value) => ({ value, label: `change.field.redemption.${value}` })),
  },
  {
    name: 'redemption_price',
    label: 'wizard.classes.redemptionPrice',
    help: 'wizard.classes.redemptionPrice.help',
    as: 'dollars',
    value: '',
    isBlankJudged: true,
    when: isRedeemed,
  },
  {
    name: 'redemption_formula',
    label: 'wizard.classes.redemptionFormula',
    help: 'wizard.classes.redemptionFormula.help',
    as: 'clause',
    value: '',
    isOptional: true,
    when: isRedeemed,
  },
];

const priceField: Field = { name: 'price', label: 'wizard.classes.price', as: 'dollars', value: '' };

const frenchNameField: Field = {
  name: 'name_fr',
  label: 'wizard.classes.nameFr',
  help: 'change.field.nameFr.help',
  as: 'line',
  value: '',
  isOptional: true,
};

const authorizedField: Field = {
  name: 'authorized',
  label: 'transaction.authorized.number',
  help: 'change.field.authorized.help',
  as: 'whole',
  value: '',
  isOptional: true,
};

const seriesAllowedField: Field = {
  name: 'series_allowed',
  label: 'wizard.classes.series',
  as: 'choice',
  value: 'no',
  choices: [
    { value: 'no', label: 'wizard.no' },
    { value: 'yes', label: 'wizard.yes' },
  ],
};

const restrictionsField: Field = {
  name: 'restrictions',
  label: 'wizard.classes.restrictions',
  as: 'clause',
  value: '',
  isOptional: true,
};

const notConvertible = 'no';

/** None where there is no other class. */
function conversionFields(others: readonly ClassTerms[]): readonly Field[] {
  if (others.length === 0) return [];
  const when = { field: 'convertible_into', is: others.map(({ classId }) => classId) };
  return [
    {
      name: 'convertible_into',
      label: 'wizard.classes.convertible',
      as: 'choice',
      value: notConvertible,
      choices: [
        { value: notConvertible, label: 'change.field.convertible.no' },
        ...others.map(({ classId, name }) => ({ value: classId, label: { name } })),
      ],
    },
    { name: 'conversion_denominator', label: 'wizard.classes.oldShares', as: 'whole', value: '1', when },
    { name: 'conversion_numerator', label: 'wizard.classes.newShares', as: 'whole', value: '1', when },
  ];
}

/** Terms that the form of a new class shows, and those that it folds away. @param others  the classes on record */
export const newClassFields = (others: readonly ClassTerms[]) => ({
  first: [...namingFields, ...rightsFields, priceField],
  more: folded([
    frenchNameField,
    authorizedField,
    ...conversionFields(others).map((field): Field => ({ ...field, isBlankJudged: true })),
    // A series has no series of its own.
    { ...seriesAllowedField, isBlankJudged: true, when: { field: 'series_of', is: [''] } },
    restrictionsField,
  ]),
});

/** Those of a class on record: whatever is left blank stays as it is. The number is a change of its own. */
export const changedClassFields = (classes: readonly ClassTerms[]) => ({
  first: rightsFields.map(unsaid),
  more: folded(
    [
      ...namingFields,
      frenchNameField,
      priceField,
      ...conversionFields(classes),
      seriesAllowedField,
      restrictionsField,
    ].map(unsaid),
  ),
});

const folded = (fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => ({ ...field, isMore: true as const }));

const unsaid = (field: Field): Field => ({ ...field, value: '', isOptional: true });

/** A new class by what was typed. */
export function classTermsOf(form: Form) {
  const { name = '', votes_per_share = '', price = '' } = form;
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
      liquidation_amount: form.liquidation_amount || null,
      redeemable: false,
      retractable: false,
      convertible: false,
      ...redemptionIn(form),
      ...conversionIn(form),
      authorized: form.authorized || null,
      prefix: form.prefix ?? '',
      series_allowed: form.series_allowed === 'yes' && !form.series_of,
      restrictions: form.restrictions ?? '',
    },
  };
}

/** The terms of redemption that were told; none where nothing was. */
export const redemptionIn = ({ redemption, redemption_price, redemption_formula }: Form) => ({
  ...(redemption && {
    redeemable: redemption === 'corporation' || redemption === 'both',
    retractable: redemption === 'holder' || redemption === 'both',
  }),
  ...((redemption_price || redemption_formula) && {
    redemption_price: redemption_price || null,
    redemption_formula: redemption_formula || null,
  }),
});

/** The terms of conversion that were told; none where nothing was. */
export function conversionIn({ convertible_into, conversion_numerator, conversion_denominator }: Form) {
  if (!convertible_into) return {};
  if (convertible_into === notConvertible) return { convertible: false };
  return {
    convertible: true,
    convertible_into,
    conversion_numerator: conversion_numerator || null,
    conversion_denominator: conversion_denominator || null,
  };
}
