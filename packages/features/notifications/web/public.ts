/** For later features: what waits for an answer, for the bell. */
export { dataIfAccessible, type Prompt } from './useBell.ts';
