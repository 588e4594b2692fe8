/** The main job of the product, as one founder does it: from the first visit to the registers, and back again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct, type Product } from './support/product.ts';
import { wizardPages } from './support/wizardPages.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const home = { street: '12 Maple Street', city: 'Toronto', postalCode: 'M5V 2T6' };
const office = { street: '100 King Street West', city: 'Toronto', postalCode: 'M5X 1A9' };
const queenStreet = { street: '8 Queen Street', city: 'Toronto', postalCode: 'M5H 2N2' };

const amelie = { firstname: 'Amélie', lastname: 'Tremblay', at: home };
const omer = { firstname: 'Ömer', lastname: 'Yılmaz', at: queenStreet };
const leyla = { firstname: 'ليلى', lastname: 'حداد', at: queenStreet };
const zoe = { firstname: 'Zoé', lastname: "O'Neil", at: home };

const email = 'amelie@erable.example';
const card = { number: '4242 4242 4242 4242', expiry: '04/39', code: '123', name: 'Amélie Tremblay' };

/** The day at the federal registry, in Ottawa. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

test('a founder incorporates Érable & Fils Inc., is signed out by idleness, and finds all as left', async () => {
  const page = await browser.newPage({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const entry = entryPages(page, product.origin);
  const wizard = wizardPages(page);

  await entry.register({ ...amelie, email, password: 'Secret-123' });
  await entry.verifyAddress(linkIn(await product.mail.newest(email, /verify/i)));

  await wizard.create('Érable & Fils');
  await wizard.reachMeAt(home);
  await wizard.nameIt('Érable & Fils', 'Inc.');
  await wizard.writeArticles(office, { fewest: '1', most: '5' });

  await wizard.manageWithOwners();
  await wizard.addDirector(amelie, { resident: true });
  await wizard.addDirector(omer, { resident: true });
  await wizard.addDirector(leyla, { resident: false });
  await wizard.enterConsent('Amélie Tremblay', today());
  await wizard.goOnToOfficers();
  await wizard.appoint('Amélie Tremblay', 'President');
  await wizard.appoint('Ömer Yılmaz', 'Secretary');
  await wizard.appoint('ليلى حداد', 'Vice-president');
  await wizard.moveTo('ليلى حداد', { from: 'Vice-president', to: 'Treasurer' });
  await wizard.goOnToShares();

  await wizard.chooseAdvancedShares();
  await wizard.addShareClass({ name: 'Common', votes: true, prefix: 'CS' });
  await wizard.addShareClass({ name: 'Class B Common', votes: false, prefix: 'CB' });
  await wizard.addSubscriber('Amélie Tremblay', { shares: '400000', of: 'Common', paidOn: today() });
  await wizard.addSubscriber('Ömer Yılmaz', { shares: '300000', of: 'Common', paidOn: today() });
  await wizard.addSubscriber('ليلى حداد', { shares: '200000', of: 'Common', paidOn: today() });
  await wizard.addSubscriber(zoe, { shares: '100000', of: 'Class B Common', paidOn: today() });
  await wizard.letVest("Zoé O'Neil");
  expect(await wizard.capTable()).toEqual([
    ["Zoé O'Neil", '100,000', '10.00%', '0.00%'],
    ['Amélie Tremblay', '400,000', '40.00%', '44.45%'],
    ['Ömer Yılmaz', '300,000', '30.00%', '33.33%'],
    ['ليلى حداد', '200,000', '20.00%', '22.22%'],
    ['Total', '1,000,000', '100.00%', '100.00%'],
  ]);
  await wizard.confirmControl();

  await wizard.choosePlan('Founder');
  await wizard.payWith(card, { coupon: 'FOUNDER25', refused: '4000 0000 0000 0002' });
  expect(await wizard.lookAtInvoice()).toEqual([
    ['Item', 'Amount'],
    ['Founder plan, one year', '$348.00'],
    ['Coupon FOUNDER25', '−$87.00'],
    ['HST 13%', '$33.93'],
    ['Total', '$294.93'],
  ]);
  await wizard.seeSubmission();
  await wizard.submit();
  await wizard.seeIncorporated('Érable & Fils Inc.');
  await wizard.recordSignedOnPaper(today(), 'Amélie Tremblay');
  await wizard.openDashboard();
  const left = await seen(page);
  expect(left).toMatchObject({
    title: 'Érable & Fils Inc.',
    figures: { 'Issued shares': '1,000,000', Holders: '4', Votes: '900,000', 'Stated capital': '$10,000.00' },
  });

  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Érable & Fils Inc.' }).waitFor();
  // The inactivity timer loads after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('20:30');
  await page.getByText('You were signed out after 20 minutes without activity.').first().waitFor();

  await entry.askForNewPassword(email);
  await entry.choosePassword(linkIn(await product.mail.newest(email, /reset/i)), 'Better-456');
  await entry.signIn(email, 'Better-456');
  expect(await seen(page)).toEqual(left);
});

/** The corporation's facts on the dashboard. */
async function seen(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByText('Issued shares', { exact: true }).waitFor();
  const figures = await page
    .locator('dl.facts > div')
    .evaluateAll((facts) =>
      Object.fromEntries(
        facts.map((fact) => [
          fact.querySelector('dt')?.textContent ?? '',
          fact.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );
  const directors = await page.getByText('consent missing').count();
  return { title: await heading.innerText(), figures, directors };
}
