import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Menu, type MenuItem } from './layers/Menu.tsx';
import { SlotsContext, useSlot } from './slots.ts';
import { renderUi } from './testing/renderUi.tsx';

declare module './slots.ts' {
  interface Slots {
    'test.line': {
      gives: { readonly certificate: string };
      takes: { readonly items: readonly MenuItem[]; readonly layer: ReactNode };
    };
  }
}

/** A line of an earlier feature's register. */
function Line({ certificate }: { certificate: string }) {
  const added = useSlot('test.line', { certificate });
  const own = [{ key: 'transfer', label: 'Transfer', onSelect: () => undefined }];
  return (
    <>
      <Menu label="Actions" button="…" items={[...own, ...added.flatMap(({ items }) => items)]} />
      {added.map(({ layer }) => layer)}
    </>
  );
}

/** An action of a later feature, with what it opens. */
function useSigning({ certificate }: { readonly certificate: string }) {
  const [isOpen, setOpen] = useState(false);
  return {
    items: [{ key: 'sign', label: 'Send for signature', onSelect: () => setOpen(true) }],
    layer: isOpen && <p key="sign">{`${certificate} is sent to be signed`}</p>,
  };
}

test('a later feature adds an action to a line of an earlier one, and opens what belongs to it', async () => {
  await renderUi(
    <SlotsContext value={{ 'test.line': [useSigning] }}>
      <Line certificate="CS-1" />
    </SlotsContext>,
  );
  screen.getByRole('button', { name: 'Actions' }).click();
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Transfer',
    'Send for signature',
  ]);
  screen.getByRole('menuitem', { name: 'Send for signature' }).click();
  expect(await screen.findByText('CS-1 is sent to be signed')).toBeDefined();
});

test('a place that nobody fills leaves the page as it is', async () => {
  await renderUi(<Line certificate="CS-1" />);
  screen.getByRole('button', { name: 'Actions' }).click();
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Transfer']);
});
