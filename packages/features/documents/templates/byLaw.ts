/** The general by-law, No. 1: made by the directors and confirmed by the shareholders (CBCA s. 103). */
import { err, ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { byLawText } from './byLawText.ts';
import { foundingSeats, passedOn, withPlanned } from './founded.ts';
import { laterByLaws, printLaterByLaw } from './laterByLaws.ts';
import { uncitedStatuteNote } from './notes.ts';
import { directorsOf, organizedOn, organizingOf, votersOf } from './ofTheDay.ts';
import type { BookFacts, Template } from './template.ts';
import { section, signatureLines } from './words.ts';

/** The board that makes it, with the organizing resolution. */
function makersOf(facts: BookFacts) {
  const on = organizingOf(facts)?.datedOn ?? facts.asOf;
  return foundingSeats(facts, on, directorsOf({ ...facts, asOf: on }));
}

/** The subject of By-law No. 1. */
const FIRST = '1';

export const byLaw: Template = {
  name: 'by_law',
  section: 'by_laws',
  audience: 'shareholders',
  version: byLawText.version,
  own: 'marked',
  // The text of a later one is that of its entry.
  isWordedFreely: ({ subject }) => subject === FIRST,
  due(real) {
    if (!real.isFoundedHere) return laterByLaws(real);
    const facts = withPlanned(real);
    return [
      {
        subject: FIRST,
        title: byLawText[facts.language].title,
        number: null,
        // Shareholders confirm it: it bears a day on which they hold shares.
        datedOn: passedOn(real, 'shareholders'),
        carries: [],
        signees: [
          ...makersOf(facts).map(({ personId }) => ({ personId, capacity: 'director' }) as const),
          ...votersOf({ ...facts, asOf: organizedOn(facts) }).map(
            (personId) => ({ personId, capacity: 'shareholder' }) as const,
          ),
        ],
      },
      ...laterByLaws(facts),
    ];
  },
  print(real, due) {
    const later = printLaterByLaw(real, due);
    if (later !== undefined) return later;
    const { signees } = due;
    const facts = withPlanned(real);
    const { language } = facts;
    const say = byLawText[language];
    const made = organizingOf(facts)?.number ?? null;
    const confirmed = organizingOf(facts, 'shareholders')?.number ?? null;
    if (made === null || confirmed === null) return err([{ fact: 'organizing_resolution' }]);
    const signing = (capacity: 'director' | 'shareholder') =>
      signatureLines(
        facts,
        signees.filter((one) => one.capacity === capacity),
      );
    return ok({
      layout: 'letter',
      title: say.title,
      subtitle: say.subtitle,
      blocks: [
        ...uncitedStatuteNote(facts),
        ...say.lines.map(
          ([text, cbca, elsewhere]): Block =>
            cbca === undefined
              ? { kind: 'heading', text }
              : {
                  kind: 'clause',
                  text: facts.statute === 'cbca' ? text : (elsewhere ?? text),
                  ...(cbca === '' ? {} : section(facts, { cbca })),
                },
        ),
        { kind: 'signatures', lead: say.made(made), signees: signing('director') },
        ...(signing('shareholder').length === 0
          ? []
          : [
              {
                kind: 'signatures',
                lead: say.confirmed(confirmed),
                signees: signing('shareholder'),
              } as const,
            ]),
      ],
    });
  },
};
