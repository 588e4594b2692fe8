import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Costs } from './Costs.tsx';

const factsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);

test('the fee, the name report and the price of a plan are on the page before anything is filled in', async () => {
  const { container } = await renderUi(<Costs law="CA" plansAt="/app/user/plans/maple" />);
  expect(factsOf(container)).toEqual([
    '$200.00Paid to Corporations Canada online. As of July 24, 2025; confirm with the registry.',
    'Included when you file online. Valid for 90 days.A numbered name needs no report.',
    'From $348.00 a yearSee plans and prices',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/user/plans/maple');
});

test.each([
  ['ON', 'A Nuans report no more than 90 days old is required for a word name.'],
  ['BC', 'Request approval of a word name first.'],
  ['QC', 'None required'],
] as const)('in %s the report is that of its registry', async (law, words) => {
  await renderUi(<Costs law={law} />);
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
});

test('before a law is chosen the fee of each is told, and no report', async () => {
  const { container } = await renderUi(<Costs law={undefined} />);
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Government fee, Federal Canadian',
    'Government fee, Ontario',
    'Our plans',
  ]);
  expect(
    factsOf(container)
      .slice(0, 2)
      .map((fee) => fee?.slice(0, 7)),
  ).toEqual(['$200.00', '$300.00']);
});
