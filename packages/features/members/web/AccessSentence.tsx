import { accessTypes } from '@tabellion/kit/actor.ts';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { NameLink } from '@tabellion/ui/components/NameLink.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { AccessEntry } from '../accessLogContract.ts';
import { exportedThings } from '../rules/accessKinds.ts';
import type { FoldedEntry } from '../rules/foldedOpenings.ts';

interface AccessSentenceProps {
  of: FoldedEntry;
  /** The address of the log of one person. */
  only(user: string): Readonly<Record<string, string | undefined>>;
}

/** 'Amélie Tremblay changed the access of Grace MacDonald: View only' */
export function AccessSentence({ of, only }: AccessSentenceProps) {
  const { kind, actor, subject, about, detail, times } = of;
  const text = useText();
  const named = (person: AccessEntry['subject']) =>
    person?.name ? <NameLink name={person.name} search={only(person.id)} /> : text('accessLog.unnamed');
  const access = accessTypes.find((one) => one === detail);
  const thing = exportedThings.find((one) => one === detail);
  const sentence =
    kind === 'looked' && about === null ? 'accessLog.text.lookedAt' : (`accessLog.text.${kind}` as const);
  return (
    <RichText
      of={times > 1 ? 'accessLog.text.openedTimes' : sentence}
      with={{
        actor: named(actor),
        subject: named(subject ?? about),
        access: access === undefined ? '' : text(`members.access.${access}`),
        what: thing === undefined ? <Id>{detail}</Id> : text(`accessLog.what.${thing}`),
        times: text('accessLog.times', { count: times }),
      }}
    />
  );
}
