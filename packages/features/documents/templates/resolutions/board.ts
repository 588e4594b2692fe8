/** Directors and officers are appointed and leave: the directors appoint them and fill vacancies (CBCA ss. 106(8), 111, 121), the
 *  shareholders remove a director (s. 109). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { Block, Clause } from '@tabellion/paper/printed.ts';
import { officeName } from '../issues.ts';
import { lawyerFirst } from '../notes.ts';
import { electedOn } from '../ofTheDay.ts';
import type { Blank, BookFacts, PrintedPerson } from '../template.ts';
import { capacities, clause, dateIn, fromResolutionIn, listIn, personOf, wordFor } from '../words.ts';
import { type ClauseMaker, isAfterBookBegan } from './clauses.ts';
import { mayDecide, type SeatAct, seatOf } from './deciding.ts';

const en = {
  appointmentOf: (names: string) => `Appointment of ${names}`,
  electionOf: (names: string) => `Election of ${names}`,
  endOf: (names: string) => `Departure of ${names}`,
  removalOf: (names: string) => `Removal of ${names}`,
  vacancy: (name: string, on: string) =>
    `${name} is appointed director, effective ${on}, to fill a vacancy on the board for the unexpired term of the predecessor.`,
  seatOf: (name: string, on: string, predecessor: string) =>
    `${name} is appointed director, effective ${on}, to fill the vacancy left by ${predecessor}, for the unexpired term.`,
  added: (name: string, on: string) =>
    `${name} is appointed as an additional director, effective ${on}, until the close of the next annual meeting of shareholders.`,
  addedThere: 'confirms that the directors may appoint additional directors',
  elected: (name: string, on: string, _isWoman: boolean) =>
    `${name} is elected director, effective ${on}, until the close of the next annual meeting of shareholders or until a successor is elected.`,
  electionConsent:
    'The election of a director is valid if the director consents in writing before it or within 10 days after it.',
  consent:
    'The appointment of a director is valid if the director consents in writing before it or within 10 days after it.',
  office: (name: string, office: string, on: string) => `${name} is appointed ${office}, effective ${on}.`,
  officeByShareholders: (name: string, office: string, on: string) =>
    `${name} is appointed ${office}, effective ${on}.`,
  ended: {
    resigned: (name: string, office: string, on: string) =>
      `The resignation of ${name} as ${office}, effective ${on}, is received.`,
    removed: (name: string, office: string, on: string) =>
      `${name} is removed as ${office}, effective ${on}.`,
    term: (name: string, office: string, on: string) =>
      `${name} ceased to be ${office} on ${on}, at the end of the term.`,
    death: (name: string, office: string, on: string) => `${name} ceased to be ${office} on ${on}, by death.`,
    disqualified: (name: string, office: string, on: string) =>
      `${name} ceased to be ${office} on ${on}, being no longer qualified.`,
    succeeded: (name: string, office: string, on: string) =>
      `${name} ceased to be ${office} on ${on}, having taken another office.`,
  },
  removed: (name: string, on: string) =>
    `${name} is removed as director of the Corporation, effective ${on}.`,
  directorsAndOfficers: 'Directors and officers',
  departures: 'Departures',
  // An entry may name the resolution of a body that does not decide it: nothing of it is resolved.
  officeNoted: (name: string, office: string, on: string) =>
    `The shareholders take note that ${name} became ${office} on ${on}. The directors appoint the officers, by a resolution of their own.`,
  officerRemovalNoted: (name: string, office: string, on: string) =>
    `The shareholders take note that ${name} ceased to hold the office of ${office} on ${on}. The directors remove the officers, by a resolution of their own.`,
  removalNoted: (name: string, on: string) =>
    `The register shows that ${name} ceased to be a director on ${on}. Only the shareholders may remove a director, by an ordinary resolution of their own. This resolution removes none.`,
};
const fr: typeof en = {
  appointmentOf: (names) => `Nomination : ${names}`,
  electionOf: (names) => `Élection : ${names}`,
  endOf: (names) => `Fin de mandat : ${names}`,
  removalOf: (names) => `Révocation : ${names}`,
  vacancy: (name, on) =>
    `Le poste vacant au sein du conseil d’administration est comblé, à compter ${on} et pour le reste du mandat du prédécesseur, par la nomination suivante : ${name}.`,
  seatOf: (name, on, predecessor) =>
    `Le poste vacant au sein du conseil d’administration, occupé auparavant par ${predecessor}, est comblé, à compter ${on} et pour le reste du mandat du prédécesseur, par la nomination suivante : ${name}.`,
  added: (name, on) =>
    `Les administrateurs nomment ${name} à un poste supplémentaire d’administrateur, à compter ${on} et jusqu’à la clôture de la prochaine assemblée annuelle.`,
  addedThere: 'confirme que les administrateurs peuvent nommer des administrateurs supplémentaires',
  elected: (name, on, isWoman) =>
    `La personne suivante est élue au poste ${isWoman ? 'd’administratrice' : 'd’administrateur'}, à compter ${on} et jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à son remplacement : ${name}.`,
  electionConsent:
    'L’élection d’un administrateur est valide s’il y consent par écrit au préalable ou dans les 10 jours qui suivent.',
  consent:
    'La nomination d’un administrateur est valide s’il y consent par écrit au préalable ou dans les 10 jours qui suivent.',
  office: (name, office, on) =>
    `Les administrateurs nomment ${name}, à compter ${on}, au poste suivant : ${office}.`,
  officeByShareholders: (name, office, on) =>
    `Les actionnaires nomment ${name}, à compter ${on}, au poste suivant : ${office}.`,
  ended: {
    resigned: (name, office, on) =>
      `La démission suivante, qui prend effet le ${on}, est reçue : ${name} (poste : ${office}).`,
    removed: (name, office, on) =>
      `Le mandat suivant est révoqué à compter ${on} : ${name} (poste : ${office}).`,
    term: (name, office, on) =>
      `Le mandat suivant a pris fin le ${on}, à l’expiration de sa durée : ${name} (poste : ${office}).`,
    death: (name, office, on) =>
      `Le mandat suivant a pris fin le ${on}, par décès : ${name} (poste : ${office}).`,
    disqualified: (name, office, on) =>
      `Le mandat suivant a pris fin le ${on}, les conditions d’exercice n’étant plus remplies : ${name} (poste : ${office}).`,
    succeeded: (name, office, on) =>
      `Le mandat suivant a pris fin le ${on}, à la suite d’un changement de poste : ${name} (poste : ${office}).`,
  },
  removed: (name, on) =>
    `Le mandat suivant au sein du conseil d’administration de la société est révoqué, à compter ${on} : ${name}.`,
  directorsAndOfficers: 'Administrateurs et dirigeants',
  departures: 'Fins de mandat',
  officeNoted: (name, office, on) =>
    `Les actionnaires prennent acte de ce que ${name} occupe depuis le ${on} le poste suivant : ${office}. La nomination des dirigeants relève des administrateurs, qui y procèdent par une résolution distincte.`,
  officerRemovalNoted: (name, office, on) =>
    `Les actionnaires prennent acte de ce que ${name} a cessé le ${on} d’occuper le poste suivant : ${office}. La révocation des dirigeants relève des administrateurs, qui y procèdent par une résolution distincte.`,
  removalNoted: (name, on) =>
    `Le registre indique que le mandat suivant au sein du conseil d’administration a pris fin le ${on} : ${name}. Seuls les actionnaires peuvent révoquer un administrateur, par une résolution ordinaire distincte. La présente résolution n’en révoque aucun.`,
};
const wording = { en, fr };

export const isOfDirector = (facts: BookFacts, act: SeatAct): boolean =>
  seatOf(facts, act)?.position === 'director';

const ofCorporation: ReadonlySet<string> = new Set(CORPORATION_ACTS);

/** The fact that waits for a number and a date: a change of the corporation, or whose appointment or departure. */
export const missingResolutionBlank = (facts: BookFacts, acts: readonly ChangeAct[]): Blank => {
  if (acts.some(({ kind }) => ofCorporation.has(kind))) return { fact: 'corporation_resolution' };
  const [seat] = acts.flatMap((act) =>
    act.kind === 'appointed' || act.kind === 'ceased' ? (seatOf(facts, act) ?? []) : [],
  );
  if (seat === undefined) return { fact: 'resolution' };
  const { personId, position } = seat;
  return { fact: position === 'director' ? 'resolution' : 'officer_resolution', personId };
};

