import {
  DECIMAL_PLACES,
  type Decimal,
  formatDecimal,
  parseDecimal,
  ZERO,
} from '@tabellion/kernel/decimal.ts';
import type { AuthorizedChangedPayload, ClassCreatedPayload } from '../../acts/classes.ts';
import type { ClassPayload } from '../../terms/classes.ts';
import { parseNumeric, wholeShares } from '../numeric.ts';
import { jsonOf, jsonsOf, numericOf, type OcfObject, type PlacedObject, textOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';
import { readRatio, wholeRatio } from '../split.ts';
import { dollarsOf } from './currency.ts';
import type { IdTable } from './ids.ts';
import type { KeptObject } from './overlay.ts';

/** A class of shares as the package tells it, for a payload of `class.created`, which the caller checks. Of dividends,
 *  redemption, restrictions and series the format says nothing that an act could hold: what stands here of them is assumed
 *  (`classDoubts`). */
export function readClass(
  { byType }: PackageIndex,
  object: OcfObject,
  ids: IdTable,
): Record<Exclude<keyof ClassCreatedPayload, 'redemption' | 'nameFr'>, unknown> {
  return {
    classId: ids.idOf('class', object.id),
    name: textOf(object, 'name'),
    kind: isCommon(object) ? 'common' : 'preferred',
    votesPerShare: spelled(numericOf(object, 'votes_per_share')),
    dividend: assumedRights(isCommon(object)).dividend,
    liquidation: readLiquidation(object, byType.get('STOCK_CLASS')),
    redeemable: false,
    retractable: false,
    convertible: readConvertible(object, byType.get('STOCK_CLASS'), (id) => ids.idOf('class', id)),
    authorized: readAuthorized(object),
    prefix: prefixOf(object),
    seriesAllowed: false,
    seriesOf: null,
    restrictions: null,
    price: null,
    amendment: null,
  };
}

/** The format says nothing of dividends and of what remains: a common class has a part in both, a preferred class
 *  what the directors declare. */
const assumedRights = (isOrdinary: boolean) =>
  ({
    dividend: { type: isOrdinary ? 'participating' : 'discretionary' },
    liquidation: { type: isOrdinary ? 'residual' : 'none' },
  }) as const;

/** Whether rights, restrictions or series of a class are not in its object, so that whoever reads it assumes others.
 *  @param object  as it is written, with what a package told of the class before */
export function losesClassRights(payload: ClassCreatedPayload, object: OcfObject): boolean {
  const { kind, dividend, liquidation, redeemable, retractable, seriesAllowed, seriesOf, restrictions } =
    payload;
  const assumed = assumedRights(kind === 'common');
  const isPreferenceSaid = liquidation.type === 'preference' && preferenceOf(object) === liquidation.amount;
  return (
    dividend.type !== assumed.dividend.type ||
    (liquidation.type !== assumed.liquidation.type && !isPreferenceSaid) ||
    redeemable ||
    retractable ||
    seriesAllowed ||
    seriesOf !== null ||
    restrictions !== null ||
    // The format has one name, and no word on the rank of a class.
    payload.nameFr !== undefined ||
    payload.amendment?.isBelowOthers === true
  );
}

/** Facts of a class that an act states differently from the package, or in its place. */
export type ClassDoubt =
  /** Dividends and redemption, and of a class without a told preference its part in a liquidation: the format says none of it. */
  | 'rights_assumed'
  /** How the class converts: into a class that is not there, by no ratio, or in several ways. */
  | 'conversion_left_out'
  /** A preference that cannot be spelled in dollars for a share, its cap, or a par value. */
  | 'preference_left_out';

/** Facts of a STOCK_CLASS that are assumed or left out, each to be reported. */
export function classDoubts(object: OcfObject, { convertible, liquidation }: ClassPayload): ClassDoubt[] {
  const ways = jsonsOf(object, 'conversion_rights').length;
  const isPreferred = liquidation.type === 'preference';
  const multiple = numericOf(object, 'liquidation_preference_multiple');
  const isLeftOut =
    (multiple !== undefined && multiple !== ZERO && !isPreferred) ||
    object.participation_cap_multiple !== undefined ||
    jsonOf(object, 'par_value') !== undefined;
  return [
    'rights_assumed',
    ...(ways > (convertible === null ? 0 : 1) ? (['conversion_left_out'] as const) : []),
    ...(isLeftOut ? (['preference_left_out'] as const) : []),
  ];
}

type Classes = ReadonlyMap<string, Pick<PlacedObject, 'object'>>;

/** A preferred class is paid so many times its price for a share first, of several the one of the highest seniority
 *  first; what is not told so is assumed.
 *  @param classes  all of the package, by their ids */
function readLiquidation(object: OcfObject, classes: Classes | undefined): unknown {
  const dollars = preferenceOf(object);
  const assumed = assumedRights(isCommon(object)).liquidation;
  if (dollars === undefined) return assumed;
  const preferred = [...(classes?.values() ?? [])].filter((one) => preferenceOf(one.object) !== undefined);
  const own = seniorityOf(object);
  const above = new Set(preferred.map((one) => seniorityOf(one.object)).filter((one) => one > own));
  // An act has a hundred ranks.
  return above.size < 100 ? { type: 'preference', amount: dollars, rank: above.size + 1 } : assumed;
}

const seniorityOf = (object: OcfObject): Decimal => numericOf(object, 'seniority') ?? ZERO;

const isCommon = (object: OcfObject): boolean => textOf(object, 'class_type') !== 'PREFERRED';

/** Dollars for a share of a preferred class; undefined where price or multiple is not told, the price is one of another
 *  currency, or their product has more places than an act holds. */
function preferenceOf(object: OcfObject): string | undefined {
  const multiple = numericOf(object, 'liquidation_preference_multiple');
  const price = parseNumeric(dollarsOf(object, 'price_per_share'));
  if (isCommon(object) || !multiple || !price) return undefined;
  const one = 10n ** BigInt(DECIMAL_PLACES);
  const dollars = formatDecimal(((multiple * price) / one) as Decimal);
  return (multiple * price) % one === 0n && parseDecimal(dollars) !== undefined ? dollars : undefined;
}

/** Another authorized number, for a payload of `authorized.changed`. */
export function readAuthorizedChange(
  object: OcfObject,
  ids: IdTable,
): Record<Exclude<keyof AuthorizedChangedPayload, 'isBelowOthers'>, unknown> {
  const number = numericOf(object, 'new_shares_authorized');
  return {
    classId: ids.idOf('class', textOf(object, 'stock_class_id') ?? ''),
    seriesOf: null,
    authorized: number === undefined ? undefined : wholeShares(number)?.toString(),
    resolution: null,
    registryCertificate: null,
  };
}

/** The members of a TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT that the act holds. */
export function writeAuthorizedChange(
  { classId, authorized }: AuthorizedChangedPayload,
  ids: IdTable,
): KeptObject {
  return { stock_class_id: ids.nameOf(classId), new_shares_authorized: authorized };
}

/** Certificate numbers are `A-1`: the prefix of the book has no dash at its end. */
export function prefixOf(object: OcfObject): string {
  return (textOf(object, 'default_id_prefix') ?? '').replace(/-$/, '');
}

/** The members of a STOCK_CLASS that the act holds; a prefix that was spelled without a dash stays so. */
export function writeClass(payload: ClassPayload, original: OcfObject | undefined): KeptObject {
  const given = original && textOf(original, 'default_id_prefix');
  return {
    name: payload.name,
    class_type: payload.kind === 'common' ? 'COMMON' : 'PREFERRED',
    votes_per_share: payload.votesPerShare,
    initial_shares_authorized: payload.authorized === 'unlimited' ? 'UNLIMITED' : payload.authorized,
    default_id_prefix: given === payload.prefix ? given : `${payload.prefix}-`,
  };
}

function readAuthorized(object: OcfObject): string | undefined {
  const word = textOf(object, 'initial_shares_authorized');
  if (word === 'UNLIMITED') return 'unlimited';
  const number = numericOf(object, 'initial_shares_authorized');
  return number === undefined ? undefined : wholeShares(number)?.toString();
}

/** The first right; its ratio as whole numbers. A class that is not there, or a future round, cannot be named. */
function readConvertible(
  object: OcfObject,
  classes: Classes | undefined,
  idOf: (id: string) => string,
): unknown {
  const [right] = jsonsOf(object, 'conversion_rights');
  const target = right && textOf(right, 'converts_to_stock_class_id');
  const ratio = right && readRatio(jsonOf(jsonOf(right, 'conversion_mechanism') ?? {}, 'ratio'));
  if (!target || !ratio || !classes?.has(target)) return null;
  return { into: idOf(target), ...wholeRatio(ratio) };
}

const spelled = (number: Decimal | undefined): string | undefined =>
  number === undefined ? undefined : formatDecimal(number);
