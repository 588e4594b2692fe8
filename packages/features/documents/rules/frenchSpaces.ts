/** Spaces as French sets them in Canada: none breaks before a colon, a percent or a dollar sign, nor inside guillemets, and a semicolon
 *  has none before it. */
import type { Block } from '@tabellion/paper/printed.ts';
import type { Wording } from '../templates/template.ts';

export const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[:%$»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/[ \u00a0]+;/g, ';');

export const frenchWording = (wording: Wording): Wording => ({
  ...wording,
  title: frenchSpaces(wording.title),
  ...(wording.subtitle !== undefined && { subtitle: frenchSpaces(wording.subtitle) }),
  blocks: wording.blocks.map(frenchBlock),
});

function frenchBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { ...block, text: frenchSpaces(block.text) };
    case 'clause':
      return {
        ...block,
        text: frenchSpaces(block.text),
        ...(block.parts !== undefined && { parts: block.parts.map(frenchSpaces) }),
      };
    case 'fields':
      return {
        ...block,
        fields: block.fields.map(({ label, value }) => ({
          label: frenchSpaces(label),
          value: frenchSpaces(value),
        })),
      };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(frenchSpaces)) };
    case 'signatures':
      return block.lead === undefined ? block : { ...block, lead: frenchSpaces(block.lead) };
    case 'pageBreak':
      return block;
  }
}
