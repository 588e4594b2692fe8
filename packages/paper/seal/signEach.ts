/** A signature for each signee: PAdES with the installation's key, whose name, reason, time and place are the signee's. All of
 *  their fields are there before the first one is signed, so that a later one changes nothing that is signed already. */
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfStream } from '@libpdf/core';
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { verify } from '../verify/verify.ts';
import type { SealFault, SigneeSignature } from './seal.ts';
import type { SealKey } from './sealKey.ts';
import {
  fieldOf,
  freeName,
  loadSealable,
  roomFor,
  signerOf,
  signIn,
  takenNames,
  textString,
} from './sign.ts';

export async function signEach(
  pdf: Uint8Array,
  signees: readonly SigneeSignature[],
  key: SealKey,
): Promise<Result<Uint8Array, SealFault>> {
  const document = await loadSealable(pdf);
  if (document === undefined) return err('unsealable');
  // A document that was signed elsewhere may have fields of such names.
  const taken = takenNames(document);
  const fields = signees.map((signee) => ({ signee, fieldName: freeName(taken, 'Signee') }));
  for (const field of fields) addField(document, field);
  let signed = document.hasChanges() ? await document.save({ incremental: true }) : pdf;
  for (const field of fields) signed = await signedOnce(await PDF.load(signed), { ...field, key });
  // As with a seal, none leaves that would not be found valid.
  const { signatures, edits } = await verify(new Uint8Array(signed), { roots: [] });
  const own = signatures.slice(-signees.length);
  const areValid = own.every((one, at) => one.flaw === undefined && one.signee?.name === signees[at]?.name);
  return areValid && edits.length === 0 ? ok(signed) : err('unsealable');
}

interface SigneeField {
  readonly fieldName: string;
  readonly signee: SigneeSignature;
}

/** A widget over the box. It shows nothing: the page itself has the signature. Without a box the field is made when it is
 *  signed, and has no extent. */
function addField(document: PDF, { fieldName, signee: { box } }: SigneeField): void {
  const page = box && document.getPage(box.page - 1);
  if (box === undefined || page == null) return;
  const field = document.getOrCreateForm().createSignatureField(fieldName);
  const reference = field.getRef();
  if (reference === null) return;
  const top = page.height - box.y;
  const nothing = PdfStream.fromDict({
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: numbers(0, 0, box.width, box.height),
  });
  const dictionary = field.getDict();
  dictionary.delete('Kids');
  const entries: Record<string, PdfObject> = {
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    F: PdfNumber.of(printedAndLocked),
    P: page.ref,
    Rect: numbers(box.x, top - box.height, box.x + box.width, top),
    AP: PdfDict.of({ N: document.context.register(nothing) }),
  };
  for (const [entry, value] of Object.entries(entries)) dictionary.set(entry, value);
  const { registry } = document.context;
  const annotations = page.dict.getArray('Annots', registry.resolve.bind(registry));
  page.dict.set('Annots', new PdfArray([...(annotations ?? []), reference]));
}

const printedAndLocked = 132;

const numbers = (...values: readonly number[]): PdfArray =>
  new PdfArray(values.map((value) => PdfNumber.of(Math.round(value * 100) / 100)));

async function signedOnce(
  document: PDF,
  signing: SigneeField & { readonly key: SealKey },
): Promise<Uint8Array> {
  const { fieldName, signee, key } = signing;
  const [place, page] = ['Rect', 'P'].map((entry) => fieldOf(document, fieldName)?.get(entry));
  const options = {
    signer: signerOf(key),
    signingTime: new Date(millisOfInstant(signee.signedAt)),
    fieldName,
    // No time stamp: that of the seal, which comes last, covers them all.
    estimatedSize: roomFor(key, false),
  };
  const { bytes } = await signIn(document, options, (signature, field) => {
    // The library takes a field's place away.
    if (place !== undefined) field.set('Rect', place);
    if (page !== undefined) field.set('P', page);
    signature.set('Name', textString(signee.name));
    signature.set('Reason', textString(signee.reason));
  });
  return bytes;
}
