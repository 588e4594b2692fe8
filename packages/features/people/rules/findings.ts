/** The judge's findings about directors and officers, as text codes at the fields of the form. */
import type { Finding, LawCode } from '@tabellion/book/judge/finding.ts';
import type { FieldRefusal, TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

interface Wording {
  readonly textCode: TextCode;
  readonly path: string;
  params?(found: Finding['params']): TextParams;
}

const residency: Wording = {
  textCode: 'DIRECTORS.TOO_FEW_RESIDENT',
  path: 'person.residency',
  params: ({ needed = 0, residents = 0 }) => ({ needed, present: residents }),
};
const capacity: Wording = { textCode: 'PEOPLE.NOT_CAPABLE', path: 'person.capable_attested' };

/** The findings about people; those about shares are told by the feature shares. */
const wordings: Readonly<Partial<Record<LawCode, Wording>>> = {
  board_empty: { textCode: 'PEOPLE.BOARD_EMPTY', path: '' },
  board_below_minimum: { textCode: 'PEOPLE.BOARD_BELOW_MINIMUM', path: '', params: (found) => found },
  board_above_maximum: { textCode: 'PEOPLE.BOARD_FULL', path: 'position', params: (found) => found },
  board_additional: { textCode: 'PEOPLE.BOARD_ADDITIONAL', path: 'position', params: (found) => found },
  board_residency: residency,
  director_under_age: { textCode: 'PEOPLE.UNDER_AGE', path: 'person.birth_date', params: (found) => found },
  director_incapable: capacity,
  director_bankrupt: capacity,
  director_not_individual: { textCode: 'PEOPLE.NOT_INDIVIDUAL', path: 'person.kind' },
  consent_missing: { textCode: 'PEOPLE.CONSENT_MISSING', path: 'consent_on' },
  managing_director_not_resident: {
    textCode: 'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT',
    path: 'person.residency',
  },
};

/** Findings as the texts word them, each once. */
export function describeFindings(findings: readonly Finding[]): readonly FieldRefusal[] {
  const described = findings.flatMap(({ code, params }) => {
    const wording = wordings[code];
    if (wording === undefined) return [];
    const { textCode, path } = wording;
    return [
      wording.params === undefined ? { path, textCode } : { path, textCode, params: wording.params(params) },
    ];
  });
  return described.filter(
    (one, at) => described.findIndex(({ textCode }) => textCode === one.textCode) === at,
  );
}

/** Violations of the law, each once, at the field that gave the fact. */
export const refusedOf = (findings: readonly Finding[]): readonly FieldRefusal[] =>
  describeFindings(findings.filter(({ severity }) => severity === 'refused'));
