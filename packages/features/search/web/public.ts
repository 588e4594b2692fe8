/** For the frame: the palette, fetched when it is first opened. */
export type { PaletteEntry, PaletteGroup } from './entries.ts';
export { Palette } from './Palette.tsx';
