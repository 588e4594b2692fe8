/** What later features and the frame show of the way in. */
export { VerifyNotice } from './VerifyNotice.tsx';
