/** From page to page as by a link of the product: a page of its own is loaded anew only where that is the point. */
import type { Page } from 'playwright-core';

/** What was read before is read again only where the product does so: after a request past this page, load it instead. */
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
