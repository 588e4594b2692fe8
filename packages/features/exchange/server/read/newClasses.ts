import { newId } from '@tabellion/platform/ids.ts';
import type { BatchAct } from '../../../registers/batch.ts';
import { valueUnder } from '../../rules/mapping.ts';
import type { HoldersInto } from './holdersInto.ts';

export interface NewClasses {
  readonly acts: readonly BatchAct[];
  /** The id of any class of the table, by its name. */
  idOf(name: string): string;
  prefixOf(name: string): string;
}

interface Numbered {
  readonly className: string;
  readonly label: string;
}

/** Creates the classes from the corporation's first day on, with the rights that were told; their certificates
 *  tell the prefix. */
export function newClasses(
  rows: readonly Numbered[],
  { classes, rights, incorporatedOn: on }: Pick<HoldersInto, 'classes' | 'rights' | 'incorporatedOn'>,
): NewClasses {
  const existing = new Map(classes.map(({ name, classId, prefix }) => [name, { classId, prefix }]));
  const taken = new Set(classes.map(({ prefix }) => prefix));
  const labels = firstLabels(rows);
  const acts: BatchAct[] = [];
  for (const [name, label] of labels) {
    const terms = valueUnder(rights, name);
    // A class of which nothing is told is a fault of the table: nothing of it is recorded.
    if (existing.has(name) || terms === undefined) continue;
    const prefix = prefixFor(name, label, taken);
    taken.add(prefix);
    const classId = newId();
    existing.set(name, { classId, prefix });
    const payload = { ...terms, classId, name, prefix, amendment: null };
    acts.push({ kind: 'class.created', on, payload });
  }
  return {
    acts,
    idOf: (name) => existing.get(name)?.classId ?? '',
    prefixOf: (name) => existing.get(name)?.prefix ?? '',
  };
}

/** The first certificate of each class that begins as numbers do; empty for none. */
function firstLabels(rows: readonly Numbered[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { className, label } of rows) {
    if (found.get(className)) continue;
    found.set(className, /^[\p{L}]{1,10}-\d/u.test(label) ? label : '');
  }
  return found;
}

/** The prefix of its first certificate; else the first letters of its words. */
function prefixFor(name: string, label: string, taken: ReadonlySet<string>): string {
  const initials = name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 4)
    .toLocaleUpperCase('en');
  const wanted = label.split('-')[0] || initials || 'S';
  for (let number = 1; ; number++) {
    const prefix = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.has(prefix)) return prefix;
  }
}
