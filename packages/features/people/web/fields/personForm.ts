/** A person as forms hold one, and as requests give it. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { readAddress } from '@tabellion/law/address.ts';
import * as z from 'zod/mini';
import { blankAddress } from '../../../organizations/web/public.ts';
import { readPerson } from '../../rules/readPerson.ts';
import { type PersonInput, personKinds, residencyGrounds } from '../../shapes.ts';
import { memberForms, membersOf, SOMEONE_NEW, twoMembers } from '../MembersField.tsx';

const line = z.string().check(z.maxLength(300));

/** `resident`: one, where nobody asks why. */
const grounds = [...residencyGrounds, 'resident', 'none'] as const;

export const PersonForm = z.strictObject({
  kind: z.enum(personKinds),
  firstname: line,
  lastname: line,
  /** Whether there is no first name: else one left blank is refused. */
  one_name: z.boolean(),
  company_name: line,
  members: z.array(z.strictObject({ person_id: z.string(), firstname: line, lastname: line })),
  email: z.string().check(z.maxLength(254)),
  phone_number: z.string().check(z.maxLength(20)),
  citizenship: line,
  address: z.strictObject({
    address_line_1: line,
    address_line_2: line,
    city: line,
    region: line,
    country: line,
    postal_code: z.string().check(z.maxLength(20)),
  }),
  residency: z.strictObject({ ground: z.union([z.literal(''), z.enum(grounds)]) }),
  capable_attested: z.boolean(),
  birth_date: z.string(),
  tax_residence: line,
  is_another: z.boolean(),
});
export type PersonForm = z.infer<typeof PersonForm>;

export const blankPerson: PersonForm = {
  kind: 'individual',
  firstname: '',
  lastname: '',
  one_name: false,
  company_name: '',
  members: [...twoMembers],
  email: '',
  phone_number: '',
  citizenship: '',
  address: blankAddress,
  residency: { ground: '' },
  capable_attested: false,
  birth_date: '',
  tax_residence: '',
  is_another: false,
};

/** Somebody new lives where the registered office stands, unless told. */
export const blankPersonIn = (office: {
  country: string;
  province: string;
  address_line_1: string;
}): PersonForm => {
  const isKnown = office.address_line_1 !== '' && office.country === 'Canada' && office.province !== '';
  return isKnown ? { ...blankPerson, address: { ...blankAddress, region: office.province } } : blankPerson;
};

/** The role the form asks about: a director attests, a holder may be other than an individual. */
export type PersonUse = 'director' | 'officer' | 'holder';

/** The request's person. What a form does not ask is left out, so that it stays as it was. */
export function personOf(form: PersonForm, use: PersonUse, today: PlainDate): PersonInput {
  if (use === 'holder') return holderOf(form);
  // Form 2 and the register show the same address; who wants another one for service enters that.
  return use === 'director'
    ? { ...namedOf(form), residential_address: form.address, ...attested(form, today) }
    : namedOf(form);
}

/** A holder, of whom the register of individuals with significant control asks more (CBCA s. 21.1(1)). */
export const holderOf = (form: PersonForm): PersonInput => {
  const { kind, birth_date, tax_residence } = form;
  return {
    ...namedOf(form),
    ...(kind === 'individual' && birth_date !== '' && { birth_date }),
    ...(kind === 'individual' && tax_residence !== '' && { tax_residence: [tax_residence] }),
  };
};

function namedOf(form: PersonForm): PersonInput {
  const { kind, firstname, lastname, company_name, email, phone_number, citizenship, address } = form;
  const contact = { email, phone_number, address, ...(form.is_another && { is_another: true }) };
  if (kind === 'individual')
    return { kind, firstname: form.one_name ? '' : firstname, lastname, ...contact, citizenship };
  return { kind, company_name, ...(kind === 'joint' && { members: membersOf(form.members) }), ...contact };
}

/** Whether the names are typed that a preview needs. */
export const isNamed = ({
  kind,
  firstname,
  lastname,
  one_name: oneName,
  company_name,
  members,
}: PersonForm): boolean =>
  kind === 'individual'
    ? lastname.trim() !== '' && (oneName || firstname.trim() !== '')
    : company_name.trim() !== '' &&
      (kind !== 'joint' ||
        members.every((one) => one.person_id !== SOMEONE_NEW || one.lastname.trim() !== ''));

