/** The little HTML that the server writes itself (pages for operators and developers). */
import { directionOf, type Language } from '@tabellion/texts/text.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A whole page. `title` is text, `body` is HTML; the style is a file of its own, as the content policy asks. */
export const plainPage = (title: string, body: string, language: Language = 'en'): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/plain.css"></head>
<body><main><h1 dir="auto">${escapeHtml(title)}</h1>${body}</main></body></html>`;

export const plainStyle = `
:root{color-scheme:light dark}
body{font:15px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem}h2{font-size:1rem;margin:2rem 0 0;border-top:1px solid #8884;padding-top:1rem}
code,pre{font-family:ui-monospace,monospace;font-size:13px}
pre{background:#8881;padding:.75rem;overflow:auto;border-radius:6px;white-space:pre-wrap}
.method{display:inline-block;min-width:4rem;font-weight:600}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}
li{margin:.25rem 0}
`;
