import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct, type Product } from './support/product.ts';

const text = { en: createText('en', en), tr: createText('tr', tr) };
const amelie = {
  ...{ firstname: 'Amélie', lastname: 'Tremblay' },
  ...{ email: 'amelie@maple.test', password: 'Maple-2025!' },
};

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  page = await browser.newPage({ locale: 'en-CA' });
  await entryPages(page, product.origin).register(amelie);
});
afterAll(() => Promise.all([browser.close(), product.close()]));

test('the language chosen in the menu is the account’s, and saving the profile keeps it', async () => {
  await page.goto(`${product.origin}/app/profile`);
  await page.getByRole('button', { name: text.en('ui.language', { language: 'English' }) }).click();
  const stored = page.waitForResponse('**/api/user/update');
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  expect((await stored).ok()).toBe(true);

  await page.getByLabel(text.tr('profile.phone')).fill('(416) 555-0142');
  await page.getByRole('button', { name: text.tr('profile.save'), exact: true }).click();
  await page.getByText(text.tr('PROFILE.UPDATE.SUCCESS')).waitFor();
  await page.getByRole('heading', { level: 1, name: text.tr('profile.title') }).waitFor();
  expect(await profileOf(page)).toMatchObject({ language: 'tr', phone_number: '4165550142' });
});

test('what the server says is said again in the language that is chosen', async () => {
  const { body } = await ask(page, '/api/organization/create', {
    ...{ name: 'Maple Robotics', name_postfix: 'Inc.', company_type: 'new' },
  });
  await page.goto(`${product.origin}/app/org/${body.data.org_unique_id}/organization/activity`);
  const entry = page.getByRole('row').nth(1);
  await entry.getByText('Organizasyon oluşturuldu', { exact: true }).waitFor();
  await page.getByRole('button', { name: text.tr('ui.language', { language: 'Türkçe' }) }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await entry.getByText('Organization created', { exact: true }).waitFor();
});

const profileOf = async (of: Page) => (await ask(of, '/api/user/profile')).body.data;

/** Asks as the page's own session. */
const ask = (of: Page, path: string, body?: object) =>
  of.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('jwt_access_token')}`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { body: await answer.json() };
    },
    [path, body] as const,
  );
