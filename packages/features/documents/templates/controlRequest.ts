/** The letter that asks a shareholder, once in each financial year, who has significant control: one of the reasonable steps of
 *  the corporation (CBCA s. 21.1(2)). The federal one asks all that the regulations have a corporation ask (SOR/2001-512,
 *  s. 33(2)). It is offered until the steps of the year are recorded, and never missing: there are other ways to ask. */
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { financialYearEndOf } from '@tabellion/law/deadlines/financialYears.ts';
import type { Clause } from '@tabellion/paper/printed.ts';
import { financialYearsOf } from './annual.ts';
import { signerForCorporation } from './issues.ts';
import { kept } from './kept.ts';
import { byCertificateNumber, shareholdersOf } from './ofTheDay.ts';
import { forCorporationAs, sharesIn } from './phrases.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, holderIn, personOf, signatureLines } from './words.ts';

const en = {
  title: 'Request for information on significant control',
  titleOf: (holder: string, yearEnd: string) =>
    `Request for information on significant control, ${holder}, year ending ${yearEnd}`,
  subtitle: (yearEnd: string) => `Financial year ending ${yearEnd}`,
  holder: 'To',
  address: 'Address',
  shares: 'Shares in your name',
  who: 'An individual has significant control who alone, jointly or in concert with others holds, owns or directs shares with 25% or more of the votes, or with 25% or more of the fair market value of all shares, or whose influence amounts to control in fact.',
  asks: 'At least once in each financial year the Corporation takes reasonable steps to identify the individuals with significant control over it. It asks you to say:',
  parts: {
    shares: [
      'whether the shares in your name are your own, or for whom you hold them;',
      'whether another person has control or direction over them, or an agreement to vote them together with you;',
    ],
    cbca: [
      'whether or not you have become or ceased to be such an individual, and when;',
      'if our register names you as one, any change to what it says about you;',
      'every other such individual that you know of, since when, and the contact information that you have for them and for any other person who may know of one.',
    ],
    other: ['every individual with significant control that you know of, and since when.'],
  },
  regulations: 'SOR/2001-512, s.\u00a033',
  facts: {
    cbca: 'Of each of these individuals give the name, the birth date, the residential address, the address for service if there is one, every citizenship, every jurisdiction of tax residence, and a description of the control.',
    other:
      'Of each of these individuals give the name, the birth date, the latest known address, every jurisdiction of tax residence, and a description of the control.',
  },
  reply:
    'Answer in writing, as soon as feasible, accurately and completely to the best of your knowledge. If nothing has changed since your last answer, say so. If anything changes later, let us know at once.',
  dated: 'Dated the day on which it is signed',
};
const fr: typeof en = {
  title: 'Demande de renseignements sur le contrôle important',
  titleOf: (holder, yearEnd) =>
    `Demande de renseignements sur le contrôle important, ${holder}, exercice se terminant le ${yearEnd}`,
  subtitle: (yearEnd) => `Exercice se terminant le ${yearEnd}`,
  holder: 'À',
  address: 'Adresse',
  shares: 'Actions à votre nom',
  who: 'A un contrôle important le particulier qui, seul, conjointement ou de concert avec d’autres, détient, possède ou dirige des actions conférant au moins 25 % des voix ou représentant au moins 25 % de la juste valeur marchande de toutes les actions, ou dont l’influence équivaut à un contrôle de fait.',
  asks: 'Au moins une fois par exercice, la société prend des mesures raisonnables pour identifier les particuliers ayant sur elle un contrôle important. Veuillez indiquer :',
  parts: {
    shares: [
      'si ces actions vous appartiennent, ou pour qui vous les détenez;',
      'si une autre personne exerce un contrôle sur ces actions ou en a la haute main, ou s’est entendue avec vous pour exercer de concert les droits de vote;',
    ],
    cbca: [
      'si vous avez ou non acquis ou perdu un tel contrôle, et quand;',
      'si vous figurez à ce titre au registre, tout changement à ce qu’il dit de vous;',
      'tout autre particulier que vous savez avoir un tel contrôle, depuis quand, et les coordonnées dont vous disposez sur ces particuliers et sur toute autre personne susceptible de détenir des renseignements à leur sujet.',
    ],
    other: ['chaque particulier ayant un contrôle important que vous connaissez, et depuis quand.'],
  },
  regulations: 'DORS/2001-512, art.\u00a033',
  facts: {
    cbca: 'Pour chacun de ces particuliers, donnez le nom, la date de naissance, l’adresse résidentielle, l’adresse aux fins de signification s’il y en a une, chaque citoyenneté, chaque juridiction de résidence fiscale et une description du contrôle.',
    other:
      'Pour chaque particulier, donnez le nom, la date de naissance, la dernière adresse connue, chaque juridiction de résidence fiscale et une description du contrôle.',
  },
  reply:
    'Répondez par écrit, au meilleur de votre connaissance, dès que possible et de façon précise et complète; si rien n’a changé, dites-le. Avisez-nous sans tarder de tout changement ultérieur.',
  dated: 'Fait le jour de sa signature',
};
const wording = { en, fr };

