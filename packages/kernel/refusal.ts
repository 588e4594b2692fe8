import type { TextCode } from '@tabellion/texts/codes.ts';
import { type Err, err } from './result.ts';

/** Values that a text may name: numbers are formatted in the reader's language, strings stand as they are. */
export type TextParams = Readonly<Record<string, string | number>>;

/** One field that breaks a rule. `path` is the field's place in the input: `issuances.0.vesting.period`. */
export interface FieldRefusal<Code extends TextCode = TextCode> {
  readonly path: string;
  readonly textCode: Code;
  readonly params?: TextParams;
}

/** Why a rule refuses: a text code (which also fixes the HTTP status), the fields concerned, and data that
 *  helps to mend it, such as the acts that no longer fit. The sentence itself lives in the texts.
 *  A function that names its codes, `Result<T, Refusal<'A' | 'B'>>`, is checked against them, and so is the endpoint that it
 *  serves (`platform/http/route.ts`). */
export interface Refusal<Code extends TextCode = TextCode> {
  readonly textCode: Code;
  readonly params?: TextParams;
  readonly fields?: readonly FieldRefusal[];
  readonly data?: unknown;
}

/** A failed `Result` that carries a refusal. */
export type Refused<Code extends TextCode = TextCode> = Err<Refusal<Code>>;

export function refuse<Code extends TextCode>(
  textCode: Code,
  more: Omit<Refusal, 'textCode'> = {},
): Refused<Code> {
  return err({ textCode, ...more });
}

/** A failed `Result` that refuses one field: the code says it both for the whole and at the field. */
export function refuseField<Code extends TextCode>(
  path: string,
  textCode: Code,
  params?: TextParams,
): Refused<Code> {
  const shared = params === undefined ? { textCode } : { textCode, params };
  return err({ ...shared, fields: [{ path, ...shared }] });
}
