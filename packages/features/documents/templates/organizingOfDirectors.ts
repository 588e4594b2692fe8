/** The resolution by which the first directors organize the corporation (CBCA s. 104). */

import { compare } from '@tabellion/kernel/order.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { asOrganized, foundingSeats, passedOn, subscribingBoard, withPlanned } from './founded.ts';
import { directorsResolve, directorsSign, generalClauses, numberAndDate } from './inWriting.ts';
import { issueClauses, issuesUnder, missingConsiderationBlanks, officeName } from './issues.ts';
import { noAuditorClause } from './noAuditor.ts';
import { directorsOf, officersOf, organizingOf } from './ofTheDay.ts';
import { actsPassedBy, blanksOf, blocksOf, rootsOf } from './resolutions/clauses.ts';
import { ofDirectors } from './resolutions/directorsResolution.ts';
import { interestClauses, partiesOf } from './resolutions/interests.ts';
import { recordsElsewhere } from './resolutions/offices.ts';
import type { Blank, BookFacts, Template } from './template.ts';
import { addressLine, clause, personOf, yearEndIn } from './words.ts';

const en = {
  title: 'Organizing resolution of the directors',
  byLaw: 'By-law',
  made: 'By-law No. 1, a by-law relating generally to the business and affairs of the Corporation, is made. It is submitted to the shareholders for confirmation.',
  officers: 'Officers',
  appointed: (name: string, office: string) => `${name} is appointed ${office}.`,
  noOfficers: 'No officers are appointed at this time.',
  officersAct:
    'Each officer holds office until resignation, removal or the appointment of a successor, with the powers that the directors set.',
  office: 'Registered office and records',
  officeAt: (address: string) => `The registered office of the Corporation is at ${address}.`,
  records:
    'The records of the Corporation may be kept in electronic form, in the records system that the Corporation uses, from which readable text can be reproduced within a reasonable time.',
  recordsAt: (address: string) => `The records are kept at ${address}.`,
  yearEnd: 'Financial year',
  yearEndsOn: (day: string) => `The financial year of the Corporation ends on ${day} of each year.`,
  yearEndLater: 'The directors fix the day on which the financial year ends by a later resolution.',
  shares: 'Shares',
  certificates:
    'The forms of share certificate, and of acknowledgment of the right to one, that the records system of the Corporation prints are approved. One director or officer may sign them.',
  bank: 'Banking',
  bankText:
    'The directors choose the bank of the Corporation and who may sign for its accounts, by a later resolution.',
  auditor: 'Auditor',
};
const fr: typeof en = {
  title: 'Résolution d’organisation prise par les administrateurs',
  byLaw: 'Règlement administratif',
  made: 'Le règlement administratif n° 1, portant sur les affaires tant commerciales qu’internes de la société, est pris. Il est soumis à la confirmation des actionnaires.',
  officers: 'Dirigeants',
  appointed: (name, office) => `Les administrateurs nomment ${name} au poste suivant : ${office}.`,
  noOfficers: 'Aucun dirigeant n’est nommé pour le moment.',
  officersAct:
    'Chaque dirigeant occupe son poste jusqu’à sa démission, sa révocation ou son remplacement et exerce les pouvoirs que fixent les administrateurs.',
  office: 'Siège social et livres',
  officeAt: (address) => `L’adresse du siège social de la société est la suivante : ${address}.`,
  records:
    'Les livres de la société peuvent être tenus sous forme électronique, dans le système que la société utilise, d’où un texte lisible peut être reproduit dans un délai raisonnable.',
  recordsAt: (address) => `Les livres sont conservés à l’adresse suivante : ${address}.`,
  yearEnd: 'Exercice',
  yearEndsOn: (day) => `L’exercice de la société se termine le ${day} de chaque année.`,
  yearEndLater: 'Les administrateurs fixeront la date de fin de l’exercice par une résolution ultérieure.',
  shares: 'Actions',
  certificates:
    'Les modèles de certificat d’action et de reconnaissance du droit d’en obtenir un que produit le système de tenue des livres de la société sont approuvés. La signature d’un seul administrateur ou dirigeant suffit.',
  bank: 'Opérations bancaires',
  bankText:
    'Les administrateurs choisiront, par une résolution ultérieure, la banque de la société et les personnes qui signent à l’égard de ses comptes.',
  auditor: 'Vérificateur',
};
const wording = { en, fr };

const { issued, appointed, 'address.changed': office, 'yearend.changed': yearEnd, ...others } = ofDirectors;

