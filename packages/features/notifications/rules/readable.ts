/** Which kinds a reader may see: judged anew at each reading, because access is given and taken meanwhile. */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';
import { kindRow, type NoticeKind, noticeKindNames } from '../../noticeKinds.ts';

/** Whether the actor may do what the kind needs (specification section 6). */
export const maySee = (actor: Actor, kind: NoticeKind): boolean =>
  judge(actor, access[kindRow(kind).needs]).may;

export const kindsFor = (actor: Actor): readonly NoticeKind[] =>
  noticeKindNames.filter((kind) => maySee(actor, kind));
