import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { exercisableOf } from '../options.ts';
import type { Touches } from '../touches.ts';
import { id, resolution } from './atoms.ts';
import { MOST_EXCHANGED } from './fractions.ts';
import { applyIssue, completeIssues, type Issue, issue, issueTouches, keepVoidIssues } from './issued.ts';
import type { Kind } from './kind.ts';
import { closed, mayTake, openOption } from './options-lost.ts';
import { areDistinct, identityOf, mayOpen } from './securities.ts';

const exercisedSchema = z.strictObject({
  /** The option or the warrant. */
  securityId: id,
  /** The shares that its holder gets, and what he gives for them: in full, before they are issued (CBCA s. 25(3)). */
  issues: z.array(issue).check(z.length(1)),
  resolution: z.nullable(resolution),
});

const convertedSchema = z.strictObject({
  /** What converts: all of it. */
  securityId: id,
  issues: z.array(issue).check(z.minLength(1), z.maxLength(MOST_EXCHANGED), z.refine(areDistinct)),
  resolution: z.nullable(resolution),
});

export type OptionExercisedPayload = Readonly<z.infer<typeof exercisedSchema>>;
export type InstrumentConvertedPayload = Readonly<z.infer<typeof convertedSchema>>;
type Payload = OptionExercisedPayload;

/** Shares are issued for an option: as many as its holder asks for, of those that have vested, until it expires. */
export const optionExercised = issuing('option.exercised', exercisedSchema, (book, act) => {
  const { securityId, issues } = act.payload;
  const one = openOption(book, act, securityId);
  const [asked] = issues;
  if (!one || !asked || !isHis(book, act, one, asked, 0)) return undefined;
  const shares = BigInt(asked.quantity);
  if (!mayTake(book, act, one, shares)) return undefined;
  const vested = exercisableOf(one, act.effectiveOn);
  if (shares > vested)
    book.flag(act, 'above_vested', 'issues.0.quantity', { securityId, vested: String(vested) });
  if (one.expiresOn !== null && act.effectiveOn > one.expiresOn)
    book.flag(act, 'after_expiry', 'effectiveOn', { securityId, expiresOn: one.expiresOn });
  return closed(act, { ...one, exercised: one.exercised + shares }, 'option.exercised');
});

/** A note or an agreement for future equity becomes shares of the class that its terms give; it ends. */
export const instrumentConverted = issuing('instrument.converted', convertedSchema, (book, act) => {
  const { securityId, issues } = act.payload;
  const one = book.tables.instruments.get(securityId);
  if (!one) book.flag(act, 'no_security', 'securityId', { securityId });
  else if (one.status !== 'open') book.flag(act, 'not_open', 'securityId', { securityId });
  else if (one.kind !== 'safe' && one.kind !== 'note')
    book.flag(act, 'not_convertible', 'securityId', { securityId });
  else if (issues.every((asked, index) => isHis(book, act, one, asked, index)))
    return {
      ...one,
      status: 'ended',
      ended: { by: 'instrument.converted', root: act.root, on: act.effectiveOn },
    };
  return undefined;
});

function issuing<K extends 'option.exercised' | 'instrument.converted'>(
  kind: K,
  schema: z.ZodMiniType<Payload>,
  spend: (book: Book, act: Occurrence<Payload>) => Instrument | undefined,
): Kind<K, Payload> {
  const touches = ({ securityId, issues }: Payload): Touches => {
    const { reads, writes, counts } = issueTouches(issues);
    const own = { subject: { of: 'security' as const, id: securityId }, seen: `${kind} ${issues.map(said)}` };
    return { reads, writes: [own, ...writes], counts };
  };
  return {
    kind,
    v: 1,
    schema: schema.check(
      z.refine(
        ({ issues }) => issues.every((one) => one.certificate !== null && one.vesting?.start !== null),
        {
          path: ['issues'],
        },
      ),
    ),
    mayBeFuture: false,
    gives: ({ issues }) => issues.map(identityOf),
    opens: ({ issues }) => issues,
    touches,
    apply(book, act) {
      if (!book.requireCorporation(act)) return;
      const { securityId, issues } = act.payload;
      const missing = issues.findIndex(({ classId }) => !book.tables.classTerms.has(classId));
      if (missing >= 0) return book.flag(act, 'no_class', `issues.${missing}.classId`);
      const opened = issues.map((one, index) => ({ ...one, path: `issues.${index}` }));
      if (!mayOpen(book, act, opened)) return;
      const spent = spend(book, act);
      if (!spent) return;
      book.tables.instruments.put(securityId, spent, act);
      for (const [index, one] of issues.entries()) applyIssue(book, act, one, `issues.${index}`);
    },
    applyVoided: keepVoidIssues,
    draft: {
      schema,
      complete: completeIssues,
      ownDates: ({ issues: [first], resolution }) => ({
        resolution: resolution?.date ?? null,
        payment: first?.paidOn ?? null,
      }),
    },
  };
}

const said = ({ personId, classId, quantity }: Issue) => `${personId} ${classId} ${quantity}`;

/** Whether the shares are those of the instrument, and its holder's; otherwise the act is flagged. */
function isHis(
  book: Book,
  act: Occurrence<unknown>,
  one: Instrument,
  { personId, classId }: Issue,
  index: number,
): boolean {
  const { securityId } = one;
  const isOfClass = one.classId === null || one.classId === classId;
  if (isOfClass && one.personId === personId) return true;
  book.flag(act, 'source_differs', `issues.${index}.${isOfClass ? 'personId' : 'classId'}`, { securityId });
  return false;
}
