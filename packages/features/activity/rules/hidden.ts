/** Entries that are told to those alone who may read what they tell of. */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';
import { type ActivityKind, activityKindNames, kindRow } from '../kinds.ts';

export const kindsHiddenFrom = (actor: Actor): ActivityKind[] =>
  activityKindNames.filter((kind) => {
    const { needs } = kindRow(kind);
    return needs !== undefined && !judge(actor, access[needs]).may;
  });
