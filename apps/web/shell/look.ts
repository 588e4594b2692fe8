/** The look as the account keeps it (specification section 2, theme settings panel), between the browser's and the server's. */
import { type Appearance, accents } from '@tabellion/ui/theme/AppearanceProvider.tsx';

type Settings = Readonly<Record<string, unknown>>;

const existing: { readonly [Name in keyof Appearance]: readonly Appearance[Name][] } = {
  layout: ['side', 'folded', 'top'],
  theme: ['light', 'dark', 'system'],
  direction: ['language', 'ltr', 'rtl'],
  density: ['lines', 'compact'],
  accent: accents,
  scrollbars: ['thin', 'system'],
  animations: [true, false],
  keys: [true, false],
};

const names = Object.keys(existing) as (keyof Appearance)[];

/** The look in the account's settings; values unknown to this version (older or newer ones) are ignored. */
export const lookIn = (settings: Settings): Partial<Appearance> =>
  Object.fromEntries(
    names
      .filter((name) => (existing[name] as readonly unknown[]).includes(settings[name]))
      .map((name) => [name, settings[name]]),
  );

/** True where every choice of `part` stands in `look`. */
export const isShown = (part: Partial<Appearance>, look: Appearance): boolean =>
  names.every((name) => part[name] === undefined || part[name] === look[name]);
