/** The directors designate another place in Canada for the records (CBCA s. 20(1)); no registry hears of it. */
import { changeOffice } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { addressFields, addressOf } from './address.ts';

export const recordsPlace: ChangeKind = {
  section: { cbca: '20(1)', obca: null },
  approvers: () => 'directors',
  fields: ({ corporation: { recordsOffice, registeredOffice } }) =>
    addressFields(recordsOffice ?? registeredOffice, {}),
  entries: ({ form }, terms, on) => [
    {
      path: changeOffice.path,
      body: { ...addressOf(form), place: 'records', effective_on: on, ...terms },
    },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
