import './changes.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { listOrganizations } from '../../organizations/contract.ts';
import { useTried } from '../../registers/web/public.ts';
import { draftChange, editChange, previewChange, readChange, readChangeForm } from '../contract.ts';
import { type KindOfChange, kindNames } from '../rules/kinds.ts';
import { ChangePreviewCards } from './ChangePreviewCards.tsx';
import { mayChange } from './mayChange.ts';
import { type PartOfForm, PartsOfChange, valuesOf } from './PartsOfChange.tsx';
import { changePath, changesPath, severalPath } from './paths.ts';
import { loadWords } from './words.ts';

/** A new change: its form beside what it would make true. */
export function NewChangeScreen() {
  return <NewChange kind={usePathParam('kind')} />;
}

/** organization/changeAddress: the registered office moves. */
export const ChangeAddressScreen = () => <NewChange kind="office" />;

function NewChange({ kind }: { kind: string | undefined }) {
  const orgId = useOrgId();
  const known = kindNames.find((one) => one === kind);
  const reading = useRead(readChangeForm, { params: { orgId, kind: known ?? 'office' } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  const { data } = reading;
  if (data === undefined) return <PageSkeleton shape="cards" />;
  const part = { ...data, form: Object.fromEntries(data.fields.map(({ name, value }) => [name, value])) };
  return <Worded key={data.kind} parts={[part]} title={data.title} lead={data.lead} />;
}

/** A change that is edited before its first signature. */
export function EditChangeScreen() {
  const orgId = useOrgId();
  const changeId = usePathParam('change_id') ?? '';
  const reading = useRead(readChange, { params: { orgId, changeId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  if (reading.data === undefined) return <PageSkeleton shape="cards" />;
  const { change } = reading.data;
  return <Worded parts={change.parts} title={change.title} lead={undefined} changeId={changeId} />;
}

interface ChangeFormProps {
  parts: readonly PartOfForm[];
  title: string;
  lead: string | undefined;
  changeId?: string;
}

const Worded = (props: ChangeFormProps) => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <ChangeForm {...props} />
  </MoreTexts>
);

const schema = z.strictObject({
  parts: z.array(z.strictObject({ kind: z.enum(kindNames), form: z.record(z.string(), z.string()) })),
});

/** Whoever changes several corporations may choose them all at once. */
function ForSeveral({ kind = 'office' }: { kind: KindOfChange | undefined }) {
  const text = useText();
  const orgId = useOrgId();
  const { data } = useRead(listOrganizations, {});
  return (data?.organizations.filter(mayChange).length ?? 0) > 1 ? (
    <Link className={buttonClass({})} to={severalPath(orgId, kind)}>
      {text('changes.several')}
    </Link>
  ) : null;
}

function ChangeForm({ parts, title, lead, changeId }: ChangeFormProps) {
  const text = useText();
  const orgId = useOrgId();
  const { allAgain } = useReadings();
  const start = { parts: parts.map((part) => ({ kind: part.kind, form: valuesOf(part) })) };
  const form = useForm(schema, { start });
  const [shown, setShown] = useState(parts);
  const preview = useCall(previewChange, { say: 'none' });
  const draft = useCall(draftChange, { say: 'always' });
  const edit = useCall(editChange, { say: 'always' });
  const typed = useWatch({ control: form.control }) as z.infer<typeof schema>;
  const isTouched = changeId !== undefined || JSON.stringify(typed.parts) !== JSON.stringify(start.parts);
  const tried = useTried(isTouched ? { parts: typed.parts } : undefined, (body, options) =>
    preview.run({ params: { orgId }, body }, options),
  );
  const save = async (body: z.infer<typeof schema>) => {
    const answer =
      changeId === undefined
        ? await draft.run({ params: { orgId }, body })
        : await edit.run({ params: { orgId, changeId }, body });
    if (!answer.ok) return answer;
    await allAgain();
    navigate({ to: changePath(orgId, answer.data.change.change_id) });
    return answer;
  };
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={changesPath(orgId)}>{text('changes.title')}</Link>}
        title={title}
        lead={lead}
        actions={changeId === undefined && <ForSeveral kind={parts[0]?.kind} />}
      />
      <div className="changes__cols">
        <Form form={form} onSubmit={save} className="stack s4" label={title}>
          <PartsOfChange orgId={orgId} of={shown} onChange={setShown} />
          <div className="row end">
            <Button variant="primary" type="submit" busy={draft.busy || edit.busy}>
              {text('changes.keep')}
            </Button>
          </div>
        </Form>
        <ChangePreviewCards of={tried} parts={shown} />
      </div>
    </div>
  );
}
