/** The directors issue shares for what they are worth (CBCA s. 25(1)). Whoever has not paid yet subscribes, and gets the shares once
 *  they are fully paid (s. 25(3)). */
import { isInKind } from '@tabellion/book/issuing.ts';
import { considerationKinds, exemptions } from '../../../shares/shapes.ts';
import { issueShares } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { classChosen, classOrAddedChoice, holderFields, holderOf } from './shares.ts';

export const issue: ChangeKind = {
  section: { cbca: '25', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    classOrAddedChoice(book, 'Shareclass'),
    { name: 'ownership', label: 'change.field.shares', as: 'whole', value: '' },
    {
      name: 'price',
      label: 'transaction.price',
      as: 'dollars',
      value: book.classes.length === 1 ? (book.classes[0]?.price ?? '') : '',
    },
    {
      name: 'consideration',
      label: 'wizard.paid.in',
      as: 'choice',
      value: 'money',
      choices: considerationKinds.map((value) => ({ value, label: `wizard.paid.in.${value}` })),
    },
    {
      name: 'consideration_text',
      label: 'wizard.paid.what',
      help: 'wizard.paid.what.help',
      as: 'line',
      value: '',
      when: { field: 'consideration', is: considerationKinds.filter(isInKind) },
    },
    {
      name: 'paid_on',
      label: 'wizard.paid.on',
      help: 'change.field.paidOn.help',
      as: 'date',
      value: '',
      isOptional: true,
    },
    {
      name: 'exemption',
      label: 'wizard.exemption',
      as: 'choice',
      value: '',
      choices: exemptions.map((value) => ({ value, label: `wizard.exemption.${value}` })),
    },
    ...holderFields(book),
  ],
  entries: ({ form, added }, { propose, ...resolution }) => [
    {
      path: issueShares.path,
      body: {
        ...holderOf(form),
        issuance: {
          Shareclass: classChosen(form.Shareclass, added),
          ownership: form.ownership,
          price: form.price,
          consideration: form.consideration,
          ...(form.consideration_text && { consideration_text: form.consideration_text }),
          exemption: form.exemption,
          ...(form.paid_on && { paid_on: form.paid_on }),
          ...resolution,
        },
        propose,
      },
    },
  ],
  templates: ['issue_resolution', 'subscription'],
  signers: ['director', 'subscriber', 'officer'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
