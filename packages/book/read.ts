import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type * as z from 'zod/mini';
import type { RecordingVerb, StoredAct } from './act.ts';
import { type Act, isKindName, type KindName, kinds, type Payloads } from './acts/kinds.ts';
import type { DraftAct, DraftHead } from './draft.ts';
import { steps, upcast } from './upcast.ts';

export interface PayloadFault {
  /** `issues.0.quantity`; empty for the whole. */
  readonly path: string;
  readonly code: 'unknown_field' | 'invalid';
}

/** Checks what is about to be stored, strictly: an unknown field is a fault. A draft may leave open what is
 *  only given when it is recorded (numbers). */
export function checkPayload<K extends KindName>(
  kind: K,
  payload: unknown,
  form: 'act' | 'draft' = 'act',
): Result<Payloads[K], readonly PayloadFault[]> {
  const description = kinds[kind];
  const schema: z.ZodMiniType<Payloads[K]> =
    form === 'draft' ? (description.draft?.schema ?? description.schema) : description.schema;
  const parsed = schema.safeParse(payload);
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues.flatMap(faultsOf));
}

/** Opens a stored act in the newest version of its kind. What it says was checked when it was stored and has not
 *  changed since (the table refuses updates), so it is not checked again: a fold reads 10,000 of them in
 *  milliseconds. Throws for a kind or a version of a newer program. */
export function readAct(stored: StoredAct): Act {
  const { kind, verb } = stored;
  if (!isKindName(kind)) throw new Error(`acts of kind ${kind} were written by a newer program`);
  const newest = kinds[kind].v;
  const payload = verb === 'void' ? null : upcast(stored, newest, steps);
  return { ...stored, v: newest, payload } as Act;
}

/** A draft as it lies in the store. It may wait for years, so it names the version of its kind as acts do. */
export interface StoredDraft extends DraftHead {
  readonly kind: string;
  readonly v: number;
  readonly verb: RecordingVerb;
  readonly payload: unknown;
}

/** A draft with the version of its kind, as it is stored. */
export function toStoredDraft(draft: DraftAct): StoredDraft {
  return { ...draft, v: kinds[draft.kind].v };
}

/** Opens a stored draft in the newest version of its kind; as `readAct`. */
export function readDraft({ v, ...stored }: StoredDraft): DraftAct {
  const { kind, verb } = stored;
  if (!isKindName(kind)) throw new Error(`drafts of kind ${kind} were written by a newer program`);
  const payload = verb === 'void' ? null : upcast({ ...stored, v }, kinds[kind].v, steps);
  return { ...stored, payload } as DraftAct;
}

function faultsOf(issue: z.core.$ZodIssue): readonly PayloadFault[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknown_field' }));
  }
  return [{ path: path.join('.'), code: 'invalid' }];
}
