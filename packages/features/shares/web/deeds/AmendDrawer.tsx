import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { amendShareClass } from '../../deedContract.ts';
import type { ShareClass } from '../../shapes.ts';
import { ClassFields } from '../classes/ClassFields.tsx';
import { classFields, inputOfClass, isNumberTold, startOfClass } from '../classes/classForm.ts';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import type { ClassDeedProps } from './deedProps.ts';

const fields = z.strictObject({
  ...classFields.shape,
  effective_on: z.string(),
  resolution: z.string(),
  resolution_on: z.string(),
  registry_certificate: z.string(),
});
const amendForm = fields.check(isNumberTold());
type Fields = z.output<typeof fields>;

/** The articles are amended for a class; its prefix and its price are the corporation's own. */
export function AmendDrawer({ orgId, classId, around, onClose }: ClassDeedProps) {
  const text = useText();
  const { classes, today } = around;
  const shareClass = classes.find(({ _id }) => _id === classId);
  return shareClass === undefined ? null : (
    <AmendForm {...{ orgId, shareClass, classes, today, onClose }} title={text('deed.amend')} />
  );
}

interface AmendFormProps {
  orgId: string;
  title: string;
  shareClass: ShareClass;
  classes: readonly ShareClass[];
  today: string;
  onClose(): void;
}

function AmendForm({ orgId, title, shareClass, classes, today, onClose }: AmendFormProps) {
  const start = useMemo(() => startOfClass(shareClass), [shareClass]);
  const classId = shareClass._id;
  const stands = JSON.stringify(inputOfClass(start));
  return (
    <DeedDrawer
      orgId={orgId}
      title={title}
      name={`amend/${classId}`}
      schema={amendForm}
      start={{ ...start, ...deedStart(today), registry_certificate: '' }}
      endpoint={amendShareClass}
      bodyOf={(typed) => ({ class_id: classId, ...deedOf(typed), ...classOf(typed) })}
      isTold={(typed) => JSON.stringify(classOf(typed)) !== stands}
      onClose={onClose}
    >
      <ClassFields others={classes.filter(({ _id }) => _id !== classId)} />
      <DeedFields today={today} isAmendment />
    </DeedDrawer>
  );
}

const classOf = ({ name, price, unlimited, properties }: Fields) =>
  inputOfClass({ name, price, unlimited, properties });

/** What is blank was not told. */
const deedOf = ({ effective_on, resolution, resolution_on, registry_certificate }: Fields) => ({
  ...(effective_on !== '' && { effective_on }),
  resolution,
  ...(resolution_on !== '' && { resolution_on }),
  registry_certificate,
});
