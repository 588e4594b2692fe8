/** The registered office, the place of the records and the financial year, which the directors set (CBCA ss. 19, 20). In Ontario the
 *  shareholders move the office to another municipality, by special resolution. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from '../template.ts';
import { addressLine, clause, fromDayIn, lawyerFirst, yearEndIn } from '../words.ts';
import { type ClauseMaker, isAfterBookBegan } from './clauses.ts';

const en = {
  office: 'Change of the registered office',
  records: 'Place of the records',
  yearEndOf: (day: string) => `Financial year end, ${day}`,
  registered: (address: string, on: string) =>
    `The registered office of the Corporation is at ${address}, from ${on} on.`,
  kept: (address: string, on: string) =>
    `The records of the Corporation are kept at ${address}, from ${on} on. They may be kept in electronic form, from which readable text can be reproduced within a reasonable time.`,
  mayBeElsewhere: 'confirms that the Act lets the records be kept outside Ontario',
  notice: (isFederal: boolean) =>
    `Any director or officer may sign the notice of the change and send it to the ${isFederal ? 'Director' : 'registry'}.`,
  noticeWithArticles:
    'Any director or officer may sign the notice of the registered office and send it to the Director with the articles of amendment.',
  yearEnd: (day: string, on: string) =>
    `From ${on} on, the financial year of the Corporation ends on ${day} of each year.`,
};
const fr: typeof en = {
  office: 'Changement du siège social',
  records: 'Lieu où les livres sont conservés',
  yearEndOf: (day) => `Fin de l’exercice, ${day}`,
  registered: (address, on) =>
    `À compter ${on}, l’adresse du siège social de la société est la suivante : ${address}.`,
  kept: (address, on) =>
    `À compter ${on}, les livres de la société sont conservés à l’adresse suivante : ${address}. Ils peuvent être tenus sous forme électronique, d’où un texte lisible peut être reproduit dans un délai raisonnable.`,
  mayBeElsewhere: 'confirme que la loi permet de conserver les livres hors de l’Ontario',
  notice: (isFederal) =>
    `Tout administrateur ou dirigeant peut signer l’avis de ce changement et l’envoyer au ${isFederal ? 'directeur nommé en vertu de la loi' : 'registre public'}.`,
  noticeWithArticles:
    'Tout administrateur ou dirigeant peut signer l’avis du siège social et l’envoyer au directeur nommé en vertu de la loi avec les clauses modificatrices.',
  yearEnd: (day, on) => `À compter ${on}, l’exercice de la société se termine le ${day} de chaque année.`,
};
const wording = { en, fr };

type Moved = ChangeAct<'address.changed'>;

/** The address of the same place until the act; undefined where none was recorded. */
export const addressBefore = ({ acts }: Pick<BookFacts, 'acts'>, move: Moved): OfficeAddress | undefined =>
  acts
    .filter((one): one is Moved => one.kind === 'address.changed')
    .filter(({ payload }) => payload.place === move.payload.place)
    .findLast(({ rank, effectiveOn }) =>
      effectiveOn === move.effectiveOn ? rank < move.rank : effectiveOn < move.effectiveOn,
    )?.payload.address;

const isToOtherMunicipality = (facts: BookFacts, move: Moved): boolean =>
  facts.statute === 'obca' &&
  move.payload.place === 'registered' &&
  addressBefore(facts, move)?.city !== move.payload.address.city;

/** A move to another province, which the articles then name (CBCA s. 19(2)). */
export function isToOtherProvince(facts: BookFacts, move: Moved): boolean {
  const before = addressBefore(facts, move);
  return (
    facts.statute === 'cbca' &&
    move.payload.place === 'registered' &&
    before !== undefined &&
    before.province !== move.payload.address.province
  );
}

/** Under the federal Act the directors designate any place in Canada (CBCA s. 20(1)). Ontario's asks for one in Ontario, as public copies
 *  of OBCA s. 140(1) say: a lawyer confirms another. */
export const recordsElsewhere = (facts: BookFacts, { province }: OfficeAddress): Block[] =>
  facts.statute === 'obca' && province !== 'ON'
    ? [lawyerFirst(facts, wording[facts.language].mayBeElsewhere)]
    : [];

const moving = (isOfShareholders: boolean): ClauseMaker<'address.changed'> => ({
  heading: { en: 'Registered office and records', fr: 'Siège social et livres' },
  isNeeded: (facts, act) =>
    isAfterBookBegan(facts, act) && isToOtherMunicipality(facts, act) === isOfShareholders,
  title: (facts, acts) =>
    [
      ...new Set(
        acts.map(({ payload }) =>
          payload.place === 'registered' ? wording[facts.language].office : wording[facts.language].records,
        ),
      ),
    ].join('; '),
  clauses: (facts, acts) => [
    ...acts.flatMap((act): Block[] => {
      const words = wording[facts.language];
      const { place, address } = act.payload;
      const on = fromDayIn(facts, act.effectiveOn);
      const registered = { cbca: isToOtherProvince(facts, act) ? '19(1)' : '19(3)' };
      return place === 'registered'
        ? [clause(facts, words.registered(addressLine(address), on), registered)]
        : [
            clause(facts, words.kept(addressLine(address), on), { cbca: '20, 22' }),
            ...recordsElsewhere(facts, address),
          ];
    }),
    ...acts
      .filter(({ payload }) => payload.place === 'registered')
      .slice(0, 1)
      .map((act): Block => {
        const { notice, noticeWithArticles } = wording[facts.language];
        return isToOtherProvince(facts, act)
          ? clause(facts, noticeWithArticles, { cbca: '19(2)' })
          : clause(facts, notice(facts.statute === 'cbca'), { cbca: '19(4)' });
      }),
  ],
});

export const officeByDirectors = moving(false);
export const officeByShareholders = moving(true);

export const yearEnd: ClauseMaker<'yearend.changed'> = {
  heading: { en: 'Financial year', fr: 'Exercice' },
  isNeeded: isAfterBookBegan,
  title: (facts, acts) =>
    acts
      .map(({ payload }) => wording[facts.language].yearEndOf(yearEndIn(facts.language, payload.yearEnd)))
      .join('; '),
  clauses: (facts, acts) =>
    acts.map(({ payload, effectiveOn }) =>
      clause(
        facts,
        wording[facts.language].yearEnd(
          yearEndIn(facts.language, payload.yearEnd),
          fromDayIn(facts, effectiveOn),
        ),
      ),
    ),
};
