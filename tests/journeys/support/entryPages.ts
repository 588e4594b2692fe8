/** The way in, as a visitor does it: by what stands on the buttons and beside the fields. */
import type { Page } from 'playwright-core';

export interface Newcomer {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

export const entryPages = (page: Page, origin: string) => ({
  async register({ firstname, lastname, email, password }: Newcomer): Promise<void> {
    await page.goto(`${origin}/app/onboard/newcorporation`);
    await page.getByLabel('First name').fill(firstname);
    await page.getByLabel('Last name').fill(lastname);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your organizations' }).waitFor();
  },

  /** @param link the one in the mail */
  async verifyAddress(link: string): Promise<void> {
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify my address' }).click();
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
  },

  async askForNewPassword(email: string): Promise<void> {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  },

  /** @param link the one in the mail */
  async choosePassword(link: string, password: string): Promise<void> {
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm' }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },

  async signIn(email: string, password: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor({ state: 'detached' });
  },
});
