import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listViews, removeView, saveView, type ViewFilters, viewNameLength } from '../contract.ts';
import { filtersSet, type WorkFilters } from './useWorkFilters.ts';

interface SavedViewsProps {
  filters: WorkFilters;
  onShow(saved: ViewFilters): void;
}

/** Filters that the reader saved under a name: shown, added, removed. */
export function SavedViews({ filters, onShow }: SavedViewsProps) {
  const text = useText();
  const readings = useReadings();
  const { data } = useRead(listViews, {});
  const remove = useCall(removeView, { say: 'always' });
  const [isNaming, setNaming] = useState(false);
  const views = data?.views ?? [];
  return (
    <>
      <Menu
        align="start"
        label={text('worklist.views')}
        button={
          <>
            <Icon of={Bookmark} />
            {text('worklist.views')}
          </>
        }
        items={[
          ...views.map((view) => ({
            key: view.view_id,
            label: view.name,
            icon: Bookmark,
            onSelect: () => onShow(view.filters),
          })),
          {
            key: 'save',
            label: text('worklist.views.save'),
            icon: BookmarkPlus,
            apart: true,
            onSelect: () => setNaming(true),
          },
          ...views.map(({ view_id: view, name }) => ({
            key: `remove ${view}`,
            label: text('worklist.views.remove', { name }),
            icon: Trash2,
            onSelect: async () => {
              const answer = await remove.run({ params: { view } });
              if (answer.ok) readings.put(listViews, {}, answer.data);
            },
          })),
        ]}
      />
      {isNaming && <NameDrawer filters={filtersSet(filters)} onClose={() => setNaming(false)} />}
    </>
  );
}

const named = z.strictObject({
  name: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(viewNameLength)),
});

function NameDrawer({ filters, onClose }: { filters: ViewFilters; onClose(): void }) {
  const text = useText();
  const readings = useReadings();
  const save = useCall(saveView, { say: 'always' });
  const form = useForm(named, { start: { name: '' } });
  return (
    <DrawerForm
      title={text('worklist.views.save')}
      form={form}
      onSubmit={({ name }) => save.run({ body: { name, filters } })}
      onSaved={(saved) => readings.put(listViews, {}, saved)}
      onClose={onClose}
      save={text('worklist.views.save')}
    >
      <TextField name="name" label={text('worklist.views.name')} />
    </DrawerForm>
  );
}
