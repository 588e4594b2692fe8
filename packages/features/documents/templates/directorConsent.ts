/** A director's consent to act (CBCA s. 106(9)). */
import type { Appointment } from '@tabellion/book/entities.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { seatDayIn } from './issues.ts';
import { kept } from './kept.ts';
import { uncitedStatuteNote } from './notes.ts';
import { isBegunHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, dateIn, personOf, signatureLines } from './words.ts';

const en = {
  title: 'Consent to act as director',
  titleOf: (name: string) => `Consent to act as director, ${name}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”) and its shareholders`,
  consents: 'I consent to act as a director of the Corporation from the date on which I take office.',
  capable:
    'I am at least 18 years old, I am not incapable within the meaning of the law, and I do not have the status of bankrupt.',
  resident: {
    unstated: 'I am a resident Canadian.',
    citizen_resident: 'I am a resident Canadian: a Canadian citizen who is ordinarily resident in Canada.',
    citizen_abroad:
      'I am a resident Canadian: a Canadian citizen who is not ordinarily resident in Canada, and a member of a class of persons that the regulations prescribe.',
    permanent_resident:
      'I am a resident Canadian: a permanent resident within the meaning of subsection 2(1) of the Immigration and Refugee Protection Act who is ordinarily resident in Canada, and who has not been so for more than one year after first becoming eligible to apply for Canadian citizenship.',
    none: 'I am not a resident Canadian.',
  },
  electronic:
    'I consent to receive notices and other documents electronically, at the address that I give the Corporation for this.',
  changes: 'I will notify the Corporation if any of these statements is no longer true.',
  lasts:
    'This consent holds until I cease to be a director. My consent to electronic documents holds until I withdraw it in writing.',
  name: 'Name',
  address: 'Address',
  elected: 'Takes office on',
  awaited: 'The date of the registry’s certificate',
  dated: (on: string | null) => (on === null ? 'Dated the day on which it is signed' : `Dated ${on}`),
};
const fr: typeof en = {
  title: 'Consentement à occuper le poste d’administrateur',
  titleOf: (name) => `Consentement à occuper le poste d’administrateur, ${name}`,
  to: (corporation) => `À : ${corporation} (la « société ») et ses actionnaires`,
  consents:
    'Je consens à occuper le poste d’administrateur de la société à compter de la date de mon entrée en fonction.',
  capable:
    'J’ai au moins 18 ans, je ne suis pas incapable au sens de la loi et je n’ai pas le statut de failli.',
  resident: {
    unstated: 'J’ai la qualité de résident canadien.',
    citizen_resident:
      'J’ai la qualité de résident canadien : j’ai la citoyenneté canadienne et je réside habituellement au Canada.',
    citizen_abroad:
      'J’ai la qualité de résident canadien : j’ai la citoyenneté canadienne, je ne réside pas habituellement au Canada et j’appartiens à une catégorie prescrite par règlement.',
    permanent_resident:
      'J’ai la qualité de résident canadien : j’ai le statut de résident permanent au sens du paragraphe 2(1) de la Loi sur l’immigration et la protection des réfugiés, je réside habituellement au Canada et je n’y ai pas résidé habituellement pendant plus d’un an après avoir acquis pour la première fois le droit de demander la citoyenneté canadienne.',
    none: 'Je n’ai pas la qualité de résident canadien.',
  },
  electronic:
    'Je consens à recevoir les avis et autres documents par voie électronique, à l’adresse que je désigne à cette fin à la société.',
  changes: 'J’aviserai la société si l’une de ces déclarations cesse d’être exacte.',
  lasts:
    'Le présent consentement vaut jusqu’à ce que je cesse d’occuper ce poste. Mon consentement à recevoir des documents par voie électronique vaut jusqu’à ce que je le retire par écrit.',
  name: 'Nom',
  address: 'Adresse',
  elected: 'Entrée en fonction',
  awaited: 'La date du certificat du registre public',
  dated: (on) => (on === null ? 'Fait le jour de sa signature' : `Fait le ${on}`),
};
const wording = { en, fr };

/** Roots of the entries by which a consent was recorded after the appointment. */
const consentsTo = ({ acts }: BookFacts, { appointmentId }: Appointment): string[] =>
  acts.flatMap((act) =>
    act.kind === 'consent.given' && act.payload.appointmentId === appointmentId ? act.root : [],
  );

export const directorConsent: Template = {
  name: 'director_consent',
  section: 'directors_resolutions',
  audience: 'shareholders',
  version: '2026-12-24',
  of: 'directors',
  own: 'marked',
  due: (facts) =>
    facts.appointments
      .filter(({ position, appointmentId }) => position === 'director' && isBegunHere(facts, appointmentId))
      .map((seat) => ({
        subject: seat.appointmentId,
        title: wording[facts.language].titleOf(personOf(facts, seat.personId).name),
        number: null,
        datedOn: seat.consentOn,
        carries: [facts.madeBy.get(seat.appointmentId) ?? [], consentsTo(facts, seat)].flat(),
        personId: seat.personId,
        signees: [{ personId: seat.personId, capacity: 'director' }],
      })),
  print(facts, { subject, datedOn, signees }) {
    const words = wording[facts.language];
    const seat = facts.appointments.find((one) => one.appointmentId === subject);
    const person = personOf(facts, seat?.personId ?? '');
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(facts.corporation.name) },
        {
          kind: 'fields',
          fields: [
            { label: words.name, value: person.name },
            ...(person.serviceAddress === null
              ? []
              : [{ label: words.address, value: person.serviceAddress }]),
            ...(seat === undefined
              ? []
              : [
                  {
                    label: words.elected,
                    value: facts.isUncertified ? words.awaited : seatDayIn(facts.language, seat),
                  },
                ]),
          ],
        },
        kept(clause(facts, words.consents, { cbca: '106(9)' })),
        kept(clause(facts, words.capable, { cbca: '105(1)' })),
        ...residenceClauses(facts, person).map(kept),
        { kind: 'clause', text: words.electronic },
        { kind: 'clause', text: words.changes },
        { kind: 'clause', text: words.lasts },
        {
          kind: 'signatures',
          lead: words.dated(datedOn === null ? null : dateIn(facts.language, datedOn)),
          signees: signatureLines(facts, signees),
        },
      ],
    });
  },
};

/** Ontario asks it in its forms alone: no consent says it there. */
function residenceClauses(
  facts: BookFacts,
  { residentCanadian, residentGround }: ReturnType<typeof personOf>,
) {
  if (residentCanadian === null || facts.statute === 'obca') return [];
  const ground = residentCanadian ? (residentGround ?? 'unstated') : 'none';
  return [clause(facts, wording[facts.language].resident[ground], { cbca: '2(1), 105(3)' })];
}
