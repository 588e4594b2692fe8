/** Steps of the wizard, as a founder fills them in with the mouse. Fields are found by their labels, as a reader finds them. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Place {
  street: string;
  city: string;
  postalCode: string;
}

export interface Somebody {
  firstname: string;
  lastname: string;
  at: Place;
}

export interface ShareClassTerms {
  name: string;
  votes: boolean;
  prefix: string;
}

export interface Subscription {
  shares: string;
  of: string;
  paidOn: string;
}

export const wizardPages = (page: Page) => {
  const drawer = page.getByRole('dialog');
  const fillPlace = async (within: Page | Locator, { street, city, postalCode }: Place) => {
    await within.getByLabel(/^Address( \(optional\))?$/).fill(street);
    await within.getByLabel('City').fill(city);
    await within.getByLabel('Postal code').fill(postalCode);
  };
  const fillPerson = async ({ firstname, lastname, at }: Somebody) => {
    await drawer.getByLabel('First name').fill(firstname);
    await drawer.getByLabel('Last name').fill(lastname);
    await fillPlace(drawer, at);
  };
  const saveDrawer = async () => {
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
  };
  return {
    async addDirector(person: Somebody, { resident }: { resident: boolean }): Promise<void> {
      await page.getByRole('button', { name: 'Add director' }).first().click();
      await fillPerson(person);
      const answer = resident ? 'Yes: a citizen who lives in Canada' : 'No';
      await drawer.getByLabel(answer, { exact: true }).check();
      await drawer.getByLabel('18 or older, not found incapable, and not bankrupt').check();
      await saveDrawer();
      await page
        .getByRole('button', { name: `${person.firstname} ${person.lastname}`, exact: true })
        .waitFor();
    },

    async enterConsent(name: string, date: string): Promise<void> {
      await page.getByRole('button', { name: `Record consent: ${name}` }).click();
      await drawer.getByLabel('Consented in writing on').fill(date);
      await saveDrawer();
      await page.getByRole('button', { name: `Record consent: ${name}` }).waitFor({ state: 'detached' });
    },

    async appoint(name: string, position: string): Promise<void> {
      await page.getByRole('button', { name: 'Add officer' }).first().click();
      await drawer.getByLabel('Position').selectOption({ label: position });
      await drawer.getByLabel('Who').selectOption({ label: name });
      await saveDrawer();
      await page.getByRole('button', { name: `Actions for ${position}, ${name}` }).waitFor();
    },

    /** Changes an appointment in a draft, which is said again there, not ended and made anew. */
    async moveTo(name: string, { from, to }: { from: string; to: string }): Promise<void> {
      await page.getByRole('button', { name: `Edit: ${from}, ${name}` }).click();
      await drawer.getByLabel('Position').selectOption({ label: to });
      await saveDrawer();
      await page.getByRole('button', { name: `Actions for ${to}, ${name}` }).waitFor();
      await page.getByRole('button', { name: `Actions for ${from}, ${name}` }).waitFor({ state: 'detached' });
    },

    async chooseAdvancedShares(): Promise<void> {
      await page.getByText('Advanced', { exact: true }).click();
      await page.getByRole('button', { name: 'Add class' }).first().waitFor();
    },

    async addShareClass({ name, votes, prefix }: ShareClassTerms): Promise<void> {
      await page.getByRole('button', { name: 'Add class' }).first().click();
      await drawer.getByLabel('Name of the class').fill(name);
      await drawer.getByLabel('The shares vote').setChecked(votes);
      await drawer.getByLabel('Certificate prefix').fill(prefix);
      await saveDrawer();
      await page.getByRole('button', { name: `Edit: ${name}` }).waitFor();
    },

    /** @param person somebody new, or the name of somebody on record */
    async addSubscriber(person: Somebody | string, { shares, of, paidOn }: Subscription): Promise<void> {
      await page.getByRole('button', { name: 'Add shareholder' }).first().click();
      if (typeof person === 'string') {
        await drawer.getByLabel('Who').selectOption({ label: person });
        await drawer.getByLabel('First name').and(page.locator(':not([value=""])')).waitFor();
      } else await fillPerson(person);
      await drawer.getByLabel('Shares', { exact: true }).fill(shares);
      await drawer.getByLabel('Class', { exact: true }).selectOption({ label: of });
      await saveDrawer();
      const name = typeof person === 'string' ? person : `${person.firstname} ${person.lastname}`;
      await this.recordPayment(name, paidOn);
    },

    async recordPayment(name: string, paidOn: string): Promise<void> {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Record payment' }).click();
      await page.getByLabel('Fully paid on').fill(paidOn);
    },

    /** Sets vesting by the proposed terms. */
    async letVest(name: string): Promise<void> {
      await page.getByRole('button', { name: `Add vesting: ${name}` }).click();
      const cell = page.getByRole('row').filter({ hasText: name }).first();
      await cell.getByText('48 mo, 12-mo cliff').waitFor();
    },

    /** The preview beside the fields, row by row. */
    capTable: () =>
      page
        .getByRole('table', { name: 'Cap table on day one' })
        .locator('tbody tr, tfoot tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
        ),

    async redeem(coupon: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Coupon' }).fill(coupon);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Coupon Applied').waitFor();
    },

    /** Opens the invoice beside the receipt. @returns its lines */
    async lookAtInvoice(): Promise<string[][]> {
      const link = page.getByRole('link', { name: 'View invoice' });
      const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
      const invoice = await page.context().newPage();
      await invoice.goto(address);
      const lines = invoice.getByRole('table', { name: /^Invoice INV-\d{6}$/ }).getByRole('row');
      await lines.first().waitFor();
      const told = await lines.evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
      await invoice.close();
      return told;
    },

    async seeSubmission(): Promise<void> {
      await page.getByRole('heading', { level: 1, name: 'Finalize & Submit' }).waitFor();
      const terms = page.locator('dt:has(:text-is("Class B Common")) + dd li');
      await terms.first().waitFor();
      expect(await terms.allInnerTexts()).toEqual([
        'Votes: None',
        'Dividends: Yes',
        'Share of assets if the company closes: Yes',
        'Authorized: Unlimited',
      ]);
    },

    async submit(): Promise<void> {
      const send = (within: Page | Locator) => within.getByRole('button', { name: 'Submit articles' });
      await page.getByRole('checkbox', { name: /^I certify/ }).check();
      await send(page).click();
      await send(page.getByRole('dialog')).click();
    },

    /** The first of the next steps, below the certificate: officers and shares wait for these signatures. */
    async recordSignedOnPaper(date: string, attestedBy: string): Promise<void> {
      await page.getByText('Officers follow with the organizing resolution').waitFor();
      await page.getByText('Send the organizing documents').waitFor();
      await page.getByRole('button', { name: 'Already signed on paper' }).click();
      await drawer.getByLabel('Signed on', { exact: true }).fill(date);
      await drawer.getByLabel('Someone attests it').check();
      await drawer.getByRole('textbox', { name: 'Attested by' }).fill(attestedBy);
      await drawer.getByRole('button', { name: 'Record signatures' }).click();
      await drawer.waitFor({ state: 'detached' });
      await page.getByText('Organizing documents signed', { exact: true }).waitFor();
      await page.getByText('Directors, officers and fully paid shares are now in the registers.').waitFor();
    },
  };
};
