/** For later features and the frame of the server: what a document is called. */
export { selectTitles as documentTitles } from './store/documents.ts';
