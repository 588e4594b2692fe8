/** Another corporate name, by articles of amendment (CBCA s. 173(1)(a)); the directors alone change a number name (s. 173(3)). */

import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { changeName } from '../../../corporation/contract.ts';
import { isFederalNumberName } from '../../../corporation/rules/changes.ts';
import type { ChangeKind } from '../changeKind.ts';
import { lawOf } from './lawOf.ts';

export const name: ChangeKind = {
  section: { cbca: '173(1)(a)', obca: null },
  approvers: ({ book: { corporation } }) => (isFederalNumberName(corporation) ? 'directors' : 'special'),
  fields: ({ corporation }) => [
    { name: 'name', label: 'wizard.company.name', help: 'wizard.company.name.help', as: 'line', value: '' },
    {
      name: 'name_postfix',
      label: 'wizard.company.element',
      as: 'choice',
      value: '',
      choices: jurisdiction(lawOf(corporation)).names.legalElements.map((element) => ({
        value: element,
        label: { name: element },
      })),
    },
  ],
  entries: ({ form }, terms, on) => [
    {
      path: changeName.path,
      body: { name: form.name ?? '', name_postfix: form.name_postfix ?? '', effective_on: on, ...terms },
    },
  ],
  templates: ['shareholders_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};
