/** Signing and the pages of holders take from here how a personal link is opened. */
export { askCode, digitsOf, guessCode, openLinkSession, refuseGuess, sessionEnd } from './codes.ts';
export { insertLinkSecret, insertSession, selectLink, spendCode } from './store/secrets.ts';
