/** The contents of an imported file, and the history as a package of the Open Cap Format, for later features. */
export { packageOf } from './package/exportPackage.ts';
export { selectImportedBatches as importedBatches } from './store/imports.ts';
