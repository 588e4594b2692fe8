/** Later features and the mains begin matters and describe their kinds through these. */
export { entryPlan } from './kinds/entry.ts';
export type { MatterPlan, MatterPorts } from './matterKind.ts';
export { beginMatter } from './ring.ts';
