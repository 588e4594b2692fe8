/** For later features: their panels. */
export type { DashboardPanelSlot } from './DashboardScreen.tsx';
/** For the frame: what waits on the dashboard. */
export { useFilingPrompts } from './useFilingPrompts.ts';
