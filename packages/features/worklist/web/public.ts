/** Later features and the frame take from here the worklist, and what a dashboard shows of its own lines. */

export { NeedsYou } from './NeedsYou.tsx';
export { useLineKeys } from './useLineKeys.ts';
export { loadWords as loadWorkWords } from './words.ts';
