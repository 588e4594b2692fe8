/** For later features: what came with a file. */
export { selectImportedBatches as importedBatches } from './store/imports.ts';
