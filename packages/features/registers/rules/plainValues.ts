/** Plain values of acts on record, and how they differ between versions. */
import { isOutsideArticles } from '@tabellion/book/acts/classes.ts';
import type { ChangeAct, Payloads } from '@tabellion/book/acts/kinds.ts';
import { isInKind } from '@tabellion/book/issuing.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { PlainValue, PlainValueKind } from '../plainValue.ts';

/** Nobody keeps track in a form of more certificates one by one. */
const LISTED = 10;

type Resolution = { readonly number: string; readonly date: PlainDate } | null;
export type TransferPayload = Payloads['transferred'];
export type ReturnedSharesPayload = Payloads['repurchased' | 'redeemed' | 'surrendered' | 'cancelled'];
export type SplitActPayload = Payloads['class.split'];

/** The values of an act that may be said again by themselves; none of acts that are said again in forms of their own. */
export function plainValuesOf(act: ChangeAct): readonly PlainValue[] {
  const { payload } = act;
  const own = ownValuesOf(act);
  if (act.kind === 'class.created')
    return act.payload.amendment === null
      ? []
      : [...own, ...resolutionOf(act.payload.amendment.resolution, 'amendment.resolution')];
  return 'resolution' in payload ? [...own, ...resolutionOf(payload.resolution, 'resolution')] : own;
}

function ownValuesOf(act: ChangeAct): readonly PlainValue[] {
  switch (act.kind) {
    case 'issued':
      return act.payload.issues.length > LISTED ? [] : act.payload.issues.flatMap(valuesOfIssue);
    case 'transferred': {
      const { transfers, consideration } = act.payload;
      const shares = transfers.flatMap((one, at) => [
        plain('transferee', `transfers.${at}.personId`, one.personId, labelOf(one)),
        plain('quantity', `transfers.${at}.quantity`, one.quantity, labelOf(one)),
      ]);
      return [
        ...(isPlainTransfer(act.payload) ? shares : []),
        plain('consideration', 'consideration.kind', consideration?.kind ?? null),
        plain('considerationAmount', 'consideration.amount', consideration?.amount ?? null),
      ];
    }
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return isPlainReturn(act.payload) ? [plain('quantity', 'quantity', act.payload.quantity)] : [];
    case 'class.split':
    case 'class.consolidated':
      return [
        ...(isPlainDivision(act.payload)
          ? [
              plain('numerator', 'ratio.numerator', act.payload.ratio.numerator),
              plain('denominator', 'ratio.denominator', act.payload.ratio.denominator),
            ]
          : []),
        ...valuesOfPayment(act.payload),
      ];
    case 'appointed':
      return act.payload.position === 'director'
        ? [plain('consentOn', 'consentOn', act.payload.consentOn)]
        : [];
    case 'class.created': {
      const { amendment } = act.payload;
      const at = 'amendment.registryCertificate';
      return amendment === null ? [] : [plain('registryCertificate', at, amendment.registryCertificate)];
    }
    case 'class.amended': {
      const { registryCertificate, changes } = act.payload;
      return isOutsideArticles(changes)
        ? []
        : [plain('registryCertificate', 'registryCertificate', registryCertificate)];
    }
    case 'authorized.changed': {
      const { authorized, registryCertificate } = act.payload;
      return [
        plain('authorized', 'authorized', authorized === 'unlimited' ? null : authorized),
        plain('registryCertificate', 'registryCertificate', registryCertificate),
      ];
    }
    case 'capital.opened':
      return [plain('amount', 'amount', act.payload.amount)];
    case 'capital.adjusted':
      return [plain('amount', 'change', act.payload.change.replace('-', ''))];
    case 'pool.reserved':
    case 'pool.adjusted':
      return [plain('quantity', 'quantity', act.payload.quantity)];
    default:
      return [];
  }
}

const plain = (what: PlainValueKind, name: string, value: string | null, of = ''): PlainValue => ({
  name,
  what,
  of,
  value: value ?? '',
});

const labelOf = ({ certificate }: { readonly certificate: { readonly label: string } | null }): string =>
  certificate?.label ?? '';

