/** While the wizard is under way there is no corporation yet; its drafts are tried as if there were one. */
import type { DraftAct } from '@tabellion/book/draft.ts';

const standInId = '00000000-0000-7000-8000-000000000000';

/** The drafts with an incorporation in front of them, unless they bring their own. Never stored. */
export const withStandInIncorporation = (drafts: readonly DraftAct[]): readonly DraftAct[] =>
  drafts.some(({ kind }) => kind === 'incorporated') ? drafts : [standIn, ...drafts];

/** Whether a row was made by the stand-in alone. */
export const isStandInIncorporation = (root: string): boolean => root === standInId;

const standIn: DraftAct = {
  actId: standInId,
  root: standInId,
  supersedes: null,
  dating: { latestOf: ['certificate'] },
  basis: null,
  documents: [],
  kind: 'incorporated',
  verb: 'record',
  payload: {
    number: null,
    jurisdiction: 'CA',
    articles: {
      name: '—',
      province: 'ON',
      board: { minimum: 1, maximum: 1000 },
      transferRestrictions: null,
      businessRestrictions: null,
      otherProvisions: null,
      language: null,
      sector: null,
    },
  },
};
