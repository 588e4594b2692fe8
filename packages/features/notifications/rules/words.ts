/** The words of a notice: made when the panel opens, in the reader's language, with the names known then. */
import { en } from '@tabellion/texts/en.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { precedents } from '@tabellion/texts/precedents/en.ts';
import { isolated, type Language, localeOf, type Text, type TextKey } from '@tabellion/texts/text.ts';
import type { NoticeKind } from '../../noticeKinds.ts';

export interface NoticeSentence {
  kind: NoticeKind;
  params: Readonly<Record<string, string>>;
  /** The organization's name. */
  company: string;
  /** Names of people and users by id. Somebody who is not here is no longer named. */
  names: ReadonlyMap<string, string>;
  /** The open invitation; undefined once it was answered, withdrawn, or expired. */
  invitation: { inviter: string; company: string } | undefined;
}

export interface ReaderLanguage {
  text: Text;
  language: Language;
}

/** @returns a title of a few words, and a sentence */
export function wordsOf(input: NoticeSentence, reader: ReaderLanguage): { title: string; message: string } {
  const { text } = reader;
  if (input.kind === 'invitation_received') return wordsOfInvitation(input, text);
  const params = paramsOf(input, reader);
  return {
    title: text(`notification.${input.kind}`, params),
    message: asSentence(text(`notification.${input.kind}.body`, params), reader.language),
  };
}

/** The placeholder of a deleted name may be the first word. */
const asSentence = (words: string, language: Language): string =>
  words.charAt(0).toLocaleUpperCase(localeOf[language]) + words.slice(1);

function wordsOfInvitation({ invitation }: NoticeSentence, text: Text): { title: string; message: string } {
  const title = text('notification.invitation_received');
  if (invitation === undefined) return { title, message: text('notification.invitation_received.over') };
  const { inviter, company } = invitation;
  return {
    title,
    message:
      company === ''
        ? text('notification.invitation_received.unnamed', { inviter: isolated(inviter) })
        : text('notification.invitation_received.body', {
            inviter: isolated(inviter),
            company: isolated(company),
          }),
  };
}

function paramsOf(
  { params, company, names }: NoticeSentence,
  { text, language }: ReaderLanguage,
): Readonly<Record<string, string | number>> {
  const nameOf = (id: string | undefined): string => {
    const name = names.get(id ?? '');
    return name === undefined || name === '' ? text('notification.erasedPerson') : isolated(name);
  };
  return {
    // Values of a kind that need no other form.
    ...params,
    company: isolated(company),
    person: nameOf(params.person ?? params.member),
    document: isolated(names.get(params.document ?? '') ?? ''),
    own: isolated(names.get(params.own ?? '') ?? text('deadline.kind.own')),
    // Dollars: the texts write them as money.
    amount: Number(params.amountCents ?? 0) / 100,
    due: params.dueOn === undefined ? '' : longDate(params.dueOn, language),
    deadline: deadlineOf(params, text),
    template: templateOf(params, text),
    label: isolated(params.label ?? ''),
    kind: params.kind ?? '',
    count: Number(params.count ?? 0),
  };
}

/** As the page of own wording calls the document; empty for kinds that tell of none. */
const templateOf = ({ template = '' }: NoticeSentence['params'], text: Text): string => {
  const key = `precedents.template.${template}`;
  return Object.hasOwn(precedents, key) ? text(key as TextKey) : template;
};

/** As the dashboard or the register of significant control calls it; empty for kinds that tell of none. */
function deadlineOf({ deadline, year = '' }: NoticeSentence['params'], text: Text): string {
  const isOfControl = Object.hasOwn(en, `notification.control.${deadline}`);
  const key = isOfControl ? `notification.control.${deadline}` : `deadline.kind.${deadline}`;
  return Object.hasOwn(en, key) ? text(key as TextKey, { year }) : '';
}
