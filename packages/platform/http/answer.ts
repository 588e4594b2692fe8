/** Turns outcomes into replies: the code decides the status, the reader's language decides the words. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { FailureReply, FieldMessage, SuccessReply } from '@tabellion/kit/reply.ts';
import { statusOf, type TextCode } from '@tabellion/texts/codes.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language, Text, TextParams } from '@tabellion/texts/text.ts';

export type Texts = Readonly<Record<Language, Text>>;

export function success(
  texts: Texts,
  language: Language,
  textCode: TextCode,
  data: unknown,
): SuccessReply<unknown> {
  return { success: true, textCode, message: texts[language](textCode), data };
}

interface Reader {
  text: Text;
  language: Language;
}

export interface Failure {
  status: number;
  body: FailureReply;
}

/** @returns status and body of a refusal; every field carries its own sentence, which is the refusal's where one field alone
 *  is wrong: readers show `data.message` (specification section 8). */
export function failure(texts: Texts, language: Language, refusal: Refusal, requestId: string): Failure {
  const text = texts[language];
  const reader = { text, language };
  const fields: FieldMessage[] | undefined = refusal.fields?.map((field) => ({
    path: field.path,
    textCode: field.textCode,
    message: text(field.textCode, localizedParams(reader, field.params)),
  }));
  const [only, ...others] = refusal.textCode === 'GENERAL.FIELD_INVALID' ? (fields ?? []) : [];
  const message =
    only !== undefined && others.length === 0
      ? only.message
      : text(refusal.textCode, localizedParams(reader, refusal.params));
  const detail = typeof refusal.data === 'object' && refusal.data !== null ? refusal.data : {};
  return {
    status: statusOf(refusal.textCode),
    body: {
      success: false,
      textCode: refusal.textCode,
      message,
      data: { ...detail, message, ...(fields === undefined ? {} : { fields }) },
      requestId,
    },
  };
}

/** As the reader says it: a section by its title, not its id; a date of law with its month's name. */
export function localizedParams({ text, language }: Reader, params: Refusal['params']): TextParams {
  if (params === undefined) return {};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (name === 'section') return [name, text(`section.${value}` as Parameters<Text>[0])];
      return [name, dateOfLaw.test(value) ? longDate(value, language) : value];
    }),
  );
}

const dateOfLaw = /^\d{4}-\d{2}-\d{2}$/;
