/** A corporation with one of everything that own wording is written for: its names are merge fields, so that the product's wording,
 *  printed of it, is one that is filled in later. Pure. */
import type { ChangeAct, Payloads } from '@tabellion/book/acts/kinds.ts';
import { addDays, instant, type PlainDate } from '@tabellion/kernel/date.ts';
import type { BookFacts, DueDocument, PrintedPerson } from '../templates/template.ts';

const ids = {
  person: 'person',
  officer: 'officer',
  director: 'seat',
  office: 'office',
  share: 'share',
} as const;
const roots = { resignation: 'resignation', vesting: 'vesting', grant: 'grant' } as const;

const person: PrintedPerson = {
  name: '{{person_name}}',
  isBody: false,
  address: '{{person_address}}',
  serviceAddress: '{{person_address}}',
  formAddress: '{{person_address}}',
  residentCanadian: null,
  residentGround: null,
  gender: null,
  members: [],
};

type Example = {
  readonly example: BookFacts;
  /** The document of a template that it has. */
  dueOf(template: string): DueDocument;
};

/** @param facts  of the corporation whose language, Act and province it has */
export function exampleOf(facts: BookFacts): Example {
  const { asOf } = facts;
  const resolution = { number: '–', date: asOf };
  const resolutions = (['directors', 'shareholders'] as const).map((body) => ({
    resolutionId: body,
    body,
    number: resolution.number,
    datedOn: asOf,
    isOrganizing: true,
  }));
  const seat = {
    personId: ids.person,
    title: null,
    from: asOf,
    consentOn: asOf,
    residency: null,
    resolution,
  };
  const active = { status: 'active', ceasedOn: null, reason: null } as const;
  const example: BookFacts = {
    ...facts,
    corporation: { ...facts.corporation, name: '{{corporation_name}}' },
    isFoundedHere: true,
    beganOn: addDays(asOf, -1),
    isSpecimen: false,
    appointments: [
      { ...seat, ...active, appointmentId: ids.director, position: 'director' },
      { ...seat, ...active, appointmentId: ids.office, position: 'secretaries', personId: ids.officer },
    ],
    classes: [],
    certificates: [certificateOn(asOf)],
    capitalEntries: [],
    instruments: [],
    pools: [],
    controls: [],
    persons: new Map([
      [ids.person, person],
      [ids.officer, person],
    ]),
    resolutions,
    annualResolutions: [],
    agreements: [],
    holderAgreements: [],
    acts: actsOn(asOf),
    imported: new Set(),
    madeBy: new Map(),
    registers: {},
  };
  const { planned: _none, ...whole } = example;
  return { example: whole, dueOf: (template) => ({ ...dueOn(asOf), ...dues[template] }) };
}

const dueOn = (on: PlainDate): DueDocument => ({
  subject: '',
  title: '',
  number: null,
  datedOn: on,
  carries: [],
  personId: ids.person,
  signees: [{ personId: ids.person, capacity: 'shareholder' }],
});

/** The subjects of the documents of each template. */
const dues: Readonly<Record<string, Partial<DueDocument>>> = {
  by_law: { subject: '1' },
  director_consent: { subject: ids.director },
  officer_acceptance: { subject: ids.office, personId: ids.officer },
  resignation: { subject: roots.resignation },
  statements_waiver: { subject: '2025-12-31' },
  subscription: { subject: ids.share },
  vesting_agreement: { subject: roots.vesting },
  option_agreement: { subject: roots.grant },
  intellectual_property_assignment: { subject: ids.person },
  control_request: { subject: `${ids.person} 2025-12-31` },
};

const certificateOn = (issuedOn: PlainDate): BookFacts['certificates'][number] => ({
  securityId: ids.share,
  classId: '',
  personId: ids.person,
  prefix: null,
  label: null,
  serial: null,
  quantity: 1n,
  status: 'open',
  issuedOn,
  price: '1',
  consideration: { kind: 'money', amount: '1' },
  paidOn: issuedOn,
  resolution: null,
  exemption: null,
  vesting: null,
});

function actsOn(on: PlainDate): ChangeAct[] {
  const vesting = {
    start: on,
    period: 1,
    cliff: 0,
    frequency: 'yearly',
    allocation: 'CUMULATIVE_ROUNDING',
    dayRule: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
  } as const;
  const act = <K extends keyof Payloads>(kind: K, root: string, payload: Payloads[K]) => ({
    kind,
    v: 1,
    verb: 'record' as const,
    payload,
    seq: 1,
    actId: root,
    root,
    supersedes: null,
    rank: 1,
    effectiveOn: on,
    recordedAt: instant(`${on}T12:00:00.000Z`),
    actorId: null,
    basis: null,
    batchId: null,
    documents: [],
  });
  return [
    act('ceased', roots.resignation, { appointmentId: ids.director, reason: 'resigned', resolution: null }),
    act('vesting.set', roots.vesting, { securityId: ids.share, terms: vesting, resolution: null }),
    act('option.granted', roots.grant, {
      securityId: roots.grant,
      label: '–',
      personId: ids.person,
      poolId: null,
      classId: '',
      quantity: '1',
      price: '1',
      expiresOn: null,
      terms: { compensation: 'option', early: null, windows: [] },
      vesting,
      exemption: null,
      resolution: null,
    }),
  ];
}
