import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCorporation, useStage } from '../../../organizations/web/public.ts';
import type { SharesView } from '../../contract.ts';
import { commonIn } from '../../rules/commonClass.ts';
import type { ShareClass } from '../../shapes.ts';
import { ClassTable } from './ClassTable.tsx';

const ClassDrawer = lazy(() =>
  import('./ClassDrawer.tsx').then((module) => ({ default: module.ClassDrawer })),
);

interface ClassesProps {
  view: SharesView;
  onSaved(view: SharesView): Promise<void>;
}

/** The classes of the articles; with simple shares there is one, and only its price to choose. */
export function Classes({ view, onSaved }: ClassesProps) {
  const text = useText();
  const { orgId } = useCorporation();
  const isDraft = useStage() === 'draft';
  const mayEdit = useMay('shares.edit') && isDraft;
  const [open, setOpen] = useState<ShareClass | 'new'>();
  if (isDraft && !view.sharesSimpleOrAdvanced.advanced) return <SimpleShares />;
  const add = mayEdit && (
    <Button icon={Plus} data-new="class" onClick={() => setOpen('new')}>
      {text('wizard.classes.add')}
    </Button>
  );
  return (
    <>
      <div className="row between">
        <h2>{text('wizard.classes.title')}</h2>
        {add}
      </div>
      <ClassTable classes={view.shareclasses} onEdit={mayEdit ? setOpen : undefined} action={add} />
      <Suspense fallback={null}>
        {open && (
          <ClassDrawer
            orgId={orgId}
            of={open === 'new' ? undefined : open}
            classes={view.shareclasses}
            onSaved={(next) => void onSaved(next)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function SimpleShares() {
  const text = useText();
  const { articles } = useCorporation();
  const { name } = commonIn[articles.language];
  return (
    <Card title={<RichText of="wizard.simple.title" with={{ name: <UserText>{name}</UserText> }} />}>
      <div className="grid2">
        <p className="muted">{text('wizard.simple.lead')}</p>
        <MoneyField
          name="simplePrice"
          label={text('wizard.simple.price')}
          help={text('wizard.simple.price.help')}
        />
      </div>
    </Card>
  );
}
