/** The directors designate another place for the records, federally in Canada (CBCA s. 20(1)); no registry hears of it. In Ontario their
 *  resolution has a lawyer confirm a place outside the province. */
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
