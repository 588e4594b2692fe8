/** The articles sent to a registry (Forms 1 and 2 of the CBCA, or their like), and how a registry judges them. */

import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { judgeRights } from '@tabellion/book/judge/shares.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import type { FieldRefusal, TextParams } from '@tabellion/kernel/refusal.ts';
import { type Address, type AddressInput, type PostalField, readAddress } from '@tabellion/law/address.ts';
import type { JurisdictionId, ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { readCorporateName } from '@tabellion/law/names/corporateName.ts';
import type { Names } from '@tabellion/law/person.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

export interface Filing {
  readonly jurisdiction: JurisdictionId;
  /** `number`: the registry gives the name with the number, and `legalElement` is what ends it. */
  readonly nameFormat: 'named' | 'numbered';
  readonly name: string;
  readonly legalElement: string;
  readonly province: ProvinceCode;
  readonly office: AddressInput;
  readonly board: { readonly minimum: number; readonly maximum: number };
  readonly transferRestrictions: string;
  readonly businessRestrictions: string;
  readonly otherProvisions: string;
  readonly sector: Parameters<typeof residencyRule>[1];
  readonly classes: readonly ClassPayload[];
  readonly directors: readonly FiledDirector[];
  readonly incorporators: readonly FiledIncorporator[];
}

/** The parts of a filing that a registry may find fault with. */
export const filingParts = ['name', 'office', 'board', 'directors', 'classes', 'incorporators'] as const;
export type FilingPart = (typeof filingParts)[number];

export interface RegistryReason {
  readonly textCode: TextCode;
  readonly params?: TextParams;
  readonly about: FilingPart;
}

interface FiledDirector {
  /** As the register prints it. */
  readonly name: string;
  /** Form 2: the residential address, or the one for service. */
  readonly formAddress: AddressInput | null;
  /** Null where nobody said, as Ontario does not ask. */
  readonly residentCanadian: boolean | null;
}

interface FiledIncorporator extends Names {
  readonly kind: 'individual' | 'body_corporate';
  readonly address: Pick<Address, PostalField>;
}

/** Examines a filing as a registry does: it trusts nothing that the sender has judged. Whether the name is taken only
 *  the registry's own register says. @returns every reason to send it back; none when it is in order */
export function examine(filing: Filing): readonly RegistryReason[] {
  const { jurisdiction, board, directors, classes, incorporators, sector } = filing;
  const needed = residentsNeeded(directors.length, residencyRule(jurisdiction, sector));
  const present = directors.filter(({ residentCanadian }) => residentCanadian === true).length;
  return [
    ...nameReasons(filing),
    ...officeReasons(filing),
    ...reasonIf(
      directors.length < board.minimum || directors.length > board.maximum,
      'REGISTRAR.BOARD',
      'board',
    ),
    ...reasonIf(present < needed, 'DIRECTORS.TOO_FEW_RESIDENT', 'directors', { needed, present }),
    ...directors.flatMap(({ formAddress }) => reasonsOf('directors', readFormAddress(formAddress))),
    ...reasonIf(classes.length === 0, 'REGISTRAR.NO_CLASS', 'classes'),
    ...(classes.length === 0 ? [] : rightReasons(classes)),
    ...reasonIf(incorporators.length === 0, 'ONBOARDING.MISSING.INCORPORATOR', 'incorporators'),
  ];
}

function nameReasons({ nameFormat, name, legalElement, jurisdiction }: Filing): RegistryReason[] {
  if (nameFormat === 'numbered') return [];
  const read = readCorporateName({ jurisdiction, name, name_postfix: legalElement });
  return read.ok ? [] : reasonsOf('name', read.error);
}

function officeReasons({ office, province }: Filing): RegistryReason[] {
  const read = readAddress(office, { kind: 'registered_office', articlesProvince: province });
  if (read.ok) return [];
  return read.error.map((refusal) =>
    refusal.textCode === 'ADDRESS.PROVINCE_NOT_ARTICLES'
      ? { textCode: 'REGISTRAR.PROVINCE', about: 'office' }
      : reasonOf('office', refusal),
  );
}

function readFormAddress(address: AddressInput | null): readonly FieldRefusal[] {
  const read = readAddress(address ?? {}, { kind: 'form_2' });
  return read.ok ? [] : read.error;
}

const rightReasons = (classes: readonly ClassPayload[]): RegistryReason[] =>
  judgeRights(classes).map(({ params }) => ({
    textCode: missingRightCodes[String(params.right) as keyof typeof missingRightCodes],
    about: 'classes',
  }));

/** Codes by the right that `judgeRights` names. */
export const missingRightCodes = {
  vote: 'ONBOARDING.MISSING.RIGHT_TO_VOTE',
  dividend: 'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS',
  remainder: 'ONBOARDING.MISSING.RIGHT_TO_REMAINDER',
} as const;

const reasonIf = (
  isSo: boolean,
  textCode: TextCode,
  about: FilingPart,
  params?: TextParams,
): RegistryReason[] => (isSo ? [{ textCode, about, ...(params && { params }) }] : []);

const reasonsOf = (about: FilingPart, refusals: readonly FieldRefusal[]): RegistryReason[] =>
  refusals.map((refusal) => reasonOf(about, refusal));

const reasonOf = (about: FilingPart, { textCode, params }: FieldRefusal): RegistryReason => ({
  textCode,
  about,
  ...(params && { params }),
});
