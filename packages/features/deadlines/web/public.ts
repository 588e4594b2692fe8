/** For later features: the card of the nearest deadlines, and the drawers in which one is settled. */
export { useDeadlineDrawers } from './DeadlineDrawers.tsx';
export { NearestDeadlines } from './NearestDeadlines.tsx';
