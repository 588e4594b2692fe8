import { deadlineKinds, rulesOfCounting } from '@tabellion/law/deadlines/deadline.ts';
import { type Language, languages } from '@tabellion/texts/text.ts';
import type { May } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DashboardDeadline } from '../contract.ts';
import { Deadlines } from './Deadlines.tsx';

afterEach(cleanup);

const annualReturn: DashboardDeadline = {
  kind: 'annual_filing',
  due_on: '2026-05-11',
  days: 21,
  rule: 'days_after_anniversary',
  count: 60,
  counted_from: '2026-03-12',
  year: 2026,
  person: null,
  form: null,
  fee_cents: 1200,
  confirmWithRegistry: false,
};

const consent: DashboardDeadline = {
  ...annualReturn,
  kind: 'consent',
  due_on: '2026-04-23',
  days: 3,
  rule: 'days_after_election',
  count: 10,
  counted_from: '2026-04-13',
  year: null,
  person: { _id: 'laila', display_name: 'ليلى حداد' },
  fee_cents: null,
};

const meeting: DashboardDeadline = {
  ...annualReturn,
  kind: 'first_annual_meeting',
  rule: 'months_after_incorporation',
  count: 18,
  year: null,
  fee_cents: null,
};

const nobody: May = () => false;

async function show(deadlines: readonly DashboardDeadline[], language: Language = 'en', may?: May) {
  const shown = await renderUi(<Deadlines orgId="maple" of={[...deadlines]} />, {
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
      '60 days after the anniversary on March 12, 2026, filed with the registry directly, \u2066$12.00\u2069 online',
    );
    screen.getByText('21 days');
  });

  test('names the year of its day where it is not this year', async () => {
    await show([annualReturn, { ...annualReturn, due_on: '2027-05-11', days: 386, year: 2027 }]);
    expect(screen.queryByText('2026')).toBeNull();
    screen.getByText('2027');
  });

  test('holds a name of the other direction in its own', async () => {
    await show([consent]);
    expect(screen.getByText('ليلى حداد').tagName).toBe('BDI');
  });

  test('is told in words when it is today, and when it has passed', async () => {
    await show([0, -1, -2].map((days) => ({ ...annualReturn, due_on: `2026-05-${11 - days}`, days })));
    for (const words of ['today', '1 day late', '2 days late']) screen.getByText(words);
  });

  test('that was met elsewhere is told here, by who may', async () => {
    const late = { ...annualReturn, due_on: '2025-05-11', days: -344, year: 2025 };
    const { unmount } = await show([late, annualReturn, meeting]);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('button')?.textContent)).toEqual([
      'Filed …',
      undefined,
      'Held on …',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Held on …' }));
    screen.getByRole('dialog', { name: 'Industry, annual meeting and filing year' });
    unmount();
    await show([late, meeting], 'en', nobody);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without one, the card says so', async () => {
    await show([]);
    screen.getByText('Nothing falls due.');
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
    }));
    const { container } = await show([...kinds, ...rules], language);
    expect(container.textContent).not.toMatch(/dashboard\.|\{|\}/);
    expect(container.querySelectorAll('li')).toHaveLength(kinds.length + rules.length);
  });
});
