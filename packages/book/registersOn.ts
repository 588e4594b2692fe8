import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Act } from './acts/kinds.ts';
import type { Book } from './book.ts';
import { type CapTable, capTable, positionOf } from './captable.ts';
import { fold } from './fold.ts';

/** A person as these registers name him: his id, and the body of the fact that his name is; null where it is not shown. */
export interface NamedPerson {
  readonly person: string;
  readonly name: unknown;
}

/** The registers at the end of a day as plain JSON (docs/ledger.md, Export): certificates that are open, cap table, directors
 *  and officers. Quantities, votes, percentages and dollars are strings; dollars are a fraction in lowest terms.
 *  @param facts  bodies of personal facts by id; those that are not there are not shown */
export function registersOn(acts: readonly Act[], on: PlainDate, facts: ReadonlyMap<string, unknown>) {
  const book = fold(acts, { asOf: on });
  const named = (person: string): NamedPerson => ({ person, name: nameIn(book, person, facts) });
  return {
    acts: acts.length,
    as_of: on,
    cap_table: spelledCapTable(capTable(positionOf(book)), book, named),
    directors: seatsIn(book, named, true),
    holders: certificatesIn(book, named),
    officers: seatsIn(book, named, false),
  };
}

type Named = (person: string) => NamedPerson;

function nameIn({ tables }: Book, person: string, facts: ReadonlyMap<string, unknown>): unknown {
  const ref = tables.persons.get(person)?.facts.name;
  return ref === undefined ? null : (facts.get(ref.fact) ?? null);
}

/** Open certificates by class, then by the order of their numbers and ids. */
function certificatesIn({ tables }: Book, named: Named) {
  const open = Array.from(tables.certificates.now(), ({ value }) => value).filter(
    ({ status }) => status === 'open',
  );
  const order = open.toSorted(
    (a, b) =>
      compare(a.classId, b.classId) ||
      compare(a.serial ?? 0, b.serial ?? 0) ||
      compare(a.securityId, b.securityId),
  );
  return order.map(({ securityId, classId, personId, label, quantity, issuedOn }) => ({
    ...named(personId),
    certificate: label,
    class: classId,
    issued_on: issuedOn,
    quantity: String(quantity),
    security: securityId,
  }));
}

/** Active seats by the day from which they are held, then by their ids. */
function seatsIn({ tables }: Book, named: Named, areDirectors: boolean) {
  const seats = Array.from(tables.appointments.now(), ({ value }) => value).filter(
    ({ status, position }) => status === 'active' && (position === 'director') === areDirectors,
  );
  const order = seats.toSorted(
    (a, b) => compare(a.from, b.from) || compare(a.appointmentId, b.appointmentId),
  );
  return order.map(({ appointmentId, personId, position, title, from }) => ({
    ...named(personId),
    appointment: appointmentId,
    from,
    position,
    title,
  }));
}

/** Classes by id; holders as the cap table orders them. */
function spelledCapTable(table: CapTable, { tables }: Book, named: Named) {
  const classes = table.classes.toSorted((a, b) => compare(a.classId, b.classId));
  return {
    classes: classes.map((line) => ({
      class: line.classId,
      diluted: String(line.diluted),
      issued: String(line.issued),
      name: tables.classTerms.get(line.classId)?.name ?? null,
      percent: line.percent,
      percent_diluted: line.percentDiluted,
      percent_votes: line.percentVotes,
      stated_capital: formatFraction(line.statedCapital),
      votes: formatDecimal(line.votes),
    })),
    diluted: String(table.diluted),
    holders: table.holders.map((line) => ({
      ...named(line.personId),
      diluted: String(line.diluted),
      percent: line.percent,
      percent_diluted: line.percentDiluted,
      percent_votes: line.percentVotes,
      shares: Object.fromEntries(Array.from(line.shares, ([id, count]) => [id, String(count)])),
      total: String(line.total),
      votes: formatDecimal(line.votes),
    })),
    issued: String(table.issued),
    promised: table.promised.map((line) => ({
      class: line.classId,
      diluted: String(line.diluted),
      id: line.id,
      kind: line.kind,
      percent_diluted: line.percentDiluted,
      shares: String(line.shares),
    })),
    votes: formatDecimal(table.votes),
  };
}
