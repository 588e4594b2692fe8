import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import type { InitialParticulars } from '../statedFacts.ts';
import { recordDraft } from './drafts.ts';

/** The first registered office and the first year end, as far as they are stated. */
export function initialParticularsDrafts(
  { office, yearEnd }: InitialParticulars,
  dating: Dating,
): readonly DraftAct[] {
  const resolution = null;
  return [
    ...(office === null
      ? []
      : [recordDraft('address.changed', { place: 'registered', address: office, resolution }, dating)]),
    ...(yearEnd === null ? [] : [recordDraft('yearend.changed', { yearEnd, resolution }, dating)]),
  ];
}
