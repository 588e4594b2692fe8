import type { OpeningShape } from '../../acts/securities.ts';
import type { AcquisitionKind, SplitKind } from '../../terms/securities.ts';
import { type JsonObject, jsonOf, type OcfObject } from '../object.ts';
import { isSameRatio, readRatio } from '../split.ts';
import { restIdOf } from './cancelledRest.ts';
import { writeAuthorizedChange, writeClass } from './classes.ts';
import type { IdTable } from './ids.ts';
import type { ImportedAct } from './importedAct.ts';
import { type KeptObject, overlay } from './overlay.ts';
import { writePerson } from './persons.ts';
import type { PackageImport } from './recording.ts';

/** Objects that came in with a package, each as the book has it now. Objects that no act holds are not among
 *  them: they stay as they were. */
export function exportObjects(
  { persons, acts }: Pick<PackageImport, 'persons' | 'acts'>,
  ids: IdTable,
): ReadonlyMap<unknown, JsonObject> {
  const made = new Map<OcfObject, JsonObject>();
  const note = (object: OcfObject, held: KeptObject) =>
    made.set(object, overlay(made.get(object) ?? object, held));
  for (const person of persons) note(person.from.object, writePerson(person));
  for (const act of acts) {
    const written = writeAct(act, ids);
    for (const [index, { object }] of act.from.entries()) note(object, written[index] ?? {});
  }
  return made;
}

/** One for each of the act's objects, in their order: what the act says of it. */
function writeAct(act: ImportedAct, ids: IdTable): readonly KeptObject[] {
  switch (act.kind) {
    case 'class.created':
      return [writeClass(act.payload, act.from[0]?.object)];
    case 'authorized.changed':
      return [{ date: act.effectiveOn, ...writeAuthorizedChange(act.payload, ids) }];
    case 'issued':
      return writeIssues(act, ids);
    case 'option.exercised':
    case 'instrument.converted': {
      // Objects of the instrument stand first, whole as they are.
      const issues = writeIssues(act, ids);
      return [...Array.from({ length: Math.max(0, act.from.length - issues.length) }, () => ({})), ...issues];
    }
    case 'transferred':
      return writeTransfer(act, ids);
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return writeReturn(act, ids);
    case 'converted':
      return writeConversion(act, ids);
    case 'reissued':
      return writeReissue(act, ids);
    case 'vesting.accelerated':
      return [{ date: act.effectiveOn, quantity: act.payload.quantity }];
    case 'class.split':
    case 'class.consolidated':
      return writeSplit(act, ids);
    default:
      return [];
  }
}

function writeIssues(
  act: ImportedAct<'issued' | 'option.exercised' | 'instrument.converted'>,
  ids: IdTable,
): readonly KeptObject[] {
  return act.payload.issues.map((one) => ({
    ...writeOpening(act, one, ids),
    // The format asks for a price: one that no act holds stays as it came.
    ...(one.price !== null && { share_price: { amount: one.price } }),
    ...(one.consideration &&
      act.from.at(-1)?.object.cost_basis !== undefined && {
        cost_basis: { amount: one.consideration.amount },
      }),
  }));
}

function writeTransfer(act: ImportedAct<'transferred'>, ids: IdTable): readonly KeptObject[] {
  const { source, transfers, balance } = act.payload;
  const { classId, personId } = source;
  const kept = balance?.outcome === 'reissued' ? balance : null;
  const transfer = {
    ...writeEnding(act, { source, balance: kept }, ids),
    // Only an act of ours cancels the rest; the format needs a security for it.
    ...(balance?.outcome === 'cancelled' && {
      balance_security_id: restIdOf(act.from[0]?.object.id ?? ''),
    }),
    quantity: String(transfers.reduce((sum, one) => sum + BigInt(one.quantity), 0n)),
    resulting_security_ids: transfers.map(({ securityId }) => ids.nameOf(securityId)),
  };
  return [
    transfer,
    ...transfers.map((one) => writeOpening(act, { ...one, classId }, ids)),
    ...(kept ? [writeOpening(act, { ...kept, classId, personId }, ids)] : []),
  ];
}

