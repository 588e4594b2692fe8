import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ReserveInput, reservePool } from '../../instrumentContract.ts';
import type { PoolLine } from '../../instrumentRegisterContract.ts';
import { ClassField } from '../deeds/ClassField.tsx';
import { DeedDrawer } from '../deeds/DeedDrawer.tsx';
import { DeedFields, deedStart } from '../deeds/DeedFields.tsx';
import type { InstrumentDeedProps } from './InstrumentDeed.tsx';

/** A pool begins, or another number of shares is reserved for one. */
export function ReserveDrawer({
  orgId,
  around,
  onClose,
  pool,
}: InstrumentDeedProps & { pool?: PoolLine | undefined }) {
  const text = useText();
  const { today, classes } = around;
  return (
    <DeedDrawer
      orgId={orgId}
      title={text(pool ? 'deed.adjustPool' : 'deed.reserve')}
      name={`reserve/${pool?.pool_id ?? ''}`}
      schema={ReserveInput}
      start={{
        ...deedStart(today),
        ...(pool ? { pool_id: pool.pool_id } : { class_id: classes[0]?._id ?? '', name: '' }),
        sharesExact: pool?.reservedExact ?? '',
      }}
      endpoint={reservePool}
      bodyOf={(typed) => typed}
      isTold={({ sharesExact = '', name = '' }) =>
        sharesExact.trim() !== '' && (pool ? sharesExact !== pool.reservedExact : name.trim() !== '')
      }
      onClose={onClose}
    >
      {!pool && (
        <div className="grid2">
          <TextField name="name" label={text('deed.planName')} autoComplete="off" maxLength={300} />
          <ClassField classes={classes} />
        </div>
      )}
      <NumberField
        name="sharesExact"
        label={text('deed.reserved')}
        {...(pool && { help: text('deed.reserved.help') })}
      />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}
