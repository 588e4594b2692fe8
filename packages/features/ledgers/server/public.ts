/** Later features let a register leave as a file, and take whole registers into documents. */
export { openAccount } from './account.ts';
export { holderLine } from './capTable.ts';
export { accountTable } from './files/accountFile.ts';
export { asFile, registerHeadingLines, withFileLanguage } from './files/asFile.ts';
export { bookTable } from './files/books.ts';
export type { FilePorts } from './files/filePorts.ts';
export { filterHeadingLines } from './files/filterHeadingLines.ts';
export { printedTable } from './files/printedTable.ts';
export { instrumentsTable, transfersTable, type WholeReading } from './files/registerFile.ts';
export { firstRows, type Table, wholeTable } from './files/sheet.ts';
export { instrumentLines } from './instruments.ts';