const namesIn = (facts: BookFacts, acts: readonly SeatAct[]): string =>
  listIn(facts.language, [
    ...new Set(acts.map((act) => personOf(facts, seatOf(facts, act)?.personId ?? '').name)),
  ]);

/** Directors who left, where the appointment fills that seat: the directors may fill it (CBCA s. 111(1)). Only a seat that was held since the
 *  shareholders elected the board last, and which nobody took since, is vacant; another appointment is of an additional director. */
function predecessorsOf(facts: BookFacts, appointmentId: string, on: BookFacts['asOf']): readonly string[] {
  const elected = electedOn({ ...facts, asOf: on }) ?? '';
  const seats = facts.appointments.filter(({ position }) => position === 'director');
  const left = seats.flatMap(({ personId, ceasedOn, reason }) =>
    ceasedOn !== null && ceasedOn > elected && reason !== null && leavesVacancy.has(reason)
      ? [{ day: ceasedOn, personId, fills: null }]
      : [],
  );
  const came = seats
    .filter(({ from }) => from > elected && from <= on)
    .map((seat) => ({ day: seat.from, personId: null, fills: seat.appointmentId }));
  const vacant: string[] = [];
  // Whoever leaves on the day of an appointment left before it.
  for (const { personId, fills } of [...left, ...came].toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (fills === appointmentId) return vacant;
    if (personId === null) vacant.shift();
    else vacant.push(personId);
  }
  return vacant;
}

