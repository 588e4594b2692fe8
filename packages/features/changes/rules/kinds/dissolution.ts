/** The corporation is dissolved (CBCA s. 210): all directors resolve it where no shares were issued, else each class by special
 *  resolution. It exists until the date of the certificate. Ontario's own rules were not verified: there it is not offered. */
import { dissolveCorporation } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { personChoices } from './seats.ts';

const grounds = ['no_property', 'distributed', 'no_shares'] as const;

export const dissolution: ChangeKind = {
  section: { cbca: '210', obca: null },
  onlyUnder: ['CA'],
  approvers: ({ form: { ground } }) => (ground === 'no_shares' ? 'directors' : 'special'),
  // All directors, not most of those who meet (CBCA s. 210(1)).
  needsEveryone: ({ ground }) => ground === 'no_shares',
  fields: (book) => [
    {
      name: 'ground',
      label: 'change.field.ground',
      as: 'choice',
      value: '',
      choices: grounds.map((value) => ({ value, label: `change.field.ground.${value}` })),
    },
    {
      name: 'keeper',
      label: 'change.field.keeper',
      help: 'change.field.keeper.help',
      as: 'choice',
      value: '',
      choices: personChoices(book),
    },
  ],
  entries: ({ form: { ground, keeper } }, terms, on) => [
    { path: dissolveCorporation.path, body: { ground, keeper, effective_on: on, ...terms } },
  ],
  templates: ['shareholders_resolution', 'class_resolution', 'articles_of_dissolution'],
  signers: ['shareholder', 'director'],
  filing: 'dissolution',
  fee: 'dissolution',
  effect: 'certificate',
};
