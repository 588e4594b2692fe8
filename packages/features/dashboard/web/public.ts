/** For the frame: what waits on the dashboard. */
export { useFilingPrompts } from './useFilingPrompts.ts';
