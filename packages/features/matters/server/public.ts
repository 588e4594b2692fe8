/** Later features and the mains begin matters and describe their kinds through these. */
export { handOver } from './handOver.ts';
export { entryPlan } from './kinds/entry.ts';
export { foundingSetPlan } from './kinds/foundingSet.ts';
export type { MatterPlan, MatterPorts } from './matterKind.ts';
export { beginMatter } from './ring.ts';
export { stoppedMatters } from './stopped.ts';
export { selectMatterId as matterOf } from './store/matters.ts';
export { withdrawMatter } from './withdrawing.ts';
