import type { Answer } from '@tabellion/kit/client.ts';
import { useEffect } from 'react';
import { type Amending, type Tried, useTried } from '../../../registers/web/public.ts';
import type { PeopleView } from '../../contract.ts';

/** Tries an act on people while somebody types, and takes in what stands in its way.
 *  @param body  undefined while too little was told */
export function useTriedPeople<Body extends object>(
  { note }: Amending,
  body: Body | undefined,
  run: (
    body: Body & { preview: true },
    options: { readonly signal: AbortSignal },
  ) => Promise<Answer<PeopleView>>,
): Tried<PeopleView> {
  const tried = useTried(body && { ...body, preview: true as const }, run);
  const refusal = tried.answer?.ok === false ? tried.answer : undefined;
  useEffect(() => note(refusal), [note, refusal]);
  return tried;
}
