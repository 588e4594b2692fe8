/** Two readings of the registers compared, line by line. Pure. */
import type { Appointment, Certificate } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { provinceName } from '../../documents/templates/jurisdictions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { addressLine, countIn } from '../../documents/templates/words.ts';

export const differingFacts = [
  'name',
  'province',
  'registered_office',
  'records_office',
  'year_end',
  'directors_number',
  'transfer_restrictions',
  'business_restrictions',
  'other_provisions',
  'director',
  'officer',
  'share_class',
  'certificate',
  'subscription',
] as const;
export type DifferingFact = (typeof differingFacts)[number];

/** Null where there was, or is, nothing. Names stand as they are written. */
export interface Difference {
  readonly fact: DifferingFact;
  /** The office of an officer, by its position. */
  readonly position: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

type Words = Readonly<Partial<Record<DifferingFact, string | null>>>;

/** The corporation comes first, then people, classes and shares. */
export function differencesBetween(before: BookFacts, after: BookFacts): readonly Difference[] {
  const [was, is] = [ofCorporation(before), ofCorporation(after)];
  const corporation = differingFacts.flatMap((fact): Difference[] =>
    was[fact] === is[fact]
      ? []
      : [{ fact, position: null, before: was[fact] ?? null, after: is[fact] ?? null }],
  );
  return [
    ...corporation,
    ...seats(before, after),
    ...named(
      before,
      after,
      'share_class',
      ({ classes }) => new Map(classes.map(({ classId, name }) => [classId, name])),
    ),
    ...named(before, after, 'certificate', (book) => certificatesOf(book, true)),
    // Whoever has not paid gets no certificate yet.
    ...named(before, after, 'subscription', (book) => certificatesOf(book, false)),
  ];
}

const ofCorporation = ({ corporation, language }: BookFacts): Words => {
  const { registeredOffice, recordsOffice, board } = corporation;
  return {
    name: corporation.name,
    province: provinceName(corporation.province, language),
    registered_office: registeredOffice === undefined ? null : addressLine(registeredOffice),
    records_office: recordsOffice === undefined ? null : addressLine(recordsOffice),
    year_end: corporation.yearEnd ?? null,
    directors_number:
      board.minimum === board.maximum ? String(board.minimum) : `${board.minimum}–${board.maximum}`,
    transfer_restrictions: corporation.transferRestrictions ?? null,
    business_restrictions: corporation.businessRestrictions,
    other_provisions: corporation.otherProvisions,
  };
};

/** Whoever comes or goes has a line: one who ceases and is appointed again the same day has two. */
function seats(before: BookFacts, after: BookFacts): readonly Difference[] {
  const lineOf = (
    book: BookFacts,
    seat: Appointment,
  ): Omit<Difference, 'before' | 'after'> & { name: string } => ({
    fact: seat.position === 'director' ? 'director' : 'officer',
    position: seat.position === 'director' ? null : (seat.title ?? seat.position),
    name: book.persons.get(seat.personId)?.name ?? '',
  });
  const [had, has] = [before, after].map(
    (book) => new Map(held(book, after.asOf).map((seat) => [seat.appointmentId, lineOf(book, seat)])),
  );
  const gone = [...(had ?? [])].filter(([id]) => !has?.has(id));
  const come = [...(has ?? [])].filter(([id]) => !had?.has(id));
  return [
    ...gone.map(([, { name, ...line }]) => ({ ...line, before: name, after: null })),
    ...come.map(([, { name, ...line }]) => ({ ...line, before: null, after: name })),
  ];
}

const held = ({ appointments }: BookFacts, on: PlainDate): readonly Appointment[] =>
  appointments.filter(({ from, ceasedOn }) => from <= on && (ceasedOn === null || ceasedOn > on));

function named(
  before: BookFacts,
  after: BookFacts,
  fact: DifferingFact,
  namesOf: (book: BookFacts) => ReadonlyMap<string, string>,
): readonly Difference[] {
  const [had, has] = [namesOf(before), namesOf(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id) =>
    had.get(id) === has.get(id)
      ? []
      : [{ fact, position: null, before: had.get(id) ?? null, after: has.get(id) ?? null }],
  );
}

const certificatesOf = (
  { certificates, classes, persons, language }: BookFacts,
  isPaid: boolean,
): ReadonlyMap<string, string> =>
  new Map(
    certificates
      .filter((one) => one.status === 'open' && isSubscribed(one) !== isPaid)
      .map(({ securityId, label, quantity, classId, personId }) => [
        securityId,
        [
          isPaid ? (label ?? '') : '',
          `${countIn(language, quantity)} ${classes.find((one) => one.classId === classId)?.name ?? ''}`,
          persons.get(personId)?.name ?? '',
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
  );

/** Issued for a payment that is not there yet. */
const isSubscribed = ({ paidOn, consideration, origin, takenOver }: Certificate): boolean =>
  paidOn === null && consideration !== null && origin === undefined && takenOver === undefined;
