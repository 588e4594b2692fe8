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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
      clearTimeout(timer.current);
      const draft = structuredClone({ base: baseNow(), values });
      timer.current = setTimeout(() => void keep(key, draft), restMs);
    });
    return () => {
      left = true;
      watching.unsubscribe();
    };
  }, [form, key]);

  return {
    restored,
    forget: () => {
      clearTimeout(timer.current);
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
