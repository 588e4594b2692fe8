/** The certificate by which banks and others learn who holds an office: the secretary or a director certifies it from the register
 *  of officers. No law wants it: it is made when somebody asks for it. */
import type { Appointment } from '@tabellion/book/entities.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { officeName, seatDayIn } from './issues.ts';
import { uncitedStatuteNote } from './notes.ts';
import { directorsOf, officersOf } from './ofTheDay.ts';
import type { BookFacts, Signee, Template } from './template.ts';
import { capitalized, clause, dateIn, listIn, personOf, signatureLines } from './words.ts';

const en = {
  title: 'Certificate of incumbency',
  titleOf: (name: string) => `Certificate of incumbency, ${name}`,
  corporation: 'Corporation',
  number: 'Corporation number',
  certifies: (name: string, isOne: boolean) =>
    `From the register of officers of the Corporation, I certify on its behalf that ${name} holds the following ${isOne ? 'office' : 'offices'}:`,
  holds: (office: string, since: string) => `${office}, since ${since}`,
  resolved: (number: string, on: string) => `, by resolution ${number} of ${on}`,
  stands: (on: string) =>
    `On ${on} the register recorded no resignation, removal or other end of this appointment.`,
  stand: (on: string) =>
    `On ${on} the register recorded no resignation, removal or other end of these appointments.`,
  board: (names: string, isOne: boolean) =>
    isOne
      ? `The sole director of the Corporation is ${names}.`
      : `The directors of the Corporation are ${names}.`,
  boardOn: (on: string, names: string, isOne: boolean) =>
    isOne
      ? `On ${on} the sole director of the Corporation was ${names}.`
      : `On ${on} the directors of the Corporation were ${names}.`,
  dated: 'Dated the day on which it is signed',
};
const fr: typeof en = {
  title: 'Attestation de fonctions',
  titleOf: (name) => `Attestation de fonctions, ${name}`,
  corporation: 'Société',
  number: 'Numéro de société',
  certifies: (name, isOne) =>
    `J’atteste, au nom de la société, que selon son registre des dirigeants ${name} occupe ${isOne ? 'le poste suivant' : 'les postes suivants'} :`,
  holds: (office, since) => `${office}, depuis le ${since}`,
  resolved: (number, on) => `, par la résolution ${number} du ${on}`,
  stands: (on) => `Le ${on}, le registre n’indiquait ni démission, ni révocation, ni autre fin de ce mandat.`,
  stand: (on) =>
    `Le ${on}, le registre n’indiquait ni démission, ni révocation, ni autre fin de ces mandats.`,
  board: (names, isOne) =>
    isOne
      ? `Le conseil d’administration de la société compte un seul membre, ${names}.`
      : `Les membres du conseil d’administration de la société sont ${names}.`,
  boardOn: (on, names, isOne) =>
    isOne
      ? `Le ${on}, le conseil d’administration de la société comptait un seul membre, ${names}.`
      : `Le ${on}, les membres du conseil d’administration de la société étaient ${names}.`,
  dated: 'Fait le jour de sa signature',
};
const wording = { en, fr };

