/** The directors end the appointment of an officer (CBCA s. 121). */
import { endPosition } from '../../../people/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { seatChoices } from './seats.ts';

export const officerRemoved: ChangeKind = {
  section: { cbca: '121', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    {
      name: 'seat',
      label: 'change.field.officer',
      as: 'choice',
      value: '',
      choices: seatChoices(book, 'officer'),
    },
  ],
  entries: ({ form: { seat = '' } }, terms, on) => {
    const [person_id = '', position = '', ...title] = seat.split(' ');
    return [
      {
        path: endPosition.path,
        params: { position },
        body: {
          person_id,
          date: on,
          reason: 'removed',
          ...(title.length > 0 && { title: title.join(' ') }),
          ...terms,
        },
      },
    ];
  },
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
