/** Directors issue shares (CBCA ss. 25, 26): to subscribers, for options, and for what converts. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { issueClauses, withoutConsideration } from '../issues.ts';
import type { BookFacts } from '../template.ts';
import { personOf } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

type IssuingAct = ChangeAct<'issued' | 'option.exercised' | 'instrument.converted'>;

/** The certificates in which shares are issued. */
export const issuedBy = (
  { certificates }: Pick<BookFacts, 'certificates'>,
  acts: readonly IssuingAct[],
): Certificate[] => {
  const ids = new Set(acts.flatMap(({ payload }) => payload.issues.map(({ securityId }) => securityId)));
  return certificates.filter(({ securityId }) => ids.has(securityId));
};

/** People by name, the first three of them. */
export function namesOf(facts: Pick<BookFacts, 'persons'>, personIds: readonly string[]): string {
  const names = [...new Set(personIds.map((personId) => personOf(facts, personId).name))];
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}

const holdersIn = (facts: BookFacts, acts: readonly IssuingAct[]): string =>
  namesOf(
    facts,
    acts.flatMap(({ payload }) => payload.issues.map(({ personId }) => personId)),
  );

export const issue: ClauseMaker<'issued'> = {
  heading: { en: 'Issue of shares', fr: 'Émission d’actions' },
  title: (facts, acts) =>
    ({ en: 'Issue of shares to', fr: 'Émission d’actions à' })[facts.language].concat(
      ' ',
      holdersIn(facts, acts),
    ),
  clauses: (facts, acts) => issueClauses(facts, issuedBy(facts, acts)),
  blanks: (facts, acts) => withoutConsideration(issuedBy(facts, acts)),
  changesCertificates: true,
};
