/** How far pages were scrolled, for the way back to them and for a reload. */
const KEPT = 'scroll';
const positions = new Map<string, number>(kept());

window.history.scrollRestoration = 'manual';
window.addEventListener('scroll', () => positions.set(entryKey(), window.scrollY), { passive: true });
window.addEventListener('pagehide', keep);

/** Where the page of this entry of the history was left; one that is new begins at its start. */
export const keptScroll = (): number | 'start' => positions.get(entryKey()) ?? 'start';

/** Called once the page is drawn. */
export function settleScroll(scroll: number | 'start' | 'stay', hash: string): void {
  if (scroll === 'stay') return;
  const place = scroll === 'start' && hash !== '' ? document.getElementById(hash) : null;
  if (place !== null) place.scrollIntoView();
  else window.scrollTo(0, scroll === 'start' ? 0 : scroll);
}

const entryKey = (): string => String((window.history.state as { key?: string } | null)?.key);

function keep(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...positions]));
  } catch {
    // Storage is full or switched off: after a reload the page begins at its top.
  }
}

function kept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][];
  } catch {
    return []; // storage is switched off
  }
}
