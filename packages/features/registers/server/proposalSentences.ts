/** Sentences for proposals, in the reader's language. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import type { Language, Text, TextKey } from '@tabellion/texts/text.ts';
import { activityTextDate } from '../../activity/rules/activityDates.ts';
import { aboutDraft, personsOfDraft } from '../rules/aboutOf.ts';
import { isEntry } from '../rules/reports/drafts.ts';
import { selectNames } from './store/names.ts';
import type { Proposal } from './store/proposals.ts';

interface Reader {
  readonly text: Text;
  readonly language: Language;
}

/** More names than a sentence holds. */
const MOST_NAMED = 3;

/** Sentences by proposal. Who is only entered or corrected with it has no sentence. */
export async function sentencesOf(
  q: Queries,
  orgId: string,
  proposals: readonly Proposal[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const drafts = proposals.flatMap((one) => one.drafts);
  const names = await selectNames(q, orgId, [...new Set(drafts.flatMap(idsAbout))]);
  return new Map(
    proposals.map((one) => [
      one.id,
      one.drafts.filter(isEntry).map((draft) => sentenceOf(draft, names, reader)),
    ]),
  );
}

function idsAbout(draft: DraftAct): readonly string[] {
  const { person: _first, ...about } = aboutDraft(draft);
  return [...personsOfDraft(draft).slice(0, MOST_NAMED), ...Object.values(about)];
}

function sentenceOf(draft: DraftAct, names: ReadonlyMap<string, string>, { text, language }: Reader): string {
  const who = idsAbout(draft).flatMap((id) => names.get(id) ?? []);
  const key = `entry.kind.${draft.kind}`;
  const act = text((Object.hasOwn(recording, key) ? key : 'entry.kind.other') as TextKey);
  const on = 'on' in draft.dating ? activityTextDate(draft.dating.on, language) : '';
  return [[act, on].filter(Boolean).join(text('wizard.comma')), who.map(isolated).join(text('wizard.comma'))]
    .filter(Boolean)
    .join(': ');
}

/** A name of its own direction must not turn the sentence around: Unicode's isolates (FSI, PDI) hold it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
