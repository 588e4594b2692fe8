import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keep, kept } from '../browser/kept.ts';
import { useSession } from '../session/session.tsx';

/** Typing rests so long before it is kept. */
const restMs = 300;

interface Draft {
  /** What the form started from: a draft of older facts is not laid over newer ones. */
  base: string;
  values: FieldValues;
}

/** What is typed and not kept yet. */
interface Waiting {
  draft: Draft;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Keeps what is typed in this browser, for this user, until it is saved: a reload, a sign-out or a lost connection
 * loses nothing. What is saved elsewhere in the meantime wins over the draft.
 * @param name  which form of which object, such as `account/{orgId}`
 * @returns `forget`, to be called when the server has the values; `restored`, true once a draft was laid over the start
 */
export function useDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: string,
): { restored: boolean; forget(): void } {
  const { session } = useSession();
  const key = `draft/${session?.userId ?? ''}/${name}`;
  const [restored, setRestored] = useState(false);
  const waiting = useRef<Waiting>(undefined);

  useEffect(() => {
    let left = false;
    const baseNow = () => JSON.stringify(form.formState.defaultValues ?? {});
    void kept(key).then((found) => {
      if (left || !isDraft(found) || found.base !== baseNow()) return;
      form.reset(found.values as In, { keepDefaultValues: true });
      setRestored(true);
    });
    const watching = form.watch((values, { name: changed }) => {
      if (changed === undefined) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = {
        draft: structuredClone({ base: baseNow(), values: values as FieldValues }),
        timer: setTimeout(keepNow, restMs),
      };
    });
    const keepNow = () => {
      const draft = waiting.current?.draft;
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      if (draft !== undefined) void keep(key, draft);
    };
    // Whoever types and leaves at once does not wait for the rest.
    window.addEventListener('pagehide', keepNow);
    return () => {
      left = true;
      watching.unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, key]);

  return {
    restored,
    forget: () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      void keep(key, undefined);
    },
  };
}

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' &&
  found !== null &&
  'base' in found &&
  typeof found.base === 'string' &&
  'values' in found &&
  typeof found.values === 'object' &&
  found.values !== null;
