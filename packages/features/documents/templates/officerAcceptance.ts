/** The letter by which an officer accepts the office to which the directors appointed him (CBCA s. 121). No law wants it: it is
 *  made when somebody asks for it. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { withPlanned } from './founded.ts';
import { officeName, seatDayIn } from './issues.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import { officersOf, organizingOf } from './ofTheDay.ts';
import { isOf } from './resolutions/clauses.ts';
import type { Template } from './template.ts';
import { capitalized, clause, dateIn, personOf, signatureLines } from './words.ts';

const en = {
  title: 'Acceptance of office',
  titleOf: (name: string, office: string) => `Acceptance of office, ${name}, ${office}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  name: 'Name',
  office: 'Office',
  since: 'Holds office from',
  resolution: 'Appointed by resolution',
  resolved: (number: string, on: string) => `${number} of ${on}`,
  accepts: 'I accept my appointment to this office of the Corporation.',
  duties: 'In exercising my powers and discharging my duties I will',
  care: [
    'act honestly and in good faith with a view to the best interests of the Corporation; and',
    'exercise the care, diligence and skill that a reasonably prudent person would exercise in comparable circumstances.',
  ],
  complies:
    'I will comply with the law that governs the Corporation, its articles and its by-laws, and with any unanimous shareholder agreement.',
  lasts: 'This acceptance holds until I resign, am removed, or my term of office ends.',
  dated: 'Dated the day on which it is signed',
};
const fr: typeof en = {
  title: 'Acceptation de fonctions',
  titleOf: (name, office) => `Acceptation de fonctions, ${name}, ${office}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  name: 'Nom',
  office: 'Poste',
  since: 'En fonction depuis le',
  resolution: 'Nomination par la résolution',
  resolved: (number, on) => `${number} du ${on}`,
  accepts: 'J’accepte ma nomination à ce poste au sein de la société.',
  duties: 'Dans l’exercice de mes fonctions, j’agirai',
  care: [
    'avec intégrité et de bonne foi au mieux des intérêts de la société;',
    'avec le soin, la diligence et la compétence dont ferait preuve, en pareilles circonstances, une personne prudente.',
  ],
  complies:
    'J’observerai la loi qui régit la société, ses statuts, ses règlements administratifs ainsi que les conventions unanimes des actionnaires.',
  lasts: 'La présente acceptation vaut jusqu’à ma démission, ma révocation ou la fin de mon mandat.',
  dated: 'Fait le jour de sa signature',
};
const wording = { en, fr };

export const officerAcceptance: Template = {
  name: 'officer_acceptance',
  section: 'directors_resolutions',
  audience: 'directors',
  version: '2026-12-05',
  of: 'officers',
  own: 'marked',
  due(real) {
    const facts = withPlanned(real);
    return officersOf(facts).map((seat) => ({
      subject: seat.appointmentId,
      title: wording[facts.language].titleOf(personOf(facts, seat.personId).name, officeName(facts, seat)),
      number: null,
      datedOn: null,
      carries: [],
      personId: seat.personId,
      signees: [{ personId: seat.personId, capacity: 'officer' }],
      isOnRequest: true,
    }));
  },
  print(real, { subject, personId = '', signees }) {
    const facts = withPlanned(real);
    const { language } = facts;
    const words = wording[language];
    const seat = officersOf(facts).find(({ appointmentId }) => appointmentId === subject);
    const { name } = personOf(facts, personId);
    if (seat === undefined || name === '') return err([{ fact: 'person_name', personId }]);
    const office = capitalized(officeName(facts, seat));
    const { resolution } = seat;
    const organizing = organizingOf(facts);
    // It is signed with the resolution, which has no day before the last signature.
    const isFirst = resolution !== null && organizing !== undefined && isOf(resolution, organizing);
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
            ...(isFirst ? [] : [{ label: words.since, value: seatDayIn(language, seat) }]),
            ...(resolution === null
              ? []
              : [
                  {
                    label: words.resolution,
                    value: isFirst
                      ? resolution.number
                      : words.resolved(resolution.number, dateIn(language, resolution.date)),
                  },
                ]),
          ],
        },
        kept(clause(facts, words.accepts, { cbca: '121' })),
        clause(facts, words.duties, { cbca: '122(1)' }, words.care),
        clause(facts, words.complies, { cbca: '122(2)' }),
        { kind: 'clause', text: words.lasts },
        {
          kind: 'signatures',
          lead: words.dated,
          signees: signatureLines(facts, signees).map((line) => ({ ...line, capacity: office })),
        },
      ],
    });
  },
};
