/** An event that a feature announces to later ones: name and shape of data. Ids, numbers and codes only. */
import type { Out, Schema } from './endpoint.ts';

export interface EventKind<Name extends string = string, Data extends Schema = Schema> {
  /** `envelope.completed`: the thing, then what happened to it. Stored; never renamed. */
  readonly name: Name;
  readonly data: Data;
}

export type EventData<K extends EventKind> = Out<K['data']>;

/** Declares an event: `export const envelopeCompleted = eventKind('envelope.completed', z.strictObject({ … }))`. */
export const eventKind = <const Name extends string, Data extends Schema>(
  name: Name,
  data: Data,
): EventKind<Name, Data> => ({ name, data });
