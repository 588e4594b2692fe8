/** Objects of a package that no act holds: kept as they came, and exported with the register. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import type { ClassPayload } from '../../terms/classes.ts';
import { isCapitalComment } from '../capitalComments.ts';
import { isJsonObject, type JsonObject, type OcfObject, textsOf } from '../object.ts';
import type { List } from '../readPackage.ts';
import { readCreatedOn } from './createdOnComment.ts';
import { hasForeignMoney } from './currency.ts';
import type { IdTable, Subject } from './ids.ts';
import type { ImportedAct } from './importedAct.ts';
import type { PackageImport } from './recording.ts';
import type { ExportFacts } from './written.ts';

/** Members that name something by the id of the package. */
const REFERENCES: ReadonlyMap<string, Subject> = new Map([
  ['stakeholder_id', 'person'],
  ['stock_class_id', 'class'],
  ['stock_class_ids', 'class'],
  ['converts_to_stock_class_id', 'class'],
  ['stock_plan_id', 'pool'],
  ['security_id', 'security'],
  ['security_ids', 'security'],
  ['resulting_security_ids', 'security'],
  ['balance_security_id', 'security'],
]);

/** Members that name something by an id that it keeps. */
const CITATIONS: ReadonlySet<string> = new Set([
  'vesting_terms_id',
  'stock_legend_ids',
  'split_transaction_id',
  'issuance_ids',
]);

/** Every id that an object gives or names: whoever names one of an object that stays out, stays out with it. */
export function idsIn({ object_type: type, ...object }: OcfObject): {
  gives: readonly string[];
  names: readonly string[];
} {
  const names = Object.entries(object).flatMap(([member, value]) =>
    REFERENCES.has(member) || CITATIONS.has(member) ? [value].flat().map(String) : [],
  );
  const security = object.security_id;
  const isIssuance = type.endsWith('_ISSUANCE') && typeof security === 'string';
  return { gives: isIssuance ? [object.id, security] : [object.id], names };
}

/** Objects whose own id is one of the book. */
const SUBJECTS: ReadonlyMap<string, Subject> = new Map([
  ['STAKEHOLDER', 'person'],
  ['STOCK_CLASS', 'class'],
  ['STOCK_PLAN', 'pool'],
]);

export interface KeptObject {
  readonly object: OcfObject;
  /** An act holds it: what the act does not say of it leaves with what the act says. Else the object leaves as it is. */
  readonly isHeld: boolean;
  /** Particulars by its act, for a class that an act holds: its members are exported verbatim while the
   *  register says the same. */
  readonly stored: ClassParticulars | null;
}

type ClassParticulars = Pick<ClassPayload, 'convertible' | 'liquidation'>;

/** Objects that no act holds, but for the endings in whose place an act cancels the shares; and of those held
 *  in part, the classes that come in and prices in another currency. Each stays verbatim, except that
 *  subjects of the register are named by its ids. */
export function objectsToKeep({ kept, different, acts }: PackageImport, ids: IdTable): readonly KeptObject[] {
  const ended = new Set(
    different.flatMap(({ object, difference }) => (ENDED.has(difference) ? [object] : [])),
  );
  const classes = acts.flatMap((act) => (act.kind === 'class.created' ? classOf(act, ids) : []));
  const paid = acts.flatMap(foreignPricesOf);
  const beside = kept.filter(({ object }) => !ended.has(object));
  return [
    ...classes,
    ...paid.map((object) => ({ object, isHeld: true, stored: null })),
    ...beside.map(({ object }) => ({ object: renamed(object, ids), isHeld: false, stored: null })),
  ];
}

function classOf({ payload, from }: ImportedAct<'class.created'>, ids: IdTable): readonly KeptObject[] {
  const stored = { convertible: payload.convertible, liquidation: payload.liquidation };
  return from.map(({ object }) => ({ object: renamed(object, ids), isHeld: true, stored }));
}

/** Prices in another currency, of certificates whose act has none, and of shares that were bought back. */
function foreignPricesOf(act: ImportedAct): readonly OcfObject[] {
  if (act.kind === 'issued') return issuePricesOf(act);
  const [object] = act.from.map((one) => one.object);
  const isBought = act.kind === 'repurchased' || act.kind === 'redeemed';
  if (!isBought || object === undefined || !hasForeignMoney(object)) return [];
  const { object_type, price } = object;
  return [{ object_type, id: endingOf(act.payload.source.securityId), price }];
}

function issuePricesOf({ payload, from }: ImportedAct<'issued'>): readonly OcfObject[] {
  return payload.issues.flatMap(({ securityId }, at) => {
    const object = from[at]?.object;
    if (object === undefined || !hasForeignMoney(object)) return [];
    const { object_type, share_price, cost_basis } = object;
    const id = issuanceIdOf(securityId);
    return [{ object_type, id, share_price, ...(cost_basis !== undefined && { cost_basis }) }];
  });
}

