/** White-label mode, from the first page to the dashboard: the second brand everywhere, readable in light and dark. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct, type Product } from './support/product.ts';
import { violationsOn } from './support/standing.ts';

const password = 'Maple-2025!';
const amelie = { firstname: 'Amélie', lastname: 'Tremblay', email: 'amelie@maple.test', password };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({ DEPLOYMENT_MODE: 'white_label' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** A window that remembers what the browser complained about, and what it fetched. */
async function windowIn(colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ locale: 'en-CA', colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  const fetched: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  page.on('request', (request) => fetched.push(request.url()));
  return { page, complaints, fetched, entry: entryPages(page, product.origin) };
}

const colourOf = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ['light', 'rgb(18, 106, 97)'],
  ['dark', 'rgb(29, 124, 114)'],
] as const)(
  'the sign-in in %s is the second brand’s, and only its files are fetched',
  async (scheme, teal) => {
    const { page, complaints, fetched } = await windowIn(scheme);
    await page.goto(`${product.origin}/app/login`);
    await page.getByLabel('Email').fill(amelie.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    expect(await colourOf(page, 'Sign in')).toBe(teal);
    expect(await page.title()).toBe('Sign in - Northbook');
    await page.getByRole('img', { name: 'Northbook' }).waitFor();
    await page.getByRole('link', { name: 'help@northbook.example' }).waitFor();
    expect(fetched.filter((url) => /tabellion/i.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  },
);

test('the first brand’s name is nowhere, from the mail to the pages inside', async () => {
  const { page, complaints, entry } = await windowIn('light');
  await entry.register(amelie);
  await page.getByText('© Northbook Registry Services Ltd.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const mail = await product.mail.newest(amelie.email, /verify/i);
  expect(mail.from?.text).toContain('Northbook');
  expect(`${mail.text}${mail.html}`).not.toMatch(/tabellion/i);
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Verify my address' }).waitFor();
  expect(await page.content()).not.toMatch(/tabellion/i);
  expect(complaints).toEqual([]);
});
