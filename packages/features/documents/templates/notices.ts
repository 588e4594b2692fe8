/** Notices to the registry after a change: of the board (CBCA s. 113, Form 6), of the registered office (s. 19(4), Form 3).
 *  Ontario's notice of change names officers too. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { changeNoticeDueOn } from '@tabellion/law/deadlines/dueDates.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Block, PrintedTable } from '@tabellion/paper/printed.ts';
import { officeName, officerSignatureLines, signerForCorporation } from './issues.ts';
import { directorsOf } from './ofTheDay.ts';
import { isOfDirector } from './resolutions/board.ts';
import { byDay, isAfterBookBegan, isRecordedHere } from './resolutions/clauses.ts';
import { addressBefore, seatOf } from './resolutions/deciding.ts';
import { isToOtherProvince } from './resolutions/offices.ts';
import type { Blank, BookFacts, Signee, Template } from './template.ts';
import { addressLine, capitalized, dateIn, personOf, section } from './words.ts';

const en = {
  board: { cbca: 'Changes regarding directors', obca: 'Notice of change', other: 'Notice of change' },
  office: {
    cbca: 'Change of registered office address',
    obca: 'Notice of change',
    other: 'Notice of change',
  },
  boardOf: (on: string) => `Notice of the change of directors of ${on}`,
  officersToo: (on: string) => `Notice of the change of directors or officers of ${on}`,
  officeOf: (on: string) => `Notice of the change of registered office of ${on}`,
  form: (number: string) => `Data for Form ${number}`,
  corporation: 'Corporate name',
  number: 'Corporation number',
  on: 'Date of the change',
  changes: 'Changes',
  person: 'Name',
  change: 'Change',
  address: 'Residential address, or address for service',
  resident: 'Resident Canadian',
  yes: 'Yes',
  no: 'No',
  unstated: 'Not stated',
  director: 'Director',
  began: (office: string) => `${office}, from this day on`,
  ended: (office: string) => `${office}, until this day`,
  moved: 'New address, from this day on',
  after: 'Directors after the change',
  newOffice: 'New address',
  oldOffice: 'Address before',
  days: {
    cbca: (on: string, act: string) => `This notice must be sent to the Director by ${on}${act}.`,
    other: (on: string, act: string) => `This notice must be filed with the registry by ${on}${act}.`,
  },
  withArticles: (act: string) => `This notice is sent to the Director with the articles of amendment${act}.`,
  dated: 'Dated the day on which it is signed',
  boardAwaited: 'Notice of the change of directors',
  officersTooAwaited: 'Notice of the change of directors or officers',
  officeAwaited: 'Notice of the change of registered office',
  awaited: 'The date of the registry’s certificate',
};
const fr: typeof en = {
  board: {
    cbca: 'Changements concernant les administrateurs',
    obca: 'Avis de modification',
    other: 'Avis de modification',
  },
  office: {
    cbca: 'Changement d’adresse du siège social',
    obca: 'Avis de modification',
    other: 'Avis de modification',
  },
  boardOf: (on) => `Avis du changement d’administrateurs du ${on}`,
  officersToo: (on) => `Avis du changement d’administrateurs ou de dirigeants du ${on}`,
  officeOf: (on) => `Avis du changement de siège social du ${on}`,
  form: (number) => `Données du formulaire ${number}`,
  corporation: 'Dénomination sociale',
  number: 'Numéro de société',
  on: 'Date du changement',
  changes: 'Changements',
  person: 'Nom',
  change: 'Changement',
  address: 'Adresse résidentielle ou adresse aux fins de signification',
  resident: 'Résident canadien',
  yes: 'Oui',
  no: 'Non',
  unstated: 'Non précisé',
  director: 'Membre du conseil d’administration',
  began: (office) => `${office}, à compter de cette date`,
  ended: (office) => `${office}, jusqu’à cette date`,
  moved: 'Nouvelle adresse, à compter de cette date',
  after: 'Administrateurs après le changement',
  newOffice: 'Nouvelle adresse',
  oldOffice: 'Adresse précédente',
  days: {
    cbca: (on, act) => `Le présent avis doit être envoyé au directeur au plus tard le ${on}${act}.`,
    other: (on, act) => `Le présent avis doit être déposé au registre public au plus tard le ${on}${act}.`,
  },
  withArticles: (act) => `Le présent avis est envoyé au directeur avec les clauses modificatrices${act}.`,
  dated: 'Fait le jour de sa signature',
  boardAwaited: 'Avis du changement d’administrateurs',
  officersTooAwaited: 'Avis du changement d’administrateurs ou de dirigeants',
  officeAwaited: 'Avis du changement de siège social',
  awaited: 'La date du certificat du registre public',
};
const wording = { en, fr };

type Seated = ChangeAct<'appointed' | 'ceased'>;
type Changed = Seated | ChangeAct<'person.changed'>;
type Moved = ChangeAct<'address.changed'>;

/** The acts of people that the registry is notified of, by day. The first officers are in Ontario's initial return. */
function seatChanges(facts: BookFacts): [PlainDate, Changed[]][] {
  const notified = facts.acts
    .filter((act): act is Changed => isSeated(act) || act.kind === 'person.changed')
    .filter(
      (act) => isAfterBookBegan(facts, act) && isRecordedHere(facts, act) && act.effectiveOn <= facts.asOf,
    )
    .filter((act) => (isSeated(act) ? isNotified(facts, act) : isDirectorsMove(facts, act)));
  return byDay(notified);
}

