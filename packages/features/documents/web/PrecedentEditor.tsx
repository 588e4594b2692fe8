import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Form, placeErrors, useForm } from '@tabellion/ui/form/Form.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { savePrecedent, submitPrecedent } from '../precedentContract.ts';
import { type Precedent, useReadAgain } from './usePrecedent.ts';
import { WordingField } from './WordingField.tsx';

interface PrecedentEditorProps {
  orgId: string;
  of: Precedent;
  /** Shown first. */
  start: string;
  onType(wording: string): void;
}

const schema = z.object({ wording: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

/** The wording as it is written, saved as a draft and submitted for review. */
export function PrecedentEditor({ orgId, of: precedent, start, onType }: PrecedentEditorProps) {
  const text = useText();
  const confirm = useConfirm();
  const again = useReadAgain();
  const { template, language, versions, standard, fields, parts } = precedent;
  const [newest] = versions;
  const draft = newest?.state === 'draft' ? newest : undefined;
  // The revision that is written over: what another member saved meanwhile is read again instead.
  const [revision, setRevision] = useState(draft?.revision);
  const form = useForm(schema, { start: { wording: start } });
  const wording = useWatch({ control: form.control, name: 'wording' });
  useEffect(() => onType(wording), [wording, onType]);
  const save = useCall(savePrecedent, { say: 'always', place: 'bottom' });
  const submit = useCall(submitPrecedent, { say: 'always', place: 'bottom' });

  const saveNow = async (typed: string) => {
    const body = { template, language, wording: typed, ...(revision !== undefined && { revision }) };
    const saved = await save.run({ params: { orgId }, body });
    if (saved.ok) setRevision((revision ?? 0) + 1);
    return saved;
  };
  const submitNow = form.handleSubmit(async ({ wording: typed }) => {
    const isSaved = draft !== undefined && draft.revision === revision && draft.wording === typed;
    const saved = isSaved ? undefined : await saveNow(typed);
    if (saved?.ok === false) return placeErrors(form, saved);
    const body = isSaved
      ? { precedent_id: draft._id, revision: draft.revision }
      : { precedent_id: saved?.ok ? saved.data.precedent_id : '', revision: (revision ?? 0) + 1 };
    await submit.run({ params: { orgId }, body });
    await again();
  });
  const startFrom = async (words: string) => {
    const question = {
      title: text('precedents.replace.title'),
      body: text('precedents.replace.body'),
      confirm: text('precedents.replace'),
    };
    if (wording.trim() !== '' && !(await confirm(question))) return;
    form.setValue('wording', words, { shouldDirty: true });
  };

  return (
    <Card
      title={draft ? text('precedents.version', { version: draft.version }) : text('precedents.wording')}
      extra={
        wording !== standard.text && (
          <Button size="sm" onClick={() => void startFrom(standard.text)}>
            {text('precedents.start')}
          </Button>
        )
      }
    >
      <Form
        form={form}
        label={text('precedents.wording')}
        onSubmit={async ({ wording: typed }) => {
          const answer = await saveNow(typed);
          if (answer.ok) await again();
          return answer;
        }}
      >
        <WordingField bare fields={[...fields, ...parts.map((name) => ({ name, value: '' }))]} />
        <p className="muted t12">{text('precedents.submit.help')}</p>
        <div className="row end wrap">
          <Button type="submit" busy={save.busy}>
            {text('precedents.save')}
          </Button>
          <Button variant="primary" busy={submit.busy} onClick={() => void submitNow()}>
            {text('precedents.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
