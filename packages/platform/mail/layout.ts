/** Lays out what a mail says as plain text, and as plain HTML that a screen reader and an old program can read. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { directionOf, isolatedParams, type Language, type Text } from '@tabellion/texts/text.ts';
import { escapeHtml } from '../http/html.ts';

export interface MailFrame {
  readonly language: Language;
  readonly text: Text;
  readonly brand: MailBrand;
  /** Without a slash at the end; the action's path is added to it. */
  readonly publicUrl: string;
  /** The newest of the ledger, for a mail that bears one. */
  readonly checkpoint?: MailCheckpoint | undefined;
}

/** How many entries the ledger's log has, and the beginning of the root that stands for all of them, in hex. */
export interface MailCheckpoint {
  readonly size: number;
  readonly root: string;
}

export interface MailBrand {
  readonly name: string;
  /** Colours are `#rrggbb`. */
  readonly mail: {
    /** The name stands in white on a band of the accent, or in the accent above a line. */
    readonly heading: 'band' | 'line';
    /** Font families for the name. */
    readonly nameFont: string;
    /** White on it must be readable (4.5:1), and it on white and on the ground. */
    readonly accent: string;
    readonly ground: string;
    readonly line: string;
  };
  /** The sender, as Canada's anti-spam law asks (S.C. 2010, c. 23, s. 6(2); not verified). */
  readonly legal: { readonly entity: string; readonly address: string };
  /** Where people write for help. */
  readonly support: string;
}

export interface LaidOutMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function layOutMail(mail: MailText, frame: MailFrame): LaidOutMail {
  const subject = frame.text(mail.subject.key, mail.subject.params);
  const parts: MailParts = {
    brand: frame.brand,
    subject,
    paragraphs: mail.paragraphs.map((phrase) => phraseIn(frame, phrase)),
    footer: [
      ...checkpointIn(frame),
      phraseIn(frame, { key: 'mail.automatic', params: { brand: frame.brand.name } }),
      phraseIn(frame, { key: 'mail.support', params: { address: frame.brand.support } }),
      `${frame.brand.legal.entity}, ${frame.brand.legal.address}`,
    ],
    ...(mail.action === undefined ? {} : { action: actionIn(frame, mail.action) }),
  };
  return { subject, text: plain(parts), html: page(parts, frame.language) };
}

interface MailParts {
  readonly brand: MailBrand;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string; readonly copyLink: string };
  readonly footer: readonly string[];
}

const actionIn = (frame: MailFrame, { label, path }: NonNullable<MailText['action']>) => ({
  label: phraseIn(frame, label),
  url: frame.publicUrl + path,
  copyLink: phraseIn(frame, { key: 'mail.copyLink' }),
});

const checkpointIn = (frame: MailFrame): string[] =>
  frame.checkpoint === undefined
    ? []
    : [
        phraseIn(frame, {
          key: 'mail.checkpoint',
          params: {
            size: frame.checkpoint.size,
            root: frame.checkpoint.root,
            address: `${frame.publicUrl}/verify.html`,
          },
        }),
      ];

/** Isolates what comes from outside (names, dates) in text from right to left, or it would tear the sentence. */
function phraseIn({ language, text }: MailFrame, { key, params = {} }: Phrase): string {
  return text(key, directionOf(language) === 'ltr' ? params : isolatedParams(params));
}

function plain({ brand, paragraphs, action, footer }: MailParts): string {
  const act = action === undefined ? [] : [`${action.label}\n${action.url}`];
  return `${[brand.name, ...paragraphs, ...act, ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
}

/** Styles stand on the elements because mail programs drop style sheets. The link is also there as text. */
function page({ brand, subject, paragraphs, action, footer }: MailParts, language: Language): string {
  const { accent, ground, line } = brand.mail;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;print-color-adjust:exact;-webkit-print-color-adjust:exact;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:#566176;font-size:14px">${escapeHtml(action.copyLink)}<br><a href="${escapeHtml(action.url)}" dir="ltr" style="color:${accent};word-break:break-all">${escapeHtml(action.url)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ground};color:#16202e;font-family:Inter,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px">
<main style="background:#ffffff;border:1px solid ${line};border-radius:8px;overflow:hidden">
${heading(brand)}
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${button}
</div>
</main>
<footer style="margin:16px 0 0;padding:0 25px;color:#566176;font-size:14px">
${footer.map((sentence) => `<p style="margin:0 0 4px"><bdi>${supportLinked(sentence, brand)}</bdi></p>`).join('\n')}
</footer>
</div>
</body>
</html>
`;
}

/** The name in the face of the logo: mail programs show no SVG and keep pictures from strangers back. */
function heading({ name, mail: { heading: kind, nameFont, accent, line } }: MailBrand): string {
  const colours =
    kind === 'band'
      ? `background:${accent};color:#ffffff`
      : `border-bottom:1px solid ${line};color:${accent}`;
  const face = escapeHtml(nameFont);
  return `<p style="margin:0;padding:16px 24px;${colours};font:600 20px/1.2 ${face}">${escapeHtml(name)}</p>`;
}

const supportLinked = (sentence: string, { support, mail: { accent } }: MailBrand): string =>
  escapeHtml(sentence).replace(
    support,
    () => `<a href="mailto:${support}" dir="ltr" style="color:${accent}">${support}</a>`,
  );