const isSeated = (act: ChangeAct): act is Seated => act.kind === 'appointed' || act.kind === 'ceased';

const isNotified = (facts: BookFacts, act: Seated): boolean =>
  isOfDirector(facts, act) || (facts.statute === 'obca' && !isOrganizing(facts, act));

const addresses: readonly string[] = ['address', 'service_address', 'residential_address'];

/** A director who was one before tells of a new address (CBCA s. 113(1)(b)); of other laws that was not read. */
function isDirectorsMove(facts: BookFacts, { effectiveOn, payload }: ChangeAct<'person.changed'>): boolean {
  const kinds = [...payload.set.map(({ kind }) => kind), ...payload.remove];
  return (
    facts.statute === 'cbca' &&
    kinds.some((kind) => addresses.includes(kind)) &&
    directorsOf({ ...facts, asOf: effectiveOn }).some(
      ({ personId, from }) => personId === payload.personId && from < effectiveOn,
    )
  );
}

const isOrganizing = ({ resolutions }: BookFacts, { payload: { resolution } }: Seated): boolean =>
  resolutions.some(
    ({ isOrganizing: is, number, datedOn }) =>
      is && number === resolution?.number && datedOn === resolution?.date,
  );

const signees = (facts: BookFacts, on: PlainDate): Signee[] => {
  const { personId, capacity } = signerForCorporation({ ...facts, asOf: on });
  return personId === '' ? [] : [{ personId, capacity }];
};

export const boardNotice: Template = {
  name: 'notice_of_directors',
  section: 'filings',
  audience: 'shareholders',
  version: '2026-12-20',
  due: (facts) =>
    seatChanges(facts).map(([on, acts]) => ({
      subject: on,
      title: titleOfBoard(facts, on),
      number: null,
      datedOn: on,
      carries: acts.map(({ root }) => root),
      signees: signees(facts, on),
    })),
  awaited: ({ language, statute }, due) => ({
    ...due,
    title: wording[language][statute === 'obca' ? 'officersTooAwaited' : 'boardAwaited'],
    datedOn: null,
  }),
  print(facts, { carries, signees: signing }) {
    const words = wording[facts.language];
    const isCarried = ({ root }: { readonly root: string }) => carries.includes(root);
    const [on, acts] = seatChanges(facts).find(([, day]) => day.some(isCarried)) ?? [facts.asOf, []];
    const changes = acts.flatMap((act) => changeIn(facts, act));
    const board = directorsOf({ ...facts, asOf: on });
    const named = [...changes, ...board];
    const blanks = [...new Set(named.map(({ personId }) => personId))].flatMap((personId): Blank[] => {
      const { formAddress, residentCanadian } = personOf(facts, personId);
      return [
        ...(formAddress === null ? [{ fact: 'person_address', personId } as const] : []),
        // Form 6 asks it of each director.
        ...(residentCanadian === null && facts.statute === 'cbca'
          ? [{ fact: 'resident_canadian', personId } as const]
          : []),
      ];
    });
    if (blanks.length > 0) return err(blanks);
    return ok({
      layout: 'letter',
      title: words.board[facts.statute ?? 'other'],
      ...(facts.statute === 'cbca' && { subtitle: words.form('6') }),
      blocks: [
        ...head(facts, on),
        { kind: 'heading', text: words.changes },
        table(facts, changes),
        { kind: 'heading', text: words.after },
        table(facts, board),
        ...foot(facts, { on, of: 'directors', cbca: '113', signing }),
      ],
    });
  },
};

/** Whom an act is about, and what it changed. */
function changeIn(facts: BookFacts, act: Changed): { readonly personId: string; readonly change: string }[] {
  const words = wording[facts.language];
  if (!isSeated(act)) return [{ personId: act.payload.personId, change: words.moved }];
  const seat = seatOf(facts, act);
  if (seat === undefined) return [];
  const office = seat.position === 'director' ? words.director : capitalized(officeName(facts, seat));
  return [{ personId: seat.personId, change: words[act.kind === 'appointed' ? 'began' : 'ended'](office) }];
}

