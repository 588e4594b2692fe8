import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useTopLayer } from './topLayer.ts';

/** Specification section 9: auto-hide. */
const SNACK_MS = 6000;

export interface Snack {
  message: ReactNode;
  tone?: 'ok' | 'info' | 'warn' | 'err';
  /** Top at the end side; documents, billing and share-class messages stand bottom centre (specification section 8). */
  place?: 'top' | 'bottom';
  action?: { label: ReactNode; run(): void };
}

type Show = (snack: Snack | string) => void;

const SnackContext = createContext<Show | undefined>(undefined);
type Sweep = (stays: (snack: Snack & { at: number }) => boolean) => void;

const SweepContext = createContext<Sweep>(() => undefined);

/** A message shown just before its act leads to another page belongs to that page; a refusal never does. */
const FRESH_MS = 1500;

/** The snackbar host. Both places are live regions from the start, or their first message would not be spoken. */
export function SnackProvider({ children }: { children: ReactNode }) {
  const [snacks, setSnacks] = useState<readonly (Snack & { id: number; at: number })[]>([]);
  const next = useRef(0);
  const host = useHost();

  const show = useCallback<Show>((snack) => {
    next.current += 1;
    const row = {
      ...(typeof snack === 'string' ? { message: snack } : snack),
      id: next.current,
      at: Date.now(),
    };
    setSnacks((rows) => [...rows.slice(-2), row]);
  }, []);
  const drop = useCallback((id: number) => setSnacks((rows) => rows.filter((row) => row.id !== id)), []);

  const sweep = useCallback<Sweep>((stays) => setSnacks((rows) => rows.filter(stays)), []);

  const places = useMemo(
    () =>
      (['top', 'bottom'] as const).map((place) => ({
        place,
        rows: snacks.filter((snack) => (snack.place ?? 'top') === place),
      })),
    [snacks],
  );
  return (
    <SnackContext value={show}>
      <SweepContext value={sweep}>{children}</SweepContext>
      {places.map(({ place, rows }) =>
        createPortal(
          <div
            className={`snacks snacks--${place}`}
            role="status"
            aria-live="polite"
            aria-relevant="additions"
          >
            {rows.map((snack) => (
              <SnackBar key={snack.id} {...snack} onDone={() => drop(snack.id)} />
            ))}
          </div>,
          host,
          place,
        ),
      )}
    </SnackContext>
  );
}

/** Moves to the topmost dialog as it is: a snackbar drawn anew would begin its time again, and be spoken twice. */
function useHost(): HTMLElement {
  const layer = useTopLayer();
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => layer.append(host), [layer, host]);
  return host;
}

/** `snack('Saved')`, or with tone, place and an action. */
export function useSnack(): Show {
  const show = use(SnackContext);
  if (show === undefined) throw new Error('useSnack needs a SnackProvider above it');
  return show;
}

/** Takes away what was said of the page before. @param page  its path */
export function useSnackSweep(page: string): void {
  const sweep = use(SweepContext);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    const since = Date.now() - FRESH_MS;
    sweep(({ at, tone }) => at > since && tone !== 'err');
  }, [page, sweep]);
}

/** Takes away the refusals: a form says them at its fields, or the act has succeeded since. */
export function useFailureSweep(): () => void {
  const sweep = use(SweepContext);
  return useCallback(() => sweep(({ tone }) => tone !== 'err'), [sweep]);
}

const icons = { ok: CircleCheck, info: Info, warn: TriangleAlert, err: CircleAlert } as const;

/** Goes after 6 s, but not while the pointer or the focus is on it. */
function SnackBar({ message, tone = 'ok', action, onDone }: Snack & { onDone(): void }) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const held = useHeld(bar);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done.current(), SNACK_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div ref={bar} className={`snack snack--${tone}`}>
      <Icon of={icons[tone]} />
      <span className="grow">{message}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            action.run();
            onDone();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onDone}>
        {text('ui.close')}
      </Button>
    </div>
  );
}

/** True while the pointer or the focus is on it. */
function useHeld(bar: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const stop = new AbortController();
    for (const event of ['pointerenter', 'focusin']) {
      element.addEventListener(event, () => setHeld(true), { signal: stop.signal });
    }
    for (const event of ['pointerleave', 'focusout']) {
      element.addEventListener(event, () => setHeld(false), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [bar]);
  return held;
}
