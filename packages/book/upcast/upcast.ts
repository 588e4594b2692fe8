/** Brings the payload of one version to the next. Pure: it knows nothing but what the old payload says. */
export type Step = (payload: unknown) => unknown;

export type Steps = Readonly<Record<string, Readonly<Record<number, Step>>>>;

/** The payload in the newest version of its kind. Throws for a version that this program does not know, which a
 *  newer program wrote, and for a missing step, which is a fault of this one. */
export function upcast(
  act: { readonly kind: string; readonly v: number; readonly payload: unknown },
  newest: number,
  steps: Steps,
): unknown {
  if (act.v > newest) throw new Error(`${act.kind} version ${act.v} was written by a newer program`);
  let payload = act.payload;
  for (let v = act.v; v < newest; v++) {
    const step = steps[act.kind]?.[v];
    if (!step) throw new Error(`no step from ${act.kind} version ${v}`);
    payload = step(payload);
  }
  return payload;
}
