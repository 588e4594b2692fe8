import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { ClassPayload } from '../../acts/class-created.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import { type OcfObject, textsOf } from '../object.ts';

/** The acts, each class made with the terms that it has after all of them: the format has one state of a class, and who
 *  reads a package counts votes by it. The amendments stay among the acts, for the format cannot say since when they hold. */
export function withClassesNow(acts: readonly EffectiveAct[]): readonly EffectiveAct[] {
  const changed = new Map<string, Partial<ClassPayload>>();
  for (const { kind, payload } of acts)
    if (kind === 'class.amended')
      changed.set(payload.classId, { ...changed.get(payload.classId), ...payload.changes });
  return acts.map((act) => {
    if (act.kind !== 'class.created') return act;
    const changes = changed.get(act.payload.classId);
    return changes ? { ...act, payload: { ...act.payload, ...changes } } : act;
  });
}

/** The day on which a class that is not of the first articles came, as a comment of it says it: the format knows no other days
 *  of a class than those of its approvals. */
export const createdOn = (date: PlainDate): string => `Created on ${date}`;

/** That day, where the register itself wrote it. */
export function readCreatedOn(object: OcfObject): PlainDate | undefined {
  for (const comment of textsOf(object, 'comments')) {
    const date = parsePlainDate(comment.replace(/^Created on /, ''));
    if (date !== undefined && comment === createdOn(date)) return date;
  }
  return undefined;
}
