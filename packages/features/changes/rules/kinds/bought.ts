/** Shares that come back to the corporation for a payment, which has to stay solvent by it (CBCA ss. 34-36). */
import { paymentKinds } from '../../../shares/transactionContract.ts';
import type { Field, Form } from '../changeKind.ts';

export const boughtFields: readonly Field[] = [
  { name: 'sharesExact', label: 'change.field.shares', as: 'whole', value: '' },
  { name: 'priceExact', label: 'transaction.price', as: 'dollars', value: '' },
  {
    name: 'paid_in',
    label: 'wizard.paid.in',
    as: 'choice',
    value: 'money',
    choices: paymentKinds.map((value) => ({ value, label: `transaction.paid.${value}` })),
  },
  { name: 'paid_on', label: 'transaction.paidOn', as: 'date', value: '', isOptional: true },
  {
    name: 'solvency_on',
    label: 'transaction.solvencyOn',
    help: 'transaction.solvencyOn.help',
    as: 'date',
    value: '',
  },
];

export const boughtOf = ({ security_id, sharesExact, priceExact, paid_in, paid_on, solvency_on }: Form) => ({
  security_id,
  sharesExact,
  priceExact,
  paid_in,
  solvency_on,
  ...(paid_on && { paid_on }),
});
