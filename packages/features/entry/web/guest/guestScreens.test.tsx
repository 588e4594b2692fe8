import { PageProvider } from '@tabellion/ui/router/page.ts';
import { type Session, SessionContextProvider, type SessionValue } from '@tabellion/ui/session/session.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RegistrationScreen } from '../RegistrationScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { VerifyScreen } from './VerifyScreen.tsx';

afterEach(cleanup);

/** A port on which nothing listens: every call is lost. */
const nowhere = 'http://127.0.0.1:9';

async function show(Screen: ComponentType, over?: SessionValue['over']): Promise<Session[]> {
  const opened: Session[] = [];
  const session = {
    session: undefined,
    over,
    open: (next: Session) => void opened.push(next),
    select: () => undefined,
    close: async () => undefined,
  };
  await renderUi(
    <SessionContextProvider value={session}>
      <PageProvider value={{ params: { token: 'secret' }, preload: () => undefined }}>
        <Screen />
      </PageProvider>
    </SessionContextProvider>,
    { call: { origin: nowhere } },
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('signing in', () => {
  test('the button waits until e-mail and password are valid', async () => {
    await show(LoginScreen);
    expect(button('Sign in').disabled).toBe(true);
    type('Email', 'amelie@maplerobotics.ca');
    type('Password', 'seven77');
    await screen.findByText('Min character length is 8');
    expect(button('Sign in').disabled).toBe(true);
    type('Password', 'eight888');
    await waitFor(() => expect(button('Sign in').disabled).toBe(false));
  });

  test('says why the session before is over until the next try', async () => {
    await show(LoginScreen, 'SESSION.INVALID');
    screen.getByText('Invalid access credentials.');
    type('Email', 'amelie@maplerobotics.ca');
    type('Password', 'eight888');
    await waitFor(() => expect(button('Sign in').disabled).toBe(false));
    screen.getByText('Invalid access credentials.');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(screen.queryByText('Invalid access credentials.')).toBeNull());
  });

  test('says why it failed at the field and in a snackbar', async () => {
    const message = 'Please enter valid password.';
    const fields = [{ path: 'password', textCode: 'LOGIN.PASSWORD_INVALID', message }];
    const reply = { success: false, textCode: 'LOGIN.PASSWORD_INVALID', message, data: { message, fields } };
    vi.stubGlobal('fetch', async () => Response.json(reply, { status: 422 }));
    await show(LoginScreen);
    type('Email', 'amelie@maplerobotics.ca');
    type('Password', 'eight888');
    await waitFor(() => expect(button('Sign in').disabled).toBe(false));
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    vi.unstubAllGlobals();
  });

  test('says at the field what is wrong with it', async () => {
    await show(LoginScreen);
    type('Email', 'nobody');
    type('Password', '');
    await screen.findByText('This is not a valid email');
    await screen.findByText('This field is required');
  });
});

describe('registration', () => {
  test('asks for the full name in the words of the specification', async () => {
    await show(RegistrationScreen);
    fireEvent.click(button('Create account'));
    await waitFor(() => expect(screen.getAllByText('Please enter fullname.')).toHaveLength(2));
  });

  test('says that it failed when no answer came, and keeps what was typed', async () => {
    const opened = await show(RegistrationScreen);
    type('First name', 'Amélie');
    type('Last name', 'Tremblay');
    type('Email', 'amelie@maplerobotics.ca');
    type('Password', 'Maple-2025!');
    fireEvent.click(button('Create account'));
    await screen.findByText('We are unable to register, Please try again.');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amélie');
    expect(opened).toEqual([]);
  });
});

test('a new password is asked for twice', async () => {
  await show(ResetPasswordScreen);
  type('New password', 'Maple-2025!');
  type('Confirm new password', 'Maple-2026!');
  await screen.findByText('Passwords do not match');
});

test('a link that works no more asks for no password', async () => {
  const dead = { success: false, textCode: 'LOGIN.LINK_INVALID', message: 'Used already.', data: {} };
  vi.stubGlobal('fetch', async () => Response.json(dead, { status: 422 }));
  await show(ResetPasswordScreen);
  type('New password', 'Maple-2025!');
  type('Confirm new password', 'Maple-2025!');
  fireEvent.click(button('Save password'));
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  vi.unstubAllGlobals();
});

describe('verifying an address', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('leads on from a link that was used already, instead of pressing it again', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { success: false, textCode: 'LOGIN.LINK_INVALID', message: 'Used already.', data: {} },
        { status: 422 },
      ),
    );
    await show(VerifyScreen);
    fireEvent.click(button('Verify my address'));
    await screen.findByText('Used already.');
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Verify my address' })).toBeNull());
  });

  test('asks for a new password where nobody is signed in with the address', async () => {
    const message = 'Sign in and open the link again.';
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { success: false, textCode: 'VERIFY.PASSWORD_NEEDED', message, data: {} },
        { status: 422 },
      ),
    );
    await show(VerifyScreen);
    fireEvent.click(button('Verify my address'));
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    screen.getByText(message);
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/app/login');
  });
});
