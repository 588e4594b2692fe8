/** Requests of payments and of the wizard. */
import * as billing from '@tabellion/features/billing/contract.ts';
import * as invoiceContract from '@tabellion/features/billing/invoiceContract.ts';
import * as subscriptionContract from '@tabellion/features/billing/subscriptionContract.ts';
import * as dashboard from '@tabellion/features/dashboard/contract.ts';
import { readNextSteps } from '@tabellion/features/dashboard/nextStepsContract.ts';
import * as deadlines from '@tabellion/features/deadlines/contract.ts';
import * as feeds from '@tabellion/features/deadlines/feedContract.ts';
import * as own from '@tabellion/features/deadlines/ownContract.ts';
import * as reminders from '@tabellion/features/deadlines/remindersContract.ts';
import * as onboarding from '@tabellion/features/onboarding/contract.ts';
import * as taking from '@tabellion/features/onboarding/takeOverContract.ts';
import * as records from '@tabellion/features/records/contract.ts';
import { searchRegisters } from '@tabellion/features/search/contract.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { incorporator } from '../support/founding.ts';
import { founderPrice } from '../support/story.ts';
import { once, type Recipe, recipe } from './recipe.ts';
import { id, nothing, org, provider } from './recipeParts.ts';

/** A corporation that exists, and that nobody has here. */
const birch = {
  name: 'Birch Inc.',
  corporation_type: 'Federal Canadian',
  corporation_number: '700000-1',
  incorporation_date: '2015-06-01',
  address_line_1: '100 King Street West',
  city: 'Toronto',
  province: 'Ontario',
  postal_code: 'M5X 1A9',
  min_directors: 1,
  max_directors: 10,
  people: [
    {
      firstname: 'Zoë',
      lastname: 'Nuñez',
      positions: [{ position: 'directors' as const, since: '2015-06-01', or_before: false }],
    },
  ],
};

const ofBilling: readonly Recipe[] = [
  recipe(billing.readPlans, org),
  recipe(billing.readPlanId, org),
  recipe(billing.readDirectorProduct, () => ({})),
  recipe(billing.validateCoupon, () => ({ query: { coupon: 'FOUNDER25', cart_amount: '348.00' } })),
  recipe(billing.readCardKey, () => ({ params: { provider } })),
  recipe(billing.purchasePlan, async ({ orgId, seal }) => ({
    params: { provider, orgId, planId: 'founder' },
    body: { card: await seal(founderPrice), price: founderPrice, province: 'ON' as const },
  })),
  recipe(billing.readPayment, org),
  recipe(billing.readBilling, org),
  recipe(billing.readQuote, (story) => ({
    ...org(story),
    query: { type: 'upgrade' as const, plan: 'growth' },
  })),
  recipe(billing.upgradePlan, ({ orgId }) => ({
    params: { provider, orgId, planId: 'founder' },
    body: { price: 0 },
  })),
  recipe(billing.payCorporate, ({ orgId }) => ({
    params: { provider, x: 'Add Shareholders', orgId },
    body: { price: 0 },
  })),
  recipe(billing.updateCard, async ({ orgId, seal }) => ({
    params: { provider, orgId },
    body: { card: await seal(null) },
  })),
  recipe(invoiceContract.listInvoices, () => ({ params: { provider }, query: {} })),
  recipe(subscriptionContract.addSubscription, ({ orgId, subscriptionId }) => ({
    params: { orgId },
    body: { subscription_id: subscriptionId, plan_id: 'founder' },
  })),
  recipe(subscriptionContract.updateSubscriptionStatus, ({ subscriptionId }) => ({
    body: { subscription_id: subscriptionId, status: 'Active' as const },
  })),
  recipe(subscriptionContract.cancelSubscription, ({ orgId, subscriptionId }) => ({
    params: { provider, orgId, subscriptionId },
  })),
  recipe(invoiceContract.readInvoiceFile, ({ orgId, invoiceId }) => ({
    params: { orgId, invoiceId },
    query: { of: 'invoice' as const, language: 'en' as const },
  })),
  recipe(invoiceContract.readInvoicesOfYear, ({ orgId }) => ({
    params: { orgId, year: '2026' },
    query: { format: 'csv' as const, language: 'fr' as const },
  })),
  recipe(subscriptionContract.keepSubscription, ({ orgId, subscriptionId }) => ({
    params: { provider, orgId, subscriptionId },
  })),
];

