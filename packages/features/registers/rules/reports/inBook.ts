/** The facts by which the ledger is told of a batch, whose acts are judged away from the database. */
import type { Book } from '@tabellion/book/book.ts';
import type { ReportFacts, Seat } from './report.ts';

/** Only what the records of the ledger ask: the log tells of a batch as one. @param book  with the batch in it */
export function reportFactsInBook({ tables }: Book, orgId: string): ReportFacts {
  const seats = Array.from(
    tables.appointments.now(),
    ({ value: { appointmentId: id, status, ...seat } }) => ({ ...seat, id, isActive: status === 'active' }),
  );
  const byPerson = new Map<string, (Seat & { readonly id: string })[]>();
  for (const one of seats.filter(({ isActive }) => isActive))
    byPerson.set(one.personId, [...(byPerson.get(one.personId) ?? []), one]);
  const holders = new Set(Array.from(tables.certificates.now(), ({ value }) => value.personId));
  const byId = new Map(seats.map((one) => [one.id, one]));
  return {
    orgId,
    isFounding: false,
    seat: (id) => byId.get(id),
    seatsOf: (personId) => byPerson.get(personId) ?? [],
    hasCertificates: (personId) => holders.has(personId),
    newShareholders: new Set(),
    holderOf: () => '',
    individualsOf: () => [],
    isNew: () => false,
  };
}
