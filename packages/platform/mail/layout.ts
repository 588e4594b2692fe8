/** From what a mail says to how it reads: plain text, and plain HTML that a screen reader and an old program can read. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { directionOf, type Language, type Text } from '@tabellion/texts/text.ts';

export interface MailFrame {
  readonly language: Language;
  readonly text: Text;
  readonly brand: MailBrand;
  /** Without a slash at the end; the action's path is added to it. */
  readonly publicUrl: string;
}

export interface MailBrand {
  readonly name: string;
  /** `#rrggbb`; white on it must be readable (4.5:1). */
  readonly accent: string;
}

export interface LaidOutMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function layOutMail(mail: MailText, frame: MailFrame): LaidOutMail {
  const subject = frame.text(mail.subject.key, mail.subject.params);
  const parts: Parts = {
    brand: frame.brand,
    subject,
    paragraphs: mail.paragraphs.map((phrase) => phraseIn(frame, phrase)),
    footer: phraseIn(frame, { key: 'mail.automatic', params: { brand: frame.brand.name } }),
    ...(mail.action === undefined ? {} : { action: actionIn(frame, mail.action) }),
  };
  return { subject, text: plain(parts), html: page(parts, frame.language) };
}

interface Parts {
  readonly brand: MailBrand;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string; readonly copyLink: string };
  readonly footer: string;
}

const actionIn = (frame: MailFrame, { label, path }: NonNullable<MailText['action']>) => ({
  label: phraseIn(frame, label),
  url: frame.publicUrl + path,
  copyLink: phraseIn(frame, { key: 'mail.copyLink' }),
});

/** In text from right to left, what comes from outside (names, dates) is isolated, or it would tear the sentence. */
function phraseIn({ language, text }: MailFrame, { key, params = {} }: Phrase): string {
  if (directionOf(language) === 'ltr') return text(key, params);
  const isolated = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ]);
  return text(key, Object.fromEntries(isolated));
}

function plain({ brand, paragraphs, action, footer }: Parts): string {
  const act = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  return `${[brand.name, ...paragraphs, ...act, '-- ', footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

/** Styles stand on the elements because mail programs drop style sheets. The link is also there as text. */
function page({ brand, subject, paragraphs, action, footer }: Parts, language: Language): string {
  const accent = escaped(brand.accent);
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>
<p style="margin:0 0 16px;color:#566176;font-size:14px">${escaped(action.copyLink)}<br><a href="${escaped(action.url)}" dir="ltr" style="color:${accent};word-break:break-all">${escaped(action.url)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f6fa;color:#16202e;font-family:Inter,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="margin:0 0 16px;font-weight:700;color:${accent}">${escaped(brand.name)}</p>
<main style="background:#ffffff;border:1px solid #dbe3f2;border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${button}
</main>
<p style="margin:16px 0 0;color:#566176;font-size:14px">${escaped(footer)}</p>
</div>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
