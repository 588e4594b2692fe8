/** The same form in another corporation of a firm. Pure. */
import type { FormField } from '../shapes.ts';

/** A form as it was typed, for another corporation, whose form may ask other fields. People and things that were chosen are found
 *  there by their names, since ids are each corporation's own; nothing is chosen where none bears the name, which its form refuses.
 *  @param fields  those in which it was typed
 *  @param there  those of the other corporation */
export const sameForm = (
  typed: Readonly<Record<string, string>>,
  fields: readonly FormField[],
  there: readonly FormField[],
): Record<string, string> =>
  Object.fromEntries(
    there.map(({ name, choices, value }) => {
      const own = typed[name] ?? value;
      if (choices.length === 0 || choices.some((choice) => choice.value === own)) return [name, own];
      const label = fields
        .find((field) => field.name === name)
        ?.choices.find((choice) => choice.value === own)?.label;
      return [name, choices.find((choice) => choice.label === label)?.value ?? ''];
    }),
  );
