/** The auditor of a day, and how a resolution ends that office: an auditor goes by death, resignation or removal alone, not because
 *  another is appointed or none is (CBCA ss. 162(3), 164(1), 165(1); OBCA s. 149). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { BookFacts } from './template.ts';
import { clause } from './words.ts';

const wording = {
  en: (auditor: string) => `${auditor} is removed from the office of auditor.`,
  fr: (auditor: string) => `Le vérificateur suivant est révoqué : ${auditor}.`,
};

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
  return [clause(facts, wording[facts.language](auditor), { cbca: '165(1)', obca: '149' })];
}

const isAnnual = ({ annualResolutions }: BookFacts, act: AuditorAct | undefined): boolean =>
  annualResolutions.some(({ resolutionId }) => resolutionId === act?.payload.resolution?.resolutionId);
