/** For later features: what the page of a holder says of control. */
export { HolderControl } from './HolderControl.tsx';
export { loadWords as loadControlWords } from './words.ts';
