/** Later features take from here what the last check of a minute book found, and what it would find of a write that is tried. */
export { findingsAt } from './running.ts';
export { selectLastCheck as lastCheck } from './store.ts';
