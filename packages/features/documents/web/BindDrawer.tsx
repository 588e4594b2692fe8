import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { listBoundBooks, orderBook } from '../boundBookContract.ts';
import { audiences, isForOthers, type Section, sections, sectionsOf, selections } from '../sections.ts';
import { documentLanguages } from './paths.ts';
import type { Book } from './useDocumentPage.ts';

const Binding = z.object({
  as_of: z.string(),
  selection: z.enum(selections),
  sections: z.object(
    Object.fromEntries(sections.map((section) => [section, z.boolean()])) as Record<
      Section,
      z.ZodMiniBoolean
    >,
  ),
  audience: z.enum(audiences),
  language: z.enum(['en', 'fr', '']),
});

const whole = Object.fromEntries(sections.map((section) => [section, true])) as Record<Section, boolean>;

interface BindDrawerProps {
  orgId: string;
  /** Each says how many of its documents are unsigned. */
  sections: Book['sections'];
  onClose(): void;
}

/** Has the minute book bound as one file: as of a day, for whom, and which sections. */
export function BindDrawer({ orgId, sections: counted, onClose }: BindDrawerProps) {
  const text = useText();
  const today = useDayOf()(new Date().toISOString());
  const readings = useReadings();
  const order = useCall(orderBook, { say: 'always', place: 'bottom' });
  const form = useForm(Binding, {
    start: { as_of: today, selection: 'all', sections: whole, audience: 'directors', language: '' },
  });
  return (
    <DrawerForm
      title={text('documents.bound.bind')}
      form={form}
      save={text('documents.bound.bind')}
      onClose={onClose}
      onSaved={() => void readings.again(listBoundBooks)}
      onSubmit={({ as_of, selection, sections: chosen, audience, language }) =>
        order.run({
          params: { orgId },
          body: {
            selection,
            audience,
            sections: sectionsOf(selection).filter((one) => chosen[one]),
            ...(as_of && { as_of }),
            ...(language && { language }),
          },
        })
      }
    >
      <p className="muted">{text('documents.bound.lead')}</p>
      <DateField name="as_of" label={text('documents.bound.asOf')} isPast />
      <SelectField
        name="selection"
        label={text('documents.bound.selection')}
        options={selections.map((value) => ({ value, label: text(`documents.bound.selection.${value}`) }))}
      />
      <Sections />
      <Drafts of={counted} />
      <SelectField
        name="audience"
        label={text('documents.audience')}
        options={audiences.map((value) => ({ value, label: text(`documents.audience.${value}`) }))}
      />
      <ForOthers />
      <SelectField
        name="language"
        label={text('documents.language')}
        options={[{ value: '', label: text('documents.language.corporation') }, ...documentLanguages]}
      />
    </DrawerForm>
  );
}

function ForOthers() {
  const text = useText();
  const [selection, audience] = useWatch<z.infer<typeof Binding>, ['selection', 'audience']>({
    name: ['selection', 'audience'],
  });
  return isForOthers({ selection, audience }) ? <Callout>{text('documents.bound.homes')}</Callout> : null;
}

/** Drafts are bound too: the reader hears of them before. */
function Drafts({ of: counted }: { of: BindDrawerProps['sections'] }) {
  const text = useText();
  const [selection, chosen] = useWatch<z.infer<typeof Binding>, ['selection', 'sections']>({
    name: ['selection', 'sections'],
  });
  const bound = sectionsOf(selection).filter((one) => chosen[one]);
  const count = counted.reduce(
    (sum, { section, unsigned }) => sum + (bound.includes(section) ? unsigned : 0),
    0,
  );
  return count === 0 ? null : <Callout tone="warn">{text('documents.bound.drafts', { count })}</Callout>;
}

/** Those that the selection has. */
function Sections() {
  const text = useText();
  const selection = useWatch<z.infer<typeof Binding>, 'selection'>({ name: 'selection' });
  return (
    <fieldset>
      <legend className="label">{text('documents.sections')}</legend>
      {sectionsOf(selection).map((section) => (
        <CheckboxField
          key={section}
          name={`sections.${section}`}
          label={text(`documents.section.${section}`)}
        />
      ))}
    </fieldset>
  );
}
