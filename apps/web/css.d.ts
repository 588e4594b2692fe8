/** Sheets are imported for their effect only. */
declare module '*.css';
