/** The page that verifies files without a network: what `tabellion verify` says, in a browser. One file, opened from anywhere. */
import './page.css';
import { directionOf, isLanguage, type Language, languages, type Text } from '@tabellion/texts/text.ts';
import type { Outcome } from '../verify/outcome.ts';
import { type NamedFile, verified } from '../verify/verified.ts';
import { type Chosen, nothing, withFiles } from './chosen.ts';
import { element } from './elements.ts';
import { resultCard } from './result.ts';
import { firstLanguage, languageNames, textIn } from './words.ts';

let language: Language = firstLanguage();
let chosen: Chosen = nothing;
/** Each choice of files or language is drawn anew; what an earlier one still computes is thrown away. */
let turn = 0;

async function draw(): Promise<void> {
  turn += 1;
  const [mine, text] = [turn, textIn(language)];
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = text('prove.page.title');
  const focused = document.activeElement?.id;
  const results = element('section', { 'aria-live': 'polite', class: 'results' });
  if (chosen.files.length > 0) results.append(element('p', { class: 'muted' }, text('prove.page.working')));
  document.body.replaceChildren(
    header(text),
    element('main', {}, intro(text), choosing(text), trusted(text), results, limits(text)),
  );
  if (focused) document.getElementById(focused)?.focus();
  const cards = await Promise.all(
    chosen.files.map(async (file) => resultCard(file.name, await outcomeOf(file, text), text)),
  );
  if (mine === turn) results.replaceChildren(...cards);
}

/** Undefined where the browser lacks what the check needs. */
async function outcomeOf(file: NamedFile, text: Text): Promise<Outcome | undefined> {
  const trust = { policy: chosen.policy?.policy, roots: chosen.roots?.roots ?? [], evidence: undefined };
  try {
    return await verified(file, trust, text);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function header(text: Text): HTMLElement {
  const choice = element('select', {
    id: 'language',
    'aria-label': text('prove.page.language'),
    onchange: () => {
      if (isLanguage(choice.value)) language = choice.value;
      void draw();
    },
  });
  choice.append(...languages.map((one) => element('option', { value: one, lang: one }, languageNames[one])));
  choice.value = language;
  return element('header', {}, element('h1', {}, text('prove.page.title')), choice);
}

const intro = (text: Text): HTMLElement => element('p', { class: 'lead' }, text('prove.page.lead'));

/** The field lies over the whole zone, so files may be dropped on it and the keyboard reaches it. */
function choosing(text: Text): HTMLElement {
  const field = element('input', {
    id: 'files',
    type: 'file',
    multiple: '',
    'aria-label': text('prove.page.file'),
    onchange: () => void take([...(field.files ?? [])]),
  });
  const words = element('span', { 'aria-hidden': 'true' });
  words.append(element('b', {}, text('prove.page.choose')), ' ', text('prove.page.drop'));
  return element('div', { class: 'zone' }, field, words);
}

async function take(files: readonly File[]): Promise<void> {
  const named = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  chosen = withFiles(chosen, await Promise.all(named));
  await draw();
}

function trusted(text: Text): HTMLElement {
  const { policy, malformed, roots } = chosen;
  const lines = [
    policy === undefined ? text('prove.page.policy.none') : policy.name,
    ...(malformed === undefined ? [] : [text('prove.page.policy.malformed', { name: malformed })]),
    ...(roots === undefined ? [] : [text('prove.page.root.added', { name: roots.name })]),
  ];
  return element(
    'section',
    { class: 'trusted' },
    element('h2', {}, text('prove.page.policy')),
    ...lines.map((line) => element('p', {}, element('bdi', {}, line))),
  );
}

function limits(text: Text): HTMLElement {
  const list = (title: string, items: readonly string[]) =>
    element(
      'section',
      {},
      element('h2', {}, title),
      element('ul', {}, ...items.map((item) => element('li', {}, item))),
    );
  return element(
    'footer',
    {},
    list(text('prove.page.checks'), [
      text('prove.page.checks.proof'),
      text('prove.page.checks.export'),
      text('prove.page.checks.pdf'),
    ]),
    list(text('prove.page.limits'), [
      text('prove.page.limits.truth'),
      text('prove.page.limits.key'),
      text('prove.page.limits.ocf'),
    ]),
  );
}

void draw();
