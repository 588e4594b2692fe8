/** Which fields of a record its reader may see, and so may show to others in a proof. */
import { controlKinds } from '@tabellion/book/acts/control.ts';
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { NAMES, type RecordKind } from '@tabellion/ledger/record/schemas.ts';
import { access } from '../../access.ts';
import { kindsHiddenFrom } from '../../activity/rules/hidden.ts';

/** Contact of a person, which registers without their addresses leave out. */
const CONTACT = ['email', 'phone_number'];

/** No more is shown of an act or an entry of the log that tells of other people's affairs than that it is there. */
const SHOWN_OF_HIDDEN = ['org_id', 'seq', 'act_id', 'id', 'recorded_at', 'createdAt', 'owner_org'];

/** @param subjectKind  the kind of the act or of the entry; null for any other record */
export function shownFields(actor: Actor, record: RecordKind, subjectKind: string | null): readonly string[] {
  const names = NAMES[record];
  const may = (action: keyof typeof access) => judge(actor, access[action]).may;
  switch (record) {
    case 'act':
      return subjectKind !== null && subjectKind in controlKinds && !may('control.read')
        ? hidden(names)
        : names;
    case 'activity':
      return kindsHiddenFrom(actor).some((kind) => kind === subjectKind) ? hidden(names) : names;
    case 'shareholder':
    case 'position':
      return may('registers.whole') ? names : names.filter((name) => !CONTACT.includes(name));
    case 'file':
    case 'datahash':
      return may('documents.read') ? names : [];
    default:
      return names;
  }
}

const hidden = (names: readonly string[]): string[] => names.filter((name) => SHOWN_OF_HIDDEN.includes(name));
