/** A new director: the shareholders elect (CBCA s. 106), or the directors fill a vacancy (s. 111) or add one between annual meetings
 *  (s. 106(8)). The consent is signed with it, the notice follows within 15 days (s. 113). */
import { addToPosition } from '../../../people/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { directorFields, directorOf } from './seats.ts';

export const directorElected: ChangeKind = {
  section: { cbca: '106, 111, 113', obca: null },
  approvers: ({ form }) => (form.by === 'directors' ? 'directors' : 'ordinary'),
  fields: (book) => [
    {
      name: 'by',
      label: 'change.field.by',
      help: 'change.field.by.help',
      as: 'choice',
      value: 'shareholders',
      choices: [
        { value: 'shareholders', label: 'change.field.by.shareholders' },
        { value: 'directors', label: 'change.field.by.directors' },
      ],
    },
    ...directorFields(book),
  ],
  entries: ({ book, form }, terms, on) => [
    {
      path: addToPosition.path,
      params: { position: 'directors' },
      body: { ...directorOf(form, book.asOf), appointed_on: on, ...terms },
    },
  ],
  templates: ['director_consent', 'shareholders_resolution', 'notice_of_directors'],
  signers: ['director', 'shareholder'],
  filing: 'director_notice',
  fee: 'change_notice',
  effect: 'signatures',
};
