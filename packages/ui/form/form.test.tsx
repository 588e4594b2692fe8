import type { Answer } from '@tabellion/kit/client.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useSnack } from '../layers/SnackProvider.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { Form, SubmitButton, useForm } from './Form.tsx';
import { MoneyField, NumberField } from './NumberField.tsx';
import { PasswordField, TextField } from './TextField.tsx';
import { useMarked } from './useMarked.ts';

afterEach(cleanup);

const schema = z.strictObject({
  email: z.string().check(z.minLength(1), z.email('GENERAL.NOT_AN_EMAIL')),
  password: z.string().check(z.minLength(8)),
  note: z.optional(z.string().check(z.regex(/^\d+$/))),
});

interface SignInProps {
  answer?: Answer<unknown>;
  onValues?(values: unknown): void;
}

function SignIn({ answer, onValues }: SignInProps) {
  const form = useForm(schema, { start: { email: '', password: '', note: '' } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        onValues?.(values);
        return answer;
      }}
    >
      <TextField name="email" type="email" label="Email" help="As you registered it" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <TextField name="note" label="Note" optional />
      <SubmitButton whenValid>Sign in</SubmitButton>
    </Form>
  );
}

const listed = z.strictObject({ rows: z.array(z.strictObject({ name: z.string().check(z.minLength(1)) })) });

