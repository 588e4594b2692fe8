/** Municipalities by the names that people type. Pure. */
import { foldText } from './names/foldName.ts';

/** Whether two addresses name one municipality: `St. Catharines` and `ST CATHARINES` are one. */
export const isSameMunicipality = (
  one: { readonly city: string },
  other: { readonly city: string },
): boolean => foldText(one.city) === foldText(other.city);