const leavesVacancy: ReadonlySet<NonNullable<Appointment['reason']>> = new Set([
  'resigned',
  'removed',
  'death',
  'disqualified',
]);

export const appointment: ClauseMaker<'appointed'> = {
  heading: { en: 'Appointments', fr: 'Nominations' },
  isNeeded: isAfterBookBegan,
  title: (facts, acts) => wording[facts.language].appointmentOf(namesIn(facts, acts)),
  clauses(facts, acts) {
    const words = wording[facts.language];
    return [
      ...acts.map((act): Block => {
        const seat = seatOf(facts, act);
        const name = personOf(facts, act.payload.personId).name;
        const on = fromResolutionIn(facts, act);
        if (seat !== undefined && seat.position !== 'director') {
          const text = words.office(name, officeName(facts, seat), on);
          return clause(facts, text, { cbca: '121' });
        }
        const left = predecessorsOf(facts, act.payload.appointmentId, act.effectiveOn);
        if (left.length === 0) return clause(facts, words.added(name, on), { cbca: '106(8)' });
        const [predecessor = ''] = left.map((personId) => personOf(facts, personId).name);
        // Nobody said which of several vacant seats it is.
        const text =
          left.length === 1 && predecessor !== ''
            ? words.seatOf(name, on, predecessor)
            : words.vacancy(name, on);
        return clause(facts, text, { cbca: '111' });
      }),
      ...(facts.statute === 'cbca' && acts.some((act) => isOfDirector(facts, act))
        ? [clause(facts, words.consent, { cbca: '106(9)' })]
        : []),
      // Ontario's own rule on additional directors is not verified (OBCA ss. 124, 125(3)).
      ...(facts.statute === 'obca' && acts.some((act) => isAdditional(facts, act))
        ? [lawyerFirst(facts, words.addedThere)]
        : []),
    ];
  },
};

const isAdditional = (facts: BookFacts, act: ChangeAct<'appointed'>): boolean =>
  isOfDirector(facts, act) && predecessorsOf(facts, act.payload.appointmentId, act.effectiveOn).length === 0;

const directorWord = ({ language }: BookFacts, gender: PrintedPerson['gender']): string =>
  wordFor(capacities[language].director, gender).toLowerCase();

/** The office as a clause names it. */
const officeIn = (facts: BookFacts, act: SeatAct): string => {
  const seat = seatOf(facts, act);
  const { gender } = personOf(facts, seat?.personId ?? '');
  return seat === undefined || seat.position === 'director'
    ? directorWord(facts, gender)
    : officeName(facts, seat);
};

/** An end that no body decides, or an officer whom the body removes. */
function endClause(facts: BookFacts, act: ChangeAct<'ceased'>): Clause {
  const { name } = personOf(facts, seatOf(facts, act)?.personId ?? '');
  const { reason } = act.payload;
  const on = reason === 'removed' ? fromResolutionIn(facts, act) : dateIn(facts.language, act.effectiveOn);
  const text = wording[facts.language].ended[reason](name, officeIn(facts, act), on);
  return clause(facts, text, isOfDirector(facts, act) && reason === 'resigned' ? { cbca: '108' } : {});
}

