/** The shareholders remove a director by ordinary resolution at a special meeting (CBCA s. 109); in writing only where the director
 *  gave no statement (s. 142). */
import { endPosition } from '../../../people/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { seatChoices } from './seats.ts';
import { isStatementGiven, statementField } from './statement.ts';

export const directorRemoved: ChangeKind = {
  section: { cbca: '109, 113, 142', obca: null },
  approvers: () => 'ordinary',
  onlyAtMeeting: isStatementGiven,
  fields: (book) => [
    {
      name: 'person_id',
      label: 'change.field.director',
      as: 'choice',
      value: '',
      choices: seatChoices(book, 'director'),
    },
    statementField,
  ],
  entries: ({ form: { person_id = '' } }, terms, on) => [
    {
      path: endPosition.path,
      params: { position: 'directors' },
      body: { person_id, date: on, reason: 'removed', ...terms },
    },
  ],
  templates: ['shareholders_resolution', 'notice_of_directors'],
  signers: ['shareholder', 'director'],
  filing: 'director_notice',
  fee: 'change_notice',
  effect: 'signatures',
};
