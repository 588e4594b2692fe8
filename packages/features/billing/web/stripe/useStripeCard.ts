import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Answer } from '@tabellion/kit/client.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSetting } from '../../../entry/contract.ts';

export interface StripeCard {
  /** The element that Stripe puts its frame into. */
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Hands the card to Stripe. @returns Stripe's name of it, or the refusal in Stripe's words at the field `card` */
  makeMethod(name: string): Promise<Answer<string>>;
}

interface Opened {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
}

/** The fields of a card in Stripe's frame, in the reader's language and colours. */
export function useStripeCard(): StripeCard {
  const { language } = useLanguage();
  const { appearance } = useAppearance();
  const setting = useRead(readSetting, {});
  const holder = useRef<HTMLDivElement>(null);
  const opened = useRef<Opened>(undefined);
  const [state, setState] = useState<StripeCard['state']>('loading');
  const key = setting.data?.stripe_publishable_key;
  const { theme } = appearance;
  useEffect(() => {
    if (key == null) return;
    let left = false;
    loadStripe(key, { locale: language }).then(
      (stripe) => {
        const at = holder.current;
        if (left || stripe === null || at === null) return;
        const card = stripe.elements().create('card', { hidePostalCode: true, style: styleOf(at) });
        card.on('ready', () => setState('ready'));
        card.mount(at);
        opened.current = { stripe, card };
      },
      () => left || setState('failed'),
    );
    return () => {
      left = true;
      opened.current?.card.destroy();
      opened.current = undefined;
    };
  }, [key, language, theme]);
  const makeMethod = (name: string) => methodOf(opened.current, name);
  return { holder, state: setting.isError ? 'failed' : state, makeMethod };
}

async function methodOf(opened: Opened | undefined, name: string): Promise<Answer<string>> {
  if (opened === undefined) return refusedWith('');
  const { stripe, card } = opened;
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { name },
  });
  if (error !== undefined) return refusedWith(error.message ?? '');
  return { ok: true, data: paymentMethod.id, textCode: 'GENERAL.SUCCESS', message: '' };
}

const textCode = 'CARD.UNREADABLE';

const refusedWith = (message: string): Answer<string> => ({
  ok: false,
  status: 422,
  textCode,
  message,
  fields: message === '' ? [] : [{ path: 'card', textCode, message }],
  data: {},
});

/** The look of our fields, for a frame that our sheets do not reach. */
function styleOf(field: HTMLElement) {
  const token = (name: string) => getComputedStyle(field).getPropertyValue(name).trim();
  const { fontSize } = getComputedStyle(field);
  return {
    base: {
      color: token('--ink'),
      iconColor: token('--muted'),
      fontFamily: 'system-ui, sans-serif',
      fontSize,
      '::placeholder': { color: token('--faint') },
    },
    invalid: { color: token('--err'), iconColor: token('--err') },
  };
}
