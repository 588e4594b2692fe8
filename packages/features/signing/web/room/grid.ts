import type { Column } from '@tabellion/ui/components/Table.tsx';

type Place = 'title' | 'about' | 'when' | 'act';

/** The columns of each list in the room: they stand below each other, so that days are compared at a glance. */
export const roomGrid: Readonly<Record<Place, Pick<Column<never>, 'share' | 'grows'>>> = {
  title: { share: 320, grows: true },
  about: { share: 250 },
  when: { share: 210 },
  act: { share: 190 },
};
