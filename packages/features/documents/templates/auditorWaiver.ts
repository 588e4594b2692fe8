/** No auditor is appointed: every shareholder consents, those without votes too, until the next annual meeting (CBCA s. 163; OBCA
 *  s. 148). */
import { ok } from '@tabellion/kernel/result.ts';
import type { Template } from './template.ts';
import { dateIn, organizingOf, personOf, section, shareholdersOf } from './words.ts';

const en = {
  title: 'Resolution not to appoint an auditor',
  subtitle: (on: string) => `Signed by every shareholder, dated as of ${on}`,
  lead: 'All the shareholders of the Corporation, including those whose shares do not carry the right to vote, resolve and consent as follows:',
  none: 'The Corporation does not appoint an auditor.',
  lasts:
    'This resolution is valid until the next annual meeting of shareholders, or the resolution signed in its place.',
  private:
    'The Corporation is not a distributing corporation: its securities have not been offered to the public.',
  year: 'This consent is for the current financial year. It must be given again for each year.',
  shareholder: 'Shareholder',
};
const fr: typeof en = {
  title: 'Résolution de ne pas nommer de vérificateur',
  subtitle: (on) => `Signée par tous les actionnaires, en date du ${on}`,
  lead: 'Tous les actionnaires de la société, y compris ceux dont les actions ne confèrent pas le droit de vote, prennent la résolution suivante et y consentent :',
  none: 'La société ne nomme pas de vérificateur.',
  lasts:
    'La présente résolution est valide jusqu’à l’assemblée annuelle suivante ou jusqu’à la résolution qui en tient lieu.',
  private: 'La société n’a pas fait appel au public : ses valeurs mobilières ne lui ont pas été offertes.',
  year: 'Le présent consentement vaut pour l’exercice en cours. Il doit être donné de nouveau pour chaque exercice.',
  shareholder: 'Actionnaire',
};
const wording = { en, fr };

export const auditorWaiver: Template = {
  name: 'auditor_waiver',
  section: 'shareholders_resolutions',
  audience: 'shareholders',
  version: '2026-11-23',
  due: (facts) =>
    !facts.isFoundedHere || shareholdersOf(facts).length === 0
      ? []
      : [
          {
            subject: '',
            title: wording[facts.language].title,
            number: null,
            datedOn: organizingOf(facts)?.datedOn ?? facts.corporation.incorporatedOn,
            carries: [],
            signees: shareholdersOf(facts).map((personId) => ({ personId, capacity: 'shareholder' })),
          },
        ],
  print(facts, { datedOn, signees }) {
    const words = wording[facts.language];
    const on = dateIn(facts.language, datedOn ?? facts.asOf);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(on),
      blocks: [
        { kind: 'paragraph', text: words.lead },
        { kind: 'clause', text: words.none, ...section(facts, { cbca: '163', obca: '148' }) },
        { kind: 'clause', text: words.private },
        facts.statute === 'obca'
          ? { kind: 'clause', text: words.year, ...section(facts, { obca: '148' }) }
          : { kind: 'clause', text: words.lasts, ...section(facts, { cbca: '163' }) },
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
