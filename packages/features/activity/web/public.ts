export { activityIcon } from './activityIcon.ts';
