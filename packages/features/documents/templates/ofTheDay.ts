/** The board, the officers, the holders and their votes by the facts of a day, and the days on which the corporation was organized. */
import type { Certificate, ClassTerms } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import type { BookFacts } from './template.ts';

/** The board on the date of the facts. */
export const directorsOf = ({ appointments, asOf }: Pick<BookFacts, 'appointments' | 'asOf'>) =>
  appointments.filter((one) => one.position === 'director' && isHeldOn(one, asOf));

export const officersOf = ({ appointments, asOf }: Pick<BookFacts, 'appointments' | 'asOf'>) =>
  appointments.filter((one) => one.position !== 'director' && isHeldOn(one, asOf));

const isHeldOn = ({ from, ceasedOn }: BookFacts['appointments'][number], on: string): boolean =>
  from <= on && (ceasedOn === null || ceasedOn > on);

/** Everybody who holds shares on the date of the facts, each once, in the order of their first certificates. */
export function shareholdersOf(facts: Pick<BookFacts, 'certificates' | 'asOf'>): string[] {
  const now = new Set(heldOn(facts).map(({ personId }) => personId));
  const inOrder = facts.certificates.toSorted(
    (one, other) => one.issuedOn.localeCompare(other.issuedOn) || byCertificateNumber(one, other),
  );
  return [...new Set(inOrder.map(({ personId }) => personId))].filter((personId) => now.has(personId));
}

const { compare: compareNumbers } = new Intl.Collator('en', { numeric: true });

/** CS-2 before CS-10. */
export const byCertificateNumber = (one: Certificate, other: Certificate): number =>
  compareNumbers(one.label ?? '', other.label ?? '');

const placesById = onceFor(
  (certificates: BookFacts['certificates']) =>
    new Map(certificates.map(({ securityId }, place) => [securityId, place])),
);

/** Those with these ids, in the order of the register. */
export const certificatesWith = (
  { certificates }: Pick<BookFacts, 'certificates'>,
  securityIds: readonly string[],
): Certificate[] => {
  const places = placesById(certificates);
  return [...new Set(securityIds.flatMap((id) => places.get(id) ?? []))]
    .toSorted((a, b) => a - b)
    .flatMap((place) => certificates[place] ?? []);
};

export const certificateWith = (
  { certificates }: Pick<BookFacts, 'certificates'>,
  securityId: string,
): Certificate | undefined => certificates[placesById(certificates).get(securityId) ?? -1];

/** Shareholders whose shares carry votes. */
export const votersOf = ({
  certificates,
  classes,
  asOf,
}: Pick<BookFacts, 'certificates' | 'classes' | 'asOf'>): string[] =>
  shareholdersOf({
    certificates: certificates.filter((one) => Number(classOf({ classes }, one)?.votesPerShare ?? 0) > 0),
    asOf,
  });

/** The votes of a shareholder at the end of the day of the facts, over all classes. */
export const votesOf = (
  facts: Pick<BookFacts, 'certificates' | 'classes' | 'asOf'>,
  personId: string,
): string =>
  formatDecimal(
    addDecimals(
      ...heldOn(facts)
        .filter((one) => one.personId === personId)
        .map((one) => timesQuantity(decimal(classOf(facts, one)?.votesPerShare ?? '0'), one.quantity)),
    ),
  );

/** The certificates that stood at the end of the day of the facts. */
export const heldOn = ({ certificates, asOf }: Pick<BookFacts, 'certificates' | 'asOf'>): Certificate[] =>
  certificates.filter(
    ({ status, issuedOn, ended }) =>
      status !== 'void' && issuedOn <= asOf && (ended === undefined || ended.on > asOf),
  );

export const classOf = (
  { classes }: Pick<BookFacts, 'classes'>,
  { classId }: Pick<Certificate, 'classId'>,
): ClassTerms | undefined => classes.find((one) => one.classId === classId);

/** Whether shares are of a class, or of one of its series. */
export const isOfClass = (
  facts: Pick<BookFacts, 'classes'>,
  of: { readonly classId: string },
  classId: string,
): boolean => of.classId === classId || classOf(facts, of)?.seriesOf === classId;

/** The resolution by which the first directors, or the first shareholders, organize the corporation, once it is passed. */
export const organizingOf = (
  { resolutions }: Pick<BookFacts, 'resolutions'>,
  of: 'directors' | 'shareholders' = 'directors',
) => resolutions.find(({ isOrganizing, body }) => isOrganizing && body === of);

/** The day on which the first shareholders act: that of their organizing resolution; before it is passed that of the directors', or
 *  of the first issue where it came later. */
export const organizedOn = (
  facts: Pick<BookFacts, 'resolutions' | 'corporation' | 'certificates'>,
): PlainDate => {
  const passedOn = organizingOf(facts, 'shareholders')?.datedOn;
  if (passedOn != null) return passedOn;
  const on = organizingOf(facts)?.datedOn ?? facts.corporation.incorporatedOn;
  const [first = on] = facts.certificates.map(({ issuedOn }) => issuedOn).toSorted();
  return first > on ? first : on;
};

/** The day on which the shareholders elected the whole board last, until the day of the facts; null where its elections are not
 *  known. */
export function electedOn(
  facts: Pick<
    BookFacts,
    'annualResolutions' | 'isFoundedHere' | 'resolutions' | 'corporation' | 'certificates' | 'asOf'
  >,
): PlainDate | null {
  const days = facts.annualResolutions
    .filter(({ body, isSigned }) => body === 'shareholders' && isSigned)
    .map(({ datedOn }) => datedOn);
  const organized = facts.isFoundedHere ? [organizedOn(facts)] : [];
  return (
    [...days, ...organized]
      .filter((day) => day <= facts.asOf)
      .toSorted()
      .at(-1) ?? null
  );
}
