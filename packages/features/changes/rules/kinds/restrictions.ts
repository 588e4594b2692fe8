/** Other restrictions on the transfer of shares or on the business, by articles of amendment (CBCA s. 173). */
import { amendArticles } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const restrictions: ChangeKind = {
  section: { cbca: '173(1)(c), 173(1)(n)', obca: null },
  approvers: () => 'special',
  mayDissent: () => true,
  fields: ({ corporation: { transferRestrictions, businessRestrictions } }) => [
    {
      name: 'transfer_restriction',
      label: 'change.field.transfers',
      as: 'clause',
      value: transferRestrictions ?? '',
      isOptional: true,
    },
    {
      name: 'business_restriction',
      label: 'change.field.business',
      as: 'clause',
      value: businessRestrictions ?? '',
      isOptional: true,
    },
  ],
  entries: ({ form }, terms, on) => [
    {
      path: amendArticles.path,
      body: {
        transfer_restriction: form.transfer_restriction ?? '',
        business_restriction: form.business_restriction ?? '',
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['shareholders_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};
