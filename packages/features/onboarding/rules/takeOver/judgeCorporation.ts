/** Whether a corporation that exists can be taken over as it was read: by the rules of the wizard, which judge it again when it is.
 *  Pure. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { blankPlace } from '@tabellion/law/address.ts';
import { corporationTypeFromWire } from '@tabellion/law/wireNames.ts';
import { type CorporateFacts, readCorporateInfo } from '../../../organizations/rules/corporateInfo.ts';
import type { CorporateInput } from '../../../organizations/shapes.ts';
import { asksResidencyGround } from '../../../people/rules/board.ts';
import { readAppointment } from '../../../people/rules/readAppointment.ts';
import { readPerson } from '../../../people/rules/readPerson.ts';
import type { PersonInput } from '../../../people/shapes.ts';
import type { TakenCorporation } from '../../takeOverContract.ts';
import { type ArticlesTyped, readArticles, suggestedArticles } from '../articles.ts';
import type { FoundingFacts } from '../facts.ts';
import { missing } from '../missing.ts';

type TodayAt = Parameters<typeof readCorporateInfo>[2];

/** The form of the corporate information. A registered office lies in the province of the articles. An office or a year end of which
 *  nobody said since when holds today: since this day, or before. */
export function corporateInputOf(corporation: TakenCorporation, todayAt: TodayAt): CorporateInput {
  const {
    people: _people,
    min_directors: _min,
    max_directors: _max,
    transfer_restriction: _text,
    ...facts
  } = corporation;
  const jurisdiction = corporationTypeFromWire(corporation.corporation_type) ?? 'CA';
  const today = todayAt({ jurisdiction });
  return {
    office_since: today,
    office_or_before: facts.office_since === undefined,
    ...(facts.fiscal_year_end !== undefined && {
      year_end_since: today,
      year_end_or_before: facts.year_end_since === undefined,
    }),
    ...facts,
    company_type: 'old',
    name_postfix: '',
    name_format: /^\d{6,}(?!\p{L})/u.test(corporation.name) ? 'numbered' : 'named',
    ...(facts.province !== '' && { corporation_province: facts.province }),
    country: 'Canada',
    manages_company: 'other',
    people_involved: 'both',
  };
}

/** The form of the articles; of transfers they say what was read, or nothing that anybody knows. */
export const articlesInputOf = ({
  min_directors,
  max_directors,
  transfer_restriction: text,
}: TakenCorporation): ArticlesTyped => ({
  ...(min_directors !== null && { min_directors }),
  ...(max_directors !== null && { max_directors }),
  ...(text !== undefined && {
    transfer_restriction: 'own' as const,
    transfer_restriction_text: text,
  }),
});

/** One person in the form in which people are added. */
export const personInputOf = (
  { firstname, lastname, address, resident }: TakenCorporation['people'][number],
  today: PlainDate,
): PersonInput => ({
  firstname,
  lastname,
  ...(address && { address }),
  ...(resident === 'no' && { residency: { resident_canadian: false, attested_on: today } }),
  ...(resident !== undefined &&
    resident !== 'no' && { residency: { resident_canadian: true, ground: resident, attested_on: today } }),
});

