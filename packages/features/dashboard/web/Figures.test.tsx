import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { explainCapTable } from '../../ledgers/capTableContract.ts';
import { Figures } from './Figures.tsx';

const figures = {
  issuedExact: '1197000',
  classes: 2,
  holders: 12,
  votesExact: '1152000',
  significant: 2,
  privateHolders: { counted: 10, employees: 2, most: 50 },
  statedCapital: '491176.41',
};
const common = {
  ...({ of: 'shares', class_id: 'common', className: 'Common', pastExact: null } as const),
  sharesExact: '972000',
  perShare: '1',
  resultExact: '36676/1',
};

test('each figure explains itself, class by class, and holders by who counts', async () => {
  const requests = serve([
    explainCapTable,
    {
      what: 'capital',
      asOf: '2026-04-20',
      holder: null,
      className: null,
      partExact: '491176/1',
      wholeExact: '1',
      quotient: '491176.41',
      isWhole: true,
      shown: '491176.41',
      rounding: 'HALF_UP',
      ledger: [],
      held: [],
      terms: [],
      movements: [],
      earlier: null,
      wholeBy: [common, { ...common, class_id: 'seed', className: 'Seed', resultExact: '454500/1' }],
    },
  ]);
  await renderUi(<Figures orgId="maple" of={figures} />);
  const why = async (what: string) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${what}, `) }));
    return within(await screen.findByRole('dialog'));
  };
  const capital = await why(text('dashboard.capital'));
  capital.getByText('Seed');
  capital.getByText('$454,500.00');
  fireEvent.click(capital.getByRole('button', { name: text('ui.close') }));
  const holders = await why(text('dashboard.holders'));
  holders.getByText(text('dashboard.holders.counted', { most: 50 }));
  for (const { query } of requests) expect(query).toEqual({ what: 'capital' });
});
