import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { userNames } from '../../accounts/server/public.ts';
import { type FormSaving, hasChanges, judgeChangedSince } from '../rules/changedSince.ts';
import { type SavedFormName, selectFormSave, upsertFormSave } from './store/formSaves.ts';
import type { OrganizationWrite } from './write.ts';

/** Refuses to set back what was saved elsewhere since the form was opened, and names who saved it and when; else notes who
 *  saves the form now. Errors: GENERAL.STALE, as of `judgeChangedSince`, with `data.saved`. */
export async function judgeFormSave(
  { tx, orgId, userId, recordedAt }: OrganizationWrite,
  form: SavedFormName,
  saving: FormSaving,
) {
  const fresh = judgeChangedSince(saving);
  if (fresh.ok) {
    if (userId !== null && hasChanges(saving)) await upsertFormSave(tx, orgId, { form, userId, recordedAt });
    return ok(null);
  }
  const last = await selectFormSave(tx, orgId, form);
  const name = last && (await userNames(tx, [last.saved_by])).get(last.saved_by);
  const saved = last && { name, is_you: last.saved_by === userId, at: last.saved_at };
  return refuse('GENERAL.STALE', {
    ...fresh.error,
    data: Object.assign({}, fresh.error.data, saved && { saved }),
  });
}
