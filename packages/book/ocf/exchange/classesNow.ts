import type { EffectiveAct } from '../../acts/kinds.ts';
import type { ClassPayload } from '../../terms/classes.ts';

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
