/** The prompts that wait for an answer, for the bell. */
export { dataIfAccessible, type Prompt } from './useBell.ts';
