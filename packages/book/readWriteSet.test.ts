import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EffectiveAct, kinds as kindsOfActs } from './acts/kinds.ts';
import { Book } from './book.ts';
import { TABLE_NAMES, type TableName } from './entities.ts';
import { applyAct } from './fold.ts';
import { effectiveActsInSteps } from './order.ts';
import { checkPayload } from './read.ts';
import { namesOf, type Subject } from './readWriteSet.ts';
import { readWriteSetOf } from './readWriteSets.ts';
import { finish } from './stepwise.ts';
import type { Table } from './table.ts';
import { founded } from './testing.ts';
import { longHistories, PEOPLE, tell } from './testing-histories.ts';

/** Records reads and writes of an act while it is folded, by the names of subjects. */
class Watched extends Book {
  readonly read = new Set<string>();
  readonly written = new Set<string>();
  readonly counted = new Set<string>();
  readonly compared = new Set<string>();
  override readonly tables: Book['tables'];
  override readonly numbers: Book['numbers'];

  constructor() {
    super();
    const own = new Book();
    this.numbers = watched(own.numbers, (key) => `number ${key}`, { get: this.read, set: this.written });
    this.tables = Object.fromEntries(
      TABLE_NAMES.map((name) => [
        name,
        watched(own.tables[name] as Table<unknown>, (key) => nameIn(name, key), {
          get: this.read,
          has: this.read,
          put: this.written,
          add: this.written,
        }),
      ]),
    ) as unknown as Book['tables'];
  }

  override sit(appointment: Parameters<Book['sit']>[0]): string | undefined {
    this.written.add(`seats ${appointment.personId}`);
    return super.sit(appointment);
  }

  override seriesOf(classId: string) {
    this.read.add(`series ${classId}`);
    return super.seriesOf(classId);
  }

  override totals(classId: string) {
    this.counted.add(classId);
    return super.totals(classId);
  }

  override account(classId: string) {
    this.compared.add(classId);
    return super.account(classId);
  }

  override enter(...[act, key, entry]: Parameters<Book['enter']>): void {
    this.counted.add(entry.classId);
    super.enter(act, key, entry);
  }

  override count(classId: string, shares: bigint): void {
    this.counted.add(classId);
    super.count(classId, shares);
  }
}

const subjects = {
  corporation: 'corporation',
  persons: 'person',
  appointments: 'appointment',
  classTerms: 'class',
  certificates: 'security',
  capitalEntries: 'security',
  pools: 'pool',
  instruments: 'security',
  controls: 'control',
} as const satisfies Record<TableName, Subject['of']>;

const nameIn = (table: TableName, key: string): string =>
  table === 'corporation' ? 'corporation' : `${subjects[table]} ${key.split(' ')[0]}`;

/** The object itself; calls of the named methods note the subject of their first argument. */
function watched<T extends object>(
  own: T,
  nameOf: (key: string) => string,
  notes: Readonly<Record<string, Set<string>>>,
): T {
  return new Proxy(own, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        notes[String(property)]?.add(nameOf(String(values[0])));
        return Reflect.apply(member, target, values);
      };
    },
  });
}

test('an act reads and changes nothing but what its kind declares', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(longHistories, (transactions) => {
      const story = founded(...PEOPLE);
      for (const transaction of transactions) for (const step of transaction) tell(story, step);
      const book = new Watched();
      for (const act of story.acts)
        if (act.verb !== 'void') expect(checkPayload(act.kind, act.payload)).toMatchObject({ ok: true });
      for (const act of finish(effectiveActsInSteps(story.acts))) {
        kinds.add(act.kind);
        expect(undeclared(book, act)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
  expect([...kinds].sort()).toEqual(Object.keys(kindsOfActs).sort());
});

function undeclared(book: Watched, act: EffectiveAct): string[] {
  for (const notes of [book.read, book.written, book.counted, book.compared]) notes.clear();
  applyAct(book, act);
  const { reads, writes, counts, accounts = [] } = readWriteSetOf(act);
  const terms = [...book.tables.classTerms.now()];
  const termsOf = (id: string) => terms.find(({ key }) => key === id)?.value;
  // The class of a series is read and counted with it.
  const counted = counts.flatMap((id) => [id, termsOf(id)?.seriesOf ?? id]);
  const written = new Set(writes.flatMap(namesOf));
  const all = new Set([...reads.flatMap(namesOf), ...written, ...counted.map((id) => `class ${id}`)]);
  // An entry under the act's own id is met by no other act.
  book.written.delete(`security ${act.root}`);
  return [
    ...[...book.read].filter((name) => !all.has(name)).map((name) => `reads ${name}`),
    ...[...book.written].filter((name) => !written.has(name)).map((name) => `writes ${name}`),
    ...[...book.counted].filter((id) => !counted.includes(id)).map((id) => `counts ${id}`),
    ...[...book.compared].filter((id) => !accounts.includes(id)).map((id) => `compares ${id}`),
  ];
}
