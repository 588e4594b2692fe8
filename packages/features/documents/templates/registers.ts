/** The registers as documents: handed over, each looks like a register. Nobody signs them. They bear no date of their own: the foot
 *  of the page says as of when, so that an unchanged register is not made again. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import type { Audience } from '../sections.ts';
import { uncitedStatuteNote } from './notes.ts';
import type { BookFacts, DocumentLanguage, RegisterName, Template } from './template.ts';
import { classNameOf, countIn, section } from './words.ts';

interface Words {
  readonly title: string;
  /** A line that says what is in it. */
  readonly subtitle: string;
  /** Said where there are no lines. */
  readonly empty: string;
}

interface RegisterDocument {
  readonly name: string;
  readonly register: RegisterName;
  readonly words: Readonly<Record<DocumentLanguage, Words>>;
  /** The provisions under which it is kept. */
  readonly under: { readonly cbca?: string; readonly obca?: string };
  /** The day of its wording, where that is another than the others'. */
  readonly version?: Template['version'];
  /** Shareholders may inspect it, unless it is for directors alone. */
  readonly audience?: Audience;
  /** Every corporation keeps it, even empty, unless it says otherwise. */
  isKept?(facts: BookFacts): boolean;
  /** Kinds of entries of which the first begins it. */
  readonly beginsWith?: readonly KindName[];
  /** Below its tables. */
  totals?(facts: BookFacts): readonly Block[];
}

const documents: readonly RegisterDocument[] = [
  {
    name: 'securities_register',
    register: 'securities',
    version: '2026-12-11',
    under: { cbca: '50' },
    words: {
      en: {
        title: 'Securities register',
        subtitle: 'Everyone who holds or has held shares, by class, with each issue and transfer',
        empty: 'No shares have been issued.',
      },
      fr: {
        title: 'Registre des valeurs mobilières',
        subtitle:
          'Toutes les personnes qui détiennent ou ont détenu des actions, par catégorie, avec chaque émission et chaque transfert',
        empty: 'Aucune action n’a été émise.',
      },
    },
    totals: outstanding,
  },
  {
    name: 'holders_ledger',
    register: 'ledgers',
    version: '2026-12-11',
    under: { cbca: '50' },
    isKept: ({ certificates }) => certificates.length > 0,
    beginsWith: ['issued'],
    words: {
      en: {
        title: 'Shareholder ledgers',
        subtitle: 'What came to each shareholder, what went, and the balance',
        empty: 'No shares have been issued.',
      },
      fr: {
        title: 'Comptes des actionnaires',
        subtitle: 'Ce que chaque actionnaire a reçu et cédé, et le solde',
        empty: 'Aucune action n’a été émise.',
      },
    },
  },
  {
    name: 'transfer_register',
    register: 'transfers',
    version: '2026-12-26',
    under: { cbca: '50(1)(c)' },
    words: {
      en: {
        title: 'Register of transfers',
        subtitle: 'Each transfer of shares, and each return of shares to the corporation',
        empty: 'No shares have been transferred.',
      },
      fr: {
        title: 'Registre des transferts',
        subtitle: 'Chaque transfert d’actions et chaque retour d’actions à la société',
        empty: 'Aucune action n’a été transférée.',
      },
    },
  },
  {
    name: 'directors_register',
    register: 'directors',
    version: '2026-12-24',
    // The federal Act has notices of directors kept (s. 20(1)(c)), and orders no register of them.
    under: { obca: '140' },
    words: {
      en: {
        title: 'Register of directors',
        subtitle: 'Everyone who is or has been a director',
        empty: 'There has been no director.',
      },
      fr: {
        title: 'Registre des administrateurs',
        subtitle: 'Toutes les personnes qui sont ou ont été administrateurs',
        empty: 'Il n’y a eu aucun administrateur.',
      },
    },
  },
  {
    name: 'officers_register',
    register: 'officers',
    under: {},
    isKept: ({ appointments }) => appointments.some(({ position }) => position !== 'director'),
    beginsWith: ['appointed'],
    words: {
      en: {
        title: 'Register of officers',
        subtitle: 'Everyone who is or has been an officer',
        empty: 'There has been no officer.',
      },
      fr: {
        title: 'Registre des dirigeants',
        subtitle: 'Toutes les personnes qui sont ou ont été dirigeants',
        empty: 'Il n’y a eu aucun dirigeant.',
      },
    },
  },
  {
    name: 'control_register',
    register: 'control',
    under: { cbca: '21.1' },
    audience: 'directors',
    isKept: ({ statute }) => statute !== null,
    words: {
      en: {
        title: 'Register of individuals with significant control',
        subtitle: 'Everyone who has or has had significant control, and the steps taken to identify them',
        empty: 'Nobody has been identified yet.',
      },
      fr: {
        title: 'Registre des particuliers ayant un contrôle important',
        subtitle:
          'Tous les particuliers qui ont ou ont eu un contrôle important, et les mesures prises pour les identifier',
        empty: 'Aucun particulier n’a encore été identifié.',
      },
    },
  },
  {
    name: 'stated_capital_account',
    register: 'capital',
    under: { cbca: '26, 39' },
    audience: 'directors',
    words: {
      en: {
        title: 'Stated capital accounts',
        subtitle: 'What was added to and deducted from the account of each class',
        empty: 'Nothing has been added to this account.',
      },
      fr: {
        title: 'Comptes capital déclaré',
        subtitle: 'Ce qui a été ajouté au compte de chaque catégorie et ce qui en a été déduit',
        empty: 'Rien n’a été ajouté à ce compte.',
      },
    },
    totals: roundingNote,
  },
  {
    name: 'instruments_register',
    register: 'instruments',
    version: '2026-12-20',
    // The Act orders a register of the debts in it alone, which are securities (ss. 2(1), 50(1)).
    under: {},
    audience: 'directors',
    isKept: ({ instruments }) => instruments.length > 0,
    beginsWith: ['option.granted', 'instrument.issued'],
    words: {
      en: {
        title: 'Register of options, warrants, debt and other instruments',
        subtitle: 'Everything that gives a right to shares or to payment, past and present',
        empty: 'There is no instrument.',
      },
      fr: {
        title: 'Registre des options, bons de souscription, titres de créance et autres instruments',
        subtitle: 'Tout ce qui donne ou a donné droit à des actions ou à un paiement',
        empty: 'Il n’y a aucun instrument.',
      },
    },
  },
  {
    name: 'land_register',
    register: 'land',
    under: { obca: '140.1' },
    version: '2026-12-03',
    isKept: ({ statute }) => statute === 'obca',
    words: {
      en: {
        title: 'Register of ownership interests in land in Ontario',
        subtitle:
          'For each property that the corporation owns in Ontario, with the deeds that show when it was acquired and disposed of',
        empty: 'No ownership interest in land in Ontario is entered.',
      },
      fr: {
        title: 'Registre des droits de propriété sur des biens-fonds en Ontario',
        subtitle:
          'Pour chaque bien-fonds dont la société est propriétaire en Ontario, avec les actes qui en montrent l’acquisition et la disposition',
        empty: 'Aucun droit de propriété sur un bien-fonds en Ontario n’est inscrit.',
      },
    },
  },
];

