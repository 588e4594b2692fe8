/** Goes from page to page as a link of the product does: loading all of it anew for each is not the point of a journey. */
import type { Page } from 'playwright-core';

/** The product reads again only as it sees fit: after a change that this page did not make, load it instead. */
export async function follow(page: Page, url: string): Promise<void> {
  if (!page.url().startsWith(new URL(url).origin)) {
    await page.goto(url);
    return;
  }
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}
