/** The auditor of a day, and how a resolution ends that office: an auditor goes by death, resignation or removal alone, not because
 *  another is appointed or none is (CBCA ss. 162(3), 164(1), 165(1); OBCA s. 149). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from './template.ts';
import { clause } from './words.ts';

const en = {
  removed: (auditor: string) => `${auditor} is removed from the office of auditor.`,
  statement:
    'The appointment takes effect once the new auditor has requested and received from the former one the written statement that the Act requires, or has had no reply within 15 days.',
  reasons:
    'The Corporation sends its statement of the reasons for the replacement without delay to every shareholder entitled to notice of the meeting, and to the Director.',
};
const fr: typeof en = {
  removed: (auditor) => `Le vérificateur suivant est révoqué : ${auditor}.`,
  statement:
    'La nomination prend effet une fois que le nouveau vérificateur a demandé et reçu de son prédécesseur la déclaration écrite exigée par la loi, ou n’a pas reçu de réponse dans les quinze jours.',
  reasons:
    'La société envoie sans délai sa déclaration sur les motifs du remplacement à tout actionnaire qui a le droit de recevoir avis de l’assemblée, ainsi qu’au directeur.',
};
const wording = { en, fr };

type AuditorAct = ChangeAct<'auditor.appointed' | 'auditor.waived'>;

const auditorActs = ({ acts }: Pick<BookFacts, 'acts'>): AuditorAct[] =>
  acts.filter((act): act is AuditorAct => act.kind === 'auditor.appointed' || act.kind === 'auditor.waived');

const leftBy = (act: AuditorAct | undefined): string | null =>
  act?.kind === 'auditor.appointed' ? act.payload.auditor : null;

/** The auditor when a day begins, whose report is presented with the financial statements on it; null where there is none. */
export const auditorBefore = (facts: Pick<BookFacts, 'acts'>, on: PlainDate): string | null =>
  leftBy(auditorActs(facts).findLast(({ effectiveOn }) => effectiveOn < on));

/** The removal of the auditor in whose place an act puts another, or none. At an annual meeting the term ends by itself. */
export function removalClauses(facts: BookFacts, { root }: AuditorAct): Block[] {
  const acts = auditorActs(facts);
  const at = acts.findIndex((act) => act.root === root);
  const auditor = leftBy(acts[at - 1]);
  const act = acts[at];
  if (auditor === null || auditor === leftBy(act) || isAnnual(facts, act)) return [];
  return [clause(facts, wording[facts.language].removed(auditor), { cbca: '165(1)', obca: '149' })];
}

/** The auditor who replaces another asks the former one for a statement, without which the appointment is void, and the corporation
 *  states its reasons (CBCA s. 168(5.1)-(9)), at an annual meeting too. Ontario's Act was not read. */
export function replacementClauses(facts: BookFacts, { root }: AuditorAct): Block[] {
  const acts = auditorActs(facts);
  const at = acts.findIndex((act) => act.root === root);
  const auditor = leftBy(acts[at - 1]);
  if (facts.statute !== 'cbca' || auditor === null || auditor === leftBy(acts[at])) return [];
  const words = wording[facts.language];
  return [
    clause(facts, words.statement, { cbca: '168(7), (8)' }),
    clause(facts, words.reasons, { cbca: '168(5.1), (6)' }),
  ];
}

const isAnnual = ({ annualResolutions }: BookFacts, act: AuditorAct | undefined): boolean =>
  annualResolutions.some(({ resolutionId }) => resolutionId === act?.payload.resolution?.resolutionId);
