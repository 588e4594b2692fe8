import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { key: string; label: ReactNode }[];
  current: string;
  onChange(key: string): void;
  /** What the current tab shows. */
  children: ReactNode;
}

/** Tabs: the arrow keys walk, and what they reach is shown. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId();
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.key === current);
    const to = tabs[(at + (event.key === forward ? 1 : -1) + tabs.length) % tabs.length];
    if (to === undefined) return;
    onChange(to.key);
    document.getElementById(`${id}-${to.key}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
