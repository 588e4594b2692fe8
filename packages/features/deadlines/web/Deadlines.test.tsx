import { deadlineKinds, rulesOfCounting } from '@tabellion/law/deadlines/deadline.ts';
import { type Language, languages } from '@tabellion/texts/text.ts';
import type { May } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { DeadlinesPage } from './DeadlinesScreen.tsx';
import { NearestDeadlines } from './NearestDeadlines.tsx';
import { loadWords } from './words.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const annualReturn: OpenDeadline = {
  registration: 'CA',
  kind: 'annual_filing',
  occasion: '2026',
  due_on: '2026-05-11',
  days: 21,
  rule: 'days_after_anniversary',
  count: 60,
  counted_from: '2026-03-12',
  year: 2026,
  person: null,
  section: 'CBCA s. 263',
  read_at: '2026-03-31',
  form: null,
  fee_cents: 1200,
  confirmWithRegistry: false,
  own: null,
};

const consent: OpenDeadline = {
  ...annualReturn,
  kind: 'consent',
  occasion: '2026-04-13:0190f0c4-6f6e-7000-8000-000000000001',
  due_on: '2026-04-23',
  days: 3,
  rule: 'days_after_election',
  count: 10,
  counted_from: '2026-04-13',
  year: null,
  person: { _id: 'laila', display_name: 'ليلى حداد' },
  fee_cents: null,
};

const meeting: OpenDeadline = {
  ...annualReturn,
  kind: 'first_annual_meeting',
  rule: 'months_after_incorporation',
  count: 18,
  year: null,
  fee_cents: null,
};

const taxReturn: OpenDeadline = { ...annualReturn, kind: 'tax_return' };

/** The page with its words, as its screen shows it. */
async function showPage(list: DeadlineList) {
  await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      <DeadlinesPage orgId="maple" of={list} />
    </MoreTexts>,
  );
  await screen.findByRole('heading', { level: 1 });
}

test('one day settles all that was done elsewhere before, and nothing that the organization set itself', async () => {
  const late = ['2020', '2021', '2022', '2023', '2024', '2025'].map((year) => ({
    ...annualReturn,
    occasion: year,
    due_on: `${year}-05-11`,
    days: -100,
  }));
  const own = {
    ...late[0],
    kind: 'own',
    own: { own_id: 'o', title: 'Rent', starts_on: '2020-05-11', repeats_months: 0, in_charge: null },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body = '' }: { body?: string } = {}) => {
    sent.push(JSON.parse(body));
    return Response.json({ success: true, textCode: 'DEADLINES.MARKED', message: '', data: { settled: 5 } });
  });
  const list = {
    deadlines: [...late, own],
    settled: [],
    today: '2026-04-20',
    asksYearEnd: false,
    members: [],
  };
  await showPage(list as DeadlineList);
  fireEvent.click(screen.getByRole('button', { name: 'Done elsewhere' }));
  const drawer = await screen.findByRole('dialog');
  fireEvent.change(within(drawer).getByLabelText('Done up to and including'), {
    target: { value: '2024-12-31' },
  });
  await within(drawer).findByText('5 deadlines will be settled.');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Done elsewhere' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  // The server settles them: it knows the annual meetings that would have followed, too.
  expect(sent[0]).toEqual({ until: '2024-12-31' });
});

const nobody: May = () => false;

async function show(deadlines: readonly OpenDeadline[], language: Language = 'en', may?: May) {
  const of = {
    deadlines: [...deadlines],
    deadlineCounts: { all: 12, overdue: 7 },
    asksYearEnd: false,
    today: '2026-04-20',
  };
  const shown = await renderUi(<NearestDeadlines orgId="maple" of={of} />, {
    language,
    ...(may && { may }),
  });
  await screen.findByRole('heading');
  return shown;
}

