/** The by-laws that the directors made or amended after the organization, each with its whole text (CBCA s. 103). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { uncitedStatuteNote } from './notes.ts';
import { directorsOf } from './ofTheDay.ts';
import { missingResolutionBlank } from './resolutions/board.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import { byLawName } from './resolutions/governance.ts';
import type { Blank, BookFacts, DueDocument, Wording } from './template.ts';
import { capitalized, dateIn, signatureLines } from './words.ts';

const en = {
  titleOf: (name: string, on: string) => `${name}, as of ${on}`,
  made: (number: string, on: string) => `Made by the board of directors by resolution ${number}, on ${on}.`,
  amended: (number: string, on: string) =>
    `Amended by the board of directors by resolution ${number}, on ${on}.`,
};
const fr: typeof en = {
  titleOf: (name, on) => `${name}, en date du ${on}`,
  made: (number, on) => `Pris par le conseil d’administration par la résolution ${number}, le ${on}.`,
  amended: (number, on) => `Modifié par le conseil d’administration par la résolution ${number}, le ${on}.`,
};
const wording = { en, fr };

type Made = ChangeAct<'bylaw.changed'>;

const madeIn = (facts: BookFacts): Made[] =>
  facts.acts.filter(
    (act): act is Made =>
      act.kind === 'bylaw.changed' && act.payload.text !== null && isRecordedHere(facts, act),
  );

/** Each by the root of the entry that made it. */
export const laterByLaws = (facts: BookFacts): DueDocument[] =>
  madeIn(facts).map(({ root, payload, effectiveOn }) => {
    const { language } = facts;
    const name = capitalized(byLawName(language, payload.number));
    return {
      subject: root,
      title: wording[language].titleOf(name, dateIn(language, effectiveOn)),
      number: null,
      datedOn: effectiveOn,
      carries: [root],
      signees: directorsOf({ ...facts, asOf: effectiveOn }).map(({ personId }) => ({
        personId,
        capacity: 'director',
      })),
    };
  });

/** Undefined of the first one, which no entry made. */
export function printLaterByLaw(
  facts: BookFacts,
  { subject, signees }: DueDocument,
): Result<Wording, readonly Blank[]> | undefined {
  const act = madeIn(facts).find(({ root }) => root === subject);
  if (act === undefined) return undefined;
  const { language } = facts;
  const { number, title, text, change, resolution } = act.payload;
  const words = wording[language];
  if (resolution === null) return err([missingResolutionBlank(facts, [act])]);
  return ok({
    layout: 'letter',
    title: capitalized(byLawName(language, number)),
    subtitle: title,
    blocks: [
      ...uncitedStatuteNote(facts),
      ...paragraphsOf(text ?? ''),
      {
        kind: 'signatures',
        lead: (change === 'amended' ? words.amended : words.made)(
          resolution.number,
          dateIn(language, resolution.date),
        ),
        signees: signatureLines(facts, signees),
      },
    ],
  });
}

const paragraphsOf = (text: string): Block[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));
