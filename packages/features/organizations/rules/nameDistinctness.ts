import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { foldText, normalizeName } from './foldName.ts';
import { isGenericWord, isPlaceName } from './genericWords.ts';

export interface PersonNamed {
  readonly firstname: string;
  readonly lastname: string;
}

/** What a registrar may hold against the words of a name; warnings, since only a registrar decides.
 *  `people`: those who stand in the proposal. Source: CBC Regulations ss. 28 (family name), 30 (only descriptive,
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