export const incumbencyCertificate: Template = {
  name: 'certificate_of_incumbency',
  section: 'other',
  audience: 'directors',
  version: '2026-12-24',
  of: 'officers',
  due: (facts) =>
    [...new Set(officersOf(facts).map(({ personId }) => personId))].map((personId) => ({
      subject: personId,
      title: wording[facts.language].titleOf(personOf(facts, personId).name),
      number: null,
      datedOn: null,
      carries: [],
      personId,
      signees: certifiersOf(facts, personId),
      isOnRequest: true,
    })),
  attested: {
    days: 90,
    stated(facts, personId) {
      const seats = seatsOf(facts, personId);
      if (seats.length === 0) return undefined;
      return {
        offices: seats.map(({ appointmentId, position, title, from, orBefore, resolution }) => ({
          appointmentId,
          position,
          title,
          from,
          orBefore: orBefore ?? false,
          resolution: resolution?.number ?? null,
        })),
        directors: directorsOf(facts)
          .map((seat) => seat.personId)
          .toSorted(),
      };
    },
    lines(facts, personId) {
      const seats = seatsOf(facts, personId);
      if (seats.length === 0) return [];
      return [personOf(facts, personId).name, ...seats.map((seat) => heldIn(facts, seat)), boardIn(facts)];
    },
    endedOn(facts, personId) {
      const own = facts.appointments.filter(
        (seat) => seat.personId === personId && seat.position !== 'director',
      );
      return (
        own
          .flatMap(({ ceasedOn }) => ceasedOn ?? [])
          .toSorted()
          .at(-1) ?? null
      );
    },
  },
  print(facts, { subject: personId, signees }) {
    const { corporation, number } = facts;
    const words = wording[facts.language];
    const { name } = personOf(facts, personId);
    const seats = seatsOf(facts, personId);
    if (name === '' || seats.length === 0) return err([{ fact: 'person_name', personId }]);
    const isOne = seats.length === 1;
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...uncitedStatuteNote(facts),
        {
          kind: 'fields',
          fields: [
            { label: words.corporation, value: corporation.name },
            ...(number === null ? [] : [{ label: words.number, value: number }]),
          ],
        },
        clause(
          facts,
          words.certifies(name, isOne),
          {},
          seats.map((seat) => heldIn(facts, seat)),
        ),
        { kind: 'clause', text: (isOne ? words.stands : words.stand)(dateIn(facts.language, facts.asOf)) },
        { kind: 'clause', text: boardOnDay(facts) },
        { kind: 'signatures', lead: words.dated, signees: linesOf(facts, signees) },
      ],
      // The Act speaks of facts in minutes, among others: where no resolution is known, none holds what the register says (s. 257(1)).
      ...(seats.every(({ resolution }) => resolution === null) && { by: {} }),
    });
  },
};

const seatsOf = (facts: BookFacts, personId: string): Appointment[] =>
  officersOf(facts).filter((seat) => seat.personId === personId);

function boardIn(facts: BookFacts): string {
  const names = directorNames(facts);
  return wording[facts.language].board(listIn(facts.language, names), names.length === 1);
}

/** The words of the certificate, which is read on later days. */
function boardOnDay(facts: BookFacts): string {
  const { language, asOf } = facts;
  const names = directorNames(facts);
  return wording[language].boardOn(dateIn(language, asOf), listIn(language, names), names.length === 1);
}

const directorNames = (facts: BookFacts): string[] =>
  directorsOf(facts).map((seat) => personOf(facts, seat.personId).name);

/** The secretary, or else a director; not the officer himself where somebody else can. */
function certifiersOf(facts: BookFacts, officerId: string): Signee[] {
  const secretaries = officersOf(facts).filter(isSecretary);
  const all = [
    ...secretaries.map(({ personId }): Signee => ({ personId, capacity: 'officer' })),
    ...directorsOf(facts).map(({ personId }): Signee => ({ personId, capacity: 'director' })),
  ];
  const signee = all.find(({ personId }) => personId !== officerId) ?? all[0];
  return signee === undefined ? [] : [signee];
}

const isSecretary = ({ position }: Appointment): boolean => position === 'secretaries';

function heldIn(facts: BookFacts, seat: Appointment): string {
  const { language } = facts;
  const words = wording[language];
  const { resolution } = seat;
  const held = words.holds(capitalized(officeName(facts, seat)), seatDayIn(language, seat));
  if (resolution === null) return held;
  return held + words.resolved(resolution.number, dateIn(language, resolution.date));
}

const linesOf = (facts: BookFacts, signees: readonly Signee[]) =>
  signatureLines(facts, signees).map((line, at) => {
    const seat = officersOf(facts).find(
      (one) =>
        isSecretary(one) && signees[at]?.capacity === 'officer' && one.personId === signees[at].personId,
    );
    return seat === undefined ? line : { ...line, capacity: capitalized(officeName(facts, seat)) };
  });
