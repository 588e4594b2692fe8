/** No auditor is appointed: every shareholder consents, those without votes too, until the next annual meeting (CBCA s. 163; OBCA
 *  s. 148). */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { annualOf, endedYears } from './annual.ts';
import { removalClauses } from './auditors.ts';
import { passedOn, withPlanned } from './founded.ts';
import { uncitedStatuteNote } from './notes.ts';
import { organizedOn, shareholdersOf } from './ofTheDay.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, DueDocument, Template } from './template.ts';
import { clause, dateIn, dayIn, signatureLines } from './words.ts';

const en = {
  title: 'Resolution not to appoint an auditor',
  titleOf: (yearEnd: string) => `Resolution not to appoint an auditor, after the year ended ${yearEnd}`,
  exemption: 'Consent to exemption from audit requirements',
  exemptionOf: (yearEnd: string) =>
    `Consent to exemption from audit requirements, after the year ended ${yearEnd}`,
  subtitle: (on: string, _isExemption: boolean) => `Signed by every shareholder, dated as of ${on}`,
  lead: (isSole: boolean): string =>
    isSole
      ? 'The sole shareholder of the Corporation resolves and consents as follows:'
      : 'All the shareholders of the Corporation, including those whose shares do not carry the right to vote, resolve and consent as follows:',
  consents: (isSole: boolean): string =>
    isSole
      ? 'The sole shareholder of the Corporation consents as follows:'
      : 'All the shareholders of the Corporation, including those whose shares do not carry the right to vote, consent as follows:',
  exempt: (year: string) =>
    `The Corporation is exempt, in respect of ${year}, from the requirements of Part XII of the Business Corporations Act (Ontario) regarding the appointment and duties of an auditor.`,
  none: 'The Corporation does not appoint an auditor.',
  lasts:
    'This resolution is valid until the next annual meeting of shareholders, or the resolution signed in its place.',
  private: {
    cbca: 'The Corporation is not a distributing corporation.',
    obca: 'The Corporation is not an offering corporation.',
    other: 'The securities of the Corporation have not been offered to the public.',
  },
  year: 'the financial year in which this consent is dated',
  yearAfter: (yearEnd: string) => `the financial year that follows the one ended ${yearEnd}`,
  again: 'This consent must be given again for each financial year.',
};
const fr: typeof en = {
  title: 'Résolution de ne pas nommer de vérificateur',
  titleOf: (yearEnd) => `Résolution de ne pas nommer de vérificateur, après l’exercice clos le ${yearEnd}`,
  exemption: 'Consentement à la dispense de vérification',
  exemptionOf: (yearEnd) => `Consentement à la dispense de vérification, après l’exercice clos le ${yearEnd}`,
  subtitle: (on, isExemption) =>
    `${isExemption ? 'Signé' : 'Signée'} par tous les actionnaires, en date du ${on}`,
  lead: (isSole) =>
    isSole
      ? 'L’actionnaire unique de la société prend la résolution suivante et y consent :'
      : 'Tous les actionnaires de la société, y compris ceux dont les actions ne confèrent pas le droit de vote, prennent la résolution suivante et y consentent :',
  consents: (isSole) =>
    isSole
      ? 'L’actionnaire unique de la société consent à ce qui suit :'
      : 'Tous les actionnaires de la société, y compris ceux dont les actions ne confèrent pas le droit de vote, consentent à ce qui suit :',
  exempt: (year) =>
    `La société est dispensée, à l’égard de ${year}, des exigences de la partie XII de la Loi sur les sociétés par actions (Ontario) concernant la nomination et les fonctions d’un vérificateur.`,
  none: 'La société ne nomme pas de vérificateur.',
  lasts:
    'La présente résolution est valide jusqu’à l’assemblée annuelle suivante ou jusqu’à la résolution qui en tient lieu.',
  private: {
    cbca: 'La société n’est pas une société ayant fait appel au public.',
    obca: 'La société n’est pas une société faisant appel au public.',
    other: 'Les valeurs mobilières de la société n’ont pas été offertes au public.',
  },
  year: 'l’exercice en cours à la date du présent consentement',
  yearAfter: (yearEnd) => `l’exercice qui suit celui clos le ${yearEnd}`,
  again: 'Le présent consentement doit être donné de nouveau pour chaque exercice.',
};
const wording = { en, fr };

