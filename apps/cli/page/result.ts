import type { Text } from '@tabellion/texts/text.ts';
import type { Outcome, Part } from '../verify/outcome.ts';
import { element } from './elements.ts';

/** One file's outcome. `undefined` is a file that this browser cannot check. */
export function resultCard(name: string, outcome: Outcome | undefined, text: Text): HTMLElement {
  const tone = toneOf(outcome);
  const [verdict, ...rest] = outcome?.report ?? [
    { is: 'lines', lines: [text('prove.page.unread')] } as const,
  ];
  const [headline = '', ...reasons] = verdict?.is === 'lines' ? verdict.lines : [];
  return element(
    'article',
    { class: `card ${tone}` },
    element('p', { class: 'file' }, element('bdi', {}, name)),
    element('h2', {}, element('span', { class: 'mark' }, text(`prove.page.${tone}`)), headline),
    ...reasons.map((reason) => element('p', {}, reason)),
    ...rest.map(partOf),
  );
}

function toneOf(outcome: Outcome | undefined): 'good' | 'unknown' | 'partly' | 'bad' {
  if (outcome === undefined || outcome.code === 2) return 'bad';
  if (outcome.code === 1) return 'partly';
  return outcome.isKnown ? 'good' : 'unknown';
}

function partOf(part: Part): HTMLElement {
  if (part.is === 'lines') return element('div', {}, ...part.lines.map((line) => element('p', {}, line)));
  if (part.is === 'rows') return tableOf(part.title, part.rows, part.right);
  const { title, facts } = part;
  return element(
    'section',
    {},
    ...(title === undefined ? [] : [element('h3', {}, title)]),
    element('dl', {}, ...facts.map(factOf)),
  );
}

const factOf = ([name, value]: readonly [string, string]): HTMLElement =>
  value === ''
    ? element('div', { class: 'alone' }, element('dd', {}, name))
    : element(
        'div',
        {},
        element('dt', {}, element('bdi', {}, name)),
        element('dd', {}, element('bdi', {}, value)),
      );

function tableOf(
  title: string,
  [head = [], ...rows]: readonly (readonly string[])[],
  right: readonly number[],
): HTMLElement {
  const attributes = (column: number) => (right.includes(column) ? { class: 'num' } : {});
  const cells = (name: 'th' | 'td', row: readonly string[]) =>
    row.map((cell, column) => element(name, attributes(column), element('bdi', {}, cell)));
  return element(
    'table',
    {},
    element('caption', {}, title),
    element('thead', {}, element('tr', {}, ...cells('th', head))),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...cells('td', row)))),
  );
}
