/** The palette, fetched when it is first opened, for the frame. */
export type { PaletteEntry, PaletteGroup } from './entries.ts';
export { Palette } from './Palette.tsx';
