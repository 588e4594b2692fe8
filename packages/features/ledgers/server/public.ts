/** For later features: how a register leaves as a file. */
export { aboutList } from './files/aboutList.ts';
export { aboutSheet, asFile } from './files/asFile.ts';
export { wholeTable } from './files/sheet.ts';
export { firstRows } from './files/wholeSheet.ts';