export const controlRequest: Template = {
  name: 'control_request',
  section: 'other',
  audience: 'directors',
  version: '2026-12-26',
  of: 'shareholders',
  own: 'marked',
  due(facts) {
    const yearEnd = yearEndAt(facts, facts.asOf);
    if (facts.statute === null || yearEnd === undefined || hasSteps(facts, yearEnd)) return [];
    const words = wording[facts.language];
    return shareholdersOf(facts).map((personId) => ({
      subject: `${personId} ${yearEnd}`,
      title: words.titleOf(
        holderIn(facts.language, personOf(facts, personId)),
        dateIn(facts.language, yearEnd),
      ),
      number: null,
      datedOn: null,
      carries: [],
      personId,
      signees: [],
      dueOn: addDays(yearEnd, 1),
    }));
  },
  print(facts, { subject, personId = '' }) {
    const { language, statute } = facts;
    const words = wording[language];
    const person = personOf(facts, personId);
    const holder = holderIn(language, person);
    if (holder === '') return err([{ fact: 'person_name', personId }]);
    const { office, ...signer } = signerForCorporation(facts, personId);
    const held = facts.certificates
      .filter((one) => one.personId === personId && one.status === 'open')
      .toSorted(byCertificateNumber)
      .map((one) =>
        [sharesIn(facts, one.quantity, one.classId), one.label].filter((word) => word !== null).join(', '),
      );
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(dateIn(language, subject.slice(-10))),
      blocks: [
        {
          kind: 'fields',
          fields: [
            { label: words.holder, value: holder },
            ...(person.address === null ? [] : [{ label: words.address, value: person.address }]),
            { label: words.shares, value: held.join('\n') },
          ],
        },
        kept(clause(facts, words.who, { cbca: '2.1' })),
        kept(questionsClause(facts)),
        { kind: 'clause', text: words.facts[statute === 'cbca' ? 'cbca' : 'other'] },
        { kind: 'clause', text: words.reply },
        {
          kind: 'signatures',
          lead: words.dated,
          signees: signatureLines(facts, [signer]).map((line) => ({
            ...line,
            capacity: forCorporationAs(language, office ?? line.capacity),
          })),
        },
      ],
    });
  },
};

/** All that the holder is asked, with the regulations that ask it federally. */
function questionsClause(facts: BookFacts): Clause {
  const { asks, parts, regulations } = wording[facts.language];
  if (facts.statute !== 'cbca')
    return clause(facts, asks, { cbca: '21.1' }, [...parts.shares, ...parts.other]);
  const federal = clause(facts, asks, { cbca: '21.1(2)' }, [...parts.shares, ...parts.cbca]);
  return { ...federal, section: `${federal.section}; ${regulations}` };
}

/** The last day of the financial year in which a day lies; undefined while the year end is not set. */
function yearEndAt(facts: BookFacts, day: PlainDate): PlainDate | undefined {
  const years = financialYearsOf(facts);
  return years && financialYearEndOf(day, years);
}

/** Steps for the year, or taken in it. */
const hasSteps = (facts: BookFacts, yearEnd: PlainDate): boolean =>
  facts.controls.some(
    (one) => one.of === 'review' && (one.yearEndOn ?? yearEndAt(facts, one.on)) === yearEnd,
  );
