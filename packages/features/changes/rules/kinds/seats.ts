/** Fields that the kinds about people share: who may be chosen, and what is asked of somebody new. */

import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { provinceToWire } from '@tabellion/law/wireNames.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { asksResidencyGround } from '../../../people/rules/board.ts';
import { residencyGrounds } from '../../../people/shapes.ts';
import type { Choice, Field, Form } from '../changeKind.ts';
import { addressFields } from './address.ts';

/** Whoever holds a seat on the day, each with the office where it is one. */
export const seatChoices = (
  { appointments, persons, asOf }: BookFacts,
  of: 'director' | 'officer',
): Choice[] =>
  appointments
    .filter(({ position }) => (position === 'director') === (of === 'director'))
    .filter(({ from, ceasedOn }) => from <= asOf && (ceasedOn === null || ceasedOn > asOf))
    .map(({ personId, position, title }) => ({
      value: of === 'director' ? personId : `${personId} ${position} ${title ?? ''}`.trim(),
      label: { name: [persons.get(personId)?.name ?? '', title].filter(Boolean).join(', ') },
    }));

/** Every individual of the registers, by name. */
export const personChoices = ({ persons }: BookFacts): Choice[] =>
  [...persons]
    .filter(([, { isBody, name }]) => !isBody && name !== '')
    .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
    .map(([value, { name }]) => ({ value, label: { name } }));

const fresh = 'new';

/** A person of the registers, by whose id the same one sits again, or somebody new. Form 6 asks the address, and whether he is a
 *  resident Canadian. */
export const directorFields = (book: BookFacts): Field[] => [
  {
    name: 'person_id',
    label: 'change.field.person',
    as: 'choice',
    value: fresh,
    choices: [{ value: fresh, label: 'change.field.holder.new' }, ...personChoices(book)],
  },
  ...newDirectorFields(book).map((field): Field => ({ ...field, when: { field: 'person_id', is: [fresh] } })),
];

/** As the form of the register takes him. */
export const directorOf = (form: Form, attestedOn: string) =>
  (form.person_id ?? fresh) === fresh
    ? { person: newDirectorOf(form, attestedOn) }
    : { person_id: form.person_id };

/** Where the law needs no residents on a board, its registry asks yes or no alone. */
const residencyChoices = (law: string): Choice[] =>
  asksResidencyGround(law)
    ? ([...residencyGrounds, 'none'] as const).map((value) => ({ value, label: `wizard.residency.${value}` }))
    : [
        { value: 'resident', label: 'wizard.yes' },
        { value: 'none', label: 'wizard.no' },
      ];

const newDirectorFields = ({ corporation: { province, jurisdiction } }: BookFacts): Field[] => [
  { name: 'firstname', label: 'change.field.firstname', as: 'line', value: '' },
  { name: 'lastname', label: 'change.field.lastname', as: 'line', value: '' },
  { name: 'email', label: 'change.field.email', as: 'line', value: '', isOptional: true },
  ...addressFields({ street: '', unit: null, city: '', province, postalCode: '', country: 'CA' }, {}),
  {
    name: 'ground',
    label: 'wizard.residency.title',
    as: 'choice',
    value: '',
    choices: residencyChoices(jurisdiction),
  },
];

function newDirectorOf(form: Form, attestedOn: string) {
  const { firstname, lastname, email, ground = '', province = '' } = form;
  const address = {
    address_line_1: form.address_line_1 ?? '',
    address_line_2: form.address_line_2 ?? '',
    city: form.city ?? '',
    region: isProvinceCode(province) ? provinceToWire(province) : province,
    country: 'Canada',
    postal_code: form.postal_code ?? '',
  };
  return {
    kind: 'individual',
    firstname,
    lastname,
    ...(email && { email }),
    address,
    residential_address: address,
    residency: {
      resident_canadian: ground !== 'none',
      ...(residencyGrounds.some((one) => one === ground) && { ground }),
      attested_on: attestedOn,
    },
    capable_attested: true,
  };
}
