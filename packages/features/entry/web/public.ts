/** What later features and the frame show of the way in. */
export { invitedAs } from './invitedAddress.ts';
export { VerifyNotice } from './VerifyNotice.tsx';
