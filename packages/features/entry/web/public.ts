/** Parts of registration and sign-in for later features and the frame. */
export { invitationState } from './invitedAddress.ts';
export { NewPasswordForm } from './NewPasswordForm.tsx';
export { TermsLink } from './TermsLink.tsx';
export { VerifyNotice } from './VerifyNotice.tsx';