export const auditorWaiver: Template = {
  name: 'auditor_waiver',
  isOfAll: true,
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-11',
  own: 'all',
  due: (facts) => [...foundingWaiver(facts), ...yearlyWaivers(facts), ...waiversOfActs(facts)],
  print(facts, { subject, datedOn, signees, annual }) {
    const words = wording[facts.language];
    if (annual !== undefined && datedOn === null) return err([{ fact: 'resolution' }]);
    const lines = signatureLines(facts, signees);
    const isExemption = facts.statute === 'obca';
    const year = annual === undefined ? words.year : words.yearAfter(dateIn(facts.language, annual.yearEnd));
    const given = facts.acts.find((act) => act.root === subject);
    const removal = given?.kind === 'auditor.waived' ? removalClauses(facts, given) : [];
    const lead = isExemption && removal.length === 0 ? words.consents : words.lead;
    return ok({
      layout: 'letter',
      title: titleIn(facts),
      subtitle: words.subtitle(dayIn(facts.language, datedOn), isExemption),
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: lead(lines.length === 1) },
        ...removal,
        clause(facts, isExemption ? words.exempt(year) : words.none, { cbca: '163' }),
        { kind: 'clause', text: words.private[facts.statute ?? 'other'] },
        clause(facts, isExemption ? words.again : words.lasts, { cbca: '163' }),
        { kind: 'signatures', signees: lines },
      ],
    });
  },
};

/** Ontario's shareholders consent to an exemption for a financial year (s. 148(b)); federal ones resolve not to appoint anybody
 *  until the next annual meeting (s. 163). */
function titleIn({ language, statute }: Pick<BookFacts, 'language' | 'statute'>, yearEnd?: string): string {
  const { title, titleOf, exemption, exemptionOf } = wording[language];
  if (yearEnd === undefined) return statute === 'obca' ? exemption : title;
  return (statute === 'obca' ? exemptionOf : titleOf)(dateIn(language, yearEnd));
}

const signedByAll = (facts: BookFacts, asOf: PlainDate) =>
  ({
    signees: shareholdersOf({ ...facts, asOf }).map(
      (personId) => ({ personId, capacity: 'shareholder' }) as const,
    ),
    passing: 'every',
  }) as const;

/** The first one, beside the organizing resolutions. */
function foundingWaiver(real: BookFacts): DueDocument[] {
  const facts = withPlanned(real);
  const document = signedByAll(facts, organizedOn(facts));
  if (!facts.isFoundedHere || document.signees.length === 0) return [];
  const datedOn = passedOn(real, 'shareholders');
  return [{ subject: '', title: titleIn(facts), number: null, datedOn, carries: [], ...document }];
}

/** It has an auditor, whom the shareholders appointed. */
export const isAudited = ({ corporation: { auditor } }: Pick<BookFacts, 'corporation'>): boolean =>
  typeof auditor === 'string';

/** Each next one beside the annual resolution of the shareholders, of the same day. */
const yearlyWaivers = (facts: BookFacts): DueDocument[] =>
  (isAudited(facts) ? [] : endedYears(facts)).flatMap(({ yearEnd, dueOn }) => {
    const annual = { body: 'shareholders', yearEnd } as const;
    const datedOn = annualOf(facts, annual)?.datedOn ?? null;
    const document = signedByAll(facts, datedOn ?? facts.asOf);
    if (document.signees.length === 0) return [];
    const title = titleIn(facts, yearEnd);
    return [{ subject: yearEnd, title, number: null, datedOn, dueOn, annual, carries: [], ...document }];
  });

/** One given between annual meetings, by an entry of its own. */
const waiversOfActs = (facts: BookFacts): DueDocument[] =>
  facts.acts
    .filter((act) => act.kind === 'auditor.waived' && isRecordedHere(facts, act))
    .map(({ root, effectiveOn }) => ({
      subject: root,
      title: titleIn(facts),
      number: null,
      datedOn: effectiveOn,
      carries: [root],
      ...signedByAll(facts, effectiveOn),
    }));
