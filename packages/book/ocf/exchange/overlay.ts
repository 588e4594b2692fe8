import { parseNumeric } from '../numeric.ts';
import { isJsonObject, type JsonObject } from '../object.ts';

/** Members of an object by the book; undefined for a member that the object must not have. */
export type KeptObject = Readonly<Record<string, unknown>>;

/** An object as the book has it: what it holds replaces the members of the original, all others are kept to the letter.
 *  A number that is the same keeps its spelling (`1.50`), and an absent reference its empty string. */
export function overlay(original: JsonObject, held: KeptObject): JsonObject {
  const made: Record<string, unknown> = { ...original };
  for (const [member, value] of Object.entries(held)) {
    const before = original[member];
    if (isJsonObject(before) && isJsonObject(value)) made[member] = overlay(before, value);
    else if (value === undefined) {
      if (before !== '') delete made[member];
    } else if (!isSameNumber(before, value)) made[member] = value;
  }
  return made;
}

function isSameNumber(before: unknown, value: unknown): boolean {
  const number = parseNumeric(value);
  return number !== undefined && number === parseNumeric(before);
}
