/** The facts of an annual return, as the registers have them on a day. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { controlFoundOn } from '../../../control/server/public.ts';
import { readBookFacts } from '../../../documents/server/public.ts';
import { directorsOf, officersOf, shareholdersOf } from '../../../documents/templates/ofTheDay.ts';
import type { BookFacts } from '../../../documents/templates/template.ts';
import { addressLine, personOf } from '../../../documents/templates/words.ts';
import { displayName } from '../../../registers/server/public/people.ts';
import type { AnnualFacts, SeatFacts } from '../../rules/annualLines.ts';
import { statedOn } from '../../rules/statedOn.ts';
import { selectParticulars } from '../store/particulars.ts';

/** Facts that the registers do not say, and the flow or the organization does. */
export type FactsBeside = Pick<AnnualFacts, 'isDistributing' | 'lastMeeting' | 'contact'>;

export interface BookOnDay {
  readonly book: BookFacts;
  /** The last act that is known. */
  readonly seq: number;
  readonly control: readonly string[];
  readonly stated: Pick<AnnualFacts, 'email' | 'activity'>;
}

interface DayQuery {
  readonly asOf: PlainDate;
  /** Everything that is recorded, unless it is told. */
  readonly known?: { readonly at: Instant; readonly seq: number };
}

/** Undefined before the corporation exists. */
export async function bookOn(
  q: Queries,
  orgId: string,
  { asOf, known }: DayQuery,
): Promise<BookOnDay | undefined> {
  const [read, entries] = await Promise.all([
    readBookFacts(q, orgId, { asOf, ...(known && { knownAt: known.at }) }),
    selectParticulars(q, orgId),
  ]);
  if (read === undefined) return undefined;
  const seq = known?.seq ?? read.seq;
  const { found, persons } = await controlFoundOn(q, orgId, { asOf, seq });
  const control = found.individuals
    .filter(({ periods }) => periods.at(-1)?.to === null)
    .map(({ personId }) => displayName(persons.get(personId)?.name ?? undefined));
  const on = { day: asOf, knownAt: known?.at };
  const stated = {
    email: statedOn(entries, 'email', on) ?? '',
    activity: statedOn(entries, 'activity', on) ?? '',
  };
  return { book: read.facts, seq, control, stated };
}

export function factsIn({ book, control, stated }: BookOnDay, beside: FactsBeside): AnnualFacts {
  const { corporation, number } = book;
  const { registeredOffice: office } = corporation;
  return {
    jurisdiction: corporation.jurisdiction as JurisdictionId,
    name: corporation.name,
    number: number ?? '',
    office: office === undefined ? '' : addressLine(office),
    holders: shareholdersOf(book).length,
    directors: seatsOf(book, directorsOf(book)).map((seat) => ({ ...seat, offices: [] })),
    officers: seatsOf(book, officersOf(book)),
    control,
    ...stated,
    ...beside,
  };
}

/** Each person once, with the offices that he holds. Nobody's home is shown: the address for service, or that of the register. */
function seatsOf(book: BookFacts, appointments: BookFacts['appointments']): SeatFacts[] {
  const ids = [...new Set(appointments.map(({ personId }) => personId))];
  return ids.map((personId) => {
    const { name, serviceAddress } = personOf(book, personId);
    return {
      personId,
      name,
      address: serviceAddress ?? '',
      offices: appointments.filter((one) => one.personId === personId).map(({ position }) => position),
    };
  });
}
