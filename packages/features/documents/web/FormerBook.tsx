import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { stateFormerBook } from '../draftContract.ts';

interface FormerBookProps {
  orgId: string;
  /** The day with which this minute book begins. */
  since: string;
}

/** Where the paper of the past lies, said once for all of it. */
export function FormerBook({ orgId, since }: FormerBookProps) {
  const { text, language } = useLanguage();
  const mayEdit = useMay('documents.edit');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="muted row wrap formerbook">
      {text('documents.former', { date: formatDate(since, language) })}
      {mayEdit && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {text('documents.former.change')}
        </Button>
      )}
      {isOpen && <FormerBookDrawer orgId={orgId} since={since} onClose={() => setOpen(false)} />}
    </div>
  );
}

const Answer = z.strictObject({ paper_since: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

function FormerBookDrawer({ orgId, since, onClose }: FormerBookProps & { onClose(): void }) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(Answer, { start: { paper_since: since } });
  const save = useCall(stateFormerBook, { say: 'always', place: 'bottom' });
  return (
    <DrawerForm
      title={text('documents.former.title')}
      form={form}
      save={text('organization.save')}
      onClose={onClose}
      onSaved={readings.allAgain}
      onSubmit={(body) => save.run({ params: { orgId }, body })}
    >
      <DateField
        name="paper_since"
        label={text('documents.former.since')}
        help={text('documents.former.help')}
      />
    </DrawerForm>
  );
}
