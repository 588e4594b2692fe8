import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import { layOutMail, type MailFrame } from './layout.ts';

const english: MailFrame = {
  language: 'en',
  text: createText('en', en),
  brand: {
    name: 'Tabellion',
    mail: {
      heading: 'line',
      nameFont: 'Georgia, serif',
      accent: '#1f3f7d',
      ground: '#f4f6fa',
      line: '#dbe3f2',
    },
    legal: { entity: 'Tabellion Records Inc.', address: 'Toronto, Ontario, Canada' },
    support: 'support@tabellion.example',
  },
  publicUrl: 'https://books.example',
};
const arabic: MailFrame = { ...english, language: 'ar', text: createText('ar', ar) };

const mail = (section: string) => ({
  subject: { key: 'GENERAL.NOT_FOUND' as const },
  paragraphs: [{ key: 'ACCESS.SECTION_VIEW_ONLY' as const, params: { section } }],
  action: { label: { key: 'GENERAL.SUCCESS' as const }, path: '/verify/a?b=1&c=2' },
});

test('a mail that bears the checkpoint of the ledger says it below, and where records are verified', () => {
  const { text } = layOutMail(mail('Minute book'), {
    ...english,
    checkpoint: { size: 48_213, root: '5761f880a4009154' },
  });
  expect(text).toContain(
    'Ledger checkpoint when this was sent: 48,213 entries, root 5761f880a4009154. Keep this message',
  );
  expect(text).toContain('https://books.example/verify.html');
  expect(layOutMail(mail('Minute book'), english).text).not.toContain('checkpoint');
});

test('a mail reads as plain text: brand, paragraphs, one link, footer', () => {
  expect(layOutMail(mail('Minute book'), english).text).toBe(
    [
      'Tabellion',
      'You have view-only access to Minute book.',
      'Done.\nhttps://books.example/verify/a?b=1&c=2',
      '-- \nTabellion sent this message automatically. Do not reply to it.\n' +
        'Questions? Write to support@tabellion.example.\nTabellion Records Inc., Toronto, Ontario, Canada\n',
    ].join('\n\n'),
  );
});

test('a mail without an action has no link', () => {
  const { subject, paragraphs } = mail('Dashboard');
  const { text, html } = layOutMail({ subject, paragraphs }, english);
  expect(text).not.toContain('http');
  expect(html).not.toContain('href="http');
});

test('what people are called is text in the page, never markup', () => {
  const { html } = layOutMail(mail(`<img src=x onerror="a('b')"> & Fils`), english);
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; Fils');
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://books.example/verify/a?b=1&amp;c=2"');
});

test('the page names its language and direction, and isolates foreign words in text from right to left', () => {
  expect(layOutMail(mail('Minute book'), english).html).toContain('<html lang="en" dir="ltr">');
  const { html, text } = layOutMail(mail('Minute book'), arabic);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('\u2068Minute book\u2069');
});
