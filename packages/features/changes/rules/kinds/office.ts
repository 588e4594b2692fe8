/** The registered office moves within the province of the articles (CBCA s. 19(3)); its notice follows within 15 days (s. 19(4)). In
 *  Ontario the shareholders move it to another municipality. */
import { isSameMunicipality } from '@tabellion/law/municipality.ts';
import { changeOffice } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { addressFields, addressOf } from './address.ts';

export const office: ChangeKind = {
  section: { cbca: '19(3)', obca: null },
  approvers: ({ book: { statute, corporation }, form: { city = '' } }) =>
    statute === 'obca' &&
    corporation.registeredOffice != null &&
    !isSameMunicipality(corporation.registeredOffice, { city })
      ? 'special'
      : 'directors',
  fields: ({ corporation: { registeredOffice, province } }) =>
    addressFields(registeredOffice, { articlesProvince: province }),
  entries: ({ book: { corporation }, form }, terms, on) => [
    {
      path: changeOffice.path,
      body: {
        ...addressOf({ ...form, province: corporation.province }),
        place: 'registered',
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['issue_resolution', 'notice_of_office'],
  signers: ['director', 'officer'],
  filing: 'office_notice',
  fee: 'change_notice',
  effect: 'signatures',
};
