/** The same form in another corporation of a firm. Pure. */
import type { FormField } from '../shapes.ts';

/** What was typed, as the form of another corporation asks it. Whoever or whatever was chosen is found there by its name, since ids
 *  are each corporation's own; nothing is chosen where nobody is called so, which its form then refuses.
 *  @param asked  the fields in which it was typed
 *  @param there  those of the other corporation */
export const sameForm = (
  typed: Readonly<Record<string, string>>,
  asked: readonly FormField[],
  there: readonly FormField[],
): Record<string, string> =>
  Object.fromEntries(
    there.map(({ name, choices, value }) => {
      const own = typed[name] ?? value;
      if (choices.length === 0 || choices.some((choice) => choice.value === own)) return [name, own];
      const label = asked
        .find((field) => field.name === name)
        ?.choices.find((choice) => choice.value === own)?.label;
      return [name, choices.find((choice) => choice.label === label)?.value ?? ''];
    }),
  );