function writeReturn(act: ImportedAct<AcquisitionKind>, ids: IdTable): readonly KeptObject[] {
  const { source, balance, quantity } = act.payload;
  const { classId, personId } = source;
  const opened = balance ? [writeOpening(act, { ...balance, classId, personId }, ids)] : [];
  // A transaction that no act tells is kept to the letter: only what it leaves open is held.
  if (act.from[0]?.object.object_type === 'TX_STOCK_ISSUANCE') return opened;
  const price = 'price' in act.payload ? act.payload.price : null;
  const paid = price === null ? {} : { price: { amount: price } };
  const isRetracted = act.from[0]?.object.object_type === 'TX_STOCK_RETRACTION';
  const written = isRetracted ? paid : { quantity, ...paid };
  const ending = { ...writeEnding(act, { source, balance }, ids), ...written };
  return [ending, ...opened];
}

function writeConversion(act: ImportedAct<'converted'>, ids: IdTable): readonly KeptObject[] {
  const { source, balance, quantity, into } = act.payload;
  const { classId, personId } = source;
  const opened = into.securities.map((one) =>
    writeOpening(act, { ...one, classId: into.classId, personId }, ids),
  );
  const conversion = {
    ...writeEnding(act, { source, balance }, ids),
    quantity_converted: quantity,
    resulting_security_ids: into.securities.map(({ securityId }) => ids.nameOf(securityId)),
  };
  const kept = balance ? [writeOpening(act, { ...balance, classId, personId }, ids)] : [];
  return [conversion, ...opened, ...kept];
}

function writeReissue(act: ImportedAct<'reissued'>, ids: IdTable): readonly KeptObject[] {
  const { sources, into } = act.payload;
  const { classId = '', personId = '' } = sources[0] ?? {};
  const date = act.effectiveOn;
  const opened = into.map((one) => writeOpening(act, { ...one, classId, personId }, ids));
  // A transfer to its own holder, or several certificates that become one, say the rest in their own members.
  const isReissuance = ['TX_STOCK_REISSUANCE', 'TX_STOCK_CANCELLATION'];
  if (!isReissuance.includes(act.from[0]?.object.object_type ?? '')) return [{ date }, ...opened];
  const ended = sources.map(({ securityId, quantity }) => ({
    date,
    security_id: ids.nameOf(securityId),
    ...(sources.length === 1
      ? { resulting_security_ids: into.map((one) => ids.nameOf(one.securityId)) }
      : { quantity }),
  }));
  return [...ended, ...opened];
}

function writeSplit(act: ImportedAct<SplitKind>, ids: IdTable): readonly KeptObject[] {
  const { classId, ratio, reissued } = act.payload;
  const split = act.from[0]?.object;
  const before = split && readRatio(jsonOf(split, 'split_ratio'));
  const isSame = before && isSameRatio(before, ratio);
  const written: KeptObject = {
    date: act.effectiveOn,
    stock_class_id: ids.nameOf(classId),
    ...(!isSame && { split_ratio: ratio }),
  };
  const certificates = reissued.flatMap(({ source, into }): KeptObject[] => {
    const { personId } = source;
    const reissuance = {
      date: act.effectiveOn,
      security_id: ids.nameOf(source.securityId),
      resulting_security_ids: into ? [ids.nameOf(into.securityId)] : [],
    };
    return into ? [reissuance, writeOpening(act, { ...into, classId, personId }, ids)] : [reissuance];
  });
  return [written, ...certificates];
}

type Dated = Pick<ImportedAct, 'effectiveOn'>;

function writeOpening(
  { effectiveOn }: Dated,
  one: Pick<OpeningShape, 'securityId' | 'certificate' | 'quantity'> & {
    readonly classId: string;
    readonly personId: string;
  },
  ids: IdTable,
): KeptObject {
  return {
    date: effectiveOn,
    security_id: ids.nameOf(one.securityId),
    custom_id: one.certificate?.label,
    stakeholder_id: ids.nameOf(one.personId),
    stock_class_id: ids.nameOf(one.classId),
    quantity: one.quantity,
  };
}

function writeEnding(
  { effectiveOn }: Dated,
  ending: {
    readonly source: { readonly securityId: string };
    readonly balance: { readonly securityId: string } | null;
  },
  ids: IdTable,
): KeptObject {
  const { source, balance } = ending;
  return {
    date: effectiveOn,
    security_id: ids.nameOf(source.securityId),
    balance_security_id: balance === null ? undefined : ids.nameOf(balance.securityId),
  };
}
