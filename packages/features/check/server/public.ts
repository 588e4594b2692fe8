/** Later features take from here what the last check of a minute book found. */
export { selectLastCheck as lastCheck } from './store.ts';