/** Each fault at its path in the request; none where it can be taken over. */
export function judgeCorporation(corporation: TakenCorporation, todayAt: TodayAt): readonly FieldRefusal[] {
  const lacks = boardLacks(corporation);
  const corporate = readCorporateInfo(nothingKnown, corporateInputOf(corporation, todayAt), todayAt);
  const facts = corporate.ok ? corporate.value.facts : nothingKnown;
  const today = todayAt(facts);
  const articles = readArticles(
    suggestedArticles(today, { company_type: 'old' }),
    articlesInputOf(corporation),
    today,
  );
  // Nobody goes unjudged because something else is wrong with the corporation.
  const since = facts.incorporation_date ?? parsePlainDate(corporation.incorporation_date) ?? null;
  const asksGround = asksResidencyGround(
    corporationTypeFromWire(corporation.corporation_type) ?? facts.jurisdiction,
  );
  const found: FieldRefusal[] = [
    ...lacks,
    ...lawLacks(corporation),
    ...(corporate.ok ? [] : corporate.error),
    ...(articles.ok ? [] : articles.error),
    ...(articles.ok
      ? missingOf(corporation, { facts, today, articles: articles.value }).filter(
          ({ path }) => corporate.ok || path === '',
        )
      : []),
    ...corporation.people.flatMap((person, at) =>
      personFaults(person, `people.${at}.`, { since, asksGround, today }),
    ),
  ];
  const seen = new Set<string>();
  return found.filter(({ path, textCode }) => {
    const key = `${path} ${textCode}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const required = (path: string): FieldRefusal => ({ path, textCode: 'GENERAL.FIELD_REQUIRED' });

const lawLacks = ({ corporation_type: law }: TakenCorporation): readonly FieldRefusal[] =>
  law === '' ? [required('corporation_type')] : [];

/** The articles say between which numbers the board lies: nothing is suggested for a corporation that has some. */
const boardLacks = (corporation: TakenCorporation): readonly FieldRefusal[] =>
  (['min_directors', 'max_directors'] as const).filter((field) => corporation[field] === null).map(required);

interface Read {
  readonly facts: CorporateFacts;
  readonly today: PlainDate;
}

/** Lacks of the wizard, but for what is chosen and paid afterwards. */
function missingOf(
  { people }: TakenCorporation,
  { facts, today, articles }: Read & Pick<FoundingFacts, 'articles'>,
): readonly FieldRefusal[] {
  const directors = people.filter(({ positions }) =>
    positions.some(({ position }) => position === 'directors'),
  );
  const lacks = missing({
    today,
    organization: { ...facts, status: 'payment_success' },
    hasAccount: true,
    articles,
    directors: directors.map(({ firstname, lastname }, at) => ({
      personId: String(at),
      firstname,
      lastname,
      name: `${firstname} ${lastname}`.trim(),
      formAddress: null,
      residentCanadian: null,
      capableAttested: false,
      consentOn: null,
    })),
    officers: 0,
    classes: [],
    subscriptions: [],
    privateHolders: 0,
    organizingResolutionOn: null,
    iscConfirmedFor: null,
    planId: '',
  });
  return lacks.map(({ field, textCode, params }) => ({
    path: field,
    textCode,
    ...(params && { params }),
  }));
}

interface Judging extends Pick<Read, 'today'> {
  /** The incorporation, where its day can be read. */
  readonly since: PlainDate | null;
  readonly asksGround: boolean;
}

function personFaults(
  person: TakenCorporation['people'][number],
  prefix: string,
  { since, asksGround, today }: Judging,
): readonly FieldRefusal[] {
  const read = readPerson(personInputOf(person, today), { today, prefix, asksGround });
  const seats = person.positions.flatMap(({ position, since: on, or_before }, at) => {
    const terms = readAppointment(
      { appointed_on: on, or_before },
      { position, today, isOnRecord: false, isTakenOver: true, since },
    );
    return terms.ok ? [] : terms.error.map((fault) => ({ ...fault, path: `${prefix}positions.${at}.since` }));
  });
  return [...(read.ok ? [] : read.error), ...seats];
}

const nothingKnown: CorporateFacts = {
  name: '',
  name_postfix: '',
  name_format: 'named',
  company_type: 'old',
  jurisdiction: 'CA',
  articles_province: 'ON',
  ...blankPlace,
  province: 'ON',
  country: 'CA',
  latitude: null,
  longitude: null,
  industry: '',
  fiscal_year_end: '',
  first_year_end_on: null,
  office_since: null,
  office_or_before: false,
  year_end_since: null,
  year_end_or_before: false,
  business_number: '',
  corporation_number: '',
  incorporation_date: null,
  anchored_by: 'incorporation',
  anchored_on: null,
  manages_company: 'other',
  people_involved: null,
  annual_shareholders_on: null,
};
