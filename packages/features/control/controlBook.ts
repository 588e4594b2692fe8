/** The register of individuals with significant control as it is handed over whole, with all that s. 21.1(1) of the CBCA names. */
import { registerOf } from '@tabellion/kit/register.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import type { Particulars } from './contract.ts';
import { controlRegister } from './controlRegister.ts';
import type { ControlLine } from './registerContract.ts';

export type ControlBookLine = ControlLine & {
  readonly facts: Omit<Particulars, 'person_id' | 'display_name'>;
};

const { columns: own, sheet, ...register } = controlRegister;

export const controlBook = registerOf<ControlBookLine>()({
  ...register,
  title: 'books.control',
  columns: {
    ...own,
    birth: { head: 'wizard.person.birthDate', kind: 'date', value: ({ facts }) => facts.birth_date },
    home: {
      head: 'control.home_address',
      kind: 'name',
      value: ({ facts }) => wholeAddressLine(facts.residential_address),
    },
    service: {
      head: 'control.service_address',
      kind: 'name',
      value: ({ facts }) => wholeAddressLine(facts.service_address),
    },
    citizenship: {
      head: 'profile.citizenship',
      kind: 'words',
      value: ({ facts }, text) => facts.citizenships.join(text('wizard.comma')),
    },
    tax: {
      head: 'wizard.person.taxResidence',
      kind: 'words',
      value: ({ facts }, text) => facts.tax_residence.join(text('wizard.comma')),
    },
  },
  table: [],
  sheet: [...sheet, 'birth', 'home', 'service', 'citizenship', 'tax'],
  paper: [
    ['name', 'birth'],
    ['since', 'until'],
    ['votes', 'value'],
    ['interest', 'description'],
  ],
});
