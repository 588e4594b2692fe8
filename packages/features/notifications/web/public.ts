/** For later features: what waits for an answer, for the bell. */
export { dataOf, type Prompt } from './useBell.ts';
