/** Checks the parts of a request against the endpoint's schemas and names every field that is wrong. */
import type { FieldRefusal, Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, Schema } from '@tabellion/kit/endpoint.ts';
import { isTextCode, type TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import { dropReadOnlyFields } from './postedBack.ts';

export interface RequestParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * @returns the parsed parts, or a refusal that lists every field.
 * Errors: GENERAL.MALFORMED (400) where the shape is not the contract's; GENERAL.FIELD_INVALID (422) where only
 * values break a rule.
 */
export function parseParts(endpoint: Endpoint, raw: RequestParts): Result<RequestParts, Refusal> {
  const parsed: RequestParts = { params: undefined, query: undefined, body: undefined };
  const fields: FieldRefusal[] = [];
  let misshapen = false;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part] ?? (part === 'query' ? noQuery : undefined);
    if (schema === undefined) continue;
    const given = raw[part] ?? {};
    const input =
      part === 'body' && endpoint.entity
        ? dropReadOnlyFields(given, schema, endpoint.entity, endpoint.entityAs)
        : given;
    const outcome = z.safeParse(schema, input, { reportInput: true });
    if (outcome.success) {
      parsed[part] = outcome.data;
      fields.push(...unstorableIn(outcome.data, []));
      continue;
    }
    for (const issue of outcome.error.issues) {
      misshapen ||= isMisshapen(issue);
      if (fields.length < mostFields) fields.push(...fieldsOf(issue));
    }
  }
  if (fields.length === 0) return ok(parsed);
  return err({ textCode: misshapen ? 'GENERAL.MALFORMED' : 'GENERAL.FIELD_INVALID', fields });
}

/** Query parameters that an endpoint's contract does not name are refused: a caller who asks for a past date
 *  where there is none would take today's answer for it. */
const noQuery: Schema = z.strictObject({});

/** No form has more; a refusal does not grow with what a stranger makes up. */
const mostFields = 50;

/** Texts with U+0000 or half of a pair of surrogates, which PostgreSQL cannot hold in any column or comparison; wherever
 *  they stand. */
function unstorableIn(value: unknown, path: readonly string[]): FieldRefusal[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path: path.join('.'), textCode: 'TEXT.FORBIDDEN_CHARACTERS' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorableIn(inner, [...path, name]));
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined;

const isMisshapen = (issue: Issue): boolean =>
  issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && !isMissing(issue));

function fieldsOf(issue: Issue): FieldRefusal[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostFields).map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      textCode: 'GENERAL.FIELD_UNKNOWN',
    }));
  }
  return [{ path, ...saysWhat(issue) }];
}

function saysWhat(issue: Issue): { textCode: TextCode; params?: Record<string, string | number> } {
  if (isMissing(issue)) return { textCode: 'GENERAL.FIELD_REQUIRED' };
  const params = boundsOf(issue);
  if (isTextCode(issue.message)) return { textCode: issue.message, params };
  if (issue.code === 'too_big' && issue.origin === 'string') return { textCode: 'GENERAL.TOO_LONG', params };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { textCode: 'GENERAL.TOO_MANY_ENTRIES', params };
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1
      ? { textCode: 'GENERAL.FIELD_REQUIRED' }
      : { textCode: 'GENERAL.TOO_SHORT', params };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return { textCode: 'GENERAL.NOT_AN_EMAIL' };
  return { textCode: 'GENERAL.FIELD_INVALID' };
}

const boundsOf = (issue: Issue): Record<string, number> => ({
  ...(issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}),
  ...(issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}),
});
