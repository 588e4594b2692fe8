import * as z from 'zod/mini';

/** The part of a brand that the browser's program needs; the rest is in the page, its sheet and the mails. */
export const brandFace = z.strictObject({
  key: z.string(),
  name: z.string(),
  logo: z.strictObject({ light: z.string(), dark: z.string(), ratio: z.number() }),
  /** The entity that runs the installation. */
  entity: z.string(),
  support: z.string(),
});
export type BrandFace = z.output<typeof brandFace>;
