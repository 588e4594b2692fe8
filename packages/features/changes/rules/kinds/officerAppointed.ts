/** The directors appoint an officer (CBCA s. 121); federally no registry is told. */
import { OFFICES } from '@tabellion/book/positions.ts';
import { addToPosition } from '../../../people/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { personChoices } from './seats.ts';

export const officerAppointed: ChangeKind = {
  section: { cbca: '121', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    {
      name: 'person_id',
      label: 'change.field.person',
      as: 'choice',
      value: '',
      choices: personChoices(book),
    },
    {
      name: 'position',
      label: 'wizard.officer.position',
      as: 'choice',
      value: '',
      choices: OFFICES.filter((office) => office !== 'other').map((office) => ({
        value: office,
        label: `position.${office}`,
      })),
    },
  ],
  entries: ({ form: { person_id = '', position = '' } }, terms, on) => [
    { path: addToPosition.path, params: { position }, body: { person_id, appointed_on: on, ...terms } },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