/** The id under which the end of a security is kept: it leaves with the id of its act, which nobody knows when a
 *  package comes in, and a security ends once. */
const endingOf = (securityId: string): string => `${securityId}-ended`;

/** The id with which the issuance of a security leaves. */
export const issuanceIdOf = (securityId: string): string => `${securityId}-issued`;

const ENDED: ReadonlySet<string> = new Set(['ended_as_cancelled', 'ended_without_capital']);

function renamed(object: OcfObject, ids: IdTable): OcfObject {
  const subject = SUBJECTS.get(object.object_type);
  const id = subject && ids.find(subject, object.id);
  const members = renamedMembers(object, ids) as OcfObject;
  return id === undefined ? members : { ...members, id };
}

function renamedMembers(value: JsonObject, ids: IdTable): JsonObject {
  const inner = (one: unknown, subject: Subject | undefined): unknown => {
    if (Array.isArray(one)) return one.map((each) => inner(each, subject));
    if (isJsonObject(one)) return renamedMembers(one, ids);
    return subject !== undefined && typeof one === 'string' ? (ids.find(subject, one) ?? one) : one;
  };
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, inner(one, REFERENCES.get(member))]),
  );
}

/** One object of each key leaves. */
export const keyOf = ({ object_type: type, id }: OcfObject): string => `${type} ${id}`;

/** Kept members of objects that acts hold, by `keyOf`. */
export type KeptMembers = ReadonlyMap<string, KeptObject>;

/** A bare object of an act, with the further members of the kept one. What the register says otherwise than the package did,
 *  goes before. */
export function withKeptMembers(
  object: OcfObject,
  act: EffectiveAct,
  { kept, written }: { readonly kept: KeptMembers; readonly written: ExportFacts },
): OcfObject {
  const before = kept.get(keyOf({ ...object, id: keptIdOf(object, act) }));
  if (before === undefined || hasPrice(act, object)) return object;
  const made: Record<string, unknown> = { ...object, ...before.object, id: object.id };
  if (act.kind !== 'class.created' || before.stored === null) return made as OcfObject;
  const { classId, convertible, liquidation } = act.payload;
  const { conversion_rights, seniority } = object;
  if (!isSame(convertible, before.stored.convertible) || written.showsRounding(classId))
    replace(made, { conversion_rights });
  if (!isSame(liquidation, before.stored.liquidation)) replace(made, { ...PREFERENCE, seniority });
  // The register's own words on the day and on the account go before what the package said of them.
  const ofOthers = textsOf(before.object, 'comments').filter(
    (one) => readCreatedOn('class', { ...object, comments: [one] }) === undefined && !isCapitalComment(one),
  );
  const isOurs = readCreatedOn('class', before.object) !== undefined;
  const ours = textsOf(object, 'comments').filter((one) => isOurs || isCapitalComment(one));
  const comments = [...ofOthers, ...ours];
  replace(made, { comments: comments.length > 0 ? comments : before.object.comments && [] });
  return made as OcfObject;
}

const isSame = (now: unknown, then: unknown): boolean => canonicalJson(now) === canonicalJson(then);

/** Members that say what is paid first for a share. */
const PREFERENCE = {
  liquidation_preference_multiple: undefined,
  participation_cap_multiple: undefined,
  price_per_share: undefined,
};

function replace(made: Record<string, unknown>, members: Readonly<Record<string, unknown>>): void {
  for (const [member, value] of Object.entries(members)) {
    if (value === undefined) delete made[member];
    else made[member] = value;
  }
}

const keptIdOf = ({ id }: OcfObject, act: EffectiveAct): string =>
  (act.kind === 'repurchased' || act.kind === 'redeemed') && id === act.root
    ? endingOf(act.payload.source.securityId)
    : id;

/** Whether the register has a price of the certificate meanwhile, or of the shares that were bought back. */
function hasPrice(act: EffectiveAct, { id }: OcfObject): boolean {
  if (act.kind === 'issued')
    return act.payload.issues.some(
      ({ securityId, price }) => issuanceIdOf(securityId) === id && price !== null,
    );
  return (act.kind === 'repurchased' || act.kind === 'redeemed') && act.payload.price !== null;
}

/** The list of the manifest in which objects of a type stand; undefined for those that stand in none. */
export function listOfType(type: string): List | undefined {
  return type.startsWith('TX_') ? 'transactions_files' : BY_TYPE.get(type);
}

const BY_TYPE: ReadonlyMap<string, List> = new Map([
  ['STAKEHOLDER', 'stakeholders_files'],
  ['STOCK_CLASS', 'stock_classes_files'],
  ['STOCK_PLAN', 'stock_plans_files'],
  ['STOCK_LEGEND_TEMPLATE', 'stock_legend_templates_files'],
  ['VESTING_TERMS', 'vesting_terms_files'],
  ['VALUATION', 'valuations_files'],
  ['FINANCING', 'financings_files'],
  ['DOCUMENT', 'documents_files'],
]);
