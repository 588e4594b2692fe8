import { formatInstant } from '@tabellion/texts/dates.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Eye, Lock, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { claimItem, type QueueDetail, type QueueItem, releaseItem } from '../contract.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ItemHistory, ItemQuestions, PackageFacts } from './ItemParts.tsx';

interface ItemPanelProps {
  of: QueueDetail;
  onChange(item: QueueItem): void;
  /** Looks at it anew. */
  onAgain(item: QueueItem): void;
  onClose(): void;
}

/** One item: its package as it was handed over, and below it the registry's answer. */
export function ItemPanel({ of: detail, onChange, onAgain, onClose }: ItemPanelProps) {
  const { text, language } = useLanguage();
  const { item } = detail;
  const isOpen = item.answered_at === null;
  return (
    <section className="queue__item" aria-label={item.name}>
      <ItemHead of={item} onChange={onChange} onClose={onClose} />
      <div className="queue__body">
        <Callout icon={Eye}>
          {text('staffing.looked', { when: formatInstant(detail.looked_at, language) })}
        </Callout>
        {isOpen && item.has !== null && !item.is_mine && (
          <Callout tone="warn" icon={Lock}>
            {text('staffing.taken', { name: item.has.name })}
          </Callout>
        )}
        <ItemTabs of={detail} />
      </div>
      {isOpen && <AnswerForm of={item} onChange={onChange} onAgain={onAgain} />}
    </section>
  );
}

function ItemHead({
  of: item,
  onChange,
  onClose,
}: Pick<ItemPanelProps, 'onChange' | 'onClose'> & { of: QueueItem }) {
  const text = useText();
  const claim = useCall(claimItem, { say: 'always' });
  const release = useCall(releaseItem, { say: 'always' });
  const request = { params: { kind: item.kind, itemId: item.item_id }, body: {} };
  const take = async () => {
    const answer = await claim.run(request);
    if (answer.ok) onChange(answer.data.item);
  };
  const giveBack = async () => {
    const answer = await release.run(request);
    if (answer.ok) onChange(answer.data.item);
  };
  useClaimKey(item.answered_at === null && item.has === null ? take : undefined);
  return (
    <div className="queue__head">
      <div className="grow">
        <h2>
          <UserText>{item.name}</UserText>
        </h2>
        <p className="t12 muted">{item.what}</p>
      </div>
      {item.answered_at === null && item.has === null && (
        <Button variant="primary" busy={claim.busy} onClick={() => void take()}>
          {text('staffing.claim')}
        </Button>
      )}
      {item.answered_at === null && item.is_mine && (
        <Button busy={release.busy} onClick={() => void giveBack()}>
          {text('staffing.release')}
        </Button>
      )}
      <IconButton icon={X} variant="ghost" label={text('staffing.close')} onClick={onClose} />
    </div>
  );
}

/** `c` claims what nobody has, unless something is being typed or asked. */
function useClaimKey(claim: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, code, ctrlKey, metaKey, altKey } = event;
      if (code !== 'KeyC' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input:not([type=radio]), textarea, select')) return;
      if (claim !== undefined && document.querySelector('dialog[open]') === null) void claim();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const tabs = ['facts', 'questions', 'history'] as const;

function ItemTabs({ of: detail }: { of: QueueDetail }) {
  const text = useText();
  const [tab, setTab] = useState<(typeof tabs)[number]>('facts');
  return (
    <>
      <Segmented
        label={text('staffing.tabs')}
        value={tab}
        onChange={(chosen) => setTab(tabs.find((one) => one === chosen) ?? 'facts')}
        choices={tabs.map((one) => ({
          value: one,
          label: text(`staffing.tab.${one}`, { count: detail.questions.length }),
        }))}
      />
      {tab === 'facts' && <PackageFacts of={detail} />}
      {tab === 'questions' && <ItemQuestions of={detail} />}
      {tab === 'history' && <ItemHistory of={detail} />}
    </>
  );
}
