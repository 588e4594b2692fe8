/** The first registered office and board: the facts of Form 2 (CBCA ss. 7, 19, 106). */
import { err, ok } from '@tabellion/kernel/result.ts';
import type { PrintedSignee, PrintedTable } from '@tabellion/paper/printed.ts';
import { asFiled, foundingSeats } from './founded.ts';
import { directorsOf } from './ofTheDay.ts';
import type { Blank, BookFacts, Template } from './template.ts';
import { addressLine, capacities, clause, dateIn, personOf, wordFor } from './words.ts';

const en = {
  title: 'Initial registered office address and first board of directors',
  formNote: 'This is what Form 2 says as it was entered. The form that the registry holds prevails.',
  name: 'Corporate name',
  office: 'Registered office',
  board: 'First directors',
  director: 'Director',
  address: 'Residential address, or address for service',
  resident: 'Resident Canadian',
  yes: 'Yes',
  no: 'No',
  unstated: 'Not stated',
  until: 'The first directors hold office until the first meeting of shareholders.',
  dated: (on: string) => `Dated ${on}`,
};
const fr: typeof en = {
  title: 'Siège social initial et premier conseil d’administration',
  formNote:
    'Voici le contenu du formulaire 2 tel qu’il a été saisi. Le formulaire que détient le registre public fait foi.',
  name: 'Dénomination sociale',
  office: 'Siège social',
  board: 'Premiers administrateurs',
  director: 'Administrateur',
  address: 'Adresse résidentielle ou adresse aux fins de signification',
  resident: 'Résident canadien',
  yes: 'Oui',
  no: 'Non',
  unstated: 'Non précisé',
  until: 'Les premiers administrateurs sont en fonction jusqu’à la première assemblée.',
  dated: (on) => `Fait le ${on}`,
};
const wording = { en, fr };

export const firstOfficeAndBoard: Template = {
  name: 'first_office_and_board',
  section: 'articles',
  audience: 'shareholders',
  version: '2026-12-01',
  due: (facts) =>
    facts.isFoundedHere && facts.statute === 'cbca'
      ? [
          {
            subject: '',
            title: wording[facts.language].title,
            number: null,
            datedOn: facts.corporation.incorporatedOn,
            carries: firstDirectorsOf(facts).flatMap(
              ({ appointmentId }) => facts.madeBy.get(appointmentId) ?? [],
            ),
            signees: [],
          },
        ]
      : [],
  print(facts) {
    const { language, incorporators } = facts;
    const corporation = asFiled(facts);
    const words = wording[language];
    const office = officeLine(corporation);
    const blanks: Blank[] = [
      ...(office === null ? [{ fact: 'registered_office' } as const] : []),
      ...(incorporators.length === 0 ? [{ fact: 'incorporator' } as const] : []),
      ...firstDirectorsOf(facts).flatMap(({ personId }): Blank[] =>
        personOf(facts, personId).formAddress === null ? [{ fact: 'person_address', personId }] : [],
      ),
    ];
    if (office === null || blanks.length > 0) return err(blanks);
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        { kind: 'note', text: words.formNote },
        {
          kind: 'fields',
          fields: [
            { label: words.name, value: corporation.name },
            { label: words.office, value: office },
          ],
        },
        { kind: 'heading', text: words.board },
        boardTable(facts),
        clause(facts, words.until, { cbca: '106(2)' }),
        {
          kind: 'signatures',
          lead: words.dated(dateIn(language, corporation.incorporatedOn)),
          // One of them signs this form.
          signees: incorporatorLines(facts).slice(0, 1),
        },
      ],
    });
  },
};

const officeLine = ({ registeredOffice }: BookFacts['corporation']): string | null =>
  registeredOffice === undefined ? null : addressLine(registeredOffice);

/** Everybody who signs the articles; a person signs for a body corporate. */
export const incorporatorLines = ({
  incorporators,
  language,
}: Pick<BookFacts, 'incorporators' | 'language'>): PrintedSignee[] => {
  const { incorporator: word, signatory } = capacities[language];
  const incorporator = wordFor(word, null);
  return incorporators.map(({ name, isBody }, at) => ({
    key: `incorporator:${at + 1}`,
    name,
    capacity: isBody ? `${incorporator}, ${signatory}` : incorporator,
  }));
};

export function firstDirectorsOf(facts: BookFacts) {
  const { incorporatedOn } = facts.corporation;
  return foundingSeats(facts, incorporatedOn, directorsOf({ ...facts, asOf: incorporatedOn }));
}

/** The first board, with addresses and residence. */
function boardTable(facts: BookFacts): PrintedTable {
  const words = wording[facts.language];
  return {
    kind: 'table',
    columns: [{ label: words.director }, { label: words.address, share: 2 }, { label: words.resident }],
    rows: firstDirectorsOf(facts).map(({ personId }) => {
      const { name, formAddress, residentCanadian } = personOf(facts, personId);
      const answer = residentCanadian ? words.yes : words.no;
      const resident = residentCanadian === null ? words.unstated : answer;
      return [name, formAddress ?? '', resident];
    }),
  };
}
