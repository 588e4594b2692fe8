/** The seats of a board and of the officers, a line each. */
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { OfficerPosition, Position } from '../../positions.ts';
import type { PositionHolder } from '../../shapes.ts';

/** An office that somebody holds; `title` is that of the position, free where it is `other`. */
export interface Office {
  readonly officer: PositionHolder;
  readonly position: OfficerPosition;
  readonly title: string;
}

/** Every office of one officer. */
export const officesOf = (officer: PositionHolder): readonly Office[] =>
  (Object.keys(officer.positions) as Position[]).flatMap((position) => {
    if (position === 'directors') return [];
    const titles = position === 'other' ? (officer.other_titles ?? []) : [officer.positions[position] ?? ''];
    return titles.map((title) => ({ officer, position, title }));
  });

/** Those that most corporations fill first; by-laws decide, no statute asks for them. */
export const vacantOf = (officers: readonly PositionHolder[]) => {
  const held = officers.flatMap(officesOf);
  return (['presidents', 'secretaries', 'treasurers'] as const).filter((position) =>
    held.every((one) => one.position !== position),
  );
};

/** The office that a form begins with; a corporation may have several vice-presidents. */
export const officeToFill = (officers: readonly PositionHolder[]): OfficerPosition =>
  vacantOf(officers)[0] ?? 'vice_presidents';

/** Directors and offices as a preview shows them. */
export const boardSeats = (directors: readonly PositionHolder[]) =>
  directors.map((director) => ({ director, key: director._id, name: director.display_name }));

export const officeSeats = (officers: readonly PositionHolder[], text: Text) =>
  officers.flatMap(officesOf).map((one) => ({
    ...one,
    key: `${one.officer._id} ${one.position} ${one.title}`,
    name: one.officer.display_name,
    office: one.position === 'other' ? one.title : text(`position.${one.position}`),
  }));
