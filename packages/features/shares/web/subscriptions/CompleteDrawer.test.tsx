import { addDays } from '@tabellion/kernel/date.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import {
  fieldOf,
  fill,
  findField,
  hasField,
  press,
  seesRefusal,
  text,
} from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { MaplePage, today } from '../../../organizations/web/testing.tsx';
import { listShareholders, updateIssuance } from '../../contract.ts';
import type { Issuance, Shareholder } from '../../shapes.ts';
import { CompleteDrawer } from './CompleteDrawer.tsx';

const readOrganizing = {
  method: 'GET',
  path: '/api/organizing',
  summary: '',
  action: 'shares.read',
  ok: 'GENERAL.SUCCESS',
  tenant: { in: 'none' },
  reply: z.strictObject({ organizing_resolution_on: z.nullable(z.string()) }),
} as const satisfies Endpoint;

const subscription: Issuance = {
  _id: 'cs-1',
  id: 'cs-1',
  valid: true,
  state: 'subscribed',
  waits_for: ['payment'],
  ownership: 1000,
  ownershipExact: '1000',
  ownershipPercentage: '100.00',
  ownership_type: 'common',
  Shareclass: 'common',
  className: 'Common',
  issuance_date: null,
  price: 0.01,
  priceExact: '0.01',
  firstname: 'Zoé',
  lastname: "O'Neil",
  sources: 'Treasury',
  vesting: null,
  certificate: null,
  consideration: null,
  paid_on: null,
  resolution: null,
  resolution_on: null,
  exemption: 'employee',
};
const waits = text('wizard.issue.waits');
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');
const issued = plain(text('wizard.issue.on', { date: formatDate(today, 'en', 'long') }));
/** The sentence is put together of a text and a date. */
const isOfToday = (_: string, element: Element | null) =>
  element?.tagName === 'P' && plain(element.textContent ?? '') === issued;

/** What was subscribed by Zoé, and the organizing resolution of today. */
async function open(differs: Partial<Issuance> = {}) {
  const holder = { _id: 'zoe', display_name: "Zoé O'Neil", issuances: [{ ...subscription, ...differs }] };
  const requests = serve(
    [
      listShareholders,
      {
        shareholders: [holder as Shareholder],
        shareclasses: [],
        asOf: today,
        totalExact: '0',
        sharesSimpleOrAdvanced: { advanced: false, price: 0.01, priceExact: '0.01' },
      },
    ],
    [readCorporateInfo, { incorporation_date: '2025-03-12' }],
    [readOrganizing, { organizing_resolution_on: today }],
    [updateIssuance, {}],
  );
  let closed = 0;
  await renderUi(
    <MaplePage>
      <Page
        of={{ security_id: 'cs-1', person_id: 'zoe', display_name: "Zoé O'Neil" }}
        onClose={() => ++closed}
      />
    </MaplePage>,
  );
  const sent = () => requests.flatMap(({ endpoint, body }) => (endpoint === updateIssuance ? [body] : []));
  return { sent, isClosed: () => closed > 0 };
}

/** The drawer above a page that has read when the organizing resolution was passed. */
function Page(props: Omit<Parameters<typeof CompleteDrawer>[0], 'organizing'>) {
  return <CompleteDrawer {...props} organizing={useRead(readOrganizing, {})} />;
}

test('what was subscribed before the incorporation lacks its payment alone, where the drawer begins', async () => {
  const { sent, isClosed } = await open();
  const paidOn = await findField(text('wizard.paid.on'));
  await waitFor(() => expect(document.activeElement).toBe(paidOn));
  expect(await screen.findByText(waits)).toBeTruthy();
  expect(hasField(text('transaction.resolution'))).toBe(false);
  fill(text('wizard.paid.on'), addDays(today, 4));
  press(text('wizard.save'));
  await seesRefusal(paidOn, text('PEOPLE.DATE_IN_FUTURE'));
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  fill(text('wizard.paid.in'), 'money');
  fill(text('wizard.paid.on'), today);
  expect(await screen.findByText(isOfToday)).toBeTruthy();
  press(text('wizard.save'));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent()).toMatchObject([{ _id: 'cs-1', paid_on: today, consideration: 'money', resolution: '' }]);
});

test('what was subscribed afterwards lacks a resolution too, by number and date', async () => {
  await open({ waits_for: ['resolution', 'payment'] });
  const number = await findField(text('transaction.resolution'));
  await waitFor(() => expect(document.activeElement).toBe(number));
  fill(text('transaction.resolution'), 'D-1');
  press(text('wizard.save'));
  await seesRefusal(fieldOf(text('wizard.issue.resolutionOn')), /./);
});

test('what was completed or taken back meanwhile waits no longer', async () => {
  const { isClosed } = await open({ state: 'issued', waits_for: [] });
  expect(await screen.findByText(text('wizard.subscribed.gone'))).toBeTruthy();
  const [, close] = screen.getAllByRole('button', { name: text('ui.close') });
  close?.click();
  await waitFor(() => expect(isClosed()).toBe(true));
});
