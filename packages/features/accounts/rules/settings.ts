/** A person's settings of the look (specification section 2, theme settings panel). */
import * as z from 'zod/mini';

/** Names and values of the panel; the panel itself judges which it knows. At most 40 short entries. */
export const settingsSchema = z
  .record(
    z.string().check(z.regex(/^[\w.-]{1,60}$/)),
    z.union([z.string().check(z.maxLength(200)), z.boolean(), z.number()]),
  )
  .check(z.refine((settings) => Object.keys(settings).length <= 40, 'GENERAL.FIELD_INVALID'));

export type Settings = z.output<typeof settingsSchema>;

/** Ids of navigation entries behind the star. */
export const shortcutsSchema = z.array(z.string().check(z.regex(/^[\w.-]{1,60}$/))).check(z.maxLength(40));
