import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { ProgressLine } from '@tabellion/ui/components/ProgressLine.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { handOverMatter, listMatters, type MatterView, withdrawMatter } from '../contract.ts';

const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/matters/en.ts')).matters,
  fr: async () => (await import('@tabellion/texts/matters/fr.ts')).matters,
  tr: async () => (await import('@tabellion/texts/matters/tr.ts')).matters,
  ar: async () => (await import('@tabellion/texts/matters/ar.ts')).matters,
});

/** Matters under way, each with its line of progress; nothing where all have come to their end. */
export function MattersCard({ orgId }: { orgId: string }) {
  const { data } = useRead(listMatters, { params: { id: orgId } });
  const open = data?.matters.filter(({ state }) => state === 'under_way' || state === 'stopped') ?? [];
  if (open.length === 0) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Titled orgId={orgId} of={open} />
    </MoreTexts>
  );
}

function Titled({ orgId, of }: { orgId: string; of: readonly MatterView[] }) {
  const text = useText();
  return (
    <Card title={text('matters.title')}>
      <ul className="stack s4">
        {of.map((one) => (
          <Matter key={one.matter_id} orgId={orgId} of={one} />
        ))}
      </ul>
    </Card>
  );
}

function Matter({ orgId, of }: { orgId: string; of: MatterView }) {
  const text = useText();
  const name = text(`matters.kind.${of.kind}`);
  return (
    <li className="stack s2">
      <strong>{name}</strong>
      <ProgressLine
        label={name}
        steps={of.steps.map(({ step, is_done: done, on, given, of: all }) => ({
          key: step,
          title: text(`matters.step.${step}`),
          done,
          note: noteOf(
            on,
            given === null || all === null ? null : text('matters.signatures', { given, of: all }),
          ),
        }))}
      />
      {of.reason !== null && <p className="err t12">{text('matters.stopped', { reason: of.reason })}</p>}
      {of.in_charge && <p className="muted t12">{text('matters.inCharge', { name: of.in_charge.name })}</p>}
      <Acts orgId={orgId} of={of} name={name} />
    </li>
  );
}

const noteOf = (on: string | null, signatures: string | null) =>
  on === null ? signatures : <DateText date={on} />;

function Acts({ orgId, of, name }: { orgId: string; of: MatterView; name: string }) {
  const text = useText();
  const mayEdit = useMay('matters.edit');
  const confirm = useConfirm();
  const { session } = useSession();
  const { allAgain } = useReadings();
  const handOver = useCall(handOverMatter, { say: 'always' });
  const withdraw = useCall(withdrawMatter, { say: 'always' });
  const params = { id: orgId, matter: of.matter_id };
  const nameOf = (words: string) => text('wizard.fieldOf', { what: words, name });
  const userId = session?.userId;
  if (!mayEdit) return null;
  const withdrawing = async () => {
    const isSure = await confirm({
      title: text('matters.withdraw.title'),
      body: text('matters.withdraw.body'),
      confirm: text('matters.withdraw'),
      danger: true,
    });
    if (isSure) await withdraw.run({ params }).then(allAgain);
  };
  return (
    <div className="row wrap">
      {userId !== undefined && of.in_charge?.user_id !== userId && (
        <Button
          size="sm"
          aria-label={nameOf(text('matters.take'))}
          onClick={() => void handOver.run({ params, body: { user_id: userId } }).then(allAgain)}
        >
          {text('matters.take')}
        </Button>
      )}
      {of.may_withdraw && (
        <Button size="sm" aria-label={nameOf(text('matters.withdraw'))} onClick={() => void withdrawing()}>
          {text('matters.withdraw')}
        </Button>
      )}
    </div>
  );
}
