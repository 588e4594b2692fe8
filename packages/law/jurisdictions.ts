import { alberta } from './jurisdictions/alberta.ts';
import { britishColumbia } from './jurisdictions/britishColumbia.ts';
import { canada } from './jurisdictions/canada.ts';
import type { Jurisdiction, VerifiedPart } from './jurisdictions/jurisdiction.ts';
import { manitoba } from './jurisdictions/manitoba.ts';
import { newBrunswick } from './jurisdictions/newBrunswick.ts';
import { newfoundlandAndLabrador } from './jurisdictions/newfoundlandAndLabrador.ts';
import { novaScotia } from './jurisdictions/novaScotia.ts';
import { ontario } from './jurisdictions/ontario.ts';
import { princeEdwardIsland } from './jurisdictions/princeEdwardIsland.ts';
import { quebec } from './jurisdictions/quebec.ts';
import { saskatchewan } from './jurisdictions/saskatchewan.ts';
import { northwestTerritories, nunavut, yukon } from './jurisdictions/territories.ts';

const table = {
  CA: canada,
  ON: ontario,
  BC: britishColumbia,
  AB: alberta,
  QC: quebec,
  MB: manitoba,
  SK: saskatchewan,
  NS: novaScotia,
  NB: newBrunswick,
  PE: princeEdwardIsland,
  NL: newfoundlandAndLabrador,
  YT: yukon,
  NT: northwestTerritories,
  NU: nunavut,
} as const satisfies Record<string, Jurisdiction>;

/** `CA` is the federal law; the others are the codes of the provinces and territories (ISO 3166-2:CA). */
export type JurisdictionId = keyof typeof table;
export type ProvinceCode = Exclude<JurisdictionId, 'CA'>;

/** The federal law first, then as the provinces were collected. */
export const jurisdictionIds = Object.keys(table) as readonly JurisdictionId[];
export const provinceCodes = jurisdictionIds.filter((id): id is ProvinceCode => id !== 'CA');

export const isJurisdictionId = (word: string): word is JurisdictionId => Object.hasOwn(table, word);
export const isProvinceCode = (word: string): word is ProvinceCode => word !== 'CA' && isJurisdictionId(word);

/** Whether articles under this law may name the province as that of the registered office: a province's law keeps it there, the federal
 *  one lets it be in any (CBCA ss. 6(1)(b), 19(1), 173(1)(b)). */
export const mayNameProvince = (law: string, province: string): boolean =>
  !isProvinceCode(law) || province === law;

export function jurisdiction(id: JurisdictionId): Jurisdiction {
  return table[id];
}

/** Whether a person must be told to confirm this part with the registry: it was read neither in the statute
 *  nor on a government page. */
export function mustConfirm(id: JurisdictionId, part: VerifiedPart): boolean {
  const verification = jurisdiction(id).verification[part];
  return verification !== 'statute' && verification !== 'official';
}

/** The time zone of each registry's office, in which legal days are counted ("today", an activity's day).
 *  The federal registry sits in Ottawa. */
const zones = {
  CA: 'America/Toronto',
  ON: 'America/Toronto',
  BC: 'America/Vancouver',
  AB: 'America/Edmonton',
  QC: 'America/Toronto',
  MB: 'America/Winnipeg',
  SK: 'America/Regina',
  NS: 'America/Halifax',
  NB: 'America/Moncton',
  PE: 'America/Halifax',
  NL: 'America/St_Johns',
  YT: 'America/Whitehorse',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
} as const satisfies Record<JurisdictionId, string>;

/** An IANA name. */
export const zoneOf = (id: JurisdictionId): string => zones[id];
