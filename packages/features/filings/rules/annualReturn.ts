/** The annual return as it is filed: the data of Form 22 (CBCA s. 263), Ontario's return, or another registry's. It bears its own
 *  year and date, whenever it is printed. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Anchor } from '@tabellion/law/deadlines/deadline.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { DocumentLanguage, Wording } from '../../documents/templates/template.ts';
import { dateIn } from '../../documents/templates/words.ts';
import {
  type AnnualFacts,
  filesControl,
  namesOfficers,
  namesParticulars,
  type SeatFacts,
  seniorOfficers,
} from './annualLines.ts';

export interface AnnualReturn {
  readonly language: DocumentLanguage;
  readonly year: number;
  /** The facts are those of this day. */
  readonly asOf: PlainDate;
  readonly facts: AnnualFacts;
  /** The anniversary from which it is counted; null where the registry counts from the end of the financial year. */
  readonly anniversary: { readonly on: PlainDate; readonly of: Anchor } | null;
  /** An office as the document's language calls it. */
  readonly officeName: (position: string) => string;
  /** The name of the person who certifies it; empty while nobody was chosen. */
  readonly certifiedBy: string;
}

const en = {
  title: (year: number) => `Annual return ${year}`,
  asOf: (on: string) => `Facts as of ${on}`,
  form: 'Data for Form 22 (CBCA s. 263). The return that the registry holds prevails.',
  note: 'The return that the registry holds prevails.',
  year: 'Year of filing',
  anniversary: 'Anniversary date',
  anniversaryOf: {
    incorporation: (on: string) => `${on}, of the incorporation`,
    amalgamation: (on: string) => `${on}, of the amalgamation`,
    continuance: (on: string) => `${on}, of the continuance`,
  },
  name: 'Corporate name',
  number: 'Corporation number',
  office: 'Registered office',
  email: 'Official email address',
  activity: 'Primary activity',
  meeting: 'Last annual meeting',
  noMeeting: 'None was held, and no resolution in its place is signed',
  byMeeting: (on: string) => `Held on ${on}`,
  byResolution: (on: string) => `By resolution in its place, dated ${on}`,
  distributing: 'Distributing corporation',
  yes: 'Yes',
  no: (holders: number): string =>
    holders === 1 ? 'No, 1 holder of shares' : `No, ${holders} holders of shares`,
  directors: 'Directors',
  officers: 'Officers',
  control: 'Individuals with significant control',
  none: 'None',
  person: 'Name',
  address: 'Address',
  held: 'Office',
  certificate: 'Certification',
  certified: (name: string) =>
    `${name} certifies that he or she has relevant knowledge of the corporation and is authorized to sign this return, and that what it says is correct.`,
  uncertified: 'Not certified yet.',
};
const fr: typeof en = {
  title: (year) => `Rapport annuel ${year}`,
  asOf: (on) => `Selon les registres au ${on}`,
  form: 'Données du formulaire 22 (LCSA, art. 263). Le rapport que détient le registre public fait foi.',
  note: 'Le rapport que détient le registre public fait foi.',
  year: 'Année de dépôt',
  anniversary: 'Date anniversaire',
  anniversaryOf: {
    incorporation: (on) => `${on} (constitution)`,
    amalgamation: (on) => `${on} (fusion)`,
    continuance: (on) => `${on} (prorogation)`,
  },
  name: 'Dénomination sociale',
  number: 'Numéro de société',
  office: 'Siège social',
  email: 'Adresse courriel officielle',
  activity: 'Activité principale',
  meeting: 'Dernière assemblée annuelle',
  noMeeting: 'Aucune n’a été tenue, et aucune résolution en tenant lieu n’est signée',
  byMeeting: (on) => `Tenue le ${on}`,
  byResolution: (on) => `Par résolution en tenant lieu, en date du ${on}`,
  distributing: 'Société ayant fait appel au public',
  yes: 'Oui',
  no: (holders) =>
    holders < 2 ? `Non, ${holders} détenteur d’actions` : `Non, ${holders} détenteurs d’actions`,
  directors: 'Administrateurs',
  officers: 'Dirigeants',
  control: 'Particuliers ayant un contrôle important',
  none: 'Aucun',
  person: 'Nom',
  address: 'Adresse',
  held: 'Poste',
  certificate: 'Attestation',
  certified: (name) =>
    `${name} atteste avoir une connaissance suffisante de la société, être autorisé(e) à signer le présent rapport et que celui-ci est exact.`,
  uncertified: 'Pas encore attesté.',
};
const wording = { en, fr };

