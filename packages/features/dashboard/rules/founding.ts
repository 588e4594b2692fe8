/** Directors, classes and subscriptions of a proposal: all that the page shows of a founding. */
import type { AppointedPayload } from '@tabellion/book/acts/appointments.ts';
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';

export const directorsIn = (drafts: readonly DraftAct[]): readonly AppointedPayload[] =>
  drafts.flatMap((draft) =>
    draft.verb !== 'void' && draft.kind === 'appointed' && draft.payload.position === 'director'
      ? [draft.payload]
      : [],
  );

export const classesIn = (drafts: readonly DraftAct[]): readonly ClassPayload[] =>
  drafts.flatMap((draft) => (draft.verb !== 'void' && draft.kind === 'class.created' ? [draft.payload] : []));

export const subscriptionsIn = (drafts: readonly DraftAct[]): readonly Issue[] =>
  drafts.flatMap((draft) => (draft.verb !== 'void' && draft.kind === 'issued' ? draft.payload.issues : []));
