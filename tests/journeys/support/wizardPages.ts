/** The six steps of the wizard, as a founder fills them in. Fields are found by their labels, as a reader finds them. */
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
  const saveAndGoTo = async (heading: string) => {
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

  return {
    /** Begins on the landing page. */
    async create(name: string): Promise<void> {
      await page.getByRole('button', { name: 'Create organization' }).click();
      await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
      await drawer.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('heading', { level: 1, name: 'Account Information' }).waitFor();
    },

    async reachMeAt(place: Place): Promise<void> {
      await fillPlace(page, place);
      await saveAndGoTo('Corporate name');
    },

    async nameIt(name: string, element: string): Promise<void> {
      await page.getByLabel('No, incorporate it').check();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByLabel('Legal ending (Inc., Ltd.)').selectOption(element);
      await page.getByText('Nothing similar found').waitFor();
      await saveAndGoTo('Registered office and articles');
    },

    async writeArticles(office: Place, board: { fewest: string; most: string }): Promise<void> {
      await fillPlace(page, office);
      await page.getByLabel('Fiscal year end').fill('12-31');
      await page.getByLabel('Minimum number of directors').fill(board.fewest);
      await page.getByLabel('Maximum number of directors').fill(board.most);
      await page
        .getByLabel('Is the business in one of these sectors?')
        .selectOption({ label: 'No, none of them' });
      await page.getByRole('button', { name: 'Add me' }).click();
      await page.getByLabel('This person is 18 or older.').check();
      await page.getByLabel('No court has found this person incapable.').check();
      await page.getByLabel('This person is not bankrupt.').check();
      await saveAndGoTo('Directors');
    },

    async manageWithOwners(): Promise<void> {
      await page.getByLabel('With others').check();
      await page.getByLabel('The owners').check();
      await page.getByRole('button', { name: 'Save choice' }).click();
    },

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

    async goOnToOfficers(): Promise<void> {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { level: 1, name: 'Officers' }).waitFor();
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

    /** Nobody types the day of the organizing resolution: it is that of its signatures. */
    async goOnToShares(): Promise<void> {
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Shares and share classes' }).waitFor();
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
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Record payment' }).click();
      await page.getByLabel('Fully paid on').fill(paidOn);
    },

    /** Sets vesting by the proposed terms. */
    async letVest(name: string): Promise<void> {
      await page.getByRole('button', { name: `Add vesting: ${name}` }).click();
      const cell = page.getByRole('row').filter({ hasText: name }).first();
      await cell.getByText('48 mo, 12 cliff').waitFor();
    },

    /** The preview beside the fields, row by row. */
    capTable: () =>
      page
        .getByRole('table', { name: 'Cap table on day one' })
        .locator('tbody tr, tfoot tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
        ),

    async confirmControl(): Promise<void> {
      await page.getByLabel('I confirm that no one else has significant control in any other way.').check();
      await saveAndGoTo('Choose a Plan & Pay');
    },

    async choosePlan(plan: string): Promise<void> {
      await page.getByRole('button', { name: `Choose ${plan}` }).click();
      await page.getByRole('heading', { level: 1, name: 'Review and pay' }).waitFor();
    },

    /** @param refused the number of a card that its bank refuses, tried first */
    async payWith(
      card: { number: string; expiry: string; code: string; name: string },
      { coupon, refused }: { coupon: string; refused: string },
    ) {
      await page.getByRole('textbox', { name: 'Coupon' }).fill(coupon);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Coupon Applied').waitFor();
      await page.getByLabel('Name on card').fill(card.name);
      await page.getByLabel('Card number').fill(refused);
      await page.getByLabel('Expiry').fill(card.expiry);
      await page.getByLabel('Security code').fill(card.code);
      const pay = page.getByRole('button', { name: /^Pay/ });
      await pay.click();
      await page.getByRole('alert').getByText('try again').waitFor();
      await page.getByLabel('Card number').fill(card.number);
      await pay.click();
      await page.getByRole('heading', { level: 1, name: 'Payment Success' }).waitFor();
      await page
        .getByRole('button', { name: 'Choose a Plan & Pay' })
        .getByText('Paid', { exact: true })
        .waitFor();
    },

    /** Walks from the receipt to the invoice, line by line, and back: what comes after the payment is there. */
    async lookAtInvoice(): Promise<string[][]> {
      await page.getByRole('link', { name: 'View invoice' }).click();
      await page.getByRole('heading', { level: 2, name: 'Invoice INV-000001' }).waitFor();
      const lines = await page
        .getByRole('table', { name: 'Invoice INV-000001' })
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
      await page.goBack();
      return lines;
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

    async seeIncorporated(name: string): Promise<void> {
      await page.getByRole('heading', { level: 1, name: `${name} is incorporated` }).waitFor();
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

    async openDashboard(): Promise<void> {
      await page.getByRole('button', { name: 'Open dashboard' }).click();
    },
  };
};