function valuesOfIssue(one: Payloads['issued']['issues'][number], at: number): readonly PlainValue[] {
  const path = `issues.${at}`;
  const of = labelOf(one);
  const { quantity, consideration, paidOn, takenOver } = one;
  // Money paid is price times shares; the price is restated in the form of the issue.
  const amount = consideration === null || isPriced(one) ? undefined : consideration.amount;
  return [
    plain('quantity', `${path}.quantity`, quantity, of),
    ...(amount === undefined ? [] : [plain('amount', `${path}.consideration.amount`, amount, of)]),
    ...(takenOver === null && isInKind(consideration?.kind)
      ? [plain('considerationText', `${path}.consideration.text`, consideration?.text ?? null, of)]
      : []),
    ...(takenOver === null ? [plain('paidOn', `${path}.paidOn`, paidOn, of)] : []),
  ];
}

/** Whether money was paid at a price. Property or past service valued by the directors does not follow the
 *  number of shares (CBCA s. 25(4)). Where the kind is unknown, the price counts. */
export const isPriced = ({ price, consideration }: Payloads['issued']['issues'][number]): boolean =>
  price !== null && consideration !== null && [null, 'money'].includes(consideration.kind);

/** Directors attest and pass what is paid for fractions (CBCA s. 35(1)(b), (3)). */
const valuesOfPayment = ({ acquired }: SplitActPayload): readonly PlainValue[] =>
  acquired === undefined
    ? []
    : [
        plain('solvencyOn', 'acquired.solvencyOn', acquired.solvencyOn),
        plain('directorsResolution', 'acquired.resolution.number', acquired.resolution?.number ?? null),
        plain('directorsResolutionOn', 'acquired.resolution.date', acquired.resolution?.date ?? null),
      ];

/** A resolution stands with its number and its day, or not at all. */
const resolutionOf = (input: Resolution, path: string): readonly PlainValue[] => [
  plain('resolution', `${path}.number`, input?.number ?? null),
  plain('resolutionOn', `${path}.date`, input?.date ?? null),
];

/** Vesting shares are counted where they are recorded. */
export const isPlainTransfer = ({ transfers, balance }: TransferPayload): boolean =>
  transfers.length <= LISTED &&
  transfers.every(({ vesting }) => vesting === null) &&
  (balance === null || balance.outcome === 'cancelled' || balance.vesting === null);

export const isPlainReturn = ({ balance }: ReturnedSharesPayload): boolean =>
  balance === null || balance.vesting === null;

export const isPlainDivision = ({ reissued }: SplitActPayload): boolean =>
  reissued.every(({ into }) => into === null || into.vesting === null);

/** Values that a version says otherwise than the one before, in the order of the later one. */
export interface ChangedValue {
  readonly what: PlainValueKind;
  readonly of: string;
  readonly before: string;
  readonly after: string;
}

/** Values that a correction changes; empty where one of the two versions states none. */
export function differingValues(before: ChangeAct, after: ChangeAct): readonly ChangedValue[] {
  const [was, is] = [before, after].map((act) => new Map(plainValuesOf(act).map((one) => [one.name, one])));
  return [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])].flatMap((name) => {
    const [earlier, later] = [was?.get(name), is?.get(name)];
    const { what, of } = later ?? earlier ?? {};
    const values = { before: earlier?.value ?? '', after: later?.value ?? '' };
    return what === undefined || of === undefined || values.before === values.after
      ? []
      : [{ what, of, ...values }];
  });
}

/** Whether a version says something else otherwise too. */
export const hasOtherDifferences = (before: ChangeAct, after: ChangeAct): boolean =>
  canonicalJson(withoutPlain(before)) !== canonicalJson(withoutPlain(after));

const withoutPlain = (act: ChangeAct): unknown =>
  [...plainValuesOf(act).map(({ name }) => name), ...amountsOf(act)].reduce<unknown>(
    (payload, name) => put(payload, name.split('.'), null),
    act.payload,
  );

/** Where amounts stand that follow from other plain values: the price of so many shares. */
const amountsOf = (act: ChangeAct): readonly string[] =>
  act.kind === 'issued' && act.payload.issues.length <= LISTED
    ? act.payload.issues.flatMap((one, at) => (isPriced(one) ? [`issues.${at}.consideration.amount`] : []))
    : [];

/** The same payload with one value in its place; what stands on the way to it is made where there is nothing. */
export function put(
  within: unknown,
  [first = '', ...rest]: readonly string[],
  value: string | null,
): unknown {
  if (Array.isArray(within))
    return within.map((one: unknown, at) => (String(at) === first ? put(one, rest, value) : one));
  const members = typeof within === 'object' && within !== null ? within : {};
  const inner = (members as Readonly<Record<string, unknown>>)[first];
  return { ...members, [first]: rest.length === 0 ? value : put(inner, rest, value) };
}
