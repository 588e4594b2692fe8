import { countryCodes, countryWireNames } from './countries.ts';
import { foldText } from './foldName.ts';

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
export const isPlaceName = (text: string): boolean => places.has(text);
