/** The fields of an address in Canada. */
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import type { Field, Form } from '../changeKind.ts';

/** @param articlesProvince  where the address lies in any case, so that it is not asked */
export const addressFields = (
  known: OfficeAddress | undefined,
  { articlesProvince }: { readonly articlesProvince?: string },
): readonly Field[] => [
  { name: 'address_line_1', label: 'profile.line1', as: 'line', value: known?.street ?? '' },
  {
    name: 'address_line_2',
    label: 'profile.line2',
    as: 'line',
    value: known?.unit ?? '',
    isOptional: true,
  },
  { name: 'city', label: 'profile.city', as: 'line', value: known?.city ?? '' },
  { name: 'postal_code', label: 'profile.postalCode', as: 'line', value: known?.postalCode ?? '' },
  ...(articlesProvince === undefined ? [provinceField(known?.province ?? '')] : []),
];

export const provinceField = (value: string, except?: string): Field => ({
  name: 'province',
  label: 'profile.province',
  as: 'choice',
  value,
  choices: provinceCodes
    .filter((code) => code !== except)
    .map((code) => ({ value: code, label: `province.${code}` })),
});

export const addressOf = (form: Form) => ({
  address_line_1: form.address_line_1 ?? '',
  address_line_2: form.address_line_2 ?? '',
  city: form.city ?? '',
  postal_code: form.postal_code ?? '',
  province: form.province ?? '',
  country: 'CA',
});
