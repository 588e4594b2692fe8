import type { ServerResponse } from 'node:http';
import type { Account } from './account.ts';

/** The page of the bank, on which a card's holder confirms a payment or does not, and goes back to where he came from. */
export function bankPage(account: Account, id: string, body: string, response: ServerResponse): void {
  if (body === '') {
    const button = (value: string) => `<button name="is_holder" value="${value}">${value}</button>`;
    const page = `<!doctype html><html lang="en"><title>Bank</title><form method="post">${button('Confirm')}${button('Refuse')}</form></html>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    return;
  }
  const { kind, returnUrl } = account.confirmAtBank(id, body.includes('Confirm'));
  const back = new URL(returnUrl ?? 'about:blank');
  back.searchParams.set(kind, id);
  response.writeHead(303, { location: back.href }).end();
}
