import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

/** How the reader wants the page to look: the theme settings of the specification (section 2, Shell). */
export interface Appearance {
  layout: 'side' | 'folded' | 'top';
  theme: 'light' | 'dark' | 'system';
  direction: 'language' | 'ltr' | 'rtl';
  density: 'lines' | 'compact';
  accent: Accent;
  scrollbars: 'thin' | 'system';
  animations: boolean;
  /** Single-key shortcuts, such as `n`. */
  keys: boolean;
}

/** `brand` is the brand's own colour: navy for the first, teal for the second. */
export const accents = ['brand', 'teal', 'violet', 'rust', 'slate'] as const;
type Accent = (typeof accents)[number];

/** Specification section 2: the default layout. */
export const defaultAppearance: Appearance = {
  layout: 'side',
  theme: 'system',
  direction: 'language',
  density: 'lines',
  accent: 'brand',
  scrollbars: 'thin',
  animations: true,
  keys: true,
};

/** Sets the attributes on the html element that the sheets hang on. */
export function showAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  const dark =
    appearance.theme === 'system'
      ? window.matchMedia('(prefers-color-scheme: dark)').matches
      : appearance.theme === 'dark';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = appearance.density;
  root.dataset.accent = appearance.accent;
  root.dataset.scrollbars = appearance.scrollbars;
  root.dataset.motion = appearance.animations ? 'full' : 'none';
}

interface AppearanceValue {
  appearance: Appearance;
  change(part: Partial<Appearance>): void;
}

const AppearanceContext = createContext<AppearanceValue>({
  appearance: defaultAppearance,
  change: () => undefined,
});

interface AppearanceProviderProps {
  initial: Appearance;
  onChange?(appearance: Appearance): void;
  children: ReactNode;
}

/** Holds the appearance, shows it at once, and follows the system while it is asked to. */
export function AppearanceProvider({ initial, onChange, children }: AppearanceProviderProps) {
  const [appearance, setAppearance] = useState(initial);

  useEffect(() => {
    showAppearance(appearance);
    if (appearance.theme !== 'system') return;
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => showAppearance(appearance);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [appearance]);

  const value = useMemo(
    () => ({
      appearance,
      change: (part: Partial<Appearance>) => {
        const next = { ...appearance, ...part };
        setAppearance(next);
        onChange?.(next);
      },
    }),
    [appearance, onChange],
  );
  return <AppearanceContext value={value}>{children}</AppearanceContext>;
}

export const useAppearance = (): AppearanceValue => use(AppearanceContext);
