/** The parts of a template that stay the product's where an organization has its own wording (decision 126). */
import type { Block } from '@tabellion/paper/printed.ts';
import type { WordedBlock } from './template.ts';

/** A part on which the law, the registers or the effect of its signature rests. */
export const kept = <One extends Block>(block: One): One & { readonly isKept: true } => ({
  ...block,
  isKept: true,
});

/** As it is printed. */
export const withoutMark = ({ isKept: _marked, ...block }: WordedBlock): Block => block as Block;
