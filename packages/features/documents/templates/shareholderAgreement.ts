/** The unanimous agreement of all shareholders, or the declaration of the one (CBCA s. 146). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { uncitedStatuteNote } from './notes.ts';
import { shareholdersOf } from './ofTheDay.ts';
import { dateLabels } from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, signatureLines } from './words.ts';

const en = {
  title: { agreement: 'Unanimous shareholder agreement', declaration: 'Declaration of the sole shareholder' },
  titleOf: (title: string, on: string) => `${title} of ${on}`,
  lead: {
    agreement: (name: string) => `All the shareholders of ${name} (the “Corporation”) agree as follows:`,
    declaration: (name: string) =>
      `The beneficial owner of all the issued shares of ${name} (the “Corporation”) declares as follows:`,
  },
  restricts: {
    agreement:
      'This agreement restricts, as far as it says so, the powers of the directors to manage, or supervise the management of, the business and affairs of the Corporation. To the extent that it does so, the parties who are given that power have all the rights, powers, duties and liabilities of a director, and the directors are relieved of theirs.',
    declaration:
      'This declaration restricts, as far as it says so, the powers of the directors to manage, or supervise the management of, the business and affairs of the Corporation, and is deemed to be a unanimous shareholder agreement. To the extent that it does so, whoever is given that power by it has all the rights, powers, duties and liabilities of a director, and the directors are relieved of theirs.',
  },
  noted:
    'A reference to it is noted conspicuously on each share certificate that the Corporation issues from the effective date below on. Holders of earlier certificates return them so that it can be noted.',
  signed: {
    agreement: (on: string) => `Signed by every shareholder, effective ${on}.`,
    declaration: (on: string) => `Signed by the sole shareholder, effective ${on}.`,
  },
};
const fr: typeof en = {
  title: {
    agreement: 'Convention unanime des actionnaires',
    declaration: 'Déclaration de l’actionnaire unique',
  },
  titleOf: (title, on) => `${title} du ${on}`,
  lead: {
    agreement: (name) =>
      `Les actionnaires soussignés, détenant la totalité des actions émises par ${name} (la « société »), conviennent de ce qui suit :`,
    declaration: (name) =>
      `L’unique et véritable propriétaire de la totalité des actions émises par ${name} (la « société ») déclare ce qui suit :`,
  },
  restricts: {
    agreement:
      'La présente convention restreint, dans la mesure qu’elle précise, le pouvoir des administrateurs de gérer les activités commerciales et les affaires internes de la société ou d’en surveiller la gestion. Dans cette mesure, les parties auxquelles ce pouvoir est conféré ont les droits, pouvoirs, obligations et responsabilités d’un administrateur, et les administrateurs sont déchargés des leurs.',
    declaration:
      'La présente déclaration restreint, dans la mesure qu’elle précise, le pouvoir des administrateurs de gérer les activités commerciales et les affaires internes de la société ou d’en surveiller la gestion, et elle est réputée être une convention unanime des actionnaires. Dans cette mesure, quiconque se voit conférer ce pouvoir a les droits, pouvoirs, obligations et responsabilités d’un administrateur, et les administrateurs sont déchargés des leurs.',
  },
  noted:
    'Il en est fait mention bien visible sur chaque certificat d’actions que la société émet à compter de la date d’entrée en vigueur ci-dessous. Les détenteurs de certificats antérieurs les remettent pour que la mention y soit portée.',
  signed: {
    agreement: (on) => `Signée par tous les actionnaires, en vigueur le ${on}.`,
    declaration: (on) => `Signée par l’actionnaire unique, en vigueur le ${on}.`,
  },
};
const wording = { en, fr };

type Made = ChangeAct<'agreement.made'>;

const madeIn = (facts: BookFacts): Made[] =>
  facts.acts.filter((act): act is Made => act.kind === 'agreement.made' && isRecordedHere(facts, act));

export const shareholderAgreement: Template = {
  name: 'shareholder_agreement',
  section: 'agreements',
  audience: 'shareholders',
  version: '2026-12-14',
  isOfAll: true,
  due: (facts) =>
    madeIn(facts).map(({ root, payload, effectiveOn }) => {
      const words = wording[facts.language];
      return {
        subject: root,
        title: words.titleOf(words.title[payload.form], dateIn(facts.language, effectiveOn)),
        number: null,
        datedOn: effectiveOn,
        carries: [root],
        signees: shareholdersOf({ ...facts, asOf: effectiveOn }).map((personId) => ({
          personId,
          capacity: 'shareholder',
        })),
        passing: 'every',
      };
    }),
  print(facts, { subject, signees }) {
    const words = wording[facts.language];
    const act = madeIn(facts).find(({ root }) => root === subject);
    if (act === undefined) return err([{ fact: 'resolution' }]);
    const { form, text } = act.payload;
    return ok({
      layout: 'letter',
      title: words.title[form],
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.lead[form](facts.corporation.name) },
        ...text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line): Block => ({ kind: 'paragraph', text: line })),
        clause(facts, words.restricts[form], { cbca: '146' }),
        clause(facts, words.noted, { cbca: '49(8)(c)' }),
        {
          kind: 'signatures',
          lead: words.signed[act.payload.form](dateIn(facts.language, act.effectiveOn)),
          signees: signatureLines(facts, signees),
          dateLabel: dateLabels[facts.language],
        },
      ],
    });
  },
};
