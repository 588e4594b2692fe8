/** The letter by which a director or officer resigns: it takes effect when it is sent, or on the later day that it names (CBCA
 *  s. 108(2)). A letter that is signed after that day claims no more, and goes with an earlier one that was sent by then. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { officeName } from './issues.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import { isOfDirector } from './resolutions/board.ts';
import { isAfterBookBegan, isRecordedHere } from './resolutions/clauses.ts';
import { seatOf } from './resolutions/deciding.ts';
import type { BookFacts, Template } from './template.ts';
import { capacities, capitalized, clause, fromDayIn, personOf, signatureLines, wordFor } from './words.ts';

const en = {
  title: 'Resignation',
  titleOf: (name: string, office: string) => `Resignation of ${name}, ${office}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  name: 'Name',
  office: 'Office',
  resigns: 'I resign from this office of the Corporation.',
  sent: (from: string) =>
    `My resignation takes effect on ${from}, or when it is sent to the Corporation in writing, whichever is later.`,
  lawful: (from: string) =>
    `My resignation takes effect on ${from}, or when the Act provides, whichever is later.`,
  dated: 'Dated the day on which it is signed',
  returns:
    'I will return to the Corporation without delay the records and other property of the Corporation that I hold.',
};
const fr: typeof en = {
  title: 'Démission',
  titleOf: (name, office) => `Démission, ${name}, ${office}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  name: 'Nom',
  office: 'Poste',
  resigns: 'Je démissionne de ce poste au sein de la société.',
  sent: (from) =>
    `Ma démission prend effet à compter ${from} ou, s’il est postérieur, de son envoi par écrit à la société.`,
  lawful: (from) =>
    `Ma démission prend effet à compter ${from} ou, si elle est postérieure, de la date que prévoit la loi.`,
  dated: 'Fait le jour de sa signature',
  returns:
    'Je remettrai sans délai à la société les livres et les autres biens de la société qui sont en ma possession.',
};
const wording = { en, fr };

const resignationsIn = (facts: BookFacts): ChangeAct<'ceased'>[] =>
  facts.acts
    .filter((act): act is ChangeAct<'ceased'> => act.kind === 'ceased' && act.payload.reason === 'resigned')
    .filter((act) => isAfterBookBegan(facts, act) && isRecordedHere(facts, act));

const officeIn = (facts: BookFacts, seat: Appointment): string =>
  seat.position === 'director'
    ? wordFor(capacities[facts.language].director, personOf(facts, seat.personId).gender)
    : officeName(facts, seat);

export const resignation: Template = {
  name: 'resignation',
  section: 'directors_resolutions',
  audience: 'shareholders',
  version: '2026-12-20',
  of: 'directors',
  own: 'marked',
  due: (facts) =>
    resignationsIn(facts).flatMap((act) => {
      const seat = seatOf(facts, act);
      if (seat === undefined) return [];
      const { personId } = seat;
      return {
        subject: act.root,
        title: wording[facts.language].titleOf(personOf(facts, personId).name, officeIn(facts, seat)),
        number: null,
        datedOn: act.effectiveOn,
        carries: [act.root],
        personId,
        signees: [{ personId, capacity: isOfDirector(facts, act) ? 'director' : 'officer' } as const],
      };
    }),
  print(facts, { subject, signees }) {
    const { language } = facts;
    const words = wording[language];
    const act = resignationsIn(facts).find(({ root }) => root === subject);
    const seat = act && seatOf(facts, act);
    const { name } = personOf(facts, seat?.personId ?? '');
    if (act === undefined || seat === undefined || name === '') return err([{ fact: 'person_name' }]);
    // When a resignation takes effect that is sent late was read in the federal Act alone.
    const effect = facts.statute === 'cbca' ? words.sent : words.lawful;
    const office = capitalized(officeIn(facts, seat));
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(facts.corporation.name) },
        {
          kind: 'fields',
          fields: [
            { label: words.name, value: name },
            { label: words.office, value: office },
          ],
        },
        kept(
          clause(
            facts,
            `${words.resigns} ${effect(fromDayIn(facts, act.effectiveOn))}`,
            isOfDirector(facts, act) ? { cbca: '108(2)' } : {},
          ),
        ),
        { kind: 'clause', text: words.returns },
        {
          kind: 'signatures',
          lead: words.dated,
          signees: signatureLines(facts, signees).map((line) => ({ ...line, capacity: office })),
        },
      ],
    });
  },
};
