/** The fields of registration and profile, judged by the same rules in the browser and on the server. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import * as z from 'zod/mini';

/** Words of a form; the rules judge them, this only bounds the size of a request. */
export const words = z._default(z.string().check(z.maxLength(2_000)), '');
const degrees = z.optional(z.nullable(z.number()));

export const profileFields = {
  firstname: words,
  lastname: words,
  phone_number: words,
  address_line_1: words,
  address_line_2: words,
  city: words,
  province: words,
  country: words,
  postal_code: words,
  latitude: degrees,
  longitude: degrees,
};

/** Puts what `read` refuses at the fields. Bounds travel with the issue, for the sentence to name them. */
export const judgedBy = <Input>(read: (input: Input) => Result<unknown, readonly FieldRefusal[]>) =>
  z.check<Input>(({ value, issues }) => {
    const outcome = read(value);
    if (!outcome.ok) issues.push(...outcome.error.map((refusal) => issueOf(refusal, value)));
  });

function issueOf({ path, textCode, params }: FieldRefusal, input: unknown): z.core.$ZodRawIssue {
  const place = { path: [path], message: textCode, input };
  return typeof params?.max === 'number'
    ? { ...place, code: 'too_big', origin: 'string', maximum: params.max }
    : { ...place, code: 'custom' };
}
