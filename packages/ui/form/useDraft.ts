import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keep, kept } from '../browser/kept.ts';
import { useSession } from '../session/session.tsx';

/** Typing rests so long before it is kept. */
const restMs = 300;

/** The draft stored in this browser under the name of a form. */
interface StoredDraft {
  /** The form's start values: a draft of older facts is not laid over newer ones. */
  base: string;
  values: FieldValues;
  /** When the last of it was typed, in milliseconds since 1970. */
  typedAt: number;
}

/** Typed values that are not kept yet; undefined once they equal the recorded values again. */
interface Waiting {
  draft: StoredDraft | undefined;
  timer: ReturnType<typeof setTimeout>;
}

export interface Draft {
  /** When what was laid over the start had been typed, in milliseconds since 1970; undefined where nothing was. A form
   *  says so with `DraftNote`. */
  restoredFrom: number | undefined;
  /** A draft found when the form was already in use: when it was typed, and how to lay it over the form. */
  offered: { readonly typedAt: number; take(): void } | undefined;
  /** Called when the server has the values. */
  forget(): void;
  /** Goes back to what is on record. */
  discard(): void;
}

/**
 * Keeps what is typed in this browser, for this user, until it is saved: a reload, a sign-out or a lost connection
 * loses nothing. A form that is in use when the draft arrives is left alone, and offers it. What was saved elsewhere in the meantime wins over the draft, for good.
 * @param name  which form of which object, such as `account/{orgId}`
 * @param isOffered  the form begins with what its button says, and offers the draft: that of a drawer
 */
export function useDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: string,
  isOffered = false,
): Draft {
  const { session } = useSession();
  const key = `draft/${session?.userId ?? ''}/${name}`;
  const [restoredFrom, setRestoredFrom] = useState<number>();
  const [found, setFound] = useState<StoredDraft>();
  const waiting = useRef<Waiting>(undefined);

  useEffect(() => {
    let left = false;
    let isInUse = false;
    const use = () => {
      isInUse = true;
    };
    const hands = ['pointerdown', 'keydown', 'input'] as const;
    const release = () => {
      for (const hand of hands) window.removeEventListener(hand, use, true);
    };
    for (const hand of hands) window.addEventListener(hand, use, true);
    const baseNow = () => JSON.stringify(form.formState.defaultValues ?? {});
    void kept(key).then((draft) => {
      release();
      if (left || draft === undefined) return;
      if (!isKept(draft) || draft.base !== baseNow()) return void keep(key, undefined);
      if (isInUse || isOffered) return setFound(draft);
      form.reset(draft.values as In, { keepDefaultValues: true });
      setRestoredFrom(draft.typedAt);
    });
    const watching = form.watch((values, { name: changed }) => {
      if (changed === undefined) return;
      clearTimeout(waiting.current?.timer);
      const base = baseNow();
      waiting.current = {
        draft:
          JSON.stringify(values) === base
            ? undefined
            : structuredClone({ base, values: values as FieldValues, typedAt: Date.now() }),
        timer: setTimeout(keepNow, restMs),
      };
    });
    const keepNow = () => {
      if (waiting.current === undefined) return;
      const { draft, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      void keep(key, draft);
    };
    // Whoever types and leaves at once does not wait for the rest; a phone may end a page once it is out of sight.
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      left = true;
      release();
      watching.unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [form, key, isOffered]);

  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setRestoredFrom(undefined);
    setFound(undefined);
    void keep(key, undefined);
  };
  return {
    restoredFrom,
    offered: found && {
      typedAt: found.typedAt,
      take: () => {
        form.reset(found.values as In, { keepDefaultValues: true });
        setRestoredFrom(found.typedAt);
        setFound(undefined);
        void keep(key, found);
      },
    },
    forget,
    discard: () => {
      form.reset();
      forget();
    },
  };
}

const isKept = (found: unknown): found is StoredDraft =>
  typeof found === 'object' &&
  found !== null &&
  'base' in found &&
  typeof found.base === 'string' &&
  'values' in found &&
  typeof found.values === 'object' &&
  found.values !== null &&
  'typedAt' in found &&
  typeof found.typedAt === 'number';
