/** What later features and the frame show of an organization: its name and its status in words. */
export { regionLabel, shownName, statusKey, statusTones } from './names.ts';
export { useElementInName } from './useElementInName.ts';
export { PostalCodeField } from './PostalCodeField.tsx';
