/** Fields that the kinds about shares ask: which class, which certificate, and who holds it from now on. */
import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { provinceToWire } from '@tabellion/law/wireNames.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { countIn } from '../../../documents/templates/words.ts';
import type { Choice, Field, Form } from '../changeKind.ts';
import { provinceField } from './address.ts';

export const classChoice = ({ classes }: BookFacts, name: string): Field => ({
  name,
  label: 'change.field.class',
  as: 'choice',
  value: classes.length === 1 ? (classes[0]?.classId ?? '') : '',
  choices: classes.map(({ classId, name: label }) => ({ value: classId, label: { name: label } })),
});

/** Asked where there is another class, whose vote rests on the answer (CBCA s. 176(1)): its terms alone do not tell which of two classes
 *  is superior. */
export const rankField = (others: number): readonly Field[] =>
  others === 0
    ? []
    : [
        {
          name: 'below_others',
          label: 'change.field.below',
          help: 'change.field.below.help',
          as: 'choice',
          value: 'no',
          isOptional: true,
          choices: [
            { value: 'no', label: 'change.field.below.no' },
            { value: 'yes', label: 'change.field.below.yes' },
          ],
        },
      ];

export const rankOf = ({ below_others }: Form) => (below_others === 'yes' ? { below_others: true } : {});

/** Stands for the one class that the same change adds. */
const addedClass = 'added';

/** A class on record, or the one that the same change adds. */
export const classOrAddedChoice = (book: BookFacts, name: string): Field => {
  const field = classChoice(book, name);
  const added: Choice = { value: addedClass, label: 'change.field.class.added' };
  return { ...field, choices: [...(field.choices ?? []), added] };
};

/** The id of the class; none where the change adds no class, or several. */
export const classChosen = (value: string | undefined, added: readonly string[] = []): string | undefined => {
  if (value !== addedClass) return value;
  return added.length === 1 ? added[0] : '';
};

/** Certificates that are open, with their holders. */
export const certificateChoice = (book: BookFacts): Field => ({
  name: 'security_id',
  label: 'transaction.from',
  as: 'choice',
  value: '',
  choices: book.certificates
    .filter(({ status }) => status === 'open')
    .map(({ securityId, label, personId, quantity, classId }): Choice => {
      const of = book.classes.find((one) => one.classId === classId)?.name ?? '';
      const name = [
        label ?? '',
        book.persons.get(personId)?.name ?? '',
        `${countIn(book.language, quantity)} ${of}`,
      ];
      return { value: securityId, label: { name: name.filter(Boolean).join(' · ') } };
    }),
});

const fresh = 'new';

/** Somebody of the registers, or an individual or a company that is new. */
export const holderFields = ({ persons, corporation: { province } }: BookFacts): Field[] => [
  {
    name: 'person_id',
    label: 'change.field.holder',
    as: 'choice',
    value: '',
    choices: [
      { value: fresh, label: 'change.field.holder.new' },
      ...[...persons]
        .filter(([, { name }]) => name !== '')
        .map(([value, { name }]) => ({ value, label: { name } })),
    ],
  },
  ...[
    ...newHolderFields.map(([name, label]): Field => ({ name, label, as: 'line', value: '' })),
    provinceField(province),
  ].map((field): Field => ({ ...field, isOptional: true, when: { field: 'person_id', is: [fresh] } })),
];

const newHolderFields = [
  ['firstname', 'change.field.firstname'],
  ['lastname', 'change.field.lastname'],
  ['company_name', 'change.field.companyName'],
  ['email', 'change.field.email'],
  ['address_line_1', 'profile.line1'],
  ['city', 'profile.city'],
  ['postal_code', 'profile.postalCode'],
] as const;

/** As the forms of the registers name a holder: whoever is on record by the id, a new one by the rest. */
export function holderOf({ person_id = '', ...form }: Form) {
  if (person_id !== fresh) return { person_id };
  const { firstname, lastname, company_name, email, address_line_1, city, postal_code, province = '' } = form;
  const address = {
    address_line_1: address_line_1 ?? '',
    city: city ?? '',
    region: isProvinceCode(province) ? provinceToWire(province) : province,
    country: 'Canada',
    postal_code: postal_code ?? '',
  };
  return {
    person: {
      ...(company_name
        ? { kind: 'body_corporate', company_name }
        : { kind: 'individual', firstname, lastname }),
      ...(email && { email }),
      ...(address_line_1 && { address }),
    },
  };
}
