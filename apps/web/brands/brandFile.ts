/** The form of a brand file: everything that a customer sees in place of the working name. One file serves
 *  the pages, the mails and the server, so that they never differ. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { BrandFace } from './brandFace.ts';

const words = z.string().check(z.minLength(1), z.maxLength(100));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** A file of `apps/web/public`, by its address. */
const picture = z.string().check(z.regex(/^\/brands\/[a-z0-9-]+\.svg$/));

const chartColours = { 'c-1': colour, 'c-2': colour, 'c-3': colour };

/** The accent in eight steps, by the names of `packages/ui/theme/tokens.css`. */
const lightColours = z.strictObject({
  'a-0': colour,
  'a-1': colour,
  'a-2': colour,
  'a-3': colour,
  'a-5': colour,
  'a-6': colour,
  'a-7': colour,
  'a-9': colour,
  ...chartColours,
});

/** The steps do not carry on dark surfaces, so the roles that stand on them are named one by one. */
const darkColours = z.strictObject({
  primary: colour,
  'primary-hover': colour,
  link: colour,
  focus: colour,
  selected: colour,
  'selected-ink': colour,
  info: colour,
  'info-bg': colour,
  'info-line': colour,
  ...chartColours,
  /** Veils the page behind a drawer. */
  scrim: colour,
});

/** Mail programs show no SVG and fetch no pictures from strangers: the name is written, in the face of the logo. */
const mailLook = z.strictObject({
  /** The name stands on a band of the accent, or in the accent above a line. */
  heading: z.enum(['band', 'line']),
  /** Families, the first that a mail program has. */
  nameFont: z.string().check(z.regex(/^[\w' ,-]+$/)),
  /** Buttons and links; white on it is readable, and it is on white. */
  accent: colour,
  /** Behind the letter, and the line around it. */
  ground: colour,
  line: colour,
});

const termsText = z.array(z.strictObject({ heading: words, text: z.string().check(z.minLength(1)) }));

export const brandFile = z.strictObject({
  /** The value of BRAND and of `data-brand`. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  name: words,
  /** One picture for light surfaces, one for dark; `ratio` is width over height. */
  logo: z.strictObject({ light: picture, dark: picture, ratio: z.number().check(z.positive()) }),
  /** Follows the system's theme by itself. */
  favicon: picture,
  colours: z.strictObject({ light: lightColours, dark: darkColours }),
  mail: mailLook,
  /** The entity that runs the installation, as the foot of pages and mails names it. */
  legal: z.strictObject({ entity: words, address: words }),
  /** Terms that users accept when they register. Whoever accepted an older version is asked at the next sign-in. */
  terms: z.strictObject({
    /** The day since which they apply. */
    version: z.custom<PlainDate>((day) => typeof day === 'string' && parsePlainDate(day) !== undefined),
    text: z.strictObject({ en: termsText, fr: termsText, tr: termsText, ar: termsText }),
  }),
  support: z.email(),
});
export type BrandFile = z.output<typeof brandFile>;

export const faceOf = ({ key, name, logo, legal, support }: BrandFile): BrandFace => ({
  key,
  name,
  logo,
  support,
  entity: legal.entity,
});
