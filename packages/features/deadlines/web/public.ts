/** The card of the nearest deadlines, and the drawers in which one is settled, for later features. */
export { useDeadlineDrawers } from './DeadlineDrawers.tsx';
export { CalendarLeaf } from './DeadlineRow.tsx';
export { NearestDeadlines } from './NearestDeadlines.tsx';
