/** For later features and the frame of the server: the minute book beside the registers, and what documents and the Act of a
 *  corporation are called. */

export { actName } from './bookFacts.ts';
export { type BookState, bookState } from './bookState.ts';
export { selectTitles as documentTitles } from './store/documents.ts';
