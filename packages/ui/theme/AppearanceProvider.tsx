import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Appearance, defaultAppearance, showAppearance } from './appearance.ts';

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
