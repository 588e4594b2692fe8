import './changes.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { listOrganizations } from '../../organizations/contract.ts';
import type { OrganizationView } from '../../organizations/shapes.ts';
import { readChangeForm } from '../contract.ts';
import { kindNames } from '../rules/kinds.ts';
import { FormFields } from './FormFields.tsx';
import { mayChange } from './mayChange.ts';
import { valuesOf } from './PartsOfChange.tsx';
import { changesPath } from './paths.ts';
import { SeveralPreviews } from './SeveralPreviews.tsx';
import { useSeveral } from './useSeveral.ts';
import { loadWords } from './words.ts';

type KindForm = ReplyOf<typeof readChangeForm>;

/** The same change for several corporations of a firm: chosen once, previewed and signed for each. */
export const SeveralScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <Several />
  </MoreTexts>
);

function Several() {
  const orgId = useOrgId();
  const named = usePathParam('kind');
  const kind = kindNames.find((one) => one === named) ?? 'office';
  const form = useRead(readChangeForm, { params: { orgId, kind } });
  const organizations = useRead(listOrganizations, {});
  if (form.isError) return <ReadFailed page of={form} />;
  if (organizations.isError) return <ReadFailed page of={organizations} />;
  if (form.data === undefined || organizations.data === undefined) return <PageSkeleton shape="cards" />;
  return (
    <SeveralForm begun={form.data} of={organizations.data.organizations.filter(mayChange).toSorted(byName)} />
  );
}

const byName = (one: OrganizationView, other: OrganizationView) => one.name.localeCompare(other.name);

const schema = z.strictObject({ form: z.record(z.string(), z.string()) });

function SeveralForm({ begun, of: organizations }: { begun: KindForm; of: readonly OrganizationView[] }) {
  const text = useText();
  const orgId = useOrgId();
  const { kind, title, fields } = begun;
  const form = useForm(schema, { start: { form: valuesOf({ fields, form: {} }) } });
  const [chosen, setChosen] = useState<readonly string[]>([orgId]);
  const several = useSeveral({ kind, fields, typed: form.watch('form'), chosen });
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={changesPath(orgId)}>{text('changes.title')}</Link>}
        title={title}
        lead={text('changes.several.lead')}
      />
      <div className="changes__cols">
        <Form
          form={form}
          label={title}
          className="stack s4"
          onSubmit={async ({ form: typed }) => {
            await several.preview(typed);
          }}
        >
          <Corporations of={organizations} chosen={chosen} onChoose={setChosen} />
          <Card>
            <div className="stack s4">
              <FormFields fields={fields} prefix="form." />
            </div>
          </Card>
          <div className="row end">
            <SubmitButton
              variant={several.all.length === 0 ? 'primary' : 'plain'}
              disabled={chosen.length === 0 || several.busy}
            >
              {text('changes.preview')}
            </SubmitButton>
          </div>
        </Form>
        <SeveralPreviews of={several} organizations={organizations} />
      </div>
    </div>
  );
}

interface CorporationsProps {
  of: readonly OrganizationView[];
  chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
}

function Corporations({ of: organizations, chosen, onChoose }: CorporationsProps) {
  const text = useText();
  const group = useId();
  const all = organizations.map(({ unique_id: id }) => id);
  return (
    <Card
      title={text('changes.several.corporations')}
      extra={
        chosen.length < all.length && (
          <Button size="sm" onClick={() => onChoose(all)}>
            {text('changes.several.all')}
          </Button>
        )
      }
    >
      <fieldset className="choices" aria-label={text('changes.several.corporations')}>
        {organizations.map(({ unique_id: id, name, name_postfix: postfix }) => (
          <div key={id} className="check">
            <input
              id={`${group}-${id}`}
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onChoose(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <label htmlFor={`${group}-${id}`}>
              <UserText>{[name, postfix].filter(Boolean).join(' ')}</UserText>
            </label>
          </div>
        ))}
      </fieldset>
    </Card>
  );
}