const ofOnboarding: readonly Recipe[] = [
  recipe(onboarding.readOnboarding, id),
  recipe(onboarding.saveArticles, (story) => ({
    ...id(story),
    body: { min_directors: 1, max_directors: 7, sector: 'none' as const, incorporators: [incorporator] },
  })),
  recipe(onboarding.saveOrganizingResolution, (story) => ({
    ...id(story),
    body: { organizing_resolution_on: null },
  })),
  recipe(onboarding.confirmSignificant, (story) => ({ ...id(story), body: { confirmed: true } })),
  recipe(onboarding.choosePlan, (story) => ({ ...id(story), body: { plan_id: 'growth' } })),
  recipe(onboarding.readProfileFile, (story) => ({
    ...id(story),
    body: {},
    file: new Blob([testPdf({ pages: ['Corporate Name', 'Maple Robotics Inc.'] })], {
      type: 'application/pdf',
    }),
  })),
  recipe(taking.readTakeOverTable, () => ({
    body: {},
    file: new Blob(['Corporation number,Corporation name\n7000001,Birch Inc.'], { type: 'text/csv' }),
  })),
  recipe(taking.readTakeOverProfile, () => ({
    body: {},
    file: new Blob(['Corporate Name\nBIRCH INC.\nCorporation Number\n700000-1'], { type: 'text/plain' }),
  })),
  recipe(taking.readTakeOverSample, () => ({ query: {} })),
  recipe(taking.takeOver, () => ({
    body: { corporation: birch, plan_id: 'founder', done_until: '2025-12-31' },
  })),
  once(onboarding.submitIncorporation, 'founding', (story) => ({ ...id(story), body: { declared: true } })),
  recipe(onboarding.readFiledArticles, id),
  recipe(readNextSteps, id),
  recipe(dashboard.readDashboard, id),
  recipe(deadlines.readDeadlines, id),
  recipe(deadlines.markDeadlines, ({ orgId }) => ({
    params: { id: orgId },
    body: {
      deadlines: [{ registration: 'CA', kind: 'annual_filing' as const, occasion: '2026' }],
      mark: 'not_applicable' as const,
      reason: 'Filed before the registers came here.',
    },
  })),
  recipe(deadlines.settlePast, (story) => ({ ...id(story), body: { until: '2025-03-12' } })),
  recipe(deadlines.reportEvent, ({ orgId }) => ({
    params: { id: orgId },
    body: { kind: 'small_supplier_lost' as const, happened_on: '2025-03-12' },
  })),
  recipe(own.setOwnDeadline, (story) => ({
    ...id(story),
    body: {
      title: 'Renew the insurance',
      due_on: '2026-06-30',
      repeats_months: 12 as const,
      in_charge: null,
    },
  })),
  once(own.removeOwnDeadline, 'deadline', (story) => ({
    ...id(story),
    body: { own_id: story.ownDeadlineId },
  })),
  recipe(reminders.readReminders, id),
  recipe(reminders.setReminders, (story) => ({
    ...id(story),
    body: { reminders: ['days_3' as const, 'overdue' as const] },
  })),
  recipe(feeds.readFeed, nothing),
  recipe(feeds.makeFeed, () => ({ body: {} })),
  recipe(feeds.endFeed, nothing),
  recipe(records.readReceipts, ({ orgId, securityId }) => ({
    params: { orgId },
    query: { subject: `holding:${securityId}` },
  })),
  recipe(records.readRecordStates, ({ orgId, securityId }) => ({
    params: { orgId },
    query: { subjects: `holding:${securityId}` },
  })),
  recipe(records.compareRecords, ({ orgId }) => ({ params: { orgId } })),
  recipe(records.readProofOfRecord, ({ orgId, leafTx }) => ({
    params: { orgId, tx_id: leafTx },
    query: {},
  })),
  recipe(records.exportRecords, (story) => ({ ...org(story), query: {} })),
  recipe(feeds.readCalendar, ({ calendarSecret: secret }) => ({ params: { secret } })),
  recipe(searchRegisters, (story) => ({ ...id(story), query: { q: 'a' } })),
];

export const recipesOfFounding: readonly Recipe[] = [...ofBilling, ...ofOnboarding];
