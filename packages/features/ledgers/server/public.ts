/** For later features: how a register leaves as a file. */
export { aboutList } from './files/aboutList.ts';
export { asFile } from './files/asFile.ts';
export { wholeTable } from './files/sheet.ts';
