/** The resolution by which the first directors organize the corporation (CBCA s. 104). */
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { longMonthDay } from '@tabellion/texts/longDate.ts';
import { issuedLine, issuesUnder, officeName } from './issues.ts';
import type { Blank, Template } from './template.ts';
import {
  addressLine,
  dateIn,
  directorsOf,
  elsewhereNote,
  officersOf,
  organizingOf,
  personOf,
  section,
} from './words.ts';

const en = {
  title: 'Organizing resolution of the directors',
  subtitle: (number: string, on: string) => `${number}, dated as of ${on}`,
  lead: 'The directors of the Corporation resolve as follows:',
  byLaw: 'By-law',
  made: 'By-law No. 1, a by-law relating generally to the business and affairs of the Corporation, is made. It is submitted to the shareholders for confirmation.',
  officers: 'Officers',
  appointed: (name: string, office: string) => `${name} is appointed ${office}.`,
  noOfficers: 'No officers are appointed at this time. The directors act for the Corporation.',
  officersAct:
    'Each officer holds office until a successor is appointed, and has the powers that the by-laws give to the office.',
  office: 'Registered office and records',
  officeAt: (address: string) => `The registered office of the Corporation is at ${address}.`,
  records:
    'The records of the Corporation may be kept in electronic form, in the electronic records system that the Corporation uses, from which they can be reproduced in readable form within a reasonable time.',
  recordsAt: (address: string) => `The records are kept at ${address}.`,
  yearEnd: 'Financial year',
  yearEndsOn: (day: string) =>
    `The financial year of the Corporation ends on ${day} of each year. The first financial year ends on the first of these days after its incorporation.`,
  yearEndLater: 'The directors fix the day on which the financial year ends by a later resolution.',
  shares: 'Shares',
  certificates:
    'Share certificates, and acknowledgments of the right to one, are in the form in which the minute book holds them. A director or an officer may sign them.',
  issued:
    'The following shares are issued as fully paid and non-assessable, the Corporation having received the full consideration for them:',
  capital:
    'The full amount of the consideration received is added to the stated capital account of the class.',
  bank: 'Banking',
  bankText:
    'The directors choose the bank of the Corporation. Any two officers together, or the sole director where there is one alone, may open accounts, sign cheques and give orders for payment.',
  contracts: 'Contracts before incorporation',
  adopted:
    'Every written contract made in the name or on behalf of the Corporation before it came into existence is adopted, and the Corporation is bound by it and entitled to its benefits.',
  auditor: 'Auditor',
  noAuditor: 'The shareholders are asked to consent not to appoint an auditor.',
  general: 'General',
  act: 'Any director or officer may sign and deliver the documents that are needed to carry out this resolution.',
  close: (act: string) =>
    `All the directors sign this resolution. It is as valid as if it had been passed at a meeting of directors${act}.`,
  director: 'Director',
};
const fr: typeof en = {
  title: 'Résolution d’organisation des administrateurs',
  subtitle: (number, on) => `${number}, en date du ${on}`,
  lead: 'Les administrateurs de la société prennent la résolution suivante :',
  byLaw: 'Règlement administratif',
  made: 'Le règlement administratif n° 1, portant sur les affaires tant commerciales qu’internes de la société, est pris. Il est soumis à la confirmation des actionnaires.',
  officers: 'Dirigeants',
  appointed: (name, office) => `${name} est nommé au poste suivant : ${office}.`,
  noOfficers: 'Aucun dirigeant n’est nommé pour le moment. Les administrateurs agissent pour la société.',
  officersAct:
    'Chaque dirigeant occupe son poste jusqu’à la nomination de son successeur et exerce les pouvoirs que les règlements administratifs y attachent.',
  office: 'Siège social et livres',
  officeAt: (address) => `Le siège social de la société est situé au ${address}.`,
  records:
    'Les livres de la société peuvent être tenus sous forme électronique, dans le système de livres électroniques que la société utilise, d’où ils peuvent être reproduits sous une forme lisible dans un délai raisonnable.',
  recordsAt: (address) => `Les livres sont conservés au ${address}.`,
  yearEnd: 'Exercice',
  yearEndsOn: (day) =>
    `L’exercice de la société se termine le ${day} de chaque année. Le premier exercice se termine à la première de ces dates qui suit sa constitution.`,
  yearEndLater: 'Les administrateurs fixeront la date de fin de l’exercice par une résolution ultérieure.',
  shares: 'Actions',
  certificates:
    'Les certificats d’action, et les reconnaissances du droit à un certificat, ont la forme sous laquelle ils figurent dans les livres de la société. Un administrateur ou un dirigeant peut les signer.',
  issued:
    'Les actions suivantes sont émises entièrement libérées, la société en ayant reçu la pleine contrepartie :',
  capital: 'Le montant total de la contrepartie reçue est versé au compte capital déclaré de la catégorie.',
  bank: 'Opérations bancaires',
  bankText:
    'Les administrateurs choisissent la banque de la société. Deux dirigeants agissant ensemble, ou l’administrateur unique s’il n’y en a qu’un, peuvent ouvrir des comptes, signer des chèques et ordonner des paiements.',
  contracts: 'Contrats antérieurs à la constitution',
  adopted:
    'Les contrats écrits conclus au nom ou pour le compte de la société avant sa constitution sont ratifiés; la société est liée par eux et en tire avantage.',
  auditor: 'Vérificateur',
  noAuditor: 'Les actionnaires sont invités à consentir à ce qu’aucun vérificateur ne soit nommé.',
  general: 'Dispositions générales',
  act: 'Tout administrateur ou dirigeant peut signer et remettre les documents nécessaires à l’exécution de la présente résolution.',
  close: (act) =>
    `Tous les administrateurs signent la présente résolution. Elle a la même valeur que si elle avait été adoptée lors d’une réunion des administrateurs${act}.`,
  director: 'Administrateur',
};
const wording = { en, fr };

