import { beforeAll, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../support/announcements.ts';
import { isLongRun } from '../support/extent.ts';
import { mailsTo } from '../support/mails.ts';
import { pointsOf } from '../support/mortal.ts';
import { openSigning, owner, server } from '../support/signing.ts';
import { annualReturn } from './annualChain.ts';
import { certifiedChange } from './certificateChain.ts';
import { type Chain, type Outcome, walk } from './chain.ts';
import { hastyChange, recordedChange, withdrawnChange } from './changeChain.ts';
import { incorporation } from './incorporationChain.ts';
import { renewal, upgrade } from './moneyChain.ts';

// Chains go through payments, registries, mails and signatures, with the product killed at every point where
// something has happened of which it does not know, or is about to. Whatever comes next ends as if nothing had
// happened. Seals and documents that are printed are killed in signing.db.test.ts and killed.db.test.ts.

openSigning();

beforeAll(async () => {
  await mailsTo(server, owner.email);
  await announcementsArrive(server);
});

interface Tried {
  /** Each commit and each call of whoever is outside: one more, or one less, is a new place to die at. */
  readonly steps: readonly string[];
  readonly count: number;
  /** A step at which much is at stake: `npm run test:faults` tries this one, `npm run test:long` all. None where another chain
   *  dies at the same. */
  readonly first?: string;
  readonly begin: () => Promise<Chain>;
  readonly comesOf: Outcome;
}

function tried(name: string, { steps, count, first, begin, comesOf }: Tried): void {
  describe(name, () => {
    let unkilled: Outcome;
    const start = () => {
      const now = server.clock.read();
      return async (killedAt?: string) => {
        server.clock.set(now);
        return walk(await begin(), killedAt);
      };
    };
    let walkAgain: ReturnType<typeof start>;

    test(`passes ${count} points`, async () => {
      walkAgain = start();
      const { points, outcome } = await walkAgain();
      expect(points.toSorted()).toEqual(pointsOf(steps).toSorted());
      expect(points).toHaveLength(count);
      expect(outcome).toMatchObject(comesOf);
      unkilled = outcome;
    });

    const gate = first === undefined ? [] : [first];
    test.each(isLongRun ? pointsOf(steps) : gate)('killed %s, ends the same', async (point) => {
      const { wasKilled, outcome } = await walkAgain(point);
      expect(wasKilled).toBe(true);
      expect(outcome).toEqual(unkilled);
    });
  });
}

const recorded = [
  'acts.recorded: commit',
  'imports.noteTakenBack: commit',
  'documents.markEntries: commit',
  'documents.makeOfEntries: commit',
  'deadlines.keepGrounds: commit',
  'filings.makeRows: commit',
  'matters.ringForEntry: commit',
  'worklist.keepAfterEntry: commit',
];

const paymentArrived = [
  'payment.succeeded: commit',
  'billing.notifySucceeded: commit',
  'registers.meetPayment: commit',
  'filings.takePayment: commit',
  'matters.ringForPayment: commit',
  'worklist.keepAfterPayment: commit',
  'billing.receipt: transport.deliver',
];

const paymentAsked = [
  'billing.askAboutPayments: provider.find',
  'billing.askAboutPayments: commit',
  'billing.askAboutPayments: provider.find (2)',
  'billing.askAboutPayments: commit (2)',
  ...paymentArrived,
];

const payment = ['pay: commit', 'pay: provider.begin', 'pay: commit (2)', ...paymentAsked];

/** It was sent, and the first of two signed. */
const moved = [
  'envelope.moved: commit',
  'worklist.keepAfterEnvelope: commit',
  'envelope.moved: commit (2)',
  'worklist.keepAfterEnvelope: commit (2)',
];

const points = [
  'POST /api/organization/{id}/corporation/year-end: commit',
  'proposal.awaits_payment: commit',
  'matters.beginEntry: commit',
  'worklist.keepAfterProposal: commit',
  'POST /api/signing/envelopes/{orgId}: commit',
  'signing.invitation: transport.deliver',
  'signing.invitation: transport.deliver (2)',
  'POST /api/signing/sign: commit',
  ...moved,
];

const end = [
  'envelope.ended: commit',
  'signing.notifyEnd: commit',
  'matters.ringForEnvelope: commit',
  'worklist.keepAfterEnd: commit',
  'signing.ended: transport.deliver',
  'signing.ended: transport.deliver (2)',
  'signing.ended: transport.deliver (3)',
];

tried('a change that is signed by two and paid', {
  begin: recordedChange,
  steps: [...points, 'POST /api/signing/sign: commit (2)', ...end, ...payment, ...recorded],
  count: 84,
  first: 'after pay: provider.begin',
  comesOf: {
    acts: { 'record yearend.changed {"yearEnd": "own", "resolution": null}': 1 },
    conditions: { 'signatures met envelope': 1, 'payment met payment': 1 },
    proposals: { 'signing applied': 1 },
    matters: { 'entry begun': 1, 'entry completed': 1 },
    payments: { 'change paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    mailbox: { 'billing.receipt': 1, 'signing.invitation': 2, 'signing.code': 2, 'signing.ended': 3 },
    waiting: {},
  },
});

tried('a change that is paid and withdrawn', {
  begin: withdrawnChange,
  steps: [
    ...points,
    ...payment,
    'POST /api/organization/{id}/matters/{matter}/withdraw: commit',
    ...end,
    'billing.refund: provider.findRefund',
    'billing.refund: provider.refund',
    'billing.refund: provider.findRefund (2)',
    'billing.refund: commit',
    'payment.refunded: commit',
    'billing.notifyRefunded: commit',
  ],
  count: 80,
  first: 'after billing.refund: provider.refund',
  comesOf: {
    acts: {},
    proposals: { 'signing withdrawn': 1 },
    matters: { 'entry begun': 1, 'entry withdrawn': 1 },
    payments: { 'change refunded': 1 },
    charges: { 'paid given back': 1 },
    refunds: { 'refunded withdrawn': 1 },
    waiting: {},
  },
});

const notCharged = ['before pay: commit', 'after pay: commit', 'before pay: provider.begin'];
const charged = ['after pay: provider.begin', 'before pay: commit (2)', 'after pay: commit (2)'];

test.each(isLongRun ? [...notCharged, ...charged] : charged.slice(0, 1))(
  'killed %s, and withdrawn before anybody asked again: nothing is kept',
  async (point) => {
    const { wasKilled, outcome } = await walk(await hastyChange(), point);
    expect(wasKilled).toBe(true);
    expect(outcome.charges).toEqual(charged.includes(point) ? { 'paid given back': 1 } : {});
    expect(outcome).toMatchObject({
      acts: {},
      proposals: { 'signing withdrawn': 1 },
      matters: { 'entry begun': 1, 'entry withdrawn': 1 },
      waiting: {},
    });
  },
);

const buy = 'POST /api/{provider}/purchase/{orgId}/{planId}';
const organize = 'POST /api/signing/organizing/{orgId}';
const submit = 'POST /api/organization/{id}/submit';

const statusChanged = [
  'organization.status_changed: commit',
  'documents.makeFirstSet: commit',
  'notifications.notifyStatus: commit',
  'matters.ringForStatus: commit',
  'worklist.keepAfterStatus: commit',
];

/** As they are named when they come again and again. */
const repeatedly = (times: number, steps: readonly string[]): string[] =>
  Array.from({ length: times }, (_, before) =>
    steps.map((step) => (before === 0 ? step : `${step} (${before + 1})`)),
  ).flat();

tried('an incorporation, from the payment to the shares that the last signature issues', {
  begin: incorporation,
  steps: [
    `${buy}: commit`,
    `${buy}: provider.begin`,
    `${buy}: commit (2)`,
    ...paymentAsked,
    `${submit}: commit`,
    `${submit}: registrar.find`,
    `${submit}: registrar.submit`,
    'registry.askAboutSubmissions: registrar.find',
    'registry.askAboutSubmissions: registrar.find (2)',
    'registry.askAboutSubmissions: commit',
    'onboarding.incorporated: transport.deliver',
    // Paid, submitted, accepted.
    ...repeatedly(3, statusChanged),
    ...repeatedly(3, [`${organize}: commit`]),
    ...repeatedly(2, ['signing.invitation: transport.deliver', 'POST /api/signing/sign: commit']),
    ...moved,
    ...end,
    // The certificate's; then two consents, the offices, and the shares of two.
    ...repeatedly(6, recorded),
  ],
  count: 204,
  first: `after ${submit}: registrar.submit`,
  comesOf: {
    payments: { 'incorporation paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    submissions: { accepted: 1 },
    registrations: { accepted: 1 },
    conditions: { 'certificate met submission': 1, 'signatures met envelope': 3 },
    matters: { 'incorporation begun': 1, 'incorporation completed': 1 },
    proposals: { 'founding applied': 1, 'appointment applied': 1, 'subscription applied': 2 },
    signatures: { signed: 2, completed: 1, entry_recorded: 4 },
    mailbox: {
      'billing.receipt': 1,
      'onboarding.incorporated': 1,
      'signing.invitation': 2,
      'signing.code': 2,
      'signing.ended': 3,
    },
    waiting: {},
  },
});

tried('a renewal, from the job of its day to the receipt', {
  begin: renewal,
  steps: [
    'billing.renew: commit',
    'billing.askAboutPayments: provider.find',
    'billing.askAboutPayments: provider.charge',
    'billing.askAboutPayments: commit',
    ...paymentArrived,
  ],
  count: 22,
  first: 'after billing.askAboutPayments: provider.charge',
  comesOf: {
    payments: { 'renewal paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    plans: { 'founder Cancel': 1 },
    mailbox: { 'billing.receipt': 1 },
    waiting: {},
  },
});

const enlarge = 'POST /api/{provider}/upgradePlan/{orgId}/{planId}';

tried('an upgrade, from its payment to the holder who waited for a place', {
  begin: upgrade,
  steps: [
    `${enlarge}: commit`,
    `${enlarge}: provider.begin`,
    `${enlarge}: commit (2)`,
    ...paymentAsked,
    ...recorded,
  ],
  count: 44,
  comesOf: {
    conditions: { 'place met payment': 1 },
    proposals: { 'subscription applied': 1 },
    payments: { 'upgrade paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    plans: { 'growth Active': 1, 'founder Cancel': 1 },
    mailbox: { 'billing.receipt': 1 },
    waiting: {},
  },
});

const payReturn = 'POST /api/{provider}/filing-payment/{orgId}/{filingId}';

tried('an annual return, from its payment to the confirmation on paper', {
  begin: annualReturn,
  steps: [
    `${payReturn}: commit`,
    `${payReturn}: provider.begin`,
    `${payReturn}: commit (2)`,
    ...paymentAsked,
    'filings.askRegistry: desk.find',
    'filings.askRegistry: desk.submit',
    'filings.askRegistry: desk.find (2)',
    'filings.askRegistry: commit',
    'filing.answered: commit',
    'filings.confirmAnnual: commit',
    'filing: commit',
    'filings.annual: transport.deliver',
    // The register of significant control is filed with it.
    ...recorded,
    // Ready to be paid, paid, sent, accepted.
    ...repeatedly(4, ['deadlines.changed: commit', 'worklist.keepAfterDeadline: commit']),
    'matters.sweep: commit',
  ],
  count: 78,
  first: 'after filings.askRegistry: desk.submit',
  comesOf: {
    payments: { 'filing paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    plans: { 'founder Active': 1 },
    matters: { 'annual_filing completed': 1 },
    filings: {
      'annual_filing ready': 1,
      'annual_filing paid': 1,
      'annual_filing sent': 1,
      'annual_filing accepted': 1,
    },
    filed: { accepted: 1 },
    papers: { 'return printed': 1, 'confirmation printed': 1 },
    mailbox: { 'billing.receipt': 1, 'filings.annual': 1 },
    waiting: {},
  },
});

const approve = 'POST /api/changes/{orgId}/{changeId}/approve';
const payChange = 'POST /api/{provider}/corporate-payment/{x}/{orgId}/{y}';

tried('a change of the name, from the signatures on paper to the certificate', {
  begin: certifiedChange,
  steps: [
    ...repeatedly(4, [`${approve}: commit`]),
    `${payChange}: commit`,
    `${payChange}: provider.begin`,
    `${payChange}: commit (2)`,
    ...paymentAsked,
    'changes.askRegistry: desk.find',
    'changes.askRegistry: desk.submit',
    'changes.askRegistry: desk.find (2)',
    'changes.askRegistry: commit',
    ...recorded,
    'matters.sweep: commit',
  ],
  count: 62,
  first: 'after changes.askRegistry: desk.submit',
  comesOf: {
    payments: { 'change paid': 1 },
    charges: { 'paid kept': 1 },
    refunds: {},
    invoices: { invoice: 1 },
    plans: { 'founder Active': 1 },
    matters: { 'change begun': 1, 'change completed': 1 },
    changes: { approved: 1, filed: 1, certified: 1 },
    conditions: { 'signatures met user': 1, 'payment met payment': 1, 'certificate met submission': 1 },
    proposals: { 'signing applied': 1 },
    filed: { accepted: 1 },
    waiting: {},
  },
});
