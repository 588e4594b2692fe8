import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { countryCodes, countryWireNames } from '../countries.ts';
import { foldText, normalizeName } from './foldName.ts';

export interface PersonNamed {
  readonly firstname: string;
  readonly lastname: string;
}

/** Possible objections of a registrar to the words of a name; warnings, since only a registrar decides.
 *  `people`: those named in the proposal. Source: CBC Regulations ss. 28 (family name), 30 (only descriptive,
 *  only a personal name, only a place). */
export function distinctnessWarnings(
  stem: string,
  people: readonly PersonNamed[],
  path = 'name',
): readonly FieldRefusal[] {
  const normalized = normalizeName(stem);
  const words = normalized.split(' ');
  const warn = (textCode: FieldRefusal['textCode'], params?: FieldRefusal['params']): FieldRefusal[] => [
    { path, textCode, ...(params && { params }) },
  ];
  if (isPlaceName(foldText(stem)) || isPlaceName(normalized)) return warn('NAME.ONLY_PLACE');
  if (people.some((person) => isOnlyNameOf(person, words))) return warn('NAME.ONLY_PERSON');
  if (words.every((word) => isGenericWord(word) || isPlaceName(word))) return warn('NAME.ONLY_DESCRIPTIVE');
  const person = people.find(({ lastname }) => containsFamilyName(foldText(stem), lastname));
  return person ? warn('NAME.FAMILY_NAME', { name: person.lastname }) : [];
}

/** Signs outside the Latin script that a registry may not print; a warning, because the sources read do not say
 *  which ones it accepts. */
export function unusualCharactersWarning(name: string, path = 'name'): readonly FieldRefusal[] {
  const unusual = new Set(name.match(/[^\p{Script=Latin}\p{Mn}\p{N}\p{P}\p{Zs}\p{Sc}+<=>|^`~]/gu));
  if (unusual.size === 0) return [];
  const characters = [...unusual].slice(0, 5).join(' ');
  return [{ path, textCode: 'NAME.UNUSUAL_CHARACTERS', params: { characters } }];
}

function isOnlyNameOf({ firstname, lastname }: PersonNamed, words: readonly string[]): boolean {
  const own = new Set(`${foldText(firstname)} ${foldText(lastname)}`.split(' '));
  const family = foldText(lastname).split(' ');
  return family.every((word) => word !== '' && words.includes(word)) && words.every((word) => own.has(word));
}

function containsFamilyName(foldedName: string, lastname: string): boolean {
  const family = foldText(lastname);
  return family.length > 1 && ` ${foldedName} `.includes(` ${family} `);
}

/** Words that describe a trade or a form of enterprise and distinguish nobody, English and French, folded. A
 *  selection of ours: it warns and never refuses. */
const generic = new Set(
  `advisors agence agency apps associates associes atelier boulangerie bakery books boutique builders business
  cafe canadian canadien canadienne capital center centre clinic clinique cloud commerce company compagnie
  conseil conseils construction consultants consulting contracting co data design developpement development
  digital distribution electric electronics electronique energie energy engineering enterprise enterprises
  entreprise entreprises equipment equipement estate exports farm farms ferme film films finance financial food
  foods frere freres fils furniture garage garden gestion global group groupe health holding holdings homes hotel
  immobilier import imports industrie industries informatique ingenierie international investissement
  investissements investment investments lab labs laboratoire laboratory landscaping law legal livres logiciel
  logiciels logistics logistique management manufacturing marketing media medical meubles mining nettoyage
  network numerique online partners partenaires photo plomberie plumbing printing production productions products
  produits properties proprietes publishing real realty renovation renovations restaurant restaurants retail
  robotics robotique sales sante scientific security securite service services shop societe software solution
  solutions sons store studio studios supplies supply systemes systems tech technologie technologies technology
  trading transport transportation travel trucking ventes ventures web wholesale works world`.split(/\s+/),
);

const places = new Set(
  [
    ...countryCodes.map((code) => countryWireNames[code]),
    'Alberta,British Columbia,Colombie-Britannique,Manitoba,New Brunswick,Nouveau-Brunswick,Newfoundland,Labrador',
    'Newfoundland and Labrador,Terre-Neuve-et-Labrador,Nova Scotia,Nouvelle-Écosse,Northwest Territories,Nunavut',
    'Ontario,Prince Edward Island,Île-du-Prince-Édouard,Québec,Saskatchewan,Yukon,Toronto,Montréal,Vancouver',
    'Calgary,Edmonton,Ottawa,Gatineau,Winnipeg,Hamilton,Kitchener,London,Halifax,Laval,Longueuil,Mississauga',
    'Brampton,Surrey,Burnaby,Regina,Saskatoon,St. John’s,Saint John,Moncton,Fredericton,Charlottetown,Victoria',
    'Kelowna,Windsor,Sherbrooke,Trois-Rivières,Saguenay,Sudbury,Thunder Bay,Barrie,Guelph,Kingston,Oshawa',
    'Whitehorse,Yellowknife,Iqaluit,New York,Paris,Istanbul,Dubai',
  ]
    .flatMap((names) => names.split(','))
    .map(foldText),
);

/** `word` folded. */
export const isGenericWord = (word: string): boolean => generic.has(word);

/** Countries, provinces and well-known cities; `text` folded. */
const isPlaceName = (text: string): boolean => places.has(text);
