/** For later features: what came with a file, and the history as a package of the Open Cap Format. */
export { packageOf } from './package/exportPackage.ts';
export { selectImportedBatches as importedBatches } from './store/imports.ts';
