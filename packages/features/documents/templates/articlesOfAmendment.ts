/** Articles of amendment (Form 4; CBCA ss. 173, 177-179): all that a certificate of amendment bearing one date changed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { bodyOf, type ResolutionBody } from '../../registers/rules/resolutions.ts';
import { nameBefore } from './founded.ts';
import { officerSignatureLines, signerForCorporation } from './issues.ts';
import { uncitedStatuteNote } from './notes.ts';
import {
  type AmendingAct,
  amendmentClauses,
  articlesOfAmendmentName,
  isAmendment,
  isSeries,
} from './resolutions/amendments.ts';
import { missingResolutionBlank } from './resolutions/board.ts';
import { byDay, isAfterBookBegan, isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { capitalized, clause, dateIn, listIn } from './words.ts';

const en = {
  titleOf: (articles: string, on: string) => `${articles} of ${on}`,
  form: 'Data for Form 4',
  corporation: 'Corporate name before the amendment',
  number: 'Corporation number',
  certificate: 'Certificate of amendment',
  dated: (on: string, number: string | null) => (number === null ? on : `${on}, No. ${number}`),
  awaited: 'Awaited from the registry',
  unstated: 'Not stated',
  amended: 'The articles are amended as follows',
  authority: 'Authorization',
  resolved: (resolutions: string) =>
    `The amendment was authorized by special resolution of the shareholders: ${resolutions}.`,
  byDirectors: (resolutions: string) =>
    `The amendment was authorized by resolution of the directors, because the corporate name was a number name: ${resolutions}.`,
  bySeries: (resolutions: string) =>
    `The series was designated by resolution of the directors, as the articles authorize them: ${resolutions}.`,
  resolution: (number: string, on: string) => `${number} of ${on}`,
  signed: 'Dated the day on which it is signed',
};
const fr: typeof en = {
  titleOf: (articles, on) => `${articles} du ${on}`,
  form: 'Données du formulaire 4',
  corporation: 'Dénomination sociale avant la modification',
  number: 'Numéro de société',
  certificate: 'Certificat de modification',
  dated: (on, number) => (number === null ? on : `${on}, n° ${number}`),
  awaited: 'Attendu du registre public',
  unstated: 'Non précisé',
  amended: 'Les statuts sont modifiés comme suit',
  authority: 'Autorisation',
  resolved: (resolutions) =>
    `La modification a été autorisée par résolution spéciale des actionnaires : ${resolutions}.`,
  byDirectors: (resolutions) =>
    `La modification a été autorisée par résolution des administrateurs, la dénomination étant numérique : ${resolutions}.`,
  bySeries: (resolutions) =>
    `La série a été désignée par résolution des administrateurs, comme les statuts les y autorisent : ${resolutions}.`,
  resolution: (number, on) => `${number} du ${on}`,
  signed: 'Fait le jour de sa signature',
};
const wording = { en, fr };

/** Amendments by the date of their certificate. */
const amendmentsIn = (facts: BookFacts): [PlainDate, AmendingAct[]][] =>
  byDay(
    facts.acts
      .filter(isAmendment)
      .filter(
        (act) => isAfterBookBegan(facts, act) && isRecordedHere(facts, act) && act.effectiveOn <= facts.asOf,
      ),
  );

/** The day of the certificate, with what a document carries of it. */
function carriedAmendments(facts: BookFacts, carries: readonly string[]): [PlainDate, AmendingAct[]] {
  for (const [on, acts] of amendmentsIn(facts)) {
    const carried = acts.filter(({ root }) => carries.includes(root));
    if (carried.length > 0) return [on, carried];
  }
  return [facts.asOf, []];
}

const authorityOf = (act: AmendingAct) =>
  act.kind === 'class.created' ? act.payload.amendment : act.payload;

export const articlesOfAmendment: Template = {
  name: 'articles_of_amendment',
  section: 'articles',
  audience: 'shareholders',
  version: '2026-12-30',
  due: (facts) =>
    amendmentsIn(facts).map(([on, acts]) => {
      const { personId, capacity } = signerForCorporation({ ...facts, asOf: on });
      return {
        subject: on,
        title: wording[facts.language].titleOf(
          capitalized(articlesOfAmendmentName(facts)),
          dateIn(facts.language, on),
        ),
        number: null,
        datedOn: on,
        carries: acts.map(({ root }) => root),
        signees: personId === '' ? [] : [{ personId, capacity }],
      };
    }),
  awaited: (facts, due) => ({
    ...due,
    title: capitalized(articlesOfAmendmentName(facts)),
    datedOn: null,
  }),
  print(facts, { carries, signees }) {
    const { language } = facts;
    const words = wording[language];
    const [on, acts] = carriedAmendments(facts, carries);
    const resolutions = acts.flatMap((act) => authorityOf(act)?.resolution ?? []);
    if (acts.length === 0 || resolutions.length === 0) return err([missingResolutionBlank(facts, acts)]);
    const certificate = acts.flatMap((act) => authorityOf(act)?.registryCertificate ?? []);
    return ok({
      layout: 'letter',
      title: capitalized(articlesOfAmendmentName(facts)),
      ...(facts.statute === 'cbca' && { subtitle: words.form }),
      blocks: [
        ...uncitedStatuteNote(facts),
        {
          kind: 'fields',
          fields: [
            { label: words.corporation, value: nameBefore(facts, on) },
            { label: words.number, value: facts.number ?? words.unstated },
            {
              label: words.certificate,
              value:
                facts.isUncertified === true
                  ? words.awaited
                  : words.dated(dateIn(language, on), certificate[0] ?? null),
            },
          ],
        },
        { kind: 'heading', text: words.amended },
        ...acts.flatMap((act): Block[] => amendmentClauses(facts, act)),
        { kind: 'heading', text: words.authority },
        ...authorizations(facts, acts),
        {
          kind: 'signatures',
          lead: words.signed,
          signees: officerSignatureLines({ ...facts, asOf: on }, signees),
        },
      ],
    });
  },
};

/** One clause for each body, and one for what directors decide by another provision: one certificate may carry them all. */
function authorizations(facts: BookFacts, acts: readonly AmendingAct[]): Block[] {
  const words = wording[facts.language];
  const of = (body: ResolutionBody) => acts.filter((act) => bodyOf(act, numberOf(act)) === body);
  const byDirectors = of('directors');
  return [
    ...authorized(facts, of('shareholders'), { says: words.resolved, cbca: '173' }),
    ...authorized(
      facts,
      byDirectors.filter((act) => !isSeries(act)),
      { says: words.byDirectors, cbca: '173(3)' },
    ),
    ...authorized(facts, byDirectors.filter(isSeries), { says: words.bySeries, cbca: '27(4)' }),
  ];
}

const numberOf = (act: AmendingAct): string | undefined => authorityOf(act)?.resolution?.number;

interface Authority {
  says(resolutions: string): string;
  readonly cbca: string;
}

function authorized(facts: BookFacts, acts: readonly AmendingAct[], { says, cbca }: Authority): Block[] {
  const { language } = facts;
  const spelled = acts.flatMap((act) => {
    const resolution = authorityOf(act)?.resolution;
    return resolution
      ? wording[language].resolution(resolution.number, dateIn(language, resolution.date))
      : [];
  });
  return spelled.length === 0 ? [] : [clause(facts, says(listIn(language, [...new Set(spelled)])), { cbca })];
}
