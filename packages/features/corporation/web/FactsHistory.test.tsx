import { addDays } from '@tabellion/kernel/date.ts';
import { fieldOf, fill, findField, hasField, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '../../organizations/shapes.ts';
import { MaplePage, orgId, today } from '../../organizations/web/testing.tsx';
import { listProposals } from '../../registers/proposalContract.ts';
import * as contract from '../contract.ts';
import { CorporationFacts } from './contributions.tsx';

const office = {
  address_line_1: '12 Elm Street',
  address_line_2: '',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5V 2T6',
};
const facts: contract.CorporationFacts = {
  name: 'Maple Robotics Inc.',
  corporation_number: '1234567-8',
  corporation_type: 'Federal Canadian',
  corporation_province: 'Ontario',
  registered_office: office,
  records_office: null,
  fiscal_year_end: '12-31',
  min_directors: 1,
  max_directors: 5,
  transfer_restriction: null,
  business_restriction: null,
  other_provisions: null,
  language: 'en',
  sector: 'none',
};
const recorded = {
  is_on_or_before: false,
  resolution: null,
  resolution_on: null,
  registry_certificate: null,
  recorded_at: '2025-03-13T15:00:00Z',
  recorded_by: 'Amélie Tremblay',
};
const view: contract.CorporationView = {
  asOf: today,
  today,
  zone: 'America/Toronto',
  incorporated_on: '2025-03-12',
  facts,
  resolutions: [],
  open_since: {},
  history: [
    {
      entry: 'a',
      kind: 'incorporated',
      on: '2025-03-12',
      ...recorded,
      states: { ...facts, registered_office: { ...office, address_line_1: '1 First Street' } },
    },
    {
      entry: 'b',
      kind: 'address.changed',
      on: '2025-09-01',
      ...recorded,
      resolution: 'D-2025-04',
      resolution_on: '2025-08-28',
      states: { registered_office: office },
    },
  ],
};
const company = { unique_id: orgId, status: 'incorporated' } as CompanyView;

beforeEach(() => window.history.replaceState(null, '', '/'));

/** The facts on organization/info, and what was sent that is no preview. */
async function open({
  may = true,
  status = 'incorporated' as CompanyView['status'],
  company_type = 'new' as CompanyView['company_type'],
  history = view.history,
  shows = '1 First Street',
  own = {} as Partial<contract.CorporationFacts>,
} = {}) {
  const reply = (after: Partial<contract.CorporationFacts>) => ({
    act_id: 'c',
    proposal_id: null,
    warnings: [],
    preview: { before: facts, after: { ...facts, ...after } },
  });
  const requests = serve(
    [contract.readCorporation, { ...view, history, facts: { ...facts, ...own } }],
    [listProposals, { proposals: [] }],
    [contract.changeOffice, reply({ registered_office: { ...office, city: 'Ottawa' } })],
    [contract.correctSince, reply({})],
    [contract.changeYearEnd, reply({ fiscal_year_end: '03-31' })],
    [contract.changeName, reply({ name: 'Érable Robotique inc.' })],
    [contract.amendArticles, reply({ max_directors: 12 })],
  );
  await renderUi(
    <MaplePage>
      <CorporationFacts company={{ ...company, status, company_type }} />
    </MaplePage>,
    { may: () => may },
  );
  await screen.findByText(shows);
  return () =>
    requests.flatMap(({ endpoint, body }) =>
      endpoint.method === 'POST' && body.preview !== true ? [{ path: endpoint.path, body }] : [],
    );
}

const change = (group: string) => text(`corporation.change.${group}` as 'corporation.change.name');
const record = (group: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: change(group) }));

test('shows since when each fact holds, what it was before, and who recorded that', async () => {
  await open();
  const offices = screen
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => (/(Elm|First) Street/.test(textContent ?? '') ? [textContent] : []));
  expect(offices).toEqual([
    expect.stringMatching(/12 Elm Street.*Since Sep 1, 2025.*D-2025-04.*Recorded .* by Amélie Tremblay/),
    expect.stringMatching(/1 First Street.*Mar 12, 2025 to Sep 1, 2025 · Incorporation/),
  ]);
  expect(screen.getByText(text('corporation.records.atOffice'))).toBeTruthy();
});

