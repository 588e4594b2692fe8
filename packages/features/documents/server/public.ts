/** For later features and the frame of the server: what documents and the Act of a corporation are called. */

export { actName } from './bookFacts.ts';
export { selectTitles as documentTitles } from './store/documents.ts';
