import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { latinKeyOf } from './keys.ts';
import { useKeys } from './useKeys.ts';

let did: string[];
beforeEach(() => {
  did = [];
});
afterEach(cleanup);

interface PageProps {
  single?: boolean;
  filter?: boolean;
  dialog?: boolean;
  forms?: number;
}

function Page({ single = true, filter = false, dialog = false, forms = 0 }: PageProps) {
  useKeys({
    single,
    onPalette: () => did.push('palette'),
    onHelp: () => did.push('help'),
    onGo: (letter) => did.push(`go ${letter}`),
  });
  return (
    <main>
      {filter && <input data-filter="" aria-label="Filter" />}
      <textarea aria-label="Words" />
      <button type="button" data-new="member" disabled>
        Invite
      </button>
      <button type="button" data-new="class" onClick={() => did.push('new class')}>
        Add class
      </button>
      {Array.from({ length: forms }, (_, at) => `Form ${at + 1}`).map((name) => (
        <form
          key={name}
          aria-label={name}
          onSubmit={(event) => {
            event.preventDefault();
            did.push(name);
          }}
        >
          <button type="submit">Save</button>
        </form>
      ))}
      {dialog && (
        <dialog open>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              did.push('form of the dialog');
            }}
          >
            <button type="submit">Save it</button>
          </form>
        </dialog>
      )}
    </main>
  );
}

const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });

describe('single keys', () => {
  test('tell the keys, press what the page adds, and lead to pages', () => {
    render(<Page />);
    press('?', { shiftKey: true });
    press('n');
    press('g');
    press('d');
    press('d');
    expect(did).toEqual(['help', 'new class', 'go d']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add class' }));
  });

  test('the stroke opens the palette, and goes to the filter where the page has one', () => {
    const { rerender } = render(<Page />);
    press('/');
    expect(did).toEqual(['palette']);
    rerender(<Page filter />);
    press('/');
    expect(did).toEqual(['palette']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Filter' }));
  });

  test.each([
    ['while somebody types', {}, () => screen.getByRole('textbox', { name: 'Words' })],
    ['while a dialog is open', { dialog: true }, () => document.body],
    ['once they are turned off', { single: false }, () => document.body],
  ])('do nothing %s', (_, props, on) => {
    render(<Page {...props} />);
    for (const key of ['?', '/', 'n', 'g', 'd']) press(key, {}, on());
    expect(did).toEqual([]);
  });

  test('are not taken from the browser’s own shortcuts', () => {
    render(<Page />);
    press('n', { ctrlKey: true });
    press('n', { metaKey: true });
    press('n', { altKey: true });
    expect(did).toEqual([]);
  });
});

describe('Ctrl K', () => {
  test('opens the palette, also from a field and with the other keys turned off', () => {
    render(<Page single={false} />);
    press('k', { ctrlKey: true }, screen.getByRole('textbox', { name: 'Words' }));
    press('k', { metaKey: true });
    expect(did).toEqual(['palette', 'palette']);
  });

  test('opens nothing above a dialog', () => {
    render(<Page dialog />);
    press('k', { ctrlKey: true });
    expect(did).toEqual([]);
  });
});

describe('Ctrl Enter', () => {
  test('sends the only form of the page', () => {
    render(<Page forms={1} />);
    press('Enter', { ctrlKey: true });
    expect(did).toEqual(['Form 1']);
  });

  test('sends none of two, and that of the dialog above them', () => {
    const { rerender } = render(<Page forms={2} />);
    press('Enter', { ctrlKey: true });
    expect(did).toEqual([]);
    rerender(<Page forms={2} dialog />);
    press('Enter', { ctrlKey: true });
    expect(did).toEqual(['form of the dialog']);
  });
});

test.each([
  ['n', 'KeyN', 'n'],
  ['N', 'KeyN', 'n'],
  ['ى', 'KeyN', 'n'],
  ['ن', 'KeyK', 'k'],
  ['؟', 'Slash', '?'],
  ['ظ', 'Slash', '/'],
  // The French keyboard has its m where others have their semicolon.
  ['m', 'Semicolon', 'm'],
  ['Enter', 'Enter', 'Enter'],
])('the key %s at %s is %s', (key, code, latin) => {
  expect(latinKeyOf({ key, code })).toBe(latin);
});
