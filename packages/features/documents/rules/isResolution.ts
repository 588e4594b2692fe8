import type { Section } from '../sections.ts';

/** Kept with the resolutions, and what one person declares. */
const DECLARATIONS: ReadonlySet<string | null> = new Set([
  'director_consent',
  'officer_acceptance',
  'resignation',
]);

/** Whether a document is a resolution. A consent, the acceptance of an office or a resignation is kept with the resolutions and is
 *  none. */
export const isResolution = ({
  section,
  template,
}: {
  readonly section: Section;
  readonly template: string | null;
}): boolean =>
  (section === 'directors_resolutions' || section === 'shareholders_resolutions') &&
  !DECLARATIONS.has(template);
