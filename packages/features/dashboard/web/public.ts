/** The panels that later features add. */
export type { DashboardPanelSlot } from './DashboardScreen.tsx';
export { NextSteps } from './NextSteps.tsx';
/** The prompts of the dashboard, for the frame. */
export { useFilingPrompts } from './useFilingPrompts.ts';
