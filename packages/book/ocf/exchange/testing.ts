import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Book } from '../../book.ts';
import { fold } from '../../fold.ts';
import { factOf, idOf, Story } from '../../testing.ts';
import { IdTable } from './ids.ts';
import type { ImportedAct } from './importedAct.ts';
import type { PackageImport } from './recording.ts';

/** Ids that can be read in a failure. */
export function countingIds(): IdTable {
  let count = 0;
  return new IdTable(() => idOf(`imported ${++count}`));
}

/** The history of an import, in a corporation that has been there since a day. */
export function storyOf(
  { persons, acts }: Pick<PackageImport, 'persons' | 'acts'>,
  since = '2000-01-01',
): Story {
  const story = new Story();
  story.incorporated(since);
  for (const { personId, kind, name } of persons) {
    const facts = [{ kind: 'name' as const, ref: factOf(name) }];
    story.record('person.added', since, { personId, kind, facts });
  }
  const roots = new Map<string, string>();
  for (const { actId, ...act } of acts) {
    const of = act.kind === 'rights.adjusted' ? roots.get(act.payload.of) : undefined;
    const payload = of === undefined ? act.payload : { ...act.payload, of };
    const { root } = record(story, { ...act, payload } as ImportedAct);
    if (actId !== undefined) roots.set(actId, root);
  }
  return story;
}

export const bookOf = ({ acts }: Story, on: PlainDate): Book => fold(acts, { asOf: on });

const record = (story: Story, { kind, effectiveOn, payload }: ImportedAct) =>
  story.record(kind, effectiveOn, payload);
