import { type Contributions, SlotsContext } from '@tabellion/ui/slots.ts';
import { press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen } from '@testing-library/react';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { InstrumentLine } from '../../instruments/registerContract.ts';
import { InstrumentMenu } from '../../instruments/web/public.ts';
import type { PositionHolder } from '../../people/shapes.ts';
import { PersonFacts } from '../../people/web/fields/PersonFacts.tsx';
import { searchRegisters } from '../../search/contract.ts';
import { Palette } from '../../search/web/public.ts';

// Places that no feature fills yet.

const show = (contributions: Contributions, page: ReactNode, may = true) =>
  renderUi(<SlotsContext value={contributions}>{page}</SlotsContext>, { may: () => may });

test('a later feature adds a line to the menu of an instrument, also for readers', async () => {
  const opened: string[] = [];
  const option = { kind: 'option', label: 'OPT-1', is_open: false } as InstrumentLine;
  await show(
    {
      'instrument.menu': [
        ({ of }) => ({
          items: [{ key: 'agreement', label: 'Grant agreement', onSelect: () => opened.push(of.label) }],
          layer: null,
        }),
      ],
    },
    <InstrumentMenu orgId="maple" of={option} />,
    false,
  );
  press(text('ui.actions', { name: 'OPT-1' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Grant agreement']);
  items[0]?.click();
  expect(opened).toEqual(['OPT-1']);
});

test('a later feature draws in the details of a person', async () => {
  const zoe = { _id: 'zoe', display_name: "Zoé O'Neil", address: null } as unknown as PositionHolder;
  await show(
    { 'person.drawer': [({ personId }) => <p>Consent of {personId}</p>] },
    <PersonFacts person={zoe} since={null} onClose={() => undefined} />,
  );
  expect(await screen.findByText('Consent of zoe')).toBeTruthy();
});

test('the palette shows what a later feature finds', async () => {
  serve([searchRegisters, { hits: [] }]);
  const entry = { key: 'd', label: 'Bylaw No. 1', words: '', icon: FileText, run: () => undefined };
  await show(
    {
      'palette.hits': [
        ({ orgId, typed }) => ({
          groups: [
            { key: orgId ?? '', label: 'Documents', most: 5, entries: typed === 'bylaw' ? [entry] : [] },
          ],
          isWaiting: false,
          failure: undefined,
          again: () => undefined,
        }),
      ],
    },
    <Palette orgId="maple" groups={[]} onHit={() => undefined} onClose={() => undefined} />,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bylaw' } });
  expect(screen.getByRole('option', { name: 'Bylaw No. 1' })).toBeTruthy();
});
