/** The profile of a corporation at its registry, for later features. */
export { ProfileFields, UnreadLines } from '../profile/ProfileFields.tsx';
export { loadProfileWords } from '../profile/words.ts';
