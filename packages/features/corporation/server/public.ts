/** Later features print the register of land. */
export { landTable } from './land.ts';
