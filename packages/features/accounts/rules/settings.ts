/** A person's settings of the look (specification section 2, theme settings panel). */
import * as z from 'zod/mini';

const choice = z.optional(z.string().check(z.maxLength(40)));
const isOn = z.optional(z.boolean());

/** Names of the panel; it judges itself which values it knows, so that an older version keeps those of a newer one. */
export const settingsSchema = z.strictObject({
  layout: choice,
  theme: choice,
  direction: choice,
  density: choice,
  accent: choice,
  scrollbars: choice,
  animations: isOn,
  keys: isOn,
});

export type Settings = z.output<typeof settingsSchema>;

/** Those of the stored settings that are settings: earlier versions stored whatever came. */
export function validSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const fits = Object.entries(stored).filter(
    ([name, value]) => settingsSchema.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(fits);
}

/** Ids of navigation entries behind the star. */
export const shortcutsSchema = z.array(z.string().check(z.regex(/^[\w.-]{1,60}$/))).check(z.maxLength(40));
