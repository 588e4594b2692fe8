/** One entry by its form: previewed, recorded or proposed, by one way for every register. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import {
  type Made,
  type OrganizationWrite,
  previewInOrganization,
  writeOrganization,
} from '../../organizations/server/public.ts';
import type { AmendingInput } from '../amendments.ts';
import type { Condition, ProposalInput } from '../proposalContract.ts';
import type { EntryCode, RecordingCode } from '../refusals.ts';
import { type BundleOptions, withAmendments } from './bundle.ts';
import { type CollectingWrite, noCollectedDrafts } from './noting.ts';
import { propose } from './proposals.ts';
import { foundingOrRegister } from './read.ts';
import { insertFact } from './store/facts.ts';
import { selectFounding } from './store/proposals.ts';

export interface EntryInput extends AmendingInput {
  /** Left out: it is recorded now. */
  readonly propose?: ProposalInput | undefined;
}

export interface Entry<Done, Preview, Code extends TextCode> extends BundleOptions {
  work(write: OrganizationWrite): Promise<Result<Done, Refusal<Code>>>;
  /** The result of the entry. @param since  the last act before those of the entry, which are in this
   *  transaction alone */
  previewOf(
    write: OrganizationWrite,
    done: Done,
    since: number,
  ): Promise<Result<Preview, Refusal<RecordingCode>>>;
}

export type EntryOutcome<Ids, Preview> =
  | { readonly as: 'previewed'; readonly preview: Preview }
  | { readonly as: 'recorded'; readonly made: Ids }
  | { readonly as: 'proposed'; readonly made: Ids; readonly proposalId: string };

export async function enter<Done extends { readonly made: Made }, Preview, Code extends TextCode>(
  ctx: OrganizationContext,
  input: EntryInput,
  entry: Entry<Done, Preview, Code>,
): Promise<Result<EntryOutcome<Done['made'], Preview>, Refusal<Code | EntryCode | CommonRefusalCode>>> {
  if (input.preview === true) {
    const previewed = await tryEntry(ctx, input, entry, entry.previewOf);
    return previewed.ok ? ok({ as: 'previewed', preview: previewed.value }) : previewed;
  }
  const work = (write: CollectingWrite) => withAmendments(write, input, entry.work, entry);
  const awaits = input.propose?.awaits;
  const written = await writeOrganization(ctx, async (write) => {
    if (awaits !== undefined) return proposing(write, [awaits].flat(), work);
    const done = await work(write);
    return done.ok ? ok({ proposalId: null, ...done.value.made }) : done;
  });
  if (!written.ok) return written;
  const { proposalId, ...made } = written.value as unknown as Done['made'] & { proposalId: string | null };
  return ok(
    proposalId === null
      ? { as: 'recorded', made: made as unknown as Done['made'] }
      : { as: 'proposed', made: made as unknown as Done['made'], proposalId },
  );
}

/** The answer of `look` once the entry is done, in a transaction of which nothing stays.
 *  @param look  its `since` is the last act before those of the entry */
export const tryEntry = <Done, Seen, Code extends TextCode, LookCode extends TextCode>(
  ctx: OrganizationContext,
  input: EntryInput,
  entry: Pick<Entry<Done, unknown, Code>, 'work' | keyof BundleOptions>,
  look: (write: OrganizationWrite, done: Done, since: number) => Promise<Result<Seen, Refusal<LookCode>>>,
): Promise<Result<Seen, Refusal<Code | LookCode | EntryCode | CommonRefusalCode>>> =>
  previewInOrganization(ctx, async (write) => {
    const since = Number(write.lastSeq());
    // A proposal may be dated ahead.
    const trying = input.propose === undefined ? write : { ...write, noted: noCollectedDrafts() };
    const done = await withAmendments(trying, input, entry.work, entry);
    return done.ok ? look(write, done.value, since) : done;
  });

/** Proposes an entry instead of recording it: it is recorded, noted and rolled back. In a founding nothing is
 *  recorded yet, so that an entry there is proposed already; and so is a subscription. */
async function proposing<Done extends { readonly made: Made }, Code extends TextCode>(
  write: OrganizationWrite,
  awaits: readonly Condition[],
  work: (write: CollectingWrite) => Promise<Result<Done, Refusal<Code>>>,
): Promise<Result<Made, Refusal<Code | EntryCode | 'GENERAL.NOT_FOUND'>>> {
  const { tx, orgId } = write;
  if ((await foundingOrRegister(tx, orgId)) === 'founding') {
    const done = await work(write);
    const proposalId = (await selectFounding(tx, orgId))?.id ?? null;
    return done.ok ? ok({ ...done.value.made, proposalId }) : done;
  }
  const noted = noCollectedDrafts();
  const tried = await write.tryOut(() => work({ ...write, noted }));
  if (!tried.ok) return tried;
  if (noted.drafts.length === 0) {
    const done = await work(write);
    return done.ok ? ok({ proposalId: null, ...done.value.made }) : done;
  }
  for (const fact of noted.facts) await insertFact(tx, orgId, fact);
  const proposed = await propose(write, awaits, [...noted.drafts, ...noted.waiting]);
  return proposed.ok ? ok({ ...tried.value.made, actId: null, proposalId: proposed.value.id }) : proposed;
}

/** Drafts of entries that are entered one after the other: all of it is rolled back but the personal facts that they cite. */
export async function collectDrafts<Code extends TextCode>(
  write: OrganizationWrite,
  work: (write: CollectingWrite) => Promise<Result<unknown, Refusal<Code>>>,
): Promise<Result<readonly DraftAct[], Refusal<Code>>> {
  const noted = noCollectedDrafts();
  const tried = await write.tryOut(() => work({ ...write, noted }));
  if (!tried.ok) return tried;
  for (const fact of noted.facts) await insertFact(write.tx, write.orgId, fact);
  return ok([...noted.drafts, ...noted.waiting]);
}
