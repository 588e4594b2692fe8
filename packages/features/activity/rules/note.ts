import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';

/** Counted in code points. */
const noteMaxLength = 2000;

// Control characters but line breaks and tabs, lone surrogates, and the marks that turn text around (UTS 39).
const forbidden = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

interface NoteForm {
  readonly activity: string;
  readonly activity_name?: string | undefined;
  readonly date?: string | undefined;
}

/** Reads a note as typed. Errors at `activity`: GENERAL.FIELD_REQUIRED, GENERAL.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS;
 *  at `activity_name`: ACTIVITYLOG.ONLY_NOTES with the `name`, which is neither `note` nor one of `words`, what replies call a
 *  note; at `date`: GENERAL.NOT_A_DATE, ORGANIZATION.DATE_IN_FUTURE. */
export function readNoteForm(
  input: NoteForm,
  { today, words }: { readonly today: PlainDate; readonly words: readonly string[] },
): Result<{ text: string; effectiveOn?: PlainDate }, readonly FieldRefusal[]> {
  const text = input.activity.normalize('NFC').trim();
  const effectiveOn = input.date === undefined ? undefined : parseTypedDate(input.date);
  const fields: FieldRefusal[] = [];
  if (text === '') fields.push({ path: 'activity', textCode: 'GENERAL.FIELD_REQUIRED' });
  if ([...text].length > noteMaxLength) {
    fields.push({ path: 'activity', textCode: 'GENERAL.TOO_LONG', params: { max: noteMaxLength } });
  }
  const name = input.activity_name?.trim() ?? '';
  if (name !== '' && ![...words, 'note'].some((word) => foldText(word) === foldText(name))) {
    fields.push({ path: 'activity_name', textCode: 'ACTIVITYLOG.ONLY_NOTES', params: { name } });
  }
  if (forbidden.test(text)) fields.push({ path: 'activity', textCode: 'TEXT.FORBIDDEN_CHARACTERS' });
  if (input.date !== undefined && effectiveOn === undefined) {
    fields.push({ path: 'date', textCode: 'GENERAL.NOT_A_DATE' });
  }
  if (effectiveOn !== undefined && effectiveOn > today) {
    fields.push({ path: 'date', textCode: 'ORGANIZATION.DATE_IN_FUTURE' });
  }
  if (fields.length > 0) return err(fields);
  return ok({ text, ...(effectiveOn === undefined ? {} : { effectiveOn }) });
}
