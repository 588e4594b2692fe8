import { readFile } from 'node:fs/promises';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignIn } from '../stories/stage.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';

const text = { en: createText('en', en), tr: createText('tr', tr) };
let signIn: SignIn;
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ({ origin, page, signIn } = await enterShared(browser, { locale: 'en-CA' }));
});
afterAll(() => browser.close());

test('the language chosen in the menu is the account’s, and saving the profile keeps it', async () => {
  await page.goto(`${origin}/app/profile`);
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
    name: 'Maple Robotics',
    name_postfix: 'Inc.',
    company_type: 'new',
  });
  await page.goto(`${origin}/app/org/${body.data.org_unique_id}/organization/activity`);
  // Below the heads of the columns and of the day.
  const entry = page.getByRole('row').nth(2);
  await entry.getByText('Organizasyon oluşturuldu', { exact: true }).waitFor();
  await page.getByRole('button', { name: text.tr('ui.language', { language: 'Türkçe' }) }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await entry.getByText('Organization created', { exact: true }).waitFor();
});

test('a name is cut at its own end, whatever the direction of the page', async () => {
  const sheet = await readFile('packages/ui/theme/base.css', 'utf8');
  const other = await browser.newPage();
  const begins = async (dir: 'ltr' | 'rtl', name: string) => {
    await other.setContent(
      `<html dir="${dir}"><style>${sheet}</style><p class="trunc name" style="width: 60px"><bdi>${name}</bdi></p></html>`,
    );
    return other.evaluate(() => {
      const [line, name] = [document.querySelector('p'), document.querySelector('bdi')?.firstChild];
      if (!line || !name) throw new Error('the name is not there');
      const first = document.createRange();
      first.setStart(name, 0);
      first.setEnd(name, 1);
      const [letter, room] = [first.getBoundingClientRect(), line.getBoundingClientRect()];
      return letter.left >= room.left - 1 && letter.right <= room.right + 1;
    });
  };
  for (const dir of ['ltr', 'rtl'] as const)
    for (const name of ['Laurentian Seed Fund L.P.', 'صندوق البذور اللورنتية المحدودة'])
      expect(await begins(dir, name), `${name}, ${dir}`).toBe(true);
  await other.close();
});

test('the look is the account’s, as are keys that rest: another browser shows them until she signs out there', async () => {
  const themeOf = (of: Page) => of.evaluate(() => document.documentElement.dataset.theme);
  const openPanel = async (of: Page) => {
    await of.getByRole('button', { name: text.en('shell.theme.title'), exact: true }).click();
    return of.getByRole('complementary', { name: text.en('shell.theme.title') });
  };
  await page.goto(`${origin}/app/profile`);
  const panel = await openPanel(page);
  for (const choose of [
    () => panel.getByText(text.en('shell.theme.dark'), { exact: true }).click(),
    () => panel.getByRole('switch', { name: text.en('keys.setting') }).uncheck(),
  ]) {
    const stored = page.waitForResponse('**/api/user/update');
    await choose();
    expect((await stored).ok()).toBe(true);
  }

  const other = await browser.newPage({ locale: 'en-CA', colorScheme: 'light' });
  await other.goto(`${origin}/app/login`);
  await expect.poll(() => themeOf(other)).toBe('light');
  await entryPages(other, origin).signIn(signIn.email, signIn.password);
  await expect.poll(() => themeOf(other)).toBe('dark');
  const there = await openPanel(other);
  expect(await there.getByRole('switch', { name: text.en('keys.setting') }).isChecked()).toBe(false);
  await there.getByRole('button', { name: text.en('ui.close') }).click();
  await other.getByRole('button', { name: /^Your account/ }).click();
  await other.getByRole('menuitem', { name: text.en('session.signOut') }).click();
  await expect.poll(() => themeOf(other)).toBe('light');
  await page.reload();
  await expect.poll(() => themeOf(page)).toBe('dark');
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