/** Departures of which the directors take note, and officers whom they remove; a director they cannot. */
export const departure: ClauseMaker<'ceased'> = {
  heading: { en: 'Departures', fr: 'Fins de mandat' },
  isNeeded: (facts, act) =>
    isAfterBookBegan(facts, act) && act.payload.reason === 'removed' && !isOfDirector(facts, act),
  title: (facts, acts) => wording[facts.language].endOf(namesIn(facts, acts)),
  clauses: (facts, acts) =>
    acts.map((act) => {
      if (mayDecide(facts, act, 'directors')) return endClause(facts, act);
      const { name } = personOf(facts, seatOf(facts, act)?.personId ?? '');
      const on = dateIn(facts.language, act.effectiveOn);
      return clause(facts, wording[facts.language].removalNoted(name, on), { cbca: '109' });
    }),
};

/** A majority of the votes elects; at an annual meeting, its resolution says it (CBCA s. 106). Officers are the directors' to appoint. */
export const election: ClauseMaker<'appointed'> = {
  heading: { en: 'Election of directors', fr: 'Élection d’administrateurs' },
  headingOf: (facts, acts) =>
    acts.every((act) => isOfDirector(facts, act)) ? undefined : wording[facts.language].directorsAndOfficers,
  isOrdinary: true,
  isNeeded: () => false,
  title: (facts, acts) => {
    const words = wording[facts.language];
    const areElected = acts.every((act) => isOfDirector(facts, act));
    return (areElected ? words.electionOf : words.appointmentOf)(namesIn(facts, acts));
  },
  clauses(facts, acts) {
    const words = wording[facts.language];
    const areDirectors = acts.some((act) => isOfDirector(facts, act));
    return [
      ...acts.map((act) => {
        const { name, gender } = personOf(facts, act.payload.personId);
        const on = fromResolutionIn(facts, act);
        if (isOfDirector(facts, act))
          return clause(facts, words.elected(name, on, gender === 'f'), { cbca: '106' });
        const office = officeIn(facts, act);
        const text = mayDecide(facts, act, 'shareholders')
          ? words.officeByShareholders(name, office, on)
          : words.officeNoted(name, office, dateIn(facts.language, act.effectiveOn));
        return clause(facts, text, { cbca: '121' });
      }),
      ...(facts.statute === 'cbca' && areDirectors
        ? [clause(facts, words.electionConsent, { cbca: '106(9)' })]
        : []),
    ];
  },
};

const isRemovalOfDirector = (facts: BookFacts, act: ChangeAct<'ceased'>): boolean =>
  act.payload.reason === 'removed' && isOfDirector(facts, act);

/** A majority of the votes removes a director (CBCA s. 109); of another end the shareholders take note. */
export const removal: ClauseMaker<'ceased'> = {
  heading: { en: 'Removal of directors', fr: 'Révocation d’administrateurs' },
  headingOf: (facts, acts) =>
    acts.every((act) => isRemovalOfDirector(facts, act)) ? undefined : wording[facts.language].departures,
  isOrdinary: true,
  isNeeded: (facts, act) => isAfterBookBegan(facts, act) && isRemovalOfDirector(facts, act),
  title: (facts, acts) => {
    const words = wording[facts.language];
    const areRemoved = acts.every((act) => isRemovalOfDirector(facts, act));
    return (areRemoved ? words.removalOf : words.endOf)(namesIn(facts, acts));
  },
  clauses: (facts, acts) =>
    acts.map((act) => {
      const words = wording[facts.language];
      const { name } = personOf(facts, seatOf(facts, act)?.personId ?? '');
      if (isRemovalOfDirector(facts, act))
        return clause(facts, words.removed(name, fromResolutionIn(facts, act)), { cbca: '109' });
      if (mayDecide(facts, act, 'shareholders')) return endClause(facts, act);
      const on = dateIn(facts.language, act.effectiveOn);
      return clause(facts, words.officerRemovalNoted(name, officeIn(facts, act), on), { cbca: '121' });
    }),
};
