/** The fields of registration and profile, judged by the same rules in the browser and on the server. */

import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { each } from '@tabellion/kit/shape.ts';
import { readCountry, readPersonName, readPhone } from '@tabellion/law/person.ts';
import * as z from 'zod/mini';
import { type PlaceInput, readPlace } from './readProfile.ts';

/** Far above what any rule allows; it only bounds the size of a request. */
const words = z.string().check(z.maxLength(2_000));
const blank = z._default(words, '');
const degrees = z.optional(z.nullable(z.number()));

type Read = (value: string) => Result<unknown, FieldRefusal>;

/** A field that stands alone; one that is not sent is judged as blank. */
const judged = (read: Read) =>
  z.prefault(
    words.check(
      z.check(({ value, issues }) => {
        const outcome = read(value);
        if (!outcome.ok) issues.push(issueOf(outcome.error, [], value));
      }),
    ),
    '',
  );

const personName = judged((name) => readPersonName(name, { path: '' }));

/** A country's name or code, or blank: `citizenship` at registration, `nationality` in the profile. */
export const citizenship = judged((word) => readCountry(word, 'citizenship'));

export const profileFields = {
  firstname: personName,
  lastname: personName,
  phone_number: judged((phone) => readPhone(phone)),
  ...each(blank, 'address_line_1', 'address_line_2', 'city', 'province', 'country', 'postal_code'),
  latitude: degrees,
  longitude: degrees,
};

/** Puts what `read` refuses at the fields of an object. */
export const judgedBy = <Input>(read: (input: Input) => Result<unknown, readonly FieldRefusal[]>) =>
  z.check<Input>(({ value, issues }) => {
    const outcome = read(value);
    if (outcome.ok) return;
    issues.push(...outcome.error.map((refusal) => issueOf(refusal, [refusal.path], value)));
  });

/** The parts of an address are judged together. */
export const judgedPlace = judgedBy<PlaceInput>(readPlace);

/** Bounds travel with the issue, for the sentence to name them; `continue` lets the other fields be judged as well. */
function issueOf({ textCode, params }: FieldRefusal, path: string[], input: unknown): z.core.$ZodRawIssue {
  const place = { path, message: textCode, input, continue: true };
  return typeof params?.max === 'number'
    ? { ...place, code: 'too_big', origin: 'string', maximum: params.max }
    : { ...place, code: 'custom' };
}
