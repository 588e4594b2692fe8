/** The panels that later features add. */
export type { DashboardPanelSlot } from './DashboardScreen.tsx';
export { NextSteps } from './NextSteps.tsx';
/** For the frame: what waits on the dashboard. */
export { useFilingPrompts } from './useFilingPrompts.ts';