const titleOfBoard = ({ language, statute }: BookFacts, on: PlainDate): string =>
  statute === 'obca'
    ? wording[language].officersToo(dateIn(language, on))
    : wording[language].boardOf(dateIn(language, on));

/** People with their addresses and residence, and what became of them. */
function table(
  facts: BookFacts,
  people: readonly { readonly personId: string; readonly change?: string }[],
): PrintedTable {
  const words = wording[facts.language];
  const hasChanges = people.some(({ change }) => change !== undefined);
  return {
    kind: 'table',
    columns: [
      { label: words.person, share: 2 },
      ...(hasChanges ? [{ label: words.change, share: 2 }] : []),
      { label: words.address, share: 3 },
      { label: words.resident },
    ],
    rows: people.map(({ personId, change }) => {
      const { name, formAddress, residentCanadian } = personOf(facts, personId);
      const answer = residentCanadian ? words.yes : words.no;
      const resident = residentCanadian === null ? words.unstated : answer;
      return [name, ...(change === undefined ? [] : [change]), formAddress ?? '', resident];
    }),
  };
}

const moves = (facts: BookFacts): Moved[] =>
  facts.acts
    .filter((act): act is Moved => act.kind === 'address.changed' && act.payload.place === 'registered')
    .filter((act) => isAfterBookBegan(facts, act) && isRecordedHere(facts, act));

export const officeNotice: Template = {
  name: 'notice_of_office',
  section: 'filings',
  audience: 'shareholders',
  version: '2026-12-14',
  due: (facts) =>
    moves(facts).map((move) => ({
      subject: move.root,
      title: wording[facts.language].officeOf(dateIn(facts.language, move.effectiveOn)),
      number: null,
      datedOn: move.effectiveOn,
      carries: [move.root],
      signees: signees(facts, move.effectiveOn),
    })),
  awaited: ({ language }, due) => ({ ...due, title: wording[language].officeAwaited, datedOn: null }),
  print(facts, { carries, signees: signing }) {
    const words = wording[facts.language];
    const move = moves(facts).find(({ root }) => carries.includes(root));
    if (move === undefined) return err([{ fact: 'registered_office' }]);
    const before = addressBefore(facts, move);
    return ok({
      layout: 'letter',
      title: words.office[facts.statute ?? 'other'],
      ...(facts.statute === 'cbca' && { subtitle: words.form('3') }),
      blocks: [
        ...head(facts, move.effectiveOn, [
          { label: words.newOffice, value: addressLine(move.payload.address) },
          { label: words.oldOffice, value: before === undefined ? words.unstated : addressLine(before) },
        ]),
        ...foot(facts, {
          on: move.effectiveOn,
          of: 'office',
          cbca: isToOtherProvince(facts, move) ? '19(2)' : '19(4)',
          isWithArticles: isToOtherProvince(facts, move),
          signing,
        }),
      ],
      ...(isToOtherProvince(facts, move) && { by: { cbca: '19(2)' } }),
    });
  },
};

const head = (
  { language, corporation, number, isUncertified }: BookFacts,
  on: PlainDate,
  more: readonly { readonly label: string; readonly value: string }[] = [],
): Block[] => {
  const words = wording[language];
  return [
    {
      kind: 'fields',
      fields: [
        { label: words.corporation, value: corporation.name },
        { label: words.number, value: number ?? words.unstated },
        { label: words.on, value: isUncertified ? words.awaited : dateIn(language, on) },
        ...more,
      ],
    },
  ];
};

interface Foot {
  readonly on: PlainDate;
  readonly of: 'directors' | 'office';
  readonly cbca: string;
  /** It goes with the articles that name another province, whatever day they are certified. */
  readonly isWithArticles?: boolean;
  readonly signing: readonly Signee[];
}

/** The day by which it is due, where the law of the corporation says it and its day is known, and the lines of those who sign. */
function foot(facts: BookFacts, { on, of, cbca, isWithArticles, signing }: Foot): Block[] {
  const words = wording[facts.language];
  const dueOn = changeNoticeDueOn(facts.corporation.jurisdiction as JurisdictionId, of, on);
  const signatures: Block = {
    kind: 'signatures',
    lead: words.dated,
    signees: officerSignatureLines({ ...facts, asOf: on }, signing),
  };
  const { section: cited } = section(facts, { cbca });
  const act = cited === undefined ? '' : ` (${cited})`;
  if (isWithArticles) return [{ kind: 'paragraph', text: words.withArticles(act) }, signatures];
  if (dueOn === undefined || facts.statute === null || facts.isUncertified) return [signatures];
  const text = words.days[facts.statute === 'cbca' ? 'cbca' : 'other'](dateIn(facts.language, dueOn), act);
  return [{ kind: 'paragraph', text }, signatures];
}
