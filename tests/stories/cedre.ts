/** Cèdre Rouge Inc., March 2024 to April 2026: what Maple Robotics lacks. Years end, directors leave, the office moves, the articles
 *  and the shares change. For a federal corporation or one of Ontario. */
import {
  amendArticles,
  changeName,
  changeOffice,
  changeYearEnd,
} from '@tabellion/features/corporation/contract.ts';
import { createDocument, listTemplates } from '@tabellion/features/documents/draftContract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import {
  convertInstrument,
  endInstrument,
  exerciseOption,
  grantOption,
  recordInstrument,
  reservePool,
  transferInstrument,
} from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import {
  choosePlan,
  confirmSignificant,
  saveArticles,
  submitIncorporation,
} from '@tabellion/features/onboarding/contract.ts';
import {
  createOrganization,
  saveAccountInfo,
  saveCorporateInfo,
} from '@tabellion/features/organizations/contract.ts';
import { addToPosition, endPosition, listPeople, saveManages } from '@tabellion/features/people/contract.ts';
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import {
  addShareClass,
  addShareholder,
  chooseShareModel,
  listShareClasses,
  listShareholders,
} from '@tabellion/features/shares/contract.ts';
import type { IssuanceInput, ShareClassInput } from '@tabellion/features/shares/shapes.ts';
import {
  addClassByAmendment,
  amendShareClass,
  cancelShares,
  changeAuthorized,
  consolidateShares,
  convertShares,
  issueShares,
  redeemShares,
  reissueCertificates,
  repurchaseShares,
  splitShares,
  surrenderShares,
  transferShares,
} from '@tabellion/features/shares/transactionContract.ts';
import { accelerateVesting, setVesting, stopVesting } from '@tabellion/features/shares/vestingContract.ts';
import { recordOrganizingOnPaper } from '@tabellion/features/signing/organizingContract.ts';
import { instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { pay } from './bouleau.ts';
import { classB, common } from './classes.ts';
import {
  amelie,
  amelieSignIn,
  daniel,
  grace,
  helene,
  ipek,
  laurentian,
  layla,
  mei,
  northgate,
  omer,
  sofia,
  youssef,
  yusuf,
} from './mapleCast.ts';
import { type Hand, handOf, registryAnswers, type Stage, signedIn } from './stage.ts';

type Jurisdiction = 'Federal Canadian' | 'Ontario';

/** Without votes; its holders may have it redeemed, or converted into two Common shares each. */
const special = (commonId: string): ShareClassInput => ({
  ...classB,
  name: 'Special',
  price: '1.00',
  properties: {
    ...classB.properties,
    prefix: 'SP',
    redeemable: true,
    retractable: true,
    redemption_price: '4.00',
    authorized: '1000000',
    convertible: true,
    convertible_into: commonId,
    conversion_numerator: '2',
    conversion_denominator: '1',
  },
});

interface Cedre {
  readonly id: string;
  readonly jurisdiction: Jurisdiction;
  readonly on: (date: string) => Promise<Hand>;
}

/** @returns the organization's id */
export async function tellCedre(stage: Stage, jurisdiction: Jurisdiction): Promise<string> {
  const on = (date: string) => {
    stage.clock.set(instant(`${date}T15:00:00Z`));
    return signedIn(stage, amelieSignIn);
  };
  const cedre = { id: await found(stage, on, jurisdiction), jurisdiction, on };
  await raiseMoney(cedre);
  await closeYear(cedre, { on: '2025-05-12', yearEnd: '2024-12-31' });
  await changeBoard(cedre);
  await changeOffices(cedre);
  await changeArticles(cedre);
  await changeShares(cedre);
  await exerciseRights(cedre);
  await replaceCertificates(cedre);
  await closeYear(cedre, { on: '2026-04-20', yearEnd: '2025-06-30' });
  return cedre.id;
}

const resolved = (resolution: string, resolution_on: string) => ({ resolution, resolution_on });

async function found(stage: Stage, on: Cedre['on'], corporation_type: Jurisdiction): Promise<string> {
  const date = '2024-03-04';
  stage.clock.set(instant(`${date}T15:00:00Z`));
  const { firstname, lastname, email, phone_number, address } = amelie;
  await handOf(stage)(register, { body: { ...amelieSignIn, firstname, lastname } });
  const hand = await on(date);
  const named = { name: 'Cèdre Rouge', name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: id } = await hand(createOrganization, { body: named });
  const params = { id };
  const { region: province, ...street } = address;
  const office = { ...street, province };
  await hand(saveAccountInfo, { params, body: { firstname, lastname, email, phone_number, ...office } });
  await hand(saveCorporateInfo, { params, body: { corporation_type, fiscal_year_end: '12-31', ...office } });
  const attested = { is_adult: true, is_capable: true, is_not_bankrupt: true };
  const incorporator = {
    kind: 'individual',
    firstname,
    lastname,
    company_name: '',
    address,
    ...attested,
  } as const;
  await hand(saveArticles, {
    params,
    body: { min_directors: 1, max_directors: 5, sector: 'none', incorporators: [incorporator] },
  });
  await hand(saveManages, { params, body: { manages_company: 'other', people_involved: 'both' } });
  const seats = [
    ['directors', amelie],
    ['directors', omer],
  ] as const;
  const people: string[] = [];
  for (const [position, one] of seats) {
    const person = { ...one, residency: { ...one.residency, attested_on: date } };
    const body = { person, consent_on: date } as const;
    people.push((await hand(addToPosition, { params: { id, position }, body })).person_id);
  }
  const [president = '', secretary = ''] = people;
  await hand(addToPosition, { params: { id, position: 'presidents' }, body: { person_id: president } });
  await hand(addToPosition, { params: { id, position: 'secretaries' }, body: { person_id: secretary } });
  await hand(chooseShareModel, { params, body: { advanced: true } });
  const { class_id: Shareclass } = await hand(addShareClass, { params, body: common });
  await hand(addShareClass, { params, body: special(Shareclass) });
  const paid = { Shareclass, consideration: 'money', paid_on: date, exemption: 'founder' } as const;
  const vesting = { period: 48, cliff: 12, frequency: 'monthly' } as const;
  for (const body of [
    { person_id: president, issuances: [{ ...paid, ownership: 400_000 }] },
    { person_id: secretary, issuances: [{ ...paid, ownership: 300_000, vesting }] },
    {
      person: { ...layla, residency: { resident_canadian: false, attested_on: date } },
      issuances: [{ ...paid, ownership: 200_000 }],
    },
  ])
    await hand(addShareholder, { params, query: {}, body });
  await hand(confirmSignificant, { params, body: { confirmed: true } });
  await hand(choosePlan, { params, body: { plan_id: 'founder' } });
  await pay(hand, id, millisOfInstant(stage.clock.read()));
  await hand(submitIncorporation, { params, body: { declared: true } });
  await registryAnswers(stage);
  const signed = { signed_on: '2024-03-06', attested_by: 'Hélène Bouchard' };
  await (await on('2024-03-06'))(recordOrganizingOnPaper, { params: { orgId: id }, body: signed });
  return id;
}

/** One resolution passes ten entries: issues to friends and investors, a plan with its options, a warrant, a note and a debt. */
async function raiseMoney({ id, on }: Cedre): Promise<void> {
  const date = '2024-06-03';
  const hand = await on(date);
  const params = { id };
  const classOf = await classesOf(hand, id);
  const passed = resolved('D-2024-02', date);
  const issue = async (person: PersonInput, of: string, more: Partial<IssuanceInput>) => {
    const issuance = {
      ...({ Shareclass: classOf(of), consideration: 'money', paid_on: date, issuance_date: date } as const),
      exemption: 'accredited_investor' as const,
      ...passed,
      ...more,
    };
    await hand(issueShares, { params, body: { person, issuance } });
  };
  await issue(northgate, 'Special', { ownership: 10_000 });
  await issue(youssef, 'Special', { ownership: 4_000 });
  await issue(grace, 'Common', {
    ownership: 50_000,
    price: '0.10',
    consideration: 'past_service',
    consideration_text: 'The design of the first workshop, January to March 2024',
  });
  await issue(sofia, 'Common', { ownership: 8_000, price: '0.125' });
  const vesting = { period: 48, cliff: 12, frequency: 'monthly', start: date } as const;
  await issue(daniel, 'Common', { ownership: 24_000, price: '0.10', exemption: 'employee', vesting });
  const plan = {
    class_ids: [classOf('Common')],
    name: 'Stock option plan 2024',
    sharesExact: '100000',
    ...passed,
  };
  await hand(reservePool, { params, body: plan });
  const { pools } = await hand(listRegisterInstruments, { params, query: {} });
  const option = { compensation: 'option', sharesExact: '40000', priceExact: '0.10', vesting } as const;
  const terms = {
    expires_on: '2034-06-03',
    exemption: 'employee',
    pool_id: pools[0]?.pool_id ?? '',
  } as const;
  await hand(grantOption, { params, body: { person: ipek, ...option, ...terms, ...passed } });
  const warrant = {
    kind: 'warrant',
    class_id: classOf('Common'),
    sharesExact: '5000',
    priceExact: '0.50',
  } as const;
  const person_id = await personOf(hand, id, northgate.company_name);
  await hand(recordInstrument, {
    params,
    body: { person_id, ...warrant, expires_on: '2029-06-03', ...passed },
  });
  const interest = { rates: [{ rateExact: '8', from: date }] };
  const note = { kind: 'note', principalExact: '50000', interest, expires_on: '2027-06-03' } as const;
  const financing = { type: 'automatic_on_event', event: 'financing', mechanism: 'valuation' } as const;
  const triggers = [{ ...financing, capExact: '4000000', discountExact: '20' }];
  await hand(recordInstrument, { params, body: { person: laurentian, ...note, triggers, ...passed } });
  const lender = await personOf(hand, id, laurentian.company_name);
  const debt = {
    kind: 'debt',
    person_id: lender,
    principalExact: '20000.50',
    security: 'unsecured',
  } as const;
  await hand(recordInstrument, { params, body: { ...debt, ...passed } });
}

/** The resolutions in place of the annual meeting, and the waiver of that year. */
async function closeYear({ id, on }: Cedre, year: { on: string; yearEnd: string }): Promise<void> {
  const hand = await on(year.on);
  const { templates } = await hand(listTemplates, { params: { orgId: id } });
  for (const { template, subjects } of templates)
    for (const { subject } of subjects)
      if (subject === year.yearEnd)
        await hand(createDocument, { params: { orgId: id }, body: { template, subject } });
}

const zeynep = {
  firstname: 'Zeynep',
  lastname: 'Öztürk',
  email: 'zeynep@cedre.example',
  phone_number: '4165550155',
  address: omer.address,
  residential_address: omer.address,
  capable_attested: true,
  residency: { resident_canadian: true, ground: 'permanent_resident', attested_on: '2025-05-20' },
} as const satisfies PersonInput;

/** The shareholders elect Zeynep, for a board of two adds nobody itself (CBCA s. 106(8)). Ömer resigns and Layla fills his seat, and
 *  the shareholders remove Zeynep. */
async function changeBoard({ id, on }: Cedre): Promise<void> {
  const may = await on('2025-05-20');
  const joins = { person: zeynep, appointed_on: '2025-05-20', consent_on: '2025-05-20' };
  const passed = resolved('D-2025-11', '2025-05-20');
  const voted = resolved('S-2025-10', '2025-05-20');
  await may(addToPosition, { params: { id, position: 'directors' }, body: { ...joins, ...voted } });
  const person_id = await personOf(may, id, zeynep.lastname);
  const office = { person_id, appointed_on: '2025-05-20', ...passed };
  await may(addToPosition, { params: { id, position: 'treasurers' }, body: office });
  const june = await on('2025-06-02');
  const leaves = {
    person_id: await personOf(june, id, omer.lastname),
    date: '2025-06-02',
    reason: 'resigned',
  } as const;
  await june(endPosition, { params: { id, position: 'directors' }, body: leaves });
  await june(endPosition, { params: { id, position: 'secretaries' }, body: leaves });
  const seat = {
    person_id: await personOf(june, id, layla.lastname),
    appointed_on: '2025-06-02',
    consent_on: '2025-06-02',
    ...resolved('D-2025-12', '2025-06-02'),
  };
  await june(addToPosition, { params: { id, position: 'directors' }, body: seat });
  const july = await on('2025-07-04');
  const gone = { person_id, date: '2025-07-04', reason: 'removed' } as const;
  const byVote = resolved('S-2025-11', '2025-07-04');
  await july(endPosition, { params: { id, position: 'directors' }, body: { ...gone, ...byVote } });
  const byBoard = resolved('D-2025-13', '2025-07-04');
  await july(endPosition, { params: { id, position: 'treasurers' }, body: { ...gone, ...byBoard } });
}

/** Within Toronto, and then to Ottawa, which in Ontario the shareholders decide. */
async function changeOffices({ id, on, jurisdiction }: Cedre): Promise<void> {
  const hand = await on('2025-07-21');
  const params = { id };
  const placed = (address_line_1: string, city: string, postal_code: string) => ({
    address_line_1,
    city,
    postal_code,
    province: 'Ontario',
    country: 'Canada',
  });
  const near = placed('20 Bay Street', 'Toronto', 'M5J 2N8');
  const first = { ...near, effective_on: '2025-07-07', ...resolved('D-2025-14', '2025-07-07') };
  await hand(changeOffice, { params, body: first });
  const far = { ...placed('50 Sussex Drive', 'Ottawa', 'K1A 0A9'), effective_on: '2025-07-14' };
  const body = jurisdiction === 'Ontario' ? 'S' : 'D';
  await hand(changeOffice, { params, body: { ...far, ...resolved(`${body}-2025-15`, '2025-07-14') } });
  const kept = { ...near, effective_on: '2025-07-14', ...resolved('D-2025-16', '2025-07-14') };
  await hand(changeOffice, { params, body: { ...kept, place: 'records' } });
  const ends = {
    fiscal_year_end: '06-30',
    effective_on: '2025-06-15',
    ...resolved('D-2025-17', '2025-06-15'),
  };
  await hand(changeYearEnd, { params, body: ends });
}

/** One special resolution, on which Special votes apart. */
async function changeArticles({ id, on }: Cedre): Promise<void> {
  const date = '2025-08-11';
  const hand = await on(date);
  const params = { id };
  const classOf = await classesOf(hand, id);
  const certified = { effective_on: date, registry_certificate: '77', ...resolved('S-2025-21', date) };
  await hand(changeName, { params, body: { name: 'Cèdre Blanc', name_postfix: 'Inc.', ...certified } });
  const items = {
    min_directors: 1,
    max_directors: 7,
    business_restriction: 'The Corporation does no mining.',
    transfer_restriction: 'No share is transferred without the consent of the directors by resolution.',
  };
  await hand(amendArticles, { params, body: { ...items, ...certified } });
  const preferred = {
    ...classB,
    name: 'Preferred',
    price: '2.50',
    properties: { ...classB.properties, prefix: 'PR' },
  };
  await hand(addClassByAmendment, { params, body: { ...preferred, ...certified } });
  const { properties, ...terms } = special(classOf('Common'));
  const dearer = { ...properties, dividend: 'fixed_cumulative', dividend_rate: '5' } as const;
  const changed = { class_id: classOf('Special'), ...terms, properties: dearer };
  await hand(amendShareClass, { params, body: { ...changed, ...certified } });
  const more = { class_id: classOf('Special'), authorizedExact: '2000000' };
  await hand(changeAuthorized, { params, body: { ...more, ...certified } });
}

/** Split, consolidated, sold, converted, and given back in every way. */
async function changeShares({ id, on }: Cedre): Promise<void> {
  const date = '2025-09-15';
  const hand = await on(date);
  const params = { id };
  const classOf = await classesOf(hand, id);
  const split = { class_id: classOf('Common'), newExact: '2', oldExact: '1', registry_certificate: '78' };
  await hand(splitShares, { params, body: { ...split, ...resolved('S-2025-22', date) } });
  const fewer = { class_id: classOf('Special'), newExact: '1', oldExact: '4', registry_certificate: '78' };
  await hand(consolidateShares, { params, body: { ...fewer, ...resolved('S-2025-22', date) } });
  const next = await on('2025-10-06');
  const held = certificatesOf(next, id);
  const passed = (number: string) => resolved(number, '2025-10-06');
  const sale = {
    ...({ security_id: await held(amelie.email), balance: 'reissued', consideration: 'money' } as const),
    to: [
      { person: helene, sharesExact: '25000' },
      { person: mei, sharesExact: '5000' },
    ],
    amountExact: '30000',
  };
  await next(transferShares, { params, body: { ...sale, ...passed('D-2025-21') } });
  const half = { security_id: await held(youssef.email), sharesExact: '400', ...passed('D-2025-22') };
  await next(convertShares, { params, body: half });
  const paid = { paid_in: 'money', paid_on: '2025-10-06', solvency_on: '2025-10-06' } as const;
  const redeemed = {
    security_id: await held(northgate.email),
    sharesExact: '500',
    demanded_by: 'holder',
  } as const;
  await next(redeemShares, {
    params,
    body: { ...redeemed, ...paid, priceExact: '4', ...passed('D-2025-23') },
  });
  const bought = { security_id: await held(sofia.email), sharesExact: '6000', ground: 'purchase' } as const;
  await next(repurchaseShares, {
    params,
    body: { ...bought, ...paid, priceExact: '0.0625', ...passed('D-2025-24') },
  });
  const left = { security_id: await held(daniel.email), sharesExact: '8000', ground: 'agreement' } as const;
  await next(repurchaseShares, {
    params,
    body: { ...left, ...paid, priceExact: '0.05', ...passed('D-2025-25') },
  });
  const gift = { security_id: await held(grace.email), sharesExact: '1000' };
  await next(surrenderShares, { params, body: { ...gift, ...passed('D-2025-26') } });
  const wrong = { security_id: await held(mei.email), sharesExact: '1000', reason: 'mistake' } as const;
  await next(cancelShares, { params, body: { ...wrong, ...passed('D-2025-27') } });
}

/** An option and a warrant are exercised, a note converts, a debt is repaid, and vesting changes. */
async function exerciseRights({ id, on }: Cedre): Promise<void> {
  const date = '2025-11-03';
  const hand = await on(date);
  const params = { id };
  const { lines } = await hand(listRegisterInstruments, { params, query: {} });
  const rightOf = (kind: string) => lines.find((one) => one.kind === kind)?.security_id ?? '';
  const paid = { consideration: 'money', paid_on: date } as const;
  const passed = (number: string) => resolved(number, date);
  const option = { security_id: rightOf('option'), sharesExact: '10000', ...paid, ...passed('D-2025-31') };
  await hand(exerciseOption, { params, body: option });
  const warrant = { security_id: rightOf('warrant'), sharesExact: '4000', ...paid, ...passed('D-2025-31') };
  await hand(exerciseOption, { params, body: warrant });
  const rest = { security_id: rightOf('warrant'), person: yusuf, ...passed('D-2025-32') };
  await hand(transferInstrument, { params, body: rest });
  const classOf = await classesOf(hand, id);
  const converted = { principalExact: '50000', interestExact: '5698.63', sharesExact: '25000' };
  const note = {
    security_id: rightOf('note'),
    class_id: classOf('Preferred'),
    ...converted,
    ...passed('D-2025-33'),
  };
  await hand(convertInstrument, { params, body: note });
  const debt = { security_id: rightOf('debt'), reason: 'repaid', ...passed('D-2025-34') } as const;
  await hand(endInstrument, { params, body: debt });
  const held = certificatesOf(hand, id);
  const faster = { security_id: rightOf('option'), sharesExact: '1000', ...passed('D-2025-35') };
  await hand(accelerateVesting, { params, body: faster });
  const stopped = {
    security_id: await held(daniel.email),
    reason: 'voluntary',
    ...passed('D-2025-35'),
  } as const;
  await hand(stopVesting, { params, body: stopped });
  const terms = { period: 24, cliff: 0, frequency: 'monthly', start: date } as const;
  const vesting = { security_id: await held(helene.email), vesting: terms, ...passed('D-2025-35') };
  await hand(setVesting, { params, body: vesting });
}

/** One is lost, one is divided. */
async function replaceCertificates({ id, on }: Cedre): Promise<void> {
  const date = '2025-12-01';
  const hand = await on(date);
  const held = certificatesOf(hand, id);
  const params = { id };
  const passed = resolved('D-2025-41', date);
  const lost = { security_ids: [await held(layla.email)], reason: 'lost' as const, ...passed };
  await hand(reissueCertificates, { params, body: lost });
  const security_ids = [await held(grace.email)];
  const divided = { security_ids, parts: ['50000', '49000'], reason: 'divided' as const, ...passed };
  await hand(reissueCertificates, { params, body: divided });
}

async function classesOf(hand: Hand, id: string): Promise<(name: string) => string> {
  const { shareclasses } = await hand(listShareClasses, { params: { id } });
  return (name) => shareclasses.find((one) => one.name === name)?._id ?? '';
}

/** Finds a person by family name, or by the name of a body corporate. */
async function personOf(hand: Hand, id: string, name: string): Promise<string> {
  const { persons } = await hand(listPeople, { params: { id } });
  return persons.find((one) => one.lastname === name || one.company_name === name)?.person_id ?? '';
}

/** The first certificate that a holder has now, by his address. */
const certificatesOf = (hand: Hand, id: string) => async (of: string) => {
  const { shareholders } = await hand(listShareholders, { params: { id }, query: {} });
  const holder = shareholders.find(({ email }) => email === of);
  return holder?.issuances.find(({ state }) => state === 'issued')?._id ?? '';
};
