/** The forms that change the corporation: a preview is its facts before and after. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { DatedYearEnd } from '@tabellion/law/deadlines/financialYears.ts';
import { localizedParams, type Texts } from '@tabellion/platform/http/answer.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import {
  corporationAt,
  type EntryInput,
  entryReply,
  financialYearsOf,
  type Request,
  registerEntryDefiner,
} from '../../registers/server/public/acts.ts';
import type { ReadDecidersFacts } from '../../registers/server/public/proposals.ts';
import {
  readTransactionTerms,
  type TransactionInput,
} from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { ChangeReply } from '../contract.ts';
import { factsOf } from '../rules/factsOf.ts';

export interface CorporationPorts {
  readonly texts: Texts;
  /** Tells by the minute book which body decides. */
  readonly readDecidersFacts: ReadDecidersFacts;
}

/** Preconditions of a change: the corporation at the end of its day. */
export interface Preconditions {
  readonly on: PlainDate;
  readonly resolution: ResolutionRef | null;
  readonly corporation: Corporation;
  /** As they are known now, the first one first. */
  readonly yearEnds: readonly DatedYearEnd[];
  readonly readDecidersFacts: ReadDecidersFacts;
}

export const defineChange = registerEntryDefiner(open, {
  async previewOf({ tx, orgId, lastSeq }, { done: { on: asOf }, since }) {
    const [before, after] = await Promise.all(
      [since, Number(lastSeq())].map((seq) => corporationAt(tx, orgId, { asOf, seq })),
    );
    return ok(before && after ? { before: factsOf(before), after: factsOf(after) } : null);
  },
  replyOf(outcome, { ctx, ports }: Request<CorporationPorts>, done): HandlerResult<ChangeReply, never> {
    const reply = entryReply<ChangeReply['preview']>(outcome, { previewed: 'CORPORATION.CHANGE_PREVIEWED' });
    return { ...reply, value: { ...reply.value, warnings: worded(ctx, ports, done?.warnings ?? []) } };
  },
});

async function open(
  write: OrganizationWrite,
  body: EntryInput & TransactionInput,
  _ctx: OrganizationContext,
  { readDecidersFacts }: CorporationPorts,
) {
  const { today } = write;
  const now = await corporationOn(write, today);
  if (now === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const terms = readTransactionTerms(body, { today, since: now.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const corporation = (await corporationOn(write, terms.value.on)) ?? now;
  const { ends: yearEnds = [] } = (await financialYearsOf(write.tx, write.orgId)) ?? {};
  return ok<Preconditions>({ ...terms.value, corporation, yearEnds, readDecidersFacts });
}

const corporationOn = (write: OrganizationWrite, asOf: PlainDate): Promise<Corporation | undefined> =>
  corporationAt(write.tx, write.orgId, { asOf, seq: Number(write.lastSeq()) });

function worded(
  { language }: OrganizationContext,
  { texts }: Pick<CorporationPorts, 'texts'>,
  warnings: readonly FieldRefusal[],
): ChangeReply['warnings'] {
  const reader = { text: texts[language], language };
  return warnings.map(({ path, textCode, params }) => ({
    path,
    textCode,
    message: reader.text(textCode, localizedParams(reader, params)),
  }));
}
