import { formatDate } from '@tabellion/texts/dates.ts';
import { useFresh } from '@tabellion/ui/call/useFresh.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Suspense, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useRegisterDays } from '../../../people/web/public.ts';
import {
  CorrectionChoices,
  entryTextKey,
  PrivateIssuerLimit,
  RecordingTextsProvider,
  useAmending,
  useLimitOverride,
} from '../../../registers/web/public.ts';
import { correctEntries, type Entry, readEntry } from '../../correctionContract.ts';
import { CorrectedVersions } from './CorrectedVersions.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { usePreview, useRecording } from './useTransaction.ts';

interface CorrectDrawerProps {
  orgId: string;
  /** An act on record, or what it brought: a security, an appointment, a person, a class. */
  entryId: string;
  onClose(): void;
}

/** An act on record was wrong: it is taken back or moved, with what else must be, and the registers say so before. */
export function CorrectDrawer(props: CorrectDrawerProps) {
  const { orgId, onClose } = props;
  const text = useText();
  // Later entries of a class may be opened from the first.
  const [entryId, setEntryId] = useState(props.entryId);
  const entry = useRead(readEntry, { params: { id: orgId, entryId } });
  const isFresh = useFresh(entry);
  // Its zone spells the moments, its day bounds what is typed: without them nothing would keep its place.
  const days = useRegisterDays(orgId, 'shareholders', undefined);
  return (
    <Drawer title={text('transaction.correct')} onClose={onClose}>
      {entry.data && isFresh && days.data ? (
        <RecordingTextsProvider waiting={<DrawerReading of={entry} />}>
          <Suspense fallback={<DrawerReading of={entry} />}>
            <Correction
              key={entryId}
              {...props}
              of={entry.data}
              today={days.data.today}
              zone={days.data.zone}
              onOpen={setEntryId}
            />
          </Suspense>
        </RecordingTextsProvider>
      ) : (
        <DrawerReading of={entry.isError ? entry : days} />
      )}
    </Drawer>
  );
}

const nothing = z.strictObject({});

interface CorrectionProps extends CorrectDrawerProps {
  of: Entry;
  today: string;
  zone: string;
  onOpen(entryId: string): void;
}

function Correction({ orgId, of, today, zone, onOpen, onClose }: CorrectionProps) {
  const text = useText();
  const form = useForm(nothing);
  const amending = useAmending([of]);
  const limitOverride = useLimitOverride();
  const { note } = amending;
  const body = { ...amending.body, ...limitOverride.body };
  const previewed = usePreview(correctEntries, orgId, body.amend && body);
  useEffect(() => note(previewed.refusal), [note, previewed.refusal]);
  const record = useRecording(correctEntries, orgId);
  return (
    <DrawerForm
      form={form}
      onSubmit={async () => {
        // Nothing is chosen yet, which stands below the choice.
        if (!amending.isComplete() || body.amend === undefined) return undefined;
        return limitOverride.note(await record(body));
      }}
      save={text('transaction.correct')}
      onClose={onClose}
    >
      <CorrectionChoices
        of={amending}
        today={today}
        lead={text(of.is_void ? 'correct.void' : 'correct.lead')}
      />
      <PrivateIssuerLimit of={limitOverride} refusal={previewed.refusal} />
      {body.amend === undefined ? (
        <p className="t12 muted">{text('correct.choose')}</p>
      ) : (
        <PreviewPanel of={previewed} />
      )}
      <CorrectedVersions of={of} zone={zone} />
      <Later of={of} onOpen={onOpen} />
      <Slot
        of="transaction.drawer"
        gives={{ orgId, path: correctEntries.path, body: body.amend && body, entryId: of.root }}
      />
    </DrawerForm>
  );
}

/** Amendments of a class say their number and their resolution each for itself. */
function Later({ of: { later }, onOpen }: { of: Entry; onOpen(entryId: string): void }) {
  const { text, language } = useLanguage();
  if (later.length === 0) return null;
  return (
    <FormSection title={text('correct.later')}>
      <ul className="list">
        {later.map(({ root, kind, on }) => {
          const act = text(entryTextKey(kind));
          const entry = text('amend.entry', { act, date: formatDate(on, language) });
          return (
            <li key={root} className="row between">
              <span>
                <RichText of="amend.entry" with={{ act, date: <DateText date={on} length="long" /> }} />
              </span>
              <Button size="sm" aria-label={text('correct.open', { entry })} onClick={() => onOpen(root)}>
                {text('transaction.correct')}
              </Button>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