function Rows() {
  const form = useForm(listed, { start: { rows: [] } });
  const { fields, append } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      {fields.map(({ id }, at) => (
        <TextField key={id} name={`rows.${at}.name`} label="Name" />
      ))}
      <button type="button" onClick={() => append({ name: '' })}>
        Add
      </button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

describe('a field', () => {
  test('is named by its label and described by its help', async () => {
    await renderUi(<SignIn />);
    expect(email().getAttribute('aria-required')).toBe('true');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('As you registered it');
  });

  test('keeps the room of its help while its error stands there, so that nothing below moves', async () => {
    await renderUi(<SignIn />);
    fireEvent.blur(email());
    const error = await screen.findByText('This field is required');
    const help = screen.getByText('As you registered it');
    expect(help.getAttribute('aria-hidden')).toBe('true');
    expect(help.closest('.is-replaced')?.contains(error)).toBe(true);
    expect(email().getAttribute('aria-describedby')).toBe(error.id);
  });

  test('shows its error after the click for which it was left, so that nothing moves under the pointer', async () => {
    await renderUi(<SignIn />);
    type(email(), 'amelie@maple');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(email());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(email().getAttribute('aria-invalid')).toBeNull();
    fireEvent.pointerUp(document.body);
    await screen.findByText('This is not a valid email');
  });

  test('is judged when it is left, then on every change', async () => {
    await renderUi(<SignIn />);
    type(email(), 'amelie@maple');
    expect(email().getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(email());
    await screen.findByText('This is not a valid email');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('This is not a valid email');
    type(email(), 'amelie@maplerobotics.ca');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
  });

  test('says that it is required when it is left blank, in the language of the reader', async () => {
    await renderUi(<SignIn />, { language: 'fr' });
    fireEvent.blur(email());
    expect((await screen.findByText(/obligatoire|requis/)).textContent).toBeTruthy();
  });

  test('of a row that was just added says nothing until it is left', async () => {
    await renderUi(<Rows />);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(name.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(name);
    await screen.findByText('This field is required');
  });

  test('shows a password on request', async () => {
    await renderUi(<SignIn />);
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
  });
});

describe('a form', () => {
  test('waits for valid fields before its button can be pressed', async () => {
    await renderUi(<SignIn />);
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).toHaveProperty('disabled', true);
    type(email(), 'amelie@maplerobotics.ca');
    type(screen.getByLabelText('Password'), 'correct-horse');
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  });

  test('leaves out an optional field that is blank', async () => {
    let sent: unknown;
    await renderUi(<SignIn onValues={(values) => (sent = values)} />);
    type(email(), 'amelie@maplerobotics.ca');
    type(screen.getByLabelText('Password'), 'correct-horse');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(sent).toEqual({ email: 'amelie@maplerobotics.ca', password: 'correct-horse' }),
    );
  });

  test("puts the server's errors at their fields, focuses the first, and says the rest above", async () => {
    const refused: Answer<unknown> = {
      ok: false,
      status: 422,
      textCode: 'GENERAL.FIELD_INVALID',
      message: '',
      data: {},
      fields: [
        { path: 'password', textCode: 'GENERAL.FIELD_INVALID', message: 'Please enter valid password.' },
        { path: 'organization', textCode: 'GENERAL.NOT_FOUND', message: 'No such organization.' },
      ],
    };
    await renderUi(<SignIn answer={refused} />);
    type(email(), 'amelie@maplerobotics.ca');
    type(screen.getByLabelText('Password'), 'correct-horse');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Please enter valid password.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(screen.getByRole('alert').textContent).toContain('No such organization.');
    expect(email()).toHaveProperty('value', 'amelie@maplerobotics.ca');
  });

  test('says once what its fields say: the snackbar does not repeat it', async () => {
    const message = 'phone must be shorter than or equal to 13 characters';
    const fields = [{ path: 'phone', textCode: 'PHONE.TOO_LONG', message }] as const;
    function Phone() {
      const snack = useSnack();
      const form = useForm(z.strictObject({ phone: z.string() }), { start: { phone: '12345678901234' } });
      return (
        <Form
          form={form}
          onSubmit={async () => {
            snack({ message, tone: 'err' });
            return { ok: false, status: 422, textCode: 'PHONE.TOO_LONG', message, data: {}, fields };
          }}
        >
          <TextField name="phone" label="Phone" />
          <SubmitButton>Save</SubmitButton>
        </Form>
      );
    }
    await renderUi(<Phone />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(message);
    expect(screen.getByRole('textbox', { name: 'Phone' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(1);
  });
});

describe('what is tried while somebody types', () => {
  test('marks its field without taking the focus, names it, and lets go of it when it is tried again', async () => {
    const required = [{ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED', message: 'Required' }] as const;
    const none = [] as const;
    function Tried({ refused }: { refused: typeof required | typeof none }) {
      const box = useRef<HTMLParagraphElement>(null);
      return <p ref={box}>{[...useMarked(refused, box).values()].join()}</p>;
    }
    function Cancel() {
      const form = useForm(z.strictObject({ reason: z.string() }), { start: { reason: '' } });
      const [isRefused, setRefused] = useState(false);
      return (
        <Form form={form} onSubmit={async () => undefined}>
          <TextField name="reason" label="Reason" optional />
          <button type="button" onClick={() => setRefused(!isRefused)}>
            Try
          </button>
          <Tried refused={isRefused ? required : none} />
        </Form>
      );
    }
    await renderUi(<Cancel />);
    const field = screen.getByRole('textbox', { name: /Reason/ });
    const attempt = screen.getByRole('button', { name: 'Try' });
    attempt.focus();
    fireEvent.click(attempt);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Reason', { selector: 'p' })).toBeDefined();
    expect(document.activeElement).toBe(attempt);
    fireEvent.click(attempt);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a number field', () => {
  function Shares({ onValues }: { onValues(values: unknown): void }) {
    const form = useForm(z.strictObject({ shares: z.string() }), { start: { shares: '400000' } });
    return (
      <Form
        form={form}
        onSubmit={async (values) => {
          onValues(values);
          return undefined;
        }}
      >
        <NumberField name="shares" label="Shares" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }

  test('shows groups, and holds a plain decimal that keeps every digit', async () => {
    let sent: unknown;
    await renderUi(<Shares onValues={(values) => (sent = values)} />);
    const field = screen.getByRole('textbox', { name: 'Shares' });
    expect(field).toHaveProperty('value', '400,000');
    fireEvent.focus(field);
    type(field, '9,007,199,254,740,993');
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual({ shares: '9007199254740993' }));
    expect(field).toHaveProperty('value', '9,007,199,254,740,993');
  });
  test.each([
    ['en', '$1,250.00'],
    ['fr', '1\u00a0250,00$'],
  ] as const)('in %s puts the sign of dollars where money has it', async (language, shown) => {
    function Price() {
      const form = useForm(z.strictObject({ price: z.string() }), { start: { price: '1250' } });
      return (
        <Form form={form} onSubmit={async () => undefined}>
          <MoneyField name="price" label="Price" />
        </Form>
      );
    }
    await renderUi(<Price />, { language });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    const parts = [...(field.parentElement?.children ?? [])];
    expect(parts.map((part) => (part === field ? field.value : part.textContent)).join('')).toBe(shown);
  });
});
