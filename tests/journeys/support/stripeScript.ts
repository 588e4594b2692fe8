/** A stand-in for Stripe's script and the frame with its card fields, answered in the browser in place of js.stripe.com: what is
 *  typed there is seen by the frame alone, which hands it to the server that speaks for Stripe. */
import type { BrowserContext } from 'playwright-core';
import { type StripeServer, stripeKeys } from '../../support/stripe/server.ts';

const script = `
window.Stripe = (key) => ({
  elements: () => ({
    create: () => {
      const frame = document.createElement('iframe');
      frame.title = 'Secure card payment input frame';
      frame.src = 'https://js.stripe.com/card.html';
      frame.style.cssText = 'border:0;width:100%;height:20px';
      return {
        frame,
        on(name, then) { if (name === 'ready') frame.addEventListener('load', then); },
        mount(at) { at.append(frame); },
        destroy() { frame.remove(); },
      };
    },
  }),
  createPaymentMethod: ({ card, billing_details }) =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => resolve(data);
      card.frame.contentWindow.postMessage({ key, name: billing_details.name }, 'https://js.stripe.com', [channel.port2]);
    }),
});`;

const frame = `<!doctype html><html lang="en"><title>Card</title>
<style>body{margin:0;display:flex}input{border:0;min-width:0;font:14px sans-serif;background:none}</style>
<input aria-label="Credit or debit card number" placeholder="Card number">
<input aria-label="Expiry" placeholder="MM / YY" size="7"><input aria-label="Code" placeholder="CVC" size="4">
<script>
onmessage = async ({ data: { key, name }, ports: [port] }) => {
  const [number, expiry, cvc] = [...document.querySelectorAll('input')].map((field) => field.value.replaceAll(' ', ''));
  if (number.length < 16) return port.postMessage({ error: { message: 'Your card number is incomplete.' } });
  const [month, year] = expiry.split('/');
  const answer = await fetch('https://api.stripe.com/v1/payment_methods', {
    method: 'POST',
    body: new URLSearchParams({
      key, type: 'card', 'card[number]': number, 'card[exp_month]': month, 'card[exp_year]': '20' + year,
      'card[cvc]': cvc, 'billing_details[name]': name,
    }),
  });
  port.postMessage({ paymentMethod: await answer.json() });
};
</script></html>`;

export async function answerForStripe(context: BrowserContext, stripe: StripeServer): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => {
    const isFrame = route.request().url().endsWith('/card.html');
    return route.fulfill({
      contentType: isFrame ? 'text/html' : 'text/javascript',
      body: isFrame ? frame : script,
    });
  });
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = new URLSearchParams(route.request().postData() ?? '');
    const key = body.get('key');
    body.delete('key');
    const answer = await fetch(stripe.origin + pathname, {
      method: 'POST',
      headers: { authorization: `Bearer ${key === stripeKeys.publishableKey ? key : ''}` },
      body,
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': 'https://js.stripe.com' },
      body: await answer.text(),
    });
  });
}
