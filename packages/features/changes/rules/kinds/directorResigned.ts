/** A director resigns (CBCA s. 108): he signs, nobody resolves it, and the notice follows within 15 days (s. 113). */
import { endPosition } from '../../../people/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { seatChoices } from './seats.ts';

export const directorResigned: ChangeKind = {
  section: { cbca: '108, 113', obca: null },
  approvers: () => null,
  fields: (book) => [
    {
      name: 'person_id',
      label: 'change.field.director',
      as: 'choice',
      value: '',
      choices: seatChoices(book, 'director'),
    },
  ],
  entries: ({ form: { person_id = '' } }, terms, on) => [
    {
      path: endPosition.path,
      params: { position: 'directors' },
      body: { person_id, date: on, reason: 'resigned', ...terms },
    },
  ],
  templates: ['resignation', 'notice_of_directors'],
  signers: ['director'],
  filing: 'director_notice',
  fee: 'change_notice',
  effect: 'signatures',
};