/** The update that a form makes to a person on record. An unchanged address leaves the one for service as
 *  it is, and an unchanged attestation keeps its day. */
export function amendedOf(
  form: PersonForm,
  start: PersonForm,
  { use, today }: { use: PersonUse; today: PlainDate },
): PersonInput {
  const { address, residential_address, residency, capable_attested, ...typed } = personOf(form, use, today);
  return {
    ...typed,
    ...(isSame(form.address, start.address) ? {} : { address, residential_address }),
    ...(form.residency.ground === start.residency.ground ? {} : { residency }),
    ...(form.capable_attested === start.capable_attested ? {} : { capable_attested }),
  };
}

const isSame = (one: PersonForm['address'], other: PersonForm['address']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function attested({ residency, capable_attested }: PersonForm, attested_on: PlainDate): PersonInput {
  const { ground } = residency;
  if (ground === '') return { capable_attested };
  const resident_canadian = ground !== 'none';
  if (ground === 'none' || ground === 'resident')
    return { capable_attested, residency: { resident_canadian, attested_on } };
  return { capable_attested, residency: { resident_canadian, ground, attested_on } };
}

/** A first name that is blank though nobody said that there is none; of a name that is blank as a whole, the rule of the server
 *  says it. */
const lacksFirstName = ({ kind, firstname, lastname, one_name }: PersonForm): readonly FieldRefusal[] =>
  kind === 'individual' && !one_name && firstname.trim() === '' && lastname.trim() !== ''
    ? [{ path: 'person.firstname', textCode: 'PERSON_NAME.REQUIRED' }]
    : [];

export function startOfPerson(input: PersonInput): PersonForm {
  const { residency, tax_residence, kind, capable_attested, residential_address, ...rest } = input;
  const address = input.address ?? residential_address;
  const typed = Object.entries(rest).filter(([name, value]) => name in blankPerson && value !== undefined);
  return {
    ...blankPerson,
    ...Object.fromEntries(typed),
    kind: kind ?? 'individual',
    one_name: (input.firstname ?? '') === '' && (input.lastname ?? '') !== '',
    members: [...memberForms(input.members)],
    address: { ...blankAddress, ...address, address_line_2: address?.address_line_2 ?? '' },
    residency: { ground: groundOf(residency) },
    capable_attested: capable_attested ?? false,
    tax_residence: tax_residence?.[0] ?? '',
  };
}

function groundOf(residency: PersonInput['residency']): PersonForm['residency']['ground'] {
  if (residency === undefined) return '';
  return residency.resident_canadian ? (residency.ground ?? 'resident') : 'none';
}

/**
 * Judges the person of a form at `person.…` by the rules of the server; a director has an address for Form 2 and says
 * whether he is a resident Canadian: all of it at once, so that no field is refused after the others. An officer
 * who is on record is appointed as he is.
 */
export const judgePerson = <Form extends { person: PersonForm; person_id?: string }>(
  use: PersonUse,
  today: PlainDate,
  asksGround = true,
) =>
  z.check<Form>(({ value, issues }) => {
    if (use === 'officer' && value.person_id) return;
    const read = readPerson(personOf(value.person, use, today), { today, prefix: 'person.', asksGround });
    const place =
      use === 'director'
        ? readAddress(value.person.address, { kind: 'form_2' }, 'person.address.')
        : undefined;
    const ground =
      use === 'director' && value.person.residency.ground === ''
        ? [{ path: 'person.residency.ground', textCode: 'PEOPLE.RESIDENCY_GROUND_REQUIRED' } as const]
        : [];
    const refused: readonly FieldRefusal[] = [
      ...(read.ok ? [] : read.error),
      ...lacksFirstName(value.person),
      ...(place && !place.ok ? place.error : []),
      ...ground,
    ];
    for (const { path, textCode, params } of refused) {
      issues.push({ code: 'custom', path: [path], message: textCode, input: value, params });
    }
  });
