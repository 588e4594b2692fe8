/** The mains take the plan of the matter from here. */
export { changePlanOf } from './plan.ts';