test('says of an office that it was there on a day or before, and corrects that day', async () => {
  const [incorporated, moved] = view.history;
  if (incorporated === undefined || moved === undefined) throw new Error('two entries');
  const { registered_office: _, ...withoutOffice } = incorporated.states;
  const sent = await open({
    history: [
      { ...incorporated, states: withoutOffice },
      { ...moved, is_on_or_before: true },
    ],
    shows: '12 Elm Street',
    company_type: 'old',
  });
  const [first] = screen.getAllByRole('listitem').filter((line) => /Elm Street/.test(line.textContent ?? ''));
  if (first === undefined) throw new Error('no office');
  expect(first.textContent).toMatch(/Since Sep 1, 2025 or before/);
  fireEvent.click(within(first).getByRole('button'));
  fireEvent.click(await screen.findByRole('menuitem', { name: text('corporation.correctSince') }));
  const day = await findField(text('corporation.sinceDay'));
  fireEvent.change(day, { target: { value: '2025-08-01' } });
  fireEvent.click(fieldOf(text('wizard.director.orBefore')));
  fill(text('wizard.how.reason'), 'The old minute book');
  press(text('corporation.correctSince'));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        path: contract.correctSince.path,
        body: {
          of: 'registered_office',
          effective_on: '2025-08-01',
          or_before: false,
          reason: 'The old minute book',
        },
      },
    ]),
  );
});

test('what was first entered is no change', async () => {
  const [incorporated, moved] = view.history;
  if (incorporated === undefined || moved === undefined) throw new Error('two entries');
  const { registered_office: _, ...withoutOffice } = incorporated.states;
  await open({ history: [{ ...incorporated, states: withoutOffice }, moved], shows: '12 Elm Street' });
  const [first] = screen.getAllByRole('listitem').filter((line) => /Elm Street/.test(line.textContent ?? ''));
  expect(first?.textContent).toMatch(/Since Sep 1, 2025 · Resolution/);
});

test('the past is read, and changed by nobody', async () => {
  window.history.replaceState(null, '', '/?asOf=2025-04-01');
  await open();
  expect(screen.queryByRole('button', { name: change('name') })).toBeNull();
});

test('a reader who may not edit finds no button', async () => {
  await open({ may: false });
  expect(screen.queryByRole('button', { name: change('name') })).toBeNull();
});

test('a dissolved corporation changes no more', async () => {
  await open({ status: 'dissolved' });
  expect(screen.queryByRole('button', { name: change('name') })).toBeNull();
});

test('the registered office moves within its province, on a day, by a resolution', async () => {
  const sent = await open();
  press(change('registered_office'));
  await findField(text('profile.city'));
  fill(text('profile.city'), 'Ottawa');
  fill(text('transaction.resolution'), 'D-2026-02');
  fill(text('wizard.issue.resolutionOn'), today);
  expect(await screen.findByRole('table', { name: text('transaction.preview') })).toBeTruthy();
  record('registered_office');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    path: contract.changeOffice.path,
    body: {
      place: 'registered',
      ...office,
      city: 'Ottawa',
      effective_on: today,
      resolution: 'D-2026-02',
      resolution_on: today,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the records may be kept in another province', async () => {
  const sent = await open();
  press(change('records_office'));
  await findField(text('profile.city'));
  fill(text('profile.line1'), '5 Rue Royale');
  fill(text('profile.city'), 'Montréal');
  fill(text('profile.province'), 'Quebec');
  fill(text('profile.postalCode'), 'H2Y 1C6');
  record('records_office');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ place: 'records', city: 'Montréal', province: 'Quebec' });
});

test('a year end with a day to come is proposed until then', async () => {
  const sent = await open();
  press(change('fiscal_year_end'));
  await findField(text('wizard.business.yearEnd'));
  fill(text('wizard.business.yearEnd'), '03-31');
  const ahead = addDays(today, 30);
  fill(text('transaction.effectiveOn'), ahead);
  press(text('transaction.propose'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    fiscal_year_end: '03-31',
    effective_on: ahead,
    propose: { awaits: 'date' },
  });
});

test('the name changes with the certificate of amendment', async () => {
  const sent = await open();
  press(change('name'));
  await findField(text('wizard.company.name'));
  fill(text('wizard.company.name'), 'Érable Robotique');
  fill(text('wizard.company.element'), 'Inc.');
  fill(text('transaction.registryCertificate'), '555-1');
  record('name');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    name: 'Érable Robotique',
    name_postfix: 'Inc.',
    effective_on: today,
    registry_certificate: '555-1',
  });
});

test('of the articles only what is amended is sent', async () => {
  const sent = await open();
  press(change('articles'));
  await findField(text('wizard.articles.maxDirectors'));
  expect(fieldOf(text('wizard.transfers.not_stated')).checked).toBe(true);
  fill(text('wizard.articles.maxDirectors'), '12');
  record('articles');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ max_directors: 12, effective_on: today });
});

test('articles under a province’s law that name another province are put right', async () => {
  const sent = await open({ own: { corporation_type: 'Ontario', corporation_province: 'Quebec' } });
  press(change('articles'));
  await findField(text('wizard.office.province'));
  fill(text('wizard.office.province'), 'Ontario');
  record('articles');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ corporation_province: 'Ontario', effective_on: today });
});

test('articles under a province’s law that name it are not asked for their province', async () => {
  await open({ own: { corporation_type: 'Ontario' } });
  press(change('articles'));
  await findField(text('wizard.articles.maxDirectors'));
  expect(hasField(text('wizard.office.province'))).toBe(false);
});
