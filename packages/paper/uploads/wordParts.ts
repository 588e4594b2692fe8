/** Parts of a Word document that run or fetch something when it is opened (ECMA-376). */
import { attributesOf, elements, unescaped } from '@tabellion/platform/files/xml.ts';

type Parts = ReadonlyMap<string, Uint8Array>;

/** Macros are known by the part's name, or by a type that lets Word run one of another name; controls run as macros
 *  do. */
export function hasMacros(files: Parts): boolean {
  return [...files].some(([path, bytes]) => {
    if (/vba(Project|Data)\b|(^|\/)activeX\//i.test(path)) return true;
    if (/^\[content_types\]\.xml$/i.test(path))
      return /macroEnabled|vbaProject/i.test(unescaped(decode(bytes)));
    return (
      isRelationships(path) &&
      relationshipsIn(decode(bytes)).some(({ Type = '' }) =>
        /\/relationships\/(vbaProject|wordVbaData|control|activeXControlBinary)\s*$/i.test(Type),
      )
    );
  });
}

/** A template, picture or frame that Word fetches when the file is opened (part 2, section 9.3), a field that does, or a file of
 *  another format that it takes in. A link is followed only by its reader. */
export const loadsFromElsewhere = (files: Parts): boolean =>
  [...files].some(([path, bytes]) => {
    if (isRelationships(path)) {
      const xml = decode(bytes);
      return !isPlain(xml) || relationshipsIn(xml).some(isFetched);
    }
    return /^word\/.*\.xml$/i.test(path) && hasFetchingField(decode(bytes));
  });

const isRelationships = (path: string): boolean => /\.rels$/i.test(path);

/** Entities, comments, and letters in another code could hide what is looked for. */
const isPlain = (xml: string): boolean =>
  !/<!/.test(xml) &&
  !/.<\?/s.test(xml) &&
  !/encoding\s*=\s*["'](?!utf-?(8|16)["'])/i.test(xml.slice(0, 200)) &&
  /<([^\s<>/!?:]+:)?Relationships[\s/>]/.test(xml);

type Relationship = ReturnType<typeof attributesOf>;

/** However the namespace is named, and however wide the blanks are. */
function relationshipsIn(xml: string): readonly Relationship[] {
  const plain = xml.replace(/<[^\s<>/!?:]+:/g, '<').replace(/\s+/g, ' ');
  return Array.from(elements(plain, 'Relationship'), ({ attributes }) => attributesOf(attributes));
}

function isFetched({ Type = '', Target = '', TargetMode = '' }: Relationship): boolean {
  if (/\/relationships\/aFChunk\s*$/i.test(Type)) return true;
  const isElsewhere =
    /^external$/i.test(TargetMode.trim()) || /^\s*([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(Target);
  return isElsewhere && !/\/relationships\/hyperlink$/.test(Type.trim());
}

/** Fields by their names (part 1, section 17.16.5). */
const fetching = /^\W*(DDE|DDEAUTO|DATABASE|IMPORT|INCLUDE|INCLUDEPICTURE(?!\W+cid:)|INCLUDETEXT|LINK|RD)\b/i;

/** An instruction may be spread over many runs. */
function hasFetchingField(xml: string): boolean {
  const plain = xml.replace(/<(\/?)[^\s<>/!?:]+:/g, '<$1');
  for (const { attributes } of elements(plain, 'fldSimple'))
    if (fetching.test(attributeNamed(attributes, 'instr'))) return true;
  const open: string[] = [];
  for (const [, tag, attributes = '', text = ''] of plain.matchAll(
    /<(fldChar|instrText)((?:[^>"']|"[^"]*"|'[^']*')*)>([^<]*)/g,
  )) {
    const instruction = open.pop();
    if (tag === 'instrText') open.push((instruction ?? '') + unescaped(text));
    else if (attributeNamed(attributes, 'fldCharType') === 'begin') {
      // Another field would spell its name.
      if (instruction !== undefined && instruction.trim() === '') return true;
      open.push(...(instruction === undefined ? [] : [instruction]), '');
    } else {
      if (fetching.test(instruction ?? '')) return true;
      if (attributeNamed(attributes, 'fldCharType') !== 'end') open.push(instruction ?? '');
    }
  }
  return open.some((instruction) => fetching.test(instruction));
}

const attributeNamed = (attributes: string, name: string): string =>
  Object.entries(attributesOf(attributes)).find(([key]) => key.split(':').at(-1) === name)?.[1] ?? '';

/** Reads UTF-16 where its mark or its first letter says so, as XML asks. */
export function decode(bytes: Uint8Array): string {
  const beginning = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (beginning === 0xfffe || beginning === 0x3c00) return new TextDecoder('utf-16le').decode(bytes);
  if (beginning === 0xfeff || beginning === 0x003c) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
