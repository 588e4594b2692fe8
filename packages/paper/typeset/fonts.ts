/** The fonts of paper, in the order in which they are asked for a character: the first family that has it prints it. */
import { createRequire } from 'node:module';

interface FontFamily {
  readonly name: string;
  /** Within the packages of @expo-google-fonts; its weights are those that the layouts use. */
  readonly files: readonly string[];
  /** Large, and left out by an installation that needs no Chinese names (docs/operations.md). */
  readonly isOptional?: true;
}

export const allFontFamilies: readonly FontFamily[] = [
  {
    name: 'Source Serif 4',
    files: [
      'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
      'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
      'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
    ],
  },
  {
    // Noto Serif has the Latin letters that Source Serif lacks, such as those of SENĆOŦEN.
    name: 'Noto Serif',
    files: [
      'noto-serif/400Regular/NotoSerif_400Regular.ttf',
      'noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf',
      'noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
    ],
  },
  { name: 'Amiri', files: ['amiri/400Regular/Amiri_400Regular.ttf', 'amiri/700Bold/Amiri_700Bold.ttf'] },
  {
    name: 'Noto Serif Hebrew',
    files: [
      'noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf',
      'noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf',
    ],
  },
  {
    name: 'Noto Serif SC',
    isOptional: true,
    files: [
      'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
      'noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf',
    ],
  },
  {
    name: 'Noto Sans Gurmukhi',
    files: [
      'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
      'noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf',
    ],
  },
  {
    name: 'Noto Sans Canadian Aboriginal',
    files: [
      'noto-sans-canadian-aboriginal/400Regular/NotoSansCanadianAboriginal_400Regular.ttf',
      'noto-sans-canadian-aboriginal/600SemiBold/NotoSansCanadianAboriginal_600SemiBold.ttf',
    ],
  },
];

/** @param file  as in `fontFamilies` */
export const fontPath = (file: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`);

const isInstalled = (family: FontFamily): boolean => {
  if (family.isOptional !== true) return true;
  try {
    return family.files.every((file) => fontPath(file) !== '');
  } catch {
    return false;
  }
};

export const fontFamilies = allFontFamilies.filter(isInstalled);

/** Whether Chinese characters can be printed here. */
export const hasOptionalFonts = fontFamilies.length === allFontFamilies.length;
