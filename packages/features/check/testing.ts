/** A corporation founded here in 2024 whose minute book lacks nothing, as the rules read it, for tests. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Appointment, Certificate } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import type { DueInBook, FiledDocument } from '../documents/shapes.ts';
import type { BookFacts } from '../documents/templates/template.ts';
import type { CheckFacts } from './rules/rule.ts';

const founded = plainDate('2024-03-12');
const issued = plainDate('2025-05-02');

export const act = (kind: string, root: string, more: { on?: string; payload?: object } = {}): ChangeAct =>
  ({
    kind,
    root,
    actId: root,
    effectiveOn: plainDate(more.on ?? issued),
    recordedAt: '2026-11-20T12:00:00.000Z',
    payload: more.payload ?? {},
  }) as unknown as ChangeAct;

export const filed = (documentId: string, more: Partial<FiledDocument> = {}): FiledDocument => ({
  documentId,
  section: 'directors_resolutions',
  source: 'template',
  template: documentId,
  subject: '',
  title: documentId,
  number: null,
  datedOn: founded,
  status: 'signed',
  signees: 1,
  entrySince: null,
  lacksCopy: false,
  saysReceived: false,
  claimsPrivateIssuer: false,
  unsigned: [],
  signedByOthers: [],
  carries: [],
  hasChanged: false,
  ownWording: null,
  files: [`sha-${documentId}`],
  ...more,
});

export const dueFor = (template: string, more: Partial<DueInBook> = {}): DueInBook => ({
  template,
  section: 'directors_resolutions',
  subject: '',
  title: template,
  number: null,
  datedOn: null,
  carries: [],
  personId: null,
  isOnFile: false,
  blanks: () => [],
  ...more,
});

export const director = {
  appointmentId: 'seat',
  personId: 'ann',
  position: 'director',
  title: null,
  from: founded,
  consentOn: founded,
  residency: null,
  resolution: null,
  status: 'active',
  ceasedOn: null,
  reason: null,
} as Appointment;

const certificate = {
  securityId: 'cs-1',
  classId: 'common',
  personId: 'ann',
  prefix: 'CS',
  label: 'CS-1',
  serial: 1,
  quantity: 100n,
  status: 'open',
  issuedOn: issued,
  price: '1',
  paidOn: issued,
  exemption: null,
  consideration: null,
  resolution: { number: 'D-2025-01', date: issued },
  vesting: null,
} as Certificate;

export const secondCertificate = { ...certificate, securityId: 'cs-2', label: 'CS-2', serial: 2 };

const name = (of: string) => ({
  name: of,
  isBody: false,
  address: null,
  serviceAddress: null,
  formAddress: null,
  residentCanadian: true,
  members: [],
});

const office = {
  street: '1 King St',
  unit: null,
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 1A1',
  country: 'CA',
};

export const cleanBook: CheckFacts = {
  book: {
    language: 'en',
    asOf: plainDate('2026-11-23'),
    statute: 'cbca',
    isFoundedHere: true,
    beganOn: founded,
    corporation: {
      name: 'Maple Inc.',
      jurisdiction: 'CA',
      incorporatedOn: founded,
      yearEnd: '12-31',
      board: { minimum: 1, maximum: 10 },
      sector: 'none',
      province: 'ON',
      registeredOffice: office,
      transferRestrictions: 'No transfer without the consent of the directors.',
    },
    classes: [],
    appointments: [director],
    certificates: [certificate],
    persons: new Map([['ann', name('Ann Roy')]]),
    resolutions: [
      {
        resolutionId: 'r-1',
        body: 'directors',
        number: 'D-2025-01',
        datedOn: issued,
        isOrganizing: false,
      },
    ],
    acts: [
      act('incorporated', 'founding', { on: founded }),
      act('yearend.changed', 'year end', { on: founded, payload: { yearEnd: '12-31' } }),
      act('issued', 'issue', {
        payload: { issues: [{ securityId: 'cs-1', resolution: { number: 'D-2025-01' }, takenOver: null }] },
      }),
    ],
    madeBy: new Map([['cs-1', 'issue']]),
    imported: new Set(),
    annualResolutions: [],
    agreements: [],
    holderAgreements: [],
  } as unknown as BookFacts,
  due: [],
  onFile: [
    filed('by_law', { section: 'by_laws', subject: '1' }),
    filed('organizing_resolution_of_shareholders', { section: 'shareholders_resolutions' }),
    filed('auditor_waiver', { section: 'shareholders_resolutions' }),
    filed('director_consent', { subject: 'seat' }),
    filed('issue_resolution', { subject: 'r-1', number: 'D-2025-01', carries: ['issue'], datedOn: issued }),
    filed('share_certificate', { section: 'certificates', subject: 'cs-1', number: 'CS-1', signees: 0 }),
    ...['2024-12-31', '2025-12-31'].flatMap((subject) => [
      filed('annual_resolution_of_directors', { subject, documentId: `directors ${subject}` }),
      filed('annual_resolution_of_shareholders', {
        subject,
        documentId: `shareholders ${subject}`,
        section: 'shareholders_resolutions',
      }),
      filed('yearly_auditor_waiver', {
        subject,
        documentId: `waiver ${subject}`,
        section: 'shareholders_resolutions',
      }),
    ]),
  ],
  hasIncorporationCertificate: true,
  damaged: new Map(),
  differing: [],
  reviews: [],
  controlDuties: [],
  waiting: [],
  settled: new Set(),
};
