/** From outcomes to replies: the code decides the status, the reader's language decides the words. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { FailureReply, FieldMessage, SuccessReply } from '@tabellion/kit/reply.ts';
import { statusOf, type TextCode } from '@tabellion/texts/codes.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';

export type Texts = Readonly<Record<Language, Text>>;

export function success(
  texts: Texts,
  language: Language,
  textCode: TextCode,
  data: unknown,
): SuccessReply<unknown> {
  return { success: true, textCode, message: texts[language](textCode), data };
}

export interface Failure {
  status: number;
  body: FailureReply;
}

/** @returns status and body of a refusal; every field carries its own sentence. */
export function failure(texts: Texts, language: Language, refusal: Refusal, requestId: string): Failure {
  const text = texts[language];
  const message = text(refusal.textCode, localized(text, refusal.params));
  const fields: FieldMessage[] | undefined = refusal.fields?.map((field) => ({
    path: field.path,
    textCode: field.textCode,
    message: text(field.textCode, localized(text, field.params)),
  }));
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

/** A section is named by its title in the reader's language, not by its id. */
function localized(text: Text, params: Refusal['params']): Refusal['params'] {
  if (params === undefined || typeof params.section !== 'string') return params ?? {};
  const key = `section.${params.section}` as Parameters<Text>[0];
  return { ...params, section: text(key) };
}