export const organizingOfDirectors: Template = {
  name: 'organizing_resolution_of_directors',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-11-23',
  due(facts) {
    if (!facts.isFoundedHere) return [];
    const resolution = organizingOf(facts);
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: resolution?.number ?? null,
        datedOn: resolution?.datedOn ?? null,
        carries: [
          ...officersOf(facts).map(({ appointmentId }) => appointmentId),
          ...issuesUnder(facts, resolution).map(({ securityId }) => securityId),
        ].flatMap((id) => facts.madeBy.get(id) ?? []),
        signees: directorsOf(facts).map(({ personId }) => ({ personId, capacity: 'director' })),
      },
    ];
  },
  print(facts, { number, datedOn, signees }) {
    const { corporation, language } = facts;
    const { registeredOffice, recordsOffice, yearEnd } = corporation;
    const words = wording[language];
    const blanks: Blank[] = [
      ...(number === null || datedOn === null ? [{ fact: 'organizing_resolution' } as const] : []),
      ...(registeredOffice === undefined ? [{ fact: 'registered_office' } as const] : []),
    ];
    if (number === null || datedOn === null || registeredOffice === undefined) return err(blanks);
    const officers = officersOf(facts);
    const issues = issuesUnder(facts, organizingOf(facts));
    const clause = (
      text: string,
      sections: Parameters<typeof section>[1] = {},
      parts?: readonly string[],
    ): Block => ({
      ...{ kind: 'clause', text, ...section(facts, sections) },
      ...(parts && { parts }),
    });
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(number, dateIn(language, datedOn)),
      blocks: [
        { kind: 'paragraph', text: words.lead },
        { kind: 'heading', text: words.byLaw },
        clause(words.made, { cbca: '103' }),
        { kind: 'heading', text: words.officers },
        ...(officers.length === 0
          ? [clause(words.noOfficers)]
          : [
              ...officers.map((seat) =>
                clause(words.appointed(personOf(facts, seat.personId).name, officeName(language, seat)), {
                  cbca: '121',
                }),
              ),
              clause(words.officersAct),
            ]),
        { kind: 'heading', text: words.office },
        clause(words.officeAt(addressLine(registeredOffice)), { cbca: '19' }),
        ...(recordsOffice === undefined
          ? []
          : [clause(words.recordsAt(addressLine(recordsOffice)), { cbca: '20(1)' })]),
        clause(words.records, { cbca: '20, 22' }),
        { kind: 'heading', text: words.yearEnd },
        clause(
          yearEnd === undefined ? words.yearEndLater : words.yearEndsOn(longMonthDay(yearEnd, language)),
        ),
        { kind: 'heading', text: words.shares },
        clause(words.certificates, { cbca: '49' }),
        ...(issues.length === 0
          ? []
          : [
              clause(
                words.issued,
                { cbca: '25' },
                issues.map((one) => issuedLine(facts, one)),
              ),
              clause(words.capital, { cbca: '26' }),
            ]),
        { kind: 'heading', text: words.bank },
        clause(words.bankText),
        { kind: 'heading', text: words.contracts },
        clause(words.adopted, { cbca: '14' }),
        { kind: 'heading', text: words.auditor },
        clause(words.noAuditor, { cbca: '163', obca: '148' }),
        { kind: 'heading', text: words.general },
        clause(words.act),
        { kind: 'paragraph', text: words.close(sectionInText(facts, { cbca: '117' })) },
        ...elsewhereNote(facts),
        {
          kind: 'signatures',
          signees: signees.map(({ personId }) => ({
            ...{ key: personId, name: personOf(facts, personId).name, capacity: words.director },
          })),
        },
      ],
    });
  },
};

/** In brackets within a sentence, where the corporation's Act is cited. */
export function sectionInText(
  facts: Parameters<typeof section>[0],
  of: Parameters<typeof section>[1],
): string {
  const { section: cited } = section(facts, of);
  return cited === undefined ? '' : ` (${cited})`;
}
