/**
 * The closed set of what the log can say. A kind names the subjects that it is about (ids, whose names are read from
 * the registers when somebody reads the log) and its values (numbers and codes). No personal fact is ever among them.
 */

import { classLog } from './acts/classes.ts';
import { controlLog } from './acts/control.ts';
import { corporationLog } from './acts/corporation.ts';
import { instrumentLog } from './acts/instruments.ts';
import { peopleLog } from './acts/people.ts';
import { shareLog } from './acts/shares.ts';
import { corporationKinds } from './kinds/corporation.ts';
import { documentKinds } from './kinds/documents.ts';
import { draftKinds } from './kinds/drafts.ts';
import { entryKinds } from './kinds/entries.ts';
import { memberKinds } from './kinds/members.ts';
import { activityGroupNames, type LogEntryOf, type LogParams, type LogRow, type LogRows } from './logRow.ts';

const activityKinds = {
  ...corporationLog,
  ...peopleLog,
  ...shareLog,
  ...classLog,
  ...instrumentLog,
  ...controlLog,
  ...corporationKinds,
  ...draftKinds,
  ...entryKinds,
  ...documentKinds,
  ...memberKinds,
} as const satisfies LogRows;

export type ActivityKind = keyof typeof activityKinds;

export const activityKindNames = Object.keys(activityKinds) as readonly ActivityKind[];

export const isActivityKind = (word: string): word is ActivityKind => Object.hasOwn(activityKinds, word);

/** The kinds as the filter of the log offers them. */
export const activityGroups = activityGroupNames.map((name) => ({
  name,
  kinds: activityKindNames.filter((kind) => activityKinds[kind].group === name),
}));

/** Parameters of an entry of kind `K`. */
export type ActivityParams<K extends ActivityKind> = LogParams<(typeof activityKinds)[K]>;

export type LogEntry = LogEntryOf<typeof activityKinds>;

export const kindRow = (kind: ActivityKind): LogRow => activityKinds[kind];

/** All that an entry is about: what it is called in its parameters, with its id. */
export function subjectsOf(
  kind: ActivityKind,
  params: Readonly<Record<string, string | number>>,
): readonly (readonly [string, string])[] {
  const { subjects, mayName = [] } = kindRow(kind);
  const named = mayName.filter((name) => params[name] !== undefined);
  return [...subjects, ...named].map((name) => [name, String(params[name])]);
}
