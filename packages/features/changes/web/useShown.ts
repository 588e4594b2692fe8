import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to what an act brought, so that nobody misses it below a long form.
 *  @param brought  undefined until there is something to show */
export function useShown(brought: unknown): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (brought !== undefined) place.current?.focus();
  }, [brought]);
  return place;
}
