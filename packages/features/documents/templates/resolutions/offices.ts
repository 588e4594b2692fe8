/** The registered office, the place of the records and the financial year, which the directors set (CBCA ss. 19, 20). In Ontario the
 *  shareholders move the office to another municipality, by special resolution. */
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import { isSameMunicipality } from '@tabellion/law/municipality.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { DecidingBody } from '../../../registers/rules/deciders.ts';
import { lawyerFirst } from '../notes.ts';
import type { BookFacts } from '../template.ts';
import { addressLine, clause, fromResolutionIn, yearEndIn } from '../words.ts';
import { type ClauseMaker, isAfterBookBegan } from './clauses.ts';
import { addressBefore, mayDecide, type OfficeMove } from './deciding.ts';

const en = {
  office: 'Change of the registered office',
  recordsPlace: 'Place of the records',
  yearEndOf: (day: string) => `Financial year end, ${day}`,
  registered: (address: string, on: string) =>
    `The registered office of the Corporation is at ${address}, from ${on} on.`,
  records: (address: string, on: string) =>
    `The records of the Corporation are kept at ${address}, from ${on} on. They may be kept in electronic form, from which readable text can be reproduced within a reasonable time.`,
  mayBeElsewhere: 'confirms that the Act lets the records be kept outside Ontario',
  // An entry may name the resolution of a body that does not decide it: nothing of it is resolved.
  noted: {
    registered: (address: string, on: string) =>
      `The shareholders take note that the registered office of the Corporation is at ${address}, from ${on} on. The directors fix its address, by a resolution of their own.`,
    records: (address: string, on: string) =>
      `The shareholders take note that the records of the Corporation are kept at ${address}, from ${on} on. The directors designate the place, by a resolution of their own.`,
    municipality: (address: string, on: string) =>
      `The directors take note that the registered office of the Corporation is at ${address}, from ${on} on. Only the shareholders may move it to another municipality, by a special resolution of their own.`,
  },
  notice: (isFederal: boolean) =>
    `Any director or officer may sign the notice of the change and send it to the ${isFederal ? 'Director' : 'registry'}.`,
  noticeWithArticles:
    'Any director or officer may sign the notice of the registered office and send it to the Director with the articles of amendment.',
  yearEnd: (day: string, on: string) =>
    `From ${on} on, the financial year of the Corporation ends on ${day} of each year.`,
};
const fr: typeof en = {
  office: 'Changement du siège social',
  recordsPlace: 'Lieu où les livres sont conservés',
  yearEndOf: (day) => `Fin de l’exercice, ${day}`,
  registered: (address, on) =>
    `À compter ${on}, l’adresse du siège social de la société est la suivante : ${address}.`,
  records: (address, on) =>
    `À compter ${on}, les livres de la société sont conservés à l’adresse suivante : ${address}. Ils peuvent être tenus sous forme électronique, d’où un texte lisible peut être reproduit dans un délai raisonnable.`,
  mayBeElsewhere: 'confirme que la loi permet de conserver les livres hors de l’Ontario',
  noted: {
    registered: (address, on) =>
      `Les actionnaires prennent acte de ce que le siège social de la société se trouve, à compter ${on}, à l’adresse suivante : ${address}. Le choix de l’adresse relève des administrateurs, qui y procèdent par une résolution distincte.`,
    records: (address, on) =>
      `Les actionnaires prennent acte de ce que les livres de la société sont conservés, à compter ${on}, à l’adresse suivante : ${address}. Le choix du lieu relève des administrateurs, qui y procèdent par une résolution distincte.`,
    municipality: (address, on) =>
      `Les administrateurs prennent acte de ce que le siège social de la société se trouve, à compter ${on}, à l’adresse suivante : ${address}. Seuls les actionnaires peuvent le transférer dans une autre municipalité, par une résolution spéciale distincte.`,
  },
  notice: (isFederal) =>
    `Tout administrateur ou dirigeant peut signer l’avis de ce changement et l’envoyer au ${isFederal ? 'directeur nommé en vertu de la loi' : 'registre public'}.`,
  noticeWithArticles:
    'Tout administrateur ou dirigeant peut signer l’avis du siège social et l’envoyer au directeur nommé en vertu de la loi avec les clauses modificatrices.',
  yearEnd: (day, on) => `À compter ${on}, l’exercice de la société se termine le ${day} de chaque année.`,
};
const wording = { en, fr };

/** No move where no address was recorded before. */
function isToOtherMunicipality(facts: BookFacts, move: OfficeMove): boolean {
  const before = addressBefore(facts, move);
  return (
    facts.statute === 'obca' &&
    move.payload.place === 'registered' &&
    before !== undefined &&
    !isSameMunicipality(before, move.payload.address)
  );
}

/** A move to another province, which the articles then name (CBCA s. 19(2)). */
export function isToOtherProvince(facts: BookFacts, move: OfficeMove): boolean {
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

const moving = (body: DecidingBody): ClauseMaker<'address.changed'> => ({
  heading: { en: 'Registered office and records', fr: 'Siège social et livres' },
  isNeeded: (facts, act) =>
    isAfterBookBegan(facts, act) && isToOtherMunicipality(facts, act) === (body === 'shareholders'),
  title: (facts, acts) =>
    [
      ...new Set(
        acts.map(({ payload }) =>
          payload.place === 'registered'
            ? wording[facts.language].office
            : wording[facts.language].recordsPlace,
        ),
      ),
    ].join('; '),
  clauses: (facts, acts) => [
    ...acts.flatMap((act): Block[] => {
      const words = wording[facts.language];
      const { place, address } = act.payload;
      const on = fromResolutionIn(facts, act);
      const cited = { cbca: place === 'registered' ? '19(3)' : '20, 22' };
      if (mayDecide(facts, act, body))
        return [
          clause(facts, words[place](addressLine(address), on), cited),
          ...(place === 'records' ? recordsElsewhere(facts, address) : []),
        ];
      const noted = words.noted[body === 'directors' ? 'municipality' : place];
      return [clause(facts, noted(addressLine(address), on), cited)];
    }),
    ...acts
      .filter((act) => act.payload.place === 'registered' && mayDecide(facts, act, body))
      .slice(0, 1)
      .map((act): Block => {
        const { notice, noticeWithArticles } = wording[facts.language];
        return isToOtherProvince(facts, act)
          ? clause(facts, noticeWithArticles, { cbca: '19(2)' })
          : clause(facts, notice(facts.statute === 'cbca'), { cbca: '19(4)' });
      }),
  ],
});

export const officeByDirectors = moving('directors');
export const officeByShareholders = moving('shareholders');

export const yearEnd: ClauseMaker<'yearend.changed'> = {
  heading: { en: 'Financial year', fr: 'Exercice' },
  isNeeded: isAfterBookBegan,
  title: (facts, acts) =>
    acts
      .map(({ payload }) => wording[facts.language].yearEndOf(yearEndIn(facts.language, payload.yearEnd)))
      .join('; '),
  clauses: (facts, acts) =>
    acts.map((act) =>
      clause(
        facts,
        wording[facts.language].yearEnd(
          yearEndIn(facts.language, act.payload.yearEnd),
          fromResolutionIn(facts, act),
        ),
      ),
    ),
};
