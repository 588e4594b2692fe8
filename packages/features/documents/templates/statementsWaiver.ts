/** A shareholder tells the corporation in writing that it need not send the financial statements of a year (CBCA s. 159(1)): for
 *  oneself alone, so that each holder has a document of one's own. It is made when somebody asks for it: statements that are sent in
 *  time need no waiver. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { annualOf, endedYears } from './annual.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import { shareholdersOf } from './ofTheDay.ts';
import { dateLabels, holderNameOf } from './phrases.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, datedIn, dateIn, personOf, signatureLines } from './words.ts';

const en = {
  title: 'Waiver of financial statements',
  titleOf: (holder: string, yearEnd: string) =>
    `Waiver of financial statements, ${holder}, year ended ${yearEnd}`,
  subtitle: (yearEnd: string) => `Financial year ended ${yearEnd}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  waives: (holder: string, isJoint: boolean, yearEnd: string) =>
    `${holder}, ${isJoint ? 'joint shareholders' : 'a shareholder'} of the Corporation, ${isJoint ? 'inform' : 'informs'} the Corporation in writing that ${isJoint ? 'they do' : 'the shareholder does'} not want a copy of the financial statements for the financial year ended ${yearEnd}, or of the other documents that are placed before the annual meeting of shareholders with them.`,
  instead: {
    cbca: 'These documents therefore need not be sent 21 days before the meeting, or before the resolution that takes its place is signed.',
    other:
      'These documents therefore need not be sent before the meeting, or before the resolution that takes its place is signed.',
  },
  own: 'This waiver speaks for the shareholder who signs it, and for no other. It concerns this year alone.',
};
const fr: typeof en = {
  title: 'Renonciation aux états financiers',
  titleOf: (holder, yearEnd) => `Renonciation aux états financiers, ${holder}, exercice clos le ${yearEnd}`,
  subtitle: (yearEnd) => `Exercice clos le ${yearEnd}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  waives: (holder, isJoint, yearEnd) =>
    `${holder}, ${isJoint ? 'codétenteurs d’actions' : 'actionnaire'} de la société, ${isJoint ? 'informent' : 'informe'} celle-ci par écrit de ${isJoint ? 'leur' : 'son'} souhait de ne recevoir ni copie des états financiers de l’exercice clos le ${yearEnd}, ni copie des autres documents présentés avec eux à l’assemblée annuelle des actionnaires.`,
  instead: {
    cbca: 'Il n’est donc pas nécessaire de les envoyer 21 jours avant l’assemblée, ou avant la signature de la résolution qui en tient lieu.',
    other:
      'Il n’est donc pas nécessaire de les envoyer avant l’assemblée, ou avant la signature de la résolution qui en tient lieu.',
  },
  own: 'La présente renonciation n’engage que l’actionnaire qui la signe. Elle ne vise que cet exercice.',
};
const wording = { en, fr };

export const statementsWaiver: Template = {
  name: 'statements_waiver',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-12-10',
  isOfAll: true,
  of: 'shareholders',
  own: 'marked',
  due: (facts) => openYearsIn(facts).flatMap((yearEnd) => waiversOf(facts, yearEnd)),
  print(facts, { subject, personId = '', datedOn, signees }) {
    const { language, statute, corporation } = facts;
    const words = wording[language];
    const holder = holderNameOf(facts, personId);
    if (holder === '') return err([{ fact: 'person_name', personId }]);
    const isJoint = personOf(facts, personId).members.length > 1;
    const yearEnd = dateIn(language, subject.slice(0, 10));
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(yearEnd),
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(corporation.name) },
        kept(clause(facts, words.waives(holder, isJoint, yearEnd), { cbca: '159' })),
        kept(clause(facts, words.instead[statute === 'cbca' ? 'cbca' : 'other'], { cbca: '159' })),
        { kind: 'clause', text: words.own },
        {
          kind: 'signatures',
          ...(isJoint && { lead: datedIn(language, datedOn) }),
          signees: signatureLines(facts, signees),
          dateLabel: dateLabels[language],
        },
      ],
    });
  },
};

/** The years whose annual resolution is not signed: a waiver that comes later waives nothing. */
const openYearsIn = (facts: BookFacts): string[] =>
  endedYears(facts)
    .map(({ yearEnd }) => yearEnd)
    .filter((yearEnd) => annualOf(facts, { body: 'shareholders', yearEnd })?.isSigned !== true);

/** Every holder is sent the statements, without votes too. Each waiver is undated: it holds from the day of its signature. */
const waiversOf = (facts: BookFacts, yearEnd: string) =>
  shareholdersOf(facts).map(
    (personId) =>
      ({
        subject: `${yearEnd} ${personId}`,
        title: wording[facts.language].titleOf(
          holderNameOf(facts, personId),
          dateIn(facts.language, yearEnd),
        ),
        number: null,
        datedOn: null,
        carries: [],
        personId,
        isOnRequest: true,
        signees: [{ personId, capacity: 'shareholder' }],
      }) as const,
  );
