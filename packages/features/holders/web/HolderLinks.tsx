import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, InstantText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField, RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import {
  languageNames,
  languages,
  RichText,
  useLanguage,
  useText,
} from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { type HolderLink, listHolderLinks, makeHolderLink, revokeHolderLink } from '../contract.ts';
import { loadWords } from './words.ts';

interface OfPerson {
  orgId: string;
  personId: string;
}

/** Links to the page of one holder, director or officer: sent, copied and revoked. */
export const HolderLinks = (of: OfPerson) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Links {...of} />
  </MoreTexts>
);

function Links({ orgId, personId }: OfPerson) {
  const text = useText();
  const reading = useRead(listHolderLinks, { params: { orgId, personId } });
  const [isSending, setSending] = useState(false);
  const [copied, setCopied] = useState<string>();
  const { data } = reading;
  if (data === undefined || !data.may_have) return null;
  const { email } = data;
  // Whatever is open can be revoked here; of the others the newest say enough.
  const open = data.links.filter(({ state }) => state === 'open');
  const links = [...open, ...data.links.filter(({ state }) => state !== 'open').slice(0, 3)];
  return (
    <Card
      title={text('holders.links')}
      extra={
        email !== null && (
          <Button size="sm" icon={Link2} onClick={() => setSending(true)}>
            {text('holders.links.send')}
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="muted t12">{text('holders.links.lead')}</p>
        {email === null && <p>{text('holders.links.noAddress')}</p>}
        {copied !== undefined && email !== null && <CopiedLink path={copied} email={email} />}
        {links.length > 0 && (
          <ul className="stack s1">
            {links.map((link) => (
              <LinkLine key={link._id} orgId={orgId} of={link} />
            ))}
          </ul>
        )}
      </div>
      {isSending && email !== null && (
        <SendDrawer
          orgId={orgId}
          personId={personId}
          email={email}
          today={data.today}
          onMade={setCopied}
          onClose={() => setSending(false)}
        />
      )}
    </Card>
  );
}

/** Shown once: its secret is kept nowhere. */
function CopiedLink({ path, email }: { path: string; email: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${path}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Callout
      title={isCopied ? text('holders.links.copied', { email }) : text('holders.links.ready')}
      actions={
        // Browsers offer the clipboard only to pages on a secure origin.
        navigator.clipboard !== undefined && (
          <Button size="sm" icon={Copy} onClick={() => void copy()}>
            {text('holders.links.copy')}
          </Button>
        )
      }
    >
      <code className="wrap-any">
        <Id>{address}</Id>
      </code>
    </Callout>
  );
}

function LinkLine({ orgId, of: link }: { orgId: string; of: HolderLink }) {
  const text = useText();
  const confirm = useConfirm();
  const readings = useReadings();
  const revoke = useCall(revokeHolderLink, { say: 'always', place: 'bottom' });
  const end = async () => {
    const isSure = await confirm({
      title: text('holders.links.revoke.title'),
      body: text('holders.links.revoke.body'),
      confirm: text('holders.links.revoke'),
      danger: true,
    });
    if (!isSure) return;
    await revoke.run({ params: { orgId, linkId: link._id }, body: {} });
    void readings.again(listHolderLinks);
  };
  const isOpen = link.state === 'open';
  return (
    <li className="row between wrap">
      <span>
        <RichText
          of={link.is_mailed ? 'holders.links.mailed' : 'holders.links.passed'}
          with={{ date: <InstantText instant={link.made_at} /> }}
        />{' '}
        <span className="muted">
          {isOpen ? (
            <RichText of="holders.links.until" with={{ date: <DateText date={link.ends_on} /> }} />
          ) : (
            text(`holders.links.state.${link.state as 'over' | 'revoked' | 'locked'}`)
          )}
        </span>
        {link.opened_at !== null && (
          <small className="sub">
            <RichText of="holders.links.opened" with={{ when: <InstantText instant={link.opened_at} /> }} />
          </small>
        )}
      </span>
      {isOpen && (
        <Button size="sm" variant="ghost" busy={revoke.busy} onClick={() => void end()}>
          {text('holders.links.revoke')}
        </Button>
      )}
    </li>
  );
}

/** The last day that is proposed. */
const DAYS = 90;

interface SendDrawerProps extends OfPerson {
  email: string;
  /** The day at the registry. */
  today: string;
  /** @param path  of a link that is passed on */
  onMade(path: string | undefined): void;
  onClose(): void;
}

function SendDrawer({ orgId, personId, email, today, onMade, onClose }: SendDrawerProps) {
  const { text, language } = useLanguage();
  const readings = useReadings();
  const make = useCall(makeHolderLink, { say: 'always', place: 'bottom' });
  const form = useForm(makeHolderLink.body, {
    start: { by: 'mail', language, ends_on: addDays(plainDate(today), DAYS), with_percentages: false },
  });
  return (
    <DrawerForm
      title={text('holders.links.send.title')}
      form={form}
      save={text('holders.links.send')}
      onClose={onClose}
      onSaved={({ path }) => {
        onMade(path ?? undefined);
        void readings.again(listHolderLinks);
      }}
      onSubmit={(body) => make.run({ params: { orgId, personId }, body })}
    >
      <p className="muted">
        <RichText of="holders.links.send.lead" with={{ email: <Id>{email}</Id> }} />
      </p>
      <RadioGroup
        name="by"
        label={text('holders.links.by')}
        choices={[
          { value: 'mail', label: text('holders.links.by.mail') },
          { value: 'copy', label: text('holders.links.by.copy') },
        ]}
      />
      <SelectField
        name="language"
        label={text('holders.links.language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <DateField name="ends_on" label={text('holders.links.endsOn')} />
      <CheckboxField
        name="with_percentages"
        label={text('holders.links.percentages')}
        help={text('holders.links.percentages.help')}
      />
    </DrawerForm>
  );
}
