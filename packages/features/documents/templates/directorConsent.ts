/** A director's consent to act (CBCA s. 106(9); in Ontario s. 119(9), to be confirmed, which is not printed). */
import { ok } from '@tabellion/kernel/result.ts';
import type { Template } from './template.ts';
import { dateIn, personOf, section } from './words.ts';

const en = {
  title: 'Consent to act as a director',
  titleOf: (name: string) => `Consent to act as director, ${name}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”) and its shareholders`,
  consents: 'I consent to act as a director of the Corporation from the date of my election or appointment.',
  capable: 'I am at least 18 years old, I have not been found incapable by a court, and I am not bankrupt.',
  resident: (is: boolean): string => (is ? 'I am a resident Canadian.' : 'I am not a resident Canadian.'),
  changes: 'I will notify the Corporation if any of these statements is no longer true.',
  lasts: 'This consent holds until I cease to be a director, or withdraw it in writing.',
  name: 'Name',
  address: 'Address',
  elected: 'Elected or appointed',
  dated: (on: string | null) => (on === null ? 'Dated:' : `Dated ${on}`),
  director: 'Director',
};
const fr: typeof en = {
  title: 'Consentement à agir comme administrateur',
  titleOf: (name) => `Consentement à agir comme administrateur, ${name}`,
  to: (corporation) => `À : ${corporation} (la « société ») et ses actionnaires`,
  consents:
    'Je consens à agir comme administrateur de la société à compter de la date de mon élection ou de ma nomination.',
  capable:
    'J’ai au moins 18 ans, aucun tribunal ne m’a déclaré incapable et je n’ai pas le statut de failli.',
  resident: (is) => (is ? 'Je suis résident canadien.' : 'Je ne suis pas résident canadien.'),
  changes: 'J’aviserai la société si l’une de ces déclarations cesse d’être exacte.',
  lasts:
    'Le présent consentement vaut jusqu’à ce que je cesse d’être administrateur ou que je le retire par écrit.',
  name: 'Nom',
  address: 'Adresse',
  elected: 'Élection ou nomination',
  dated: (on) => (on === null ? 'Date :' : `Fait le ${on}`),
  director: 'Administrateur',
};
const wording = { en, fr };

export const directorConsent: Template = {
  name: 'director_consent',
  section: 'directors_resolutions',
  audience: 'shareholders',
  version: '2026-11-23',
  of: 'directors',
  due: (facts) =>
    facts.appointments
      .filter(({ position }) => position === 'director')
      .map((seat) => ({
        subject: seat.appointmentId,
        title: wording[facts.language].titleOf(personOf(facts, seat.personId).name),
        number: null,
        datedOn: seat.consentOn,
        carries: [facts.madeBy.get(seat.appointmentId) ?? []].flat(),
        personId: seat.personId,
        signees: [{ personId: seat.personId, capacity: 'director' }],
      })),
  print(facts, { subject, datedOn }) {
    const words = wording[facts.language];
    const seat = facts.appointments.find((one) => one.appointmentId === subject);
    const person = personOf(facts, seat?.personId ?? '');
    const address = person.formAddress ?? person.address;
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        { kind: 'paragraph', text: words.to(facts.corporation.name) },
        {
          kind: 'fields',
          fields: [
            { label: words.name, value: person.name },
            ...(address === null ? [] : [{ label: words.address, value: address }]),
            ...(seat === undefined
              ? []
              : [{ label: words.elected, value: dateIn(facts.language, seat.from) }]),
          ],
        },
        { kind: 'clause', text: words.consents, ...section(facts, { cbca: '106(9)' }) },
        { kind: 'clause', text: words.capable, ...section(facts, { cbca: '105(1)' }) },
        ...(person.residentCanadian === null
          ? []
          : [
              {
                kind: 'clause',
                text: words.resident(person.residentCanadian),
                ...section(facts, { cbca: '105(3)' }),
              } as const,
            ]),
        { kind: 'clause', text: words.changes },
        { kind: 'clause', text: words.lasts },
        {
          kind: 'signatures',
          lead: words.dated(datedOn === null ? null : dateIn(facts.language, datedOn)),
          signees: [{ key: seat?.personId ?? '', name: person.name, capacity: words.director }],
        },
      ],
    });
  },
};
