/** No auditor is appointed: every shareholder consents, those without votes too, until the next annual meeting (CBCA s. 163; OBCA
 *  s. 148). */
import { ok } from '@tabellion/kernel/result.ts';
import type { Template } from './template.ts';
import { dateIn, elsewhereNote, organizingOf, section, shareholdersOf, signatureLines } from './words.ts';

const en = {
  title: 'Resolution not to appoint an auditor',
  subtitle: (on: string) => `Signed by every shareholder, dated as of ${on}`,
  lead: (isSole: boolean): string =>
    isSole
      ? 'The sole shareholder of the Corporation resolves and consents as follows:'
      : 'All the shareholders of the Corporation, including those whose shares do not carry the right to vote, resolve and consent as follows:',
  none: 'The Corporation does not appoint an auditor.',
  lasts:
    'This resolution is valid until the next annual meeting of shareholders, or the resolution signed in its place.',
  private: {
    cbca: 'The Corporation is not a distributing corporation.',
    obca: 'The Corporation is not an offering corporation.',
    other: 'The securities of the Corporation have not been offered to the public.',
  },
  year: 'This consent is for the financial year in which it is dated. It must be given again for each year.',
};
const fr: typeof en = {
  title: 'Résolution de ne pas nommer de vérificateur',
  subtitle: (on) => `Signée par tous les actionnaires, en date du ${on}`,
  lead: (isSole) =>
    isSole
      ? 'L’actionnaire unique de la société prend la résolution suivante et y consent :'
      : 'Tous les actionnaires de la société, y compris ceux dont les actions ne confèrent pas le droit de vote, prennent la résolution suivante et y consentent :',
  none: 'La société ne nomme pas de vérificateur.',
  lasts:
    'La présente résolution est valide jusqu’à l’assemblée annuelle suivante ou jusqu’à la résolution qui en tient lieu.',
  private: {
    cbca: 'La société n’est pas une société ayant fait appel au public.',
    obca: 'La société n’est pas une société faisant appel au public.',
    other: 'Les valeurs mobilières de la société n’ont pas été offertes au public.',
  },
  year: 'Le présent consentement vaut pour l’exercice en cours à sa date. Il doit être donné de nouveau pour chaque exercice.',
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
            passing: 'every',
          },
        ],
  print(facts, { datedOn, signees }) {
    const words = wording[facts.language];
    const lines = signatureLines(facts, signees);
    const on = dateIn(facts.language, datedOn ?? facts.asOf);
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: words.subtitle(on),
      blocks: [
        ...elsewhereNote(facts),
        { kind: 'paragraph', text: words.lead(lines.length === 1) },
        { kind: 'clause', text: words.none, ...section(facts, { cbca: '163', obca: '148' }) },
        { kind: 'clause', text: words.private[facts.statute ?? 'other'] },
        facts.statute === 'obca'
          ? { kind: 'clause', text: words.year, ...section(facts, { obca: '148' }) }
          : { kind: 'clause', text: words.lasts, ...section(facts, { cbca: '163' }) },
        { kind: 'signatures', signees: lines },
      ],
    });
  },
};
