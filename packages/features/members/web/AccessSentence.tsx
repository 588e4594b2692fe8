import { accessTypes } from '@tabellion/kit/actor.ts';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { AccessEntry } from '../accessLogContract.ts';
import { exportedThings } from '../rules/accessKinds.ts';

/** 'Amélie Tremblay changed the access of Grace MacDonald: View only' */
export function AccessSentence({ of: { kind, actor, subject, about, detail } }: { of: AccessEntry }) {
  const text = useText();
  const named = (name: string) => <UserText>{name === '' ? text('accessLog.unnamed') : name}</UserText>;
  const access = accessTypes.find((existing) => existing === detail);
  const thing = exportedThings.find((existing) => existing === detail);
  return (
    <RichText
      of={`accessLog.text.${kind}`}
      with={{
        actor: named(actor.name),
        subject: named((subject ?? about)?.name ?? ''),
        access: access === undefined ? '' : text(`members.access.${access}`),
        what: thing === undefined ? <Id>{detail}</Id> : text(`accessLog.what.${thing}`),
      }}
    />
  );
}
