import { decimal } from '@tabellion/kernel/decimal.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { price } from '../rules/price.ts';
import type { PlanView, TaxRatesView } from '../views.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { SandboxCards } from './SealedCardForm.tsx';
import { loadWords } from './words.ts';

const plan: PlanView = {
  plan_id: 'founder',
  plan_price: 348,
  currency: 'CAD',
  holders: 10,
  features: [],
  as_of: '2026-01-01',
};
const rates: TaxRatesView = { as_of: '2026-01-01', status: 'confirm', provinces: [] };
const taxes = [
  { tax: 'GST', rate: decimal('0.05') },
  { tax: 'QST', rate: decimal('0.09975') },
] as const;

/** Shows a part of a screen of billing, with the words that such a screen loads. */
async function renderPart(part: ReactNode, language: Language = 'en') {
  const shown = await renderUi(
    <MoreTexts load={loadWords} waiting={null}>
      {part}
    </MoreTexts>,
    { language },
  );
  await waitFor(() => expect(shown.container.textContent).not.toBe(''));
  return shown;
}

const rowsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('lists plan, coupon, subtotal and each tax, with the total at the foot', async () => {
  const sum = price({ listCents: 348_00n, discountCents: 87_00n, taxes });
  const { container } = await renderPart(
    <OrderSummary
      plan={plan}
      rates={rates}
      price={sum}
      coupon="FOUNDER25"
      province="QC"
      setProvince={() => {}}
      law={undefined}
    />,
  );
  expect(rowsOf(container)).toEqual([
    ['Item', 'Amount'],
    ['Founder plan, one year', '$348.00'],
    ['Coupon FOUNDER25', '−$87.00'],
    ['Subtotal', '$261.00'],
    ['GST 5%', '$13.05'],
    ['QST 9.975%', '$26.03'],
    ['Total', '$300.08'],
  ]);
});

test('names the taxes in French, and tells which province was chosen', async () => {
  const chosen: string[] = [];
  const sum = price({ listCents: 348_00n, discountCents: 0n, taxes });
  const { container } = await renderPart(
    <OrderSummary
      plan={plan}
      rates={rates}
      price={sum}
      coupon={undefined}
      province="QC"
      setProvince={(province) => chosen.push(province)}
      law={undefined}
    />,
    'fr',
  );
  const names = rowsOf(container).map(([name]) => name);
  expect(names.slice(2, 4)).toEqual(['TPS 5\u00a0%', 'TVQ 9,975\u00a0%']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'NS' } });
  expect(chosen).toEqual(['NS']);
});

test('a test card is filled in with a click', async () => {
  const used: string[] = [];
  await renderPart(<SandboxCards onUse={(number) => used.push(number)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use 4000 0000 0000 0002: declined' }));
  expect(used).toEqual(['4000 0000 0000 0002']);
});

test.each([
  ['CA', '$593.24', 'Paid to Corporations Canada online. As of July 24, 2025; confirm with the registry.'],
  ['ON', '$693.24', 'Paid to Ontario Business Registry online; confirm with the registry.'],
] as const)(
  'of a new corporation in %s the total with the government fee is told',
  async (law, whole, note) => {
    const sum = price({
      listCents: 348_00n,
      discountCents: 0n,
      taxes: [{ tax: 'HST', rate: decimal('0.13') }],
    });
    const { container } = await renderPart(
      <OrderSummary
        plan={plan}
        rates={rates}
        law={law}
        price={sum}
        coupon={undefined}
        province="ON"
        setProvince={() => {}}
      />,
    );
    expect(screen.getByText('Total with the government fee').nextElementSibling?.textContent).toBe(whole);
    expect(container.textContent).toContain(note);
  },
);
