/** The contents of an imported file, and the history as a package of the Open Cap Format, for later features; and how they read
 *  tables of their own. */
export { takeTurn } from './inLine.ts';
export { packageOf } from './package/exportPackage.ts';
export type { SeenRows } from './read/messages.ts';
export { readTableRows } from './read/readImportFile.ts';
export { selectImportedBatches as importedBatches } from './store/imports.ts';
