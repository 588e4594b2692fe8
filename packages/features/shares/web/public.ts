/** For later features: acts on shares from a row of a register, and from the head of its page. */
export { DeedMenu } from './deeds/DeedMenu.tsx';
export { IssueButton } from './deeds/IssueButton.tsx';