/** Acts of other kinds that rest on its number, such as a plan and its options. */
const alsoPassed = (facts: BookFacts) => {
  const resolution = organizingOf(facts);
  return resolution === undefined ? [] : actsPassedBy(facts, others, resolution);
};

export const organizingOfDirectors: Template = {
  name: 'organizing_resolution_of_directors',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-12-30',
  own: 'all',
  isOfAll: true,
  due(real) {
    if (!real.isFoundedHere) return [];
    const facts = withPlanned(real);
    const resolution = organizingOf(facts);
    const asOf = resolution?.datedOn ?? facts.asOf;
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: resolution?.number ?? null,
        datedOn: passedOn(real, 'directors'),
        carries: [
          ...[
            ...foundingSeats(facts, asOf, officersOf({ ...facts, asOf })).map(
              ({ appointmentId }) => appointmentId,
            ),
            ...issuesUnder(facts, resolution).map(({ securityId }) => securityId),
          ].flatMap((id) => facts.madeBy.get(id) ?? []),
          ...rootsOf(alsoPassed(facts)),
        ],
        signees: foundingSeats(facts, asOf, directorsOf({ ...facts, asOf })).map(({ personId }) => ({
          personId,
          capacity: 'director',
        })),
        passing: 'directors',
      },
    ];
  },
  print(real, { number, datedOn, signees }) {
    const facts = withPlanned(real);
    const { language } = facts;
    const { registeredOffice, recordsOffice, yearEnd } = asOrganized(facts, organizingOf(facts));
    const words = wording[language];
    // The order does not change when one of them is paid later than the others.
    const issues = issuesUnder(facts, organizingOf(facts)).toSorted((one, other) =>
      compare(one.securityId, other.securityId),
    );
    const blanks: Blank[] = [
      ...(number === null ? [{ fact: 'organizing_resolution' } as const] : []),
      ...(registeredOffice === undefined ? [{ fact: 'registered_office' } as const] : []),
      ...missingConsiderationBlanks(issues),
      ...blanksOf(facts, others, alsoPassed(facts)),
    ];
    if (number === null || registeredOffice === undefined || blanks.length > 0) return err(blanks);
    const on = datedOn ?? organizingOf(facts)?.datedOn ?? facts.asOf;
    const officers = foundingSeats(facts, on, officersOf({ ...facts, asOf: on }));
    const subscribers = issues.map(({ personId }) => personId);
    const isConfirmed = subscribingBoard(facts).length > 0;
    const otherParties = partiesOf(facts, alsoPassed(facts));
    const interests = interestClauses(facts, {
      directors: signees.map(({ personId }) => personId),
      parties: isConfirmed ? otherParties : [...subscribers, ...otherParties],
      ...(isConfirmed && { subscribers }),
    });
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: numberAndDate(language, number, datedOn),
      blocks: [
        ...directorsResolve(facts, signees),
        { kind: 'heading', text: words.byLaw },
        clause(facts, words.made, { cbca: '103' }),
        { kind: 'heading', text: words.officers },
        ...(officers.length === 0
          ? [clause(facts, words.noOfficers)]
          : [
              ...officers.map((seat) =>
                clause(facts, words.appointed(personOf(facts, seat.personId).name, officeName(facts, seat)), {
                  cbca: '121',
                }),
              ),
              clause(facts, words.officersAct),
            ]),
        { kind: 'heading', text: words.office },
        clause(facts, words.officeAt(addressLine(registeredOffice)), { cbca: '19' }),
        ...(recordsOffice === undefined
          ? []
          : [
              clause(facts, words.recordsAt(addressLine(recordsOffice)), { cbca: '20(1)' }),
              ...recordsElsewhere(facts, recordsOffice),
            ]),
        clause(facts, words.records, { cbca: '20, 22' }),
        { kind: 'heading', text: words.yearEnd },
        clause(
          facts,
          yearEnd === undefined ? words.yearEndLater : words.yearEndsOn(yearEndIn(language, yearEnd)),
        ),
        { kind: 'heading', text: words.shares },
        clause(facts, words.certificates, { cbca: '49' }),
        ...(issues.length === 0
          ? []
          : issueClauses(facts, issues, { isDated: datedOn !== null, isNumbered: false })),
        ...blocksOf(facts, others, alsoPassed(facts)),
        { kind: 'heading', text: words.bank },
        clause(facts, words.bankText),
        { kind: 'heading', text: words.auditor },
        noAuditorClause(facts, 'exception'),
        ...generalClauses(language, interests),
        ...directorsSign(facts, signees, { hasInterests: interests.length > 0 }),
      ],
    });
  },
};
