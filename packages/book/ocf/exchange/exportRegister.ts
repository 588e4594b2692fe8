import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { EffectiveAct, KindName } from '../../acts/kinds.ts';
import { shownAnomalies } from '../../anomaly.ts';
import type { Book } from '../../book.ts';
import type { Json, OcfObject } from '../object.ts';
import type { Export } from '../writePackage.ts';
import { exportObjects } from './exportPackage.ts';
import { freshObjects } from './freshObjects.ts';
import { freshVesting } from './freshVesting.ts';
import { IdTable } from './ids.ts';
import { loses } from './losses.ts';
import type { ImportedPerson } from './persons.ts';
import type { ImportedAct } from './recording.ts';
import { openingsOf, Written } from './written.ts';

/** A register to write as a package of version 1.2.0. */
export interface Register {
  readonly issuerId: string;
  readonly asOf: PlainDate;
  /** What the history says, in the order of the fold (`effectiveActsInSteps`). */
  readonly acts: readonly EffectiveAct[];
  /** The book of these acts. */
  readonly book: Book;
  /** Holders with their names, which lie outside of acts. */
  readonly persons: readonly ImportedPerson[];
  /** Of prices (ISO 4217). */
  readonly currency: string;
}

/** An act that the format cannot say as it is: no object tells it, or one that tells less or otherwise. */
export interface Inexact {
  readonly root: string;
  readonly kind: KindName;
}

/** The register as objects of the format, by the register's own ids. Positions, articles and addresses have no place in
 *  it and are no loss; acts about shares that do not fit it are told. */
export function exportRegister(register: Register): {
  readonly export: Export;
  readonly inexact: readonly Inexact[];
} {
  const acts: ImportedAct[] = [];
  const inexact: Inexact[] = [];
  const vesting: { terms: OcfObject; start: OcfObject }[] = [];
  const { book, currency } = register;
  const isLeftOut = leftOutOf(book);
  const told: EffectiveAct[] = [];
  for (const act of register.acts) {
    if (act.voided || act.effectiveOn > register.asOf) continue;
    if (!isLeftOut(act)) told.push(act);
    else if (!ELSEWHERE.has(act.kind)) inexact.push({ root: act.root, kind: act.kind });
  }
  const written = new Written(told);
  const priceOf = (securityId: string) => book.tables.certificates.get(securityId)?.price ?? null;
  for (const act of told) {
    if (ELSEWHERE.has(act.kind)) continue;
    const objects = freshObjects(act, { currency, priceOf, written });
    if (objects === undefined || loses(act, written)) inexact.push({ root: act.root, kind: act.kind });
    if (objects === undefined) continue;
    const from = objects.map((object) => ({ object, where: { file: '' } }));
    // An effective act is an imported one with a place in the history; kind and payload stay together.
    acts.push({ kind: act.kind, effectiveOn: act.effectiveOn, payload: act.payload, from } as ImportedAct);
    for (const { securityId } of openingsOf(act)) {
      const terms = written.termsOf(securityId);
      if (terms) vesting.push(freshVesting(securityId, terms));
    }
  }
  const persons = register.persons.map((person) => ({
    ...person,
    from: { object: { object_type: 'STAKEHOLDER', id: person.personId }, where: { file: '' } },
  }));
  const noNames = new IdTable(() => '');
  const made = [...exportObjects({ persons, acts }, noNames).values()];
  const holders = new Set(made.map(({ stakeholder_id: id }) => id));
  const ofType = (matches: (type: string) => boolean) =>
    made.filter((one) => matches(String(one.object_type)));
  return {
    inexact,
    export: {
      manifest: manifestOf(register, inexact),
      objects: {
        // Whoever is in the registers for something else than shares stays out of the package.
        stakeholders_files: ofType((type) => type === 'STAKEHOLDER').filter(({ id }) => holders.has(id)),
        stock_classes_files: ofType((type) => type === 'STOCK_CLASS'),
        stock_plans_files: ofType((type) => type === 'STOCK_PLAN'),
        vesting_terms_files: vesting.map(({ terms }) => terms),
        transactions_files: [
          ...ofType((type) => type.startsWith('TX_')),
          ...vesting.map(({ start }) => start),
        ],
      },
    },
  };
}

/** Whether the registers show nothing of an act, because it does not fit them. */
function leftOutOf({ anomalies, tables }: Book): (act: EffectiveAct) => boolean {
  const roots = new Set(anomalies.filter(({ code }) => !shownAnomalies.has(code)).map(({ root }) => root));
  return (act) =>
    roots.has(act.root) && !openingsOf(act).some(({ securityId }) => tables.certificates.has(securityId));
}

/** What the format has no place for, so that leaving it out loses nothing. Every other kind is written, or told. */
const ELSEWHERE: ReadonlySet<KindName> = new Set<KindName>([
  'incorporated',
  'person.added',
  'person.changed',
  'appointed',
  'consent.given',
  'ceased',
  'name.changed',
  'address.changed',
  'yearend.changed',
  'articles.amended',
  'continued',
  // Who has significant control is not about shares, and not for whoever reads these.
  'control.stated',
  'control.ended',
  'control.reviewed',
  'control.filed',
  'class.valued',
]);

/** What the format cannot say stands in the comments of the issuer, in English as all of it. */
function manifestOf({ issuerId, asOf, book, acts }: Register, inexact: readonly Inexact[]): Json {
  const [corporation] = Array.from(book.tables.corporation.now(), ({ value }) => value);
  const federal = corporation?.jurisdiction === 'CA';
  const days = new Map(acts.map(({ root, effectiveOn }) => [root, effectiveOn]));
  const comments = inexact.map(
    ({ root, kind }) => `The format does not say as it is: ${kind} of ${days.get(root)} (${root})`,
  );
  return {
    ocf_version: '1.2.0',
    file_type: 'OCF_MANIFEST_FILE',
    as_of: asOf,
    issuer: {
      id: issuerId,
      object_type: 'ISSUER',
      legal_name: corporation?.name ?? '',
      formation_date: corporation?.incorporatedOn ?? asOf,
      country_of_formation: 'CA',
      ...(corporation && !federal && { country_subdivision_of_formation: corporation.jurisdiction }),
      tax_ids: [],
      ...(comments.length > 0 && { comments }),
    },
  };
}
