import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import { date, factRef, id, textWhere } from './atoms.ts';
import type { Kind } from './kind.ts';

/** What the register of individuals with significant control (CBCA ss. 2.1, 21.1) knows by hand: what no holding of shares
 *  tells. Who has control by his shares is computed from them. */

/** Why an individual has control besides holding shares as registered.
 *  `owner`: shares that others hold are his; `direction`: he controls or directs them, as whoever controls the body corporate
 *  or trust that holds them; `concert`: several exercise their rights together; `in_fact`: his influence amounts to control. */
export const CONTROL_GROUNDS = ['owner', 'direction', 'concert', 'in_fact'] as const;

/** Whether control or direction over shares, or influence, is his own or goes through others (s. 2.1(1)). */
export const CONTROL_MANNERS = ['direct', 'indirect'] as const;

const MOST = 100;

/** Ids, each once. */
const ids = (least: number, most: number) =>
  z.array(id).check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length),
  );

const HUNDRED = parseDecimal('100') ?? 0n;

/** Percent: more than nothing, all at most. */
const part = textWhere((text) => {
  const value = parseDecimal(text) ?? 0n;
  return value > 0n && value <= HUNDRED;
});

/** The day on which the corporation learned of it, from which its time to record it runs (s. 21.1(3)); null where that is not
 *  told. */
const learnedOn = z.nullable(date);

const statedSchema = z
  .strictObject({
    controlId: id,
    ground: z.enum(CONTROL_GROUNDS),
    /** Several hold the right jointly: the part is of all of them together, and counts for each as a whole (s. 2.1(2)).
     *  Whoever has a part of his own has an entry of his own. */
    individuals: ids(1, MOST),
    /** Whose registered shares it is about: of an owner or of direction at least one, else none. */
    holders: ids(0, MOST),
    /** How much of their shares, in percent; 100 unless of an owner. */
    part,
    /** Of which classes, where it is not of all; only over somebody's shares. */
    classIds: z.nullable(ids(1, MOST)),
    learnedOn,
    /** Of direction and of control in fact; null where that is not told, and of the others. */
    manner: z.nullable(z.enum(CONTROL_MANNERS)),
    /** How somebody has control, in words (s. 21.1(1)): of each of the individuals one at most. */
    descriptions: z.array(z.strictObject({ personId: id, ref: factRef })).check(z.maxLength(MOST)),
  })
  .check(
    z.refine(({ ground, holders }) => (ground === 'owner' || ground === 'direction') === holders.length > 0, {
      path: ['holders'],
    }),
    z.refine(({ ground, individuals }) => ground !== 'concert' || individuals.length > 1, {
      path: ['individuals'],
    }),
    z.refine(({ individuals, holders }) => !individuals.some((one) => holders.includes(one)), {
      path: ['holders'],
    }),
    z.refine(({ ground, part }) => ground === 'owner' || parseDecimal(part) === HUNDRED, { path: ['part'] }),
    z.refine(({ classIds, holders }) => classIds === null || holders.length > 0, { path: ['classIds'] }),
    z.refine(({ ground, manner }) => manner === null || ground === 'direction' || ground === 'in_fact', {
      path: ['manner'],
    }),
    z.refine(
      ({ individuals, descriptions }) =>
        new Set(descriptions.map(({ personId }) => personId)).size === descriptions.length &&
        descriptions.every(({ personId }) => individuals.includes(personId)),
      { path: ['descriptions'] },
    ),
  );

const endedSchema = z.strictObject({ controlId: id, learnedOn });

export type ControlStatedPayload = Readonly<z.infer<typeof statedSchema>>;
export type ControlEndedPayload = Readonly<z.infer<typeof endedSchema>>;

/** An entry is a subject of its own. */
export const touching = (
  controlId: string,
  seen: string | null,
  reads: ReadWriteSet['reads'] = [],
): ReadWriteSet => ({
  reads,
  writes: [{ subject: { of: 'control', id: controlId }, seen }],
  counts: [],
});

/** The persons of these ids, as what an act reads. */
export const persons = (ids: readonly string[]): ReadWriteSet['reads'] =>
  ids.map((one) => ({ of: 'person' as const, id: one }));

/** Somebody has control by more than the shares that he holds himself, from this date on. */
export const controlStated: Kind<'control.stated', ControlStatedPayload> = {
  kind: 'control.stated',
  v: 1,
  schema: statedSchema,
  mayBeFuture: false,
  gives: ({ controlId }) => [controlId],
  readWriteSet: ({ controlId, individuals, holders, classIds }) =>
    touching(controlId, 'stated', [
      { of: 'corporation' },
      ...persons([...individuals, ...holders]),
      ...(classIds ?? []).map((one) => ({ of: 'class' as const, id: one })),
    ]),
  apply(book, act) {
    const { controlId, individuals, holders, classIds } = act.payload;
    if (!book.requireCorporation(act) || isTaken(book, act, controlId, 'controlId')) return;
    const areKnown = individuals.map((one, index) => isIndividual(book, act, one, `individuals.${index}`));
    const areThere = holders.map((one, index) => book.requirePerson(act, one, `holders.${index}`));
    const areClasses = (classIds ?? []).map((classId, index) => {
      if (book.tables.classTerms.has(classId)) return true;
      book.flag(act, 'no_class', `classIds.${index}`, { classId });
      return false;
    });
    if (![...areKnown, ...areThere, ...areClasses].every(Boolean)) return;
    const { effectiveOn: from } = act;
    book.tables.controls.put(controlId, { of: 'statement', ...act.payload, from, endedOn: null }, act);
  },
};

/** It is so no more. */
export const controlEnded: Kind<'control.ended', ControlEndedPayload> = {
  kind: 'control.ended',
  v: 1,
  schema: endedSchema,
  mayBeFuture: false,
  gives: () => [],
  readWriteSet: ({ controlId }) => touching(controlId, 'ended'),
  apply(book, act) {
    const { controlId } = act.payload;
    const stored = book.tables.controls.get(controlId);
    if (stored?.of !== 'statement') return book.flag(act, 'no_control', 'controlId', { controlId });
    if (stored.endedOn !== null) return book.flag(act, 'control_ended', 'controlId', { controlId });
    book.tables.controls.put(controlId, { ...stored, endedOn: act.effectiveOn }, act);
  },
};

/** Whether another entry has the id; the act is flagged then. */
export function isTaken(book: Book, act: Occurrence<unknown>, key: string, path: string): boolean {
  if (!book.tables.controls.has(key)) return false;
  book.flag(act, 'already_exists', path, { key });
  return true;
}

function isIndividual(book: Book, act: Occurrence<unknown>, personId: string, path: string): boolean {
  if (!book.requirePerson(act, personId, path)) return false;
  if (book.tables.persons.get(personId)?.kind === 'individual') return true;
  book.flag(act, 'body_in_control', path, { personId });
  return false;
}
