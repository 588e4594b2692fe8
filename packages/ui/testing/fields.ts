/** Fields as their reader finds them, for tests in jsdom. */

import { accessLog } from '@tabellion/texts/accessLog/en.ts';
import { checkout } from '@tabellion/texts/checkout/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { granting } from '@tabellion/texts/granting/en.ts';
import { logged } from '@tabellion/texts/logged/en.ts';
import { organizing } from '@tabellion/texts/organizing/en.ts';
import { paying } from '@tabellion/texts/paying/en.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Words of the product, by which tests find things on the screen. */
export const text = createText('en', {
  ...en,
  ...accessLog,
  ...checkout,
  ...granting,
  ...logged,
  ...recording,
  ...organizing,
  ...paying,
});

/** Finds a field by its whole label; one that may stay empty says so behind it. */
const labelled = (label: string) => (words: string) =>
  words.trim() === label || words.trim() === `${label} ${text('ui.optional')}`;

export const fieldOf = (label: string): HTMLInputElement => screen.getByLabelText(labelled(label));
export const findField = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText(labelled(label));
export const hasField = (label: string): boolean => screen.queryByLabelText(labelled(label)) !== null;

/** Types a value into a field, or chooses it there. */
export function fill(label: string, value: string): HTMLInputElement {
  const field = fieldOf(label);
  fireEvent.change(field, { target: { value } });
  return field;
}

/** Finds an option by words and takes it. */
export async function choose(label: string, words: string, option: RegExp | string): Promise<void> {
  const field = screen.getByRole('combobox', { name: label });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: words } });
  fireEvent.pointerDown(await screen.findByRole('option', { name: option }));
  fireEvent.pointerUp(document.body);
}

export const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

/** The field is refused, and described by the reason. */
export async function seesRefusal(field: HTMLElement, reason: string | RegExp): Promise<void> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = notes.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  expect(words).toMatch(reason);
}
