/** The register of individuals with significant control whole: looked at or taken out on purpose, and noted each time. */
import { ok } from '@tabellion/kernel/result.ts';
import { registerOf } from '@tabellion/kit/register.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import { countryIn } from '@tabellion/law/wireNames.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { type Language, localeOf, type Text } from '@tabellion/texts/text.ts';
import {
  asFile,
  type FilePorts,
  firstRows,
  registerHeadingLines,
  type Table,
  withFileLanguage,
} from '../../ledgers/server/public.ts';
import { recordAccess } from '../../members/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { addressCell, findPersonOnRecord, readingAt, standsOn } from '../../people/server/public.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import type { Particulars } from '../contract.ts';
import { controlRegister } from '../controlRegister.ts';
import type { ControlLine } from '../registerContract.ts';
import * as registers from '../registerContract.ts';
import { requirementsIn } from '../rules/requiredFacts.ts';
import { particularsOf } from './read.ts';
import { readingOf } from './reading.ts';
import { sinceCells } from './sinceCells.ts';
import { linesOf, readDescriptionTexts, viewOf } from './view.ts';

const LOGGED = 'control_register_whole';

export const readControlWhole = ({ texts }: { readonly texts: Texts }) =>
  serveOrganization(registers.readControlWhole, async (ctx, { query }) => {
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { q, orgId, user, now, language } = ctx;
    const { at } = reading.value;
    const text = texts[language];
    const title = text(controlBook.title);
    await recordAccess({ q, orgId, userId: user.userId, at: now }, { kind: 'exported', what: LOGGED });
    return ok({
      title,
      about: await registerHeadingLines(ctx, text, { title, asOf: at.asOf, knownAt: query.knownAt }),
      ...(await firstRows(await controlTable(ctx, text, at))),
      ...standsOn(reading.value),
    });
  });

export const exportControlWhole = (ports: FilePorts) =>
  serveFile(registers.exportControlWhole, async (reader, { query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { at } = reading.value;
    const text = ports.texts[ctx.language];
    return asFile(ctx, ports, {
      title: text(controlBook.title),
      asOf: at.asOf,
      knownAt: query.knownAt,
      format: query.format,
      table: await controlTable(ctx, text, at),
      fileName: 'significant-control-complete',
      logged: LOGGED,
    });
  });

/** Everybody who has or had control, then the steps that were taken to find them. */
export async function controlTable(
  ctx: ReadingContext<'language' | 'now'>,
  text: Text,
  at: ReadingAt,
): Promise<Table> {
  const { q, orgId, language } = ctx;
  const [reading, { jurisdiction }] = await Promise.all([readingOf(q, orgId, at), organizationOf(q, orgId)]);
  const words = await readDescriptionTexts(q, orgId, reading);
  const shown = { words, isPast: true, required: requirementsIn(jurisdiction).facts };
  const lines = linesOf(reading, { who: 'all', name: '', sort: 'name', language }, shown);
  const { heads, stacks, cellsOf } = sheetOf(controlBook, text, {
    cells: {
      ...sinceCells(text, language).cells,
      home: ({ facts }) => addressCell(facts.residential_address, language),
      service: ({ facts }) => addressCell(facts.service_address, language),
    },
  });
  const rows = await Promise.all(
    lines.map(async (line) => {
      const one = await findPersonOnRecord(ctx, line.person_id);
      const facts = particularsOf(one?.facts ?? {});
      // Ontario does not ask for it.
      const citizenships = shown.required.includes('citizenship') ? facts.citizenships : [];
      const read = (countries: readonly string[]) =>
        countries.map((one) => countryIn(one, localeOf[language]));
      return cellsOf({
        ...line,
        facts: { ...facts, citizenships: read(citizenships), tax_residence: read(facts.tax_residence) },
      });
    }),
  );
  const steps = viewOf(reading, at, words).steps.map(({ on, ways, outcome, summary, people_asked }) => {
    const listed = (words: readonly string[]) => words.join(text('wizard.comma'));
    const what = [
      listed(ways.map((way) => text(`control.way.${way}`))),
      text(`control.outcome.${outcome}`),
      summary ?? '',
      listed(people_asked.map((one) => one.display_name)),
    ];
    const cells = {
      name: { text: text('control.steps') },
      since: { date: on },
      interest: { text: joined(what, language) },
    };
    return controlBook.sheet.map((key) => (key in cells ? cells[key as keyof typeof cells] : notAsked));
  });
  return { heads, stacks, rows: [rows, steps], isWhole: true };
}

/** Steps have none of these: nothing is missing. */
const notAsked = { text: '' };

const joined = (parts: readonly string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'ar' ? '؛ ' : '; ');

/** The register of individuals with significant control as it is handed over whole, with all that s. 21.1(1) of the CBCA names. */
type ControlBookLine = ControlLine & {
  readonly facts: Omit<Particulars, 'person_id' | 'display_name'>;
};

const { columns: own, sheet, ...register } = controlRegister;

const controlBook = registerOf<ControlBookLine>()({
  ...register,
  title: 'books.control',
  columns: {
    ...own,
    birth: { head: 'wizard.person.birthDate', kind: 'date', value: ({ facts }) => facts.birth_date },
    home: {
      head: 'control.home_address',
      kind: 'name',
      value: ({ facts }) => wholeAddressLine(facts.residential_address),
    },
    service: {
      head: 'control.service_address',
      kind: 'name',
      value: ({ facts }) => wholeAddressLine(facts.service_address),
    },
    citizenship: {
      head: 'profile.citizenship',
      kind: 'words',
      value: ({ facts }, text) => facts.citizenships.join(text('wizard.comma')),
    },
    tax: {
      head: 'wizard.person.taxResidence',
      kind: 'words',
      value: ({ facts }, text) => facts.tax_residence.join(text('wizard.comma')),
    },
  },
  table: [],
  sheet: [...sheet, 'birth', 'home', 'service', 'citizenship', 'tax'],
  paper: [
    ['name', 'birth'],
    ['since', 'until'],
    ['votes', 'value'],
    ['interest', 'description'],
  ],
});
