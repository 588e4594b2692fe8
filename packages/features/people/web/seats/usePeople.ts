import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import {
  type PlannedRead,
  plannedRead,
  type ReadState,
  useRead,
  useReadings,
} from '@tabellion/ui/call/useRead.ts';
import { readProfileOfUser } from '../../../entry/profileContract.ts';
import { useCorporation } from '../../../organizations/web/public.ts';
import { directorsAndOfficers, listPeople, type PeopleView } from '../../contract.ts';
import { listRegisterDirectors, listRegisterOfficers, readRegisterDays } from '../../registerContract.ts';

export type Board = ReplyOf<typeof directorsAndOfficers>;

/** Reads of the pages of directors and officers; the reader's name, too: whether he is on the board decides which buttons
 *  there are. */
export const plannedBoardReads = (orgId: string): readonly PlannedRead[] => [
  plannedRead(directorsAndOfficers, { params: { id: orgId } }),
  plannedRead(readProfileOfUser, {}),
];

/** Reads of a register of them: the same, its lines of today, and its dates. */
export const plannedSeatsReads = (orgId: string, of: 'directors' | 'officers'): readonly PlannedRead[] => [
  ...plannedBoardReads(orgId),
  plannedRead(of === 'directors' ? listRegisterDirectors : listRegisterOfficers, {
    params: { id: orgId },
    query: {},
  }),
  plannedRead(readRegisterDays, { params: { id: orgId }, query: { of } }),
];

/** The manages choice, directors and officers, and how to have everything read again that an appointment touches. */
export function usePeople(): { board: ReadState<Board>; changed(view?: Partial<Board>): Promise<void> } {
  const { orgId, refresh } = useCorporation();
  const { again, put } = useReadings();
  const ofOrganization = { params: { id: orgId } };
  const board = useRead(directorsAndOfficers, ofOrganization);
  return {
    board,
    changed: async (view) => {
      if (board.data && view) put(directorsAndOfficers, ofOrganization, { ...board.data, ...view });
      else await again(directorsAndOfficers, ofOrganization);
      await Promise.all([
        again(listRegisterDirectors),
        again(listRegisterOfficers),
        again(readRegisterDays),
        again(listPeople, ofOrganization),
        refresh(),
      ]);
    },
  };
}

/** The part of a reply that the page shows. */
export const boardOf = ({ directors, officers, minMaxDirectors }: PeopleView): Partial<Board> => ({
  directors,
  officers,
  minMaxDirectors,
});
