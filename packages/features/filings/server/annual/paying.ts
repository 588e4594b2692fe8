/** The return is printed as it leaves, paid, and then sent; one that came back is printed anew and sent again. */
import { parseCents } from '@tabellion/kernel/money.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { filingFee } from '@tabellion/law/deadlines/filings.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { findPlan } from '../../../billing/rules/plans.ts';
import { answerPayment, orderFiling, pay } from '../../../billing/server/public.ts';
import {
  type OrganizationWrite,
  writeOrganizationAfterRelease,
} from '../../../organizations/server/public.ts';
import * as contract from '../../annualContract.ts';
import { registryState } from '../../rules/status.ts';
import { noteEvent } from '../noteEvent.ts';
import { sendFiling } from '../sending.ts';
import { selectAnswers } from '../store/annual.ts';
import { selectFilings } from '../store/filings.ts';
import { judgeOpen, judgeReady } from './judge.ts';
import { keepReturn, type PrintedPaper, printPaper, returnOf } from './paper.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, newest, readState } from './state.ts';
import { annualView } from './view.ts';

export const payFiling = (ports: AnnualPorts) =>
  serveOrganization(contract.payFiling, async (ctx, { params: { provider, filingId }, body }) => {
    const priceCents = parseCents(String(body.price));
    if (provider !== ports.billing.provider.name || priceCents === undefined)
      return refuse('GENERAL.NOT_FOUND');
    const printed = await printedReturn(ctx, ports, filingId, (state) => judgeOpen(state, ctx.language));
    if (!printed.ok) return printed;
    const { db, orgId } = ctx;
    const payment = { purpose: 'filing', subject: filingId, method: body.card, priceCents } as const;
    const paid = await pay(released(ctx), ports.billing, payment, (write) =>
      orderAndKeep(write, { now: ctx.now, seller: ports.billing.seller }, printed.value, body),
    );
    if (!paid.ok) return paid;
    return db.asOrganization(orgId, (q) => answerPayment(q, orgId, paid.value));
  });

/** The request let its connection go while the return was typeset: it takes another for the transaction. */
const released = (ctx: OrganizationContext): OrganizationContext => ({
  ...ctx,
  q: { ...ctx.q, transaction: (work) => ctx.db.transaction(ctx.orgId, work) },
});

interface Printed {
  readonly state: AnnualState;
  /** Undefined where it was uploaded. */
  readonly paper: PrintedPaper | undefined;
}

async function printedReturn<Code extends TextCode>(
  ctx: OrganizationContext,
  ports: AnnualPorts,
  filingId: string,
  judge: (state: AnnualState) => Result<null, Refusal<Code>>,
) {
  const { q, orgId, now } = ctx;
  const read = await readState(q, orgId, { filingId, now });
  if (!read.ok) return read;
  const state = read.value;
  const may = judge(state);
  if (!may.ok) return may;
  const ready = judgeReady(state, ports);
  if (!ready.ok) return ready;
  ctx.release();
  if (ports.documents.isWhiteLabel) return ok<Printed>({ state, paper: undefined });
  const paper = await printPaper(ports, state, returnOf(state));
  return paper.ok ? ok<Printed>({ state, paper: paper.value }) : paper;
}

/** The printed return is what the registers say: an entry since, or an answer, asks for another look. */
const isAsPrinted = async (
  { tx, orgId, lastSeq }: OrganizationWrite,
  { seq, answers, filing }: AnnualState,
) => Number(lastSeq()) === seq && (await selectAnswers(tx, orgId, filing.filingId)).length === answers.length;

async function orderAndKeep(
  write: OrganizationWrite,
  at: Pick<Parameters<typeof orderFiling>[1], 'now' | 'seller'>,
  { state, paper }: Printed,
  { plan, coupon, province }: InputOf<typeof contract.payFiling>['body'],
) {
  const { filing } = state;
  if (!(await isAsPrinted(write, state))) return refuse('ANNUAL.CHANGED_MEANWHILE');
  const order = await orderFiling(write, {
    plan: plan === undefined ? undefined : findPlan(plan),
    fee: { jurisdiction: filing.registration, cents: BigInt(filingFee(filing)?.onlineCents ?? 0) },
    coupon,
    province,
    ...at,
  });
  if (!order.ok) return order;
  await keepReturn(write, state, paper);
  // A payment before this one was refused, or never arrived.
  if (filing.status !== 'awaiting_payment') await noteEvent(write, filing.filingId, { event: 'ready' });
  return order;
}

export const sendReturnAgain = (ports: AnnualPorts) =>
  serveOrganization(contract.sendReturnAgain, async (ctx, { params: { filingId } }) => {
    const printed = await printedReturn(ctx, ports, filingId, refuseUnrejected);
    if (!printed.ok) return printed;
    const { state, paper } = printed.value;
    const written = await writeOrganizationAfterRelease(ctx, async (write) => {
      const { tx, orgId } = write;
      if (!(await isAsPrinted(write, state))) return refuse('ANNUAL.CHANGED_MEANWHILE');
      const [row] = await selectFilings(tx, orgId, filingId);
      // Another member may have sent it, or marked it as filed, while it was typeset.
      if (row && registryState(row.events).state !== 'rejected') return refuse('ANNUAL.NOT_REJECTED');
      await keepReturn(write, state, paper);
      const { sha256 = '', documentId } =
        newest(await selectAnswers(tx, orgId, filingId), 'return')?.details ?? {};
      await sendFiling(write, ports, state.filing, {
        kind: 'annual_return',
        sha256,
        ...(documentId !== undefined && { documentId }),
      });
      return ok({});
    });
    if (!written.ok) return written;
    return ctx.db.asOrganization(ctx.orgId, (q) => annualView({ ...ctx, q }, ports, filingId));
  });

const refuseUnrejected = ({ filing }: AnnualState) =>
  filing.registry.state === 'rejected' ? ok(null) : refuse('ANNUAL.NOT_REJECTED');
