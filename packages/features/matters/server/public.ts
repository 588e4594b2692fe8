/** For later features and for the mains: matters are begun, and kinds described. */
export { entryPlan } from './kinds/entry.ts';
export type { MatterPlan, MatterPorts } from './matterKind.ts';
export { beginMatter } from './ring.ts';