export const registers: readonly Template[] = documents.map((one) => ({
  name: one.name,
  section: 'registers',
  audience: one.audience ?? 'shareholders',
  version: one.version ?? '2026-12-01',
  due: (facts) =>
    one.isKept?.(facts) === false
      ? []
      : [
          {
            subject: '',
            title: one.words[facts.language].title,
            number: null,
            datedOn: null,
            carries: [],
            signees: [],
          },
        ],
  print(facts) {
    const { title, subtitle, empty } = one.words[facts.language];
    const blocks = (facts.registers[one.register] ?? []).map((table) => ({ ...table, empty }));
    return ok({
      layout: 'register',
      title,
      subtitle,
      blocks: [
        ...blocks,
        ...(one.totals?.(facts) ?? []),
        ...keptUnder(facts, one),
        ...uncitedStatuteNote(facts),
      ],
    });
  },
}));

/** The registers that entries of these kinds may begin. */
export const registersBegunBy = (kinds: readonly KindName[]): string[] =>
  documents.flatMap(({ name, beginsWith = [] }) =>
    beginsWith.some((kind) => kinds.includes(kind)) ? name : [],
  );

function keptUnder(facts: BookFacts, { under }: RegisterDocument): Block[] {
  const provision = section(facts, under).section;
  if (provision === undefined) return [];
  const text = facts.language === 'en' ? `Kept under ${provision}.` : `Tenu en vertu de : ${provision}.`;
  return [{ kind: 'note', text }];
}

/** Shares of each class that are held on the date. */
function outstanding({ language, classes, certificates }: BookFacts): Block[] {
  const fields = classes.map(({ classId }) => {
    const held = certificates.filter((one) => one.classId === classId && one.status === 'open');
    const shares = held.reduce((sum, { quantity }) => sum + quantity, 0n);
    const name = classNameOf({ language, classes }, { classId });
    return {
      label: language === 'en' ? `${name}, issued and outstanding` : `${name}, émises et en circulation`,
      value: countIn(language, shares),
    };
  });
  return fields.length === 0 ? [] : [{ kind: 'fields', fields }];
}

/** Where an account has more digits than are printed. */
function roundingNote({ language, capitalEntries }: BookFacts): Block[] {
  if (capitalEntries.every(({ amount }) => parseCents(amount) !== undefined)) return [];
  const text = {
    en: 'Amounts are printed to the nearest cent. The accounts keep the exact figures.',
    fr: 'Les montants sont arrondis au cent près. Les comptes conservent les chiffres exacts.',
  }[language];
  return [{ kind: 'note', text }];
}
