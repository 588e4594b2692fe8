/** Acts that the story does not have, laid over its facts: handmade by kind, each under a resolution. */
import type { ChangeAct, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import type { BookFacts } from './templates/template.ts';

export const resolved = { number: 'D-2026-09', date: plainDate('2026-04-16') };

/** The facts with an act more, on the day of its resolution. */
export function withAct<K extends KindName>(
  facts: BookFacts,
  kind: K,
  payload: Payloads[K],
  body: 'directors' | 'shareholders' = 'directors',
): BookFacts {
  const root = `act-${facts.acts.length + 1}`;
  const act = {
    seq: facts.acts.length + 1,
    actId: root,
    root,
    supersedes: null,
    rank: 0,
    v: 1,
    verb: 'record',
    effectiveOn: resolved.date,
    recordedAt: instant('2026-04-16T15:00:00Z'),
    actorId: null,
    basis: null,
    batchId: null,
    documents: [],
    kind,
    payload,
  } as unknown as ChangeAct;
  const { number, date: datedOn } = resolved;
  const resolution = { resolutionId: `of-${body}`, body, number, datedOn, isOrganizing: false };
  return {
    ...facts,
    acts: [...facts.acts, act],
    resolutions: [...facts.resolutions.filter((one) => one.number !== number), resolution],
  };
}
