/** Members say of a filing that it was filed elsewhere, that it was not, or that a filed one is to be corrected. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { deadlinesChanged } from '../../deadlines/events.ts';
import { documentTitles } from '../../documents/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../organizations/server/public.ts';
import { reasonLength, type updateFiling } from '../contract.ts';
import { isOpen } from '../rules/due.ts';
import { readFiled } from '../rules/readFiled.ts';
import { standingEvents } from '../rules/status.ts';
import { takeBackPayment } from './annual/delivering.ts';
import { noteEvent } from './noteEvent.ts';
import { filingOf, filingsOf, type StandingFiling } from './read.ts';
import { toldOf } from './sending.ts';
import { insertFilings } from './store/filings.ts';

type Body = InputOf<typeof updateFiling>['body'];

/** @returns the filing that the answer shows */
export const markFiling = (ctx: OrganizationContext, filingId: string, body: Body) =>
  writeOrganization(ctx, async (write) => {
    const filing = await filingOf(write.tx, write.orgId, { filingId, now: ctx.now });
    if (filing === undefined) return refuse('FILINGS.NOT_ASKED');
    switch (body.mark) {
      case 'filed':
        return markFiled(write, filing, body);
      case 'open':
        return takeBack(write, filing, body);
      case 'correct':
        return correct(write, filing);
    }
  });

/** One that was sent back can be filed by the member himself: what he paid here stays paid, as the page says. */
async function markFiled(write: OrganizationWrite, filing: StandingFiling, body: Body) {
  const { tx, orgId, today } = write;
  const { filingId, opensOn } = filing;
  if (filing.kind === 'isc_file') return refuse('FILINGS.FILED_IN_REGISTER');
  if (!isOpen(filing)) return refuse('FILINGS.ALREADY_FILED');
  const { number, filed_on: filedOn, document_id: documentId } = body;
  const read = readFiled({ number, filedOn, documentId }, { today, opensOn });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  if (documentId !== undefined && !(await documentTitles(tx, orgId, [documentId])).has(documentId))
    return refuse('GENERAL.NOT_FOUND');
  const details = { number: read.value.number, ...(documentId !== undefined && { documentId }) };
  await noteEvent(write, filingId, { event: 'marked_filed', filedOn: read.value.filedOn, details });
  const effectiveOn = read.value.filedOn;
  await recordActivity(write, { kind: 'filing_marked', params: toldOf(filing), effectiveOn });
  await write.announce(deadlinesChanged, {});
  return ok({ filingId });
}

/** Only what a member said is taken back. What was sent stays, with its payment; else what was paid while it stood as filed comes
 *  back. */
async function takeBack(write: OrganizationWrite, filing: StandingFiling, { reason }: Body) {
  const events = standingEvents(filing.events);
  if (events.at(-1)?.event !== 'marked_filed') return refuse('FILINGS.NOT_MARKED');
  const words = readText(reason ?? '', { path: 'reason', maxLength: reasonLength, required: true });
  if (!words.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [words.error] });
  const isSent = events.some(({ event }) => event === 'sent');
  const payment = isSent ? ok(null) : await takeBackPayment(write, filing);
  if (!payment.ok) return payment;
  await noteEvent(write, filing.filingId, { event: 'withdrawn', details: { reason: words.value } });
  await recordActivity(write, { kind: 'filing_reopened', params: toldOf(filing) });
  await write.announce(deadlinesChanged, {});
  return ok({ filingId: filing.filingId });
}

/** The filed one stays as it is; what puts it right is a row of its own, which names it. There is one at a time: while it is
 *  open, it is shown in place of another. */
async function correct(write: OrganizationWrite, filing: StandingFiling) {
  const { tx, orgId, recordedAt: at } = write;
  const { filingId: corrects, registration, kind, occasion, filingYear } = filing;
  if (filing.registry.filedOn === null) return refuse('FILINGS.NOT_FILED');
  const { filings } = await filingsOf(tx, orgId, at);
  const open = filings.find((one) => one.corrects === corrects && isOpen(one));
  if (open !== undefined) return ok({ filingId: open.filingId });
  const filingId = newId();
  await insertFilings(tx, orgId, [{ filingId, corrects, registration, kind, occasion, filingYear }], at);
  await recordActivity(write, { kind: 'filing_corrected', params: toldOf(filing) });
  return ok({ filingId });
}
