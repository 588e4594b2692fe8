/** The registered office moves to another province: the shareholders amend the articles, which name it, the directors fix the address
 *  there, and a notice of the office goes with the articles (CBCA ss. 173(1)(b), 19(2), (3)). A corporation under a province's law keeps
 *  its office in that province. */
import { mayNameProvince } from '@tabellion/law/jurisdictions.ts';
import { amendArticles, changeOffice } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { addressFields, addressOf, provinceField } from './address.ts';

export const officeProvince: ChangeKind = {
  section: { cbca: '173(1)(b), 19(2), (3)', obca: null },
  onlyUnder: ['CA'],
  approvers: () => 'special',
  byDirectors: [changeOffice.path],
  refused: ({ book: { corporation }, form: { province = '' } }) =>
    mayNameProvince(corporation.jurisdiction, province)
      ? []
      : [{ path: 'province', textCode: 'CORPORATION.OFFICE_STAYS' }],
  fields: ({ corporation: { province } }) => [
    provinceField('', province),
    ...addressFields(undefined, { articlesProvince: province }),
  ],
  entries: ({ form }, terms, on) => [
    {
      path: amendArticles.path,
      body: {
        corporation_province: form.province ?? '',
        effective_on: on,
        ...terms,
      },
    },
    {
      path: changeOffice.path,
      body: { ...addressOf(form), place: 'registered', effective_on: on, ...terms },
    },
  ],
  templates: ['shareholders_resolution', 'issue_resolution', 'articles_of_amendment', 'notice_of_office'],
  signers: ['shareholder', 'director', 'officer'],
  filing: 'amendment',
  notice: 'office_notice',
  // Corporations Canada takes it without a fee online (Regs s. 97(2)(a)(iii)).
  fee: null,
  effect: 'certificate',
};