export function wordReturn(of: AnnualReturn): Wording {
  const { language, year, asOf, facts, certifiedBy } = of;
  const words = wording[language];
  return {
    layout: 'letter',
    title: words.title(year),
    subtitle: words.asOf(dateIn(language, asOf)),
    blocks: [
      { kind: 'note', text: facts.jurisdiction === 'CA' ? words.form : words.note },
      {
        kind: 'fields',
        fields: [
          { label: words.year, value: String(year) },
          ...anniversaryFields(of),
          { label: words.name, value: facts.name },
          { label: words.number, value: facts.number },
          { label: words.office, value: facts.office },
          ...particularsFields(of),
          { label: words.meeting, value: meetingIn(of) },
          { label: words.distributing, value: facts.isDistributing ? words.yes : words.no(facts.holders) },
        ],
      },
      { kind: 'heading', text: words.directors },
      peopleTable(of, facts.directors, false),
      ...(namesOfficers(facts.jurisdiction)
        ? [
            { kind: 'heading', text: words.officers } as const,
            peopleTable(of, seniorOfficers(facts.officers), true),
          ]
        : []),
      ...(filesControl(facts.jurisdiction) ? controlBlocks(of) : []),
      { kind: 'heading', text: words.certificate },
      { kind: 'paragraph', text: certifiedBy === '' ? words.uncertified : words.certified(certifiedBy) },
    ],
  };
}

const anniversaryFields = ({ language, anniversary }: AnnualReturn) => {
  if (anniversary === null) return [];
  const { anniversary: label, anniversaryOf } = wording[language];
  return [{ label, value: anniversaryOf[anniversary.of](dateIn(language, anniversary.on)) }];
};

const particularsFields = ({ language, facts: { jurisdiction, email, activity } }: AnnualReturn) =>
  namesParticulars(jurisdiction)
    ? [
        { label: wording[language].email, value: email },
        { label: wording[language].activity, value: activity },
      ]
    : [];

function meetingIn({ language, facts: { lastMeeting } }: AnnualReturn): string {
  const words = wording[language];
  if (lastMeeting === null) return words.noMeeting;
  const on = dateIn(language, lastMeeting.on);
  return lastMeeting.isResolution ? words.byResolution(on) : words.byMeeting(on);
}

function peopleTable(
  { language, officeName }: AnnualReturn,
  people: readonly SeatFacts[],
  withOffices: boolean,
): Block {
  const words = wording[language];
  return {
    kind: 'table',
    columns: [
      { label: words.person },
      ...(withOffices ? [{ label: words.held }] : []),
      { label: words.address, share: 2 },
    ],
    rows: people.map(({ name, offices, address }) => [
      name,
      ...(withOffices ? [offices.map(officeName).join(', ')] : []),
      address,
    ]),
    empty: words.none,
  };
}

function controlBlocks({ language, facts }: AnnualReturn): Block[] {
  const words = wording[language];
  const people = facts.control.length === 0 ? words.none : facts.control.toSorted().join(', ');
  return [
    { kind: 'heading', text: words.control },
    { kind: 'paragraph', text: people },
  ];
}

export interface RegistryConfirmation {
  readonly language: DocumentLanguage;
  readonly year: number;
  readonly number: string;
  readonly filedOn: PlainDate;
  /** The registry, by its name. */
  readonly registry: string;
  readonly isSpecimen: boolean;
}

const confirming = {
  en: {
    title: (year: number) => `Confirmation of annual return ${year}`,
    lead: (registry: string) => `${registry} accepted the annual return.`,
    number: 'Confirmation number',
    on: 'Filed on',
    year: 'Year of filing',
    specimen: 'A sandbox took it: no registry holds this return.',
    mark: 'SPECIMEN',
  },
  fr: {
    title: (year: number) => `Confirmation du rapport annuel ${year}`,
    lead: (registry: string) => `${registry} a accepté le rapport annuel.`,
    number: 'Numéro de confirmation',
    on: 'Déposé le',
    year: 'Année de dépôt',
    specimen: 'Un registre d’essai l’a reçu : aucun registre public ne détient ce rapport.',
    mark: 'SPÉCIMEN',
  },
};

/** The registry's answer on paper. */
export function wordConfirmation(of: RegistryConfirmation): Wording {
  const { language, year, number, filedOn, registry, isSpecimen } = of;
  const words = confirming[language];
  return {
    layout: 'letter',
    title: words.title(year),
    ...(isSpecimen && { mark: words.mark }),
    blocks: [
      { kind: 'paragraph', text: words.lead(registry) },
      {
        kind: 'fields',
        fields: [
          { label: words.number, value: number },
          { label: words.on, value: dateIn(language, filedOn) },
          { label: words.year, value: String(year) },
        ],
      },
      ...(isSpecimen ? [{ kind: 'note', text: words.specimen } as const] : []),
    ],
  };
}
