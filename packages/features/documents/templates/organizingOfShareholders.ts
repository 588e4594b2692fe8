/** The resolution by which the shareholders confirm the by-law and elect the directors (CBCA ss. 103, 106, 142). */
import { err, ok } from '@tabellion/kernel/result.ts';
import { sectionInText } from './organizingOfDirectors.ts';
import type { Template } from './template.ts';
import {
  dateIn,
  directorsOf,
  elsewhereNote,
  organizingOf,
  personOf,
  section,
  shareholdersOf,
} from './words.ts';

const en = {
  title: 'Organizing resolution of the shareholders',
  subtitle: (on: string) => `Dated as of ${on}`,
  lead: 'The shareholders of the Corporation resolve as follows:',
  byLaw: 'By-law No. 1, made by the directors, is confirmed.',
  number: (count: number) => `The number of directors is ${count}.`,
  elected:
    'The following persons are elected directors. They hold office until the close of the next annual meeting of shareholders, or until their successors are elected:',
  auditor: 'The shareholders consent in a resolution of its own not to appoint an auditor.',
  acts: 'What the first directors have done for the Corporation since it came into existence is approved.',
  close: (act: string) =>
    `All the shareholders entitled to vote sign this resolution. It is as valid as if it had been passed at a meeting of shareholders${act}.`,
  shareholder: 'Shareholder',
};
const fr: typeof en = {
  title: 'Résolution d’organisation des actionnaires',
  subtitle: (on) => `En date du ${on}`,
  lead: 'Les actionnaires de la société prennent la résolution suivante :',
  byLaw: 'Le règlement administratif n° 1, pris par les administrateurs, est confirmé.',
  number: (count) => `Le nombre d’administrateurs est de ${count}.`,
  elected:
    'Les personnes suivantes sont élues administrateurs. Leur mandat dure jusqu’à la clôture de la prochaine assemblée annuelle ou jusqu’à l’élection de leurs successeurs :',
  auditor: 'Les actionnaires consentent, dans une résolution distincte, à ne pas nommer de vérificateur.',
  acts: 'Ce que les premiers administrateurs ont fait pour la société depuis sa constitution est approuvé.',
  close: (act) =>
    `Tous les actionnaires habiles à voter signent la présente résolution. Elle a la même valeur que si elle avait été adoptée lors d’une assemblée${act}.`,
  shareholder: 'Actionnaire',
};
const wording = { en, fr };

export const organizingOfShareholders: Template = {
  name: 'organizing_resolution_of_shareholders',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-11-23',
  due(facts) {
    if (!facts.isFoundedHere) return [];
    const voting = new Set(
      facts.classes.flatMap(({ classId, votesPerShare }) => (Number(votesPerShare) > 0 ? [classId] : [])),
    );
    const voters = shareholdersOf({
      certificates: facts.certificates.filter(({ classId }) => voting.has(classId)),
    });
    if (voters.length === 0) return [];
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: null,
        datedOn: organizingOf(facts)?.datedOn ?? null,
        carries: [],
        signees: voters.map((personId) => ({ personId, capacity: 'shareholder' })),
      },
    ];
  },
  print(facts, { datedOn, signees }) {
    const words = wording[facts.language];
    if (datedOn === null) return err([{ fact: 'organizing_resolution' }]);
    const directors = directorsOf(facts).map(({ personId }) => personOf(facts, personId).name);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(dateIn(facts.language, datedOn)),
      blocks: [
        { kind: 'paragraph', text: words.lead },
        { kind: 'clause', text: words.byLaw, ...section(facts, { cbca: '103' }) },
        { kind: 'clause', text: words.number(directors.length) },
        { kind: 'clause', text: words.elected, parts: directors, ...section(facts, { cbca: '106' }) },
        { kind: 'clause', text: words.auditor, ...section(facts, { cbca: '163', obca: '148' }) },
        { kind: 'clause', text: words.acts },
        { kind: 'paragraph', text: words.close(sectionInText(facts, { cbca: '142' })) },
        ...elsewhereNote(facts),
        {
          kind: 'signatures',
          signees: signees.map(({ personId }) => ({
            ...{ key: personId, name: personOf(facts, personId).name, capacity: words.shareholder },
          })),
        },
      ],
    });
  },
};