describe('a deadline', () => {
  test('leads to the page on which it is done', async () => {
    await show([consent]);
    const link = screen.getByRole('link', { name: /ليلى حداد/ });
    expect(link.getAttribute('href')).toBe('/app/org/maple/dashboard/directors');
  });

  test('says its day, what it is, by which rule, and how many days are left', async () => {
    await show([annualReturn]);
    screen.getByText('May 11, 2026');
    screen.getByText('Annual return 2026');
    screen.getByText(
      '60 days after the anniversary on March 12, 2026, file directly with the registry, \u2066$12.00\u2069 online',
    );
    screen.getByText('21 days');
  });

  test('names the year beside the month of its day where it is not this year', async () => {
    await show([
      annualReturn,
      { ...annualReturn, due_on: '2027-05-11', days: 386, year: 2027, occasion: '2027' },
    ]);
    expect(screen.queryByText(/May 2026/)).toBeNull();
    screen.getByText('May 2027');
  });

  test('holds a name of the other direction in its own', async () => {
    await show([consent]);
    expect(screen.getByText('ليلى حداد').tagName).toBe('BDI');
  });

  test('is told in words when it is today, and when it has passed', async () => {
    await show(
      [0, -1, -2].map((days) => ({
        ...annualReturn,
        due_on: `2026-05-${11 - days}`,
        days,
        occasion: String(days),
      })),
    );
    for (const words of ['today', '1 day overdue', '2 days overdue']) screen.getByText(words);
  });

  test('has a real button where it can be settled here, for who may', async () => {
    const late = { ...annualReturn, due_on: '2025-05-11', days: -344, year: 2025, occasion: '2025' };
    const lateTax = { ...taxReturn, due_on: '2025-05-11', days: -344, year: 2025, occasion: '2025' };
    const { unmount } = await show([lateTax, consent, meeting, late]);
    const rows = screen.getAllByRole('listitem');
    const buttons = rows.map((row) => within(row).getAllByRole('button')[0]?.textContent);
    expect(buttons).toEqual(['Mark as filed', '', 'Set meeting date', '']);
    const filing = '/app/org/maple/organization/filing?filing=CA%20annual_filing%202025';
    for (const name of ['Open filing', 'Annual return 2025'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(filing);
    fireEvent.click(screen.getByRole('button', { name: 'Set meeting date' }));
    await screen.findByRole('dialog', { name: 'Industry, annual meeting and filing year' });
    unmount();
    await show([lateTax, late, meeting], 'en', nobody);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /filing|return/ })).toBeNull();
  });

  test('is marked as filed on a day, and with it the earlier ones of its kind', async () => {
    const [first, second] = [
      { ...taxReturn, due_on: '2024-05-11', days: -709, year: 2024, occasion: '2024' },
      { ...taxReturn, due_on: '2025-05-11', days: -344, year: 2025, occasion: '2025' },
    ];
    const list: DeadlineList = {
      today: '2026-04-20',
      deadlines: [first, consent, second],
      settled: [],
      asksYearEnd: false,
      members: [],
    };
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)));
      const data = init?.method === 'POST' ? { marked: 2 } : list;
      return Response.json({ success: true, textCode: 'GENERAL.SUCCESS', message: '', data });
    });
    await showPage(list);
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark as filed' })[1] as HTMLElement);
    const drawer = within(screen.getByRole('dialog', { name: 'Mark as filed' }));
    fireEvent.click(
      await drawer.findByRole('checkbox', { name: 'Also mark 1 earlier deadline of this kind' }),
    );
    fireEvent.click(drawer.getByRole('button', { name: 'Mark as filed' }));
    await waitFor(() =>
      expect(asked).toEqual([
        {
          deadlines: ['2025', '2024'].map((occasion) => ({
            registration: 'CA',
            kind: 'tax_return',
            occasion,
          })),
          mark: 'done',
          done_on: '2026-04-20',
        },
      ]),
    );
  });

  test('that does not apply asks for a reason; a settled one says who settled it, and can be reopened', async () => {
    const settled = {
      ...({
        registration: 'CA',
        kind: 'tax_return',
        occasion: '2025',
        person: null,
        title: null,
        mark: 'not_applicable',
      } as const),
      done_on: null,
      reason: 'Dormant.',
      marked_at: '2026-04-20T14:00:00Z',
      marked_by: 'Ömer Yılmaz',
    };
    const list = {
      today: '2026-04-20',
      deadlines: [annualReturn],
      settled: [settled],
      asksYearEnd: true,
      members: [],
    };
    await showPage(list);
    screen.getByText('Set your fiscal year end so we can schedule the yearly steps.');
    screen.getByText('Income tax return 2025 (T2)');
    screen.getByText('Dormant.');
    screen.getByText('Ömer Yılmaz');
    screen.getByRole('button', { name: 'Undo' });
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Annual return 2026' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Not applicable' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Not applicable' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Not applicable' }));
    await drawer.findByText('This field is required');
  });

  test('beyond the five nearest is reached by a link that counts them', async () => {
    await show([annualReturn]);
    expect(screen.getByRole('link', { name: 'All deadlines (12)' }).getAttribute('href')).toBe(
      '/app/org/maple/dashboard/deadlines',
    );
    screen.getByText('7 overdue');
  });

  test('without one, the card says so', async () => {
    await show([]);
    screen.getByText('No deadlines.');
  });

  test.each(languages)('every kind and every rule has its words in %s', async (language) => {
    const kinds = deadlineKinds.map((kind) => ({
      ...annualReturn,
      kind,
      person: kind === 'consent' ? consent.person : null,
    }));
    const rules = rulesOfCounting.map((rule, at) => ({
      ...annualReturn,
      rule,
      due_on: `2027-01-${10 + at}`,
      occasion: `2027-01-${10 + at}`,
    }));
    const { container } = await show([...kinds, ...rules], language);
    expect(container.textContent).not.toMatch(/dashboard\.|deadline\.|\{|\}/);
    expect(container.querySelectorAll('li')).toHaveLength(kinds.length + rules.length);
  });
});
