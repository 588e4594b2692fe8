/** Every kind of change that is offered, in the order of the list. A kind is one file, a line here, its words
 *  (`texts/changing/kinds.ts`) and its story (`server/stories.db.test.ts`). */
import type { ChangeKind } from './changeKind.ts';
import { office } from './kinds/office.ts';
import { recordsPlace } from './kinds/recordsPlace.ts';
import { yearEnd } from './kinds/yearEnd.ts';

export const kindNames = ['office', 'records_place', 'year_end'] as const;
export type KindOfChange = (typeof kindNames)[number];

export const changeKinds = {
  office,
  records_place: recordsPlace,
  year_end: yearEnd,
} satisfies Record<KindOfChange, ChangeKind>;

export const kindOf = (name: KindOfChange): ChangeKind => changeKinds[name];
