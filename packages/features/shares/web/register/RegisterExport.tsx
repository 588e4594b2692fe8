import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import type { AsOf } from '@tabellion/ui/register/useAsOf.ts';
import type { RegisterName, Who } from '../../../people/registerContract.ts';
import { exportCapTable } from '../../capTableContract.ts';
import { exportPackage } from '../../packageContract.ts';
import { exportRegister } from '../../registerContract.ts';

interface RegisterExportProps {
  orgId: string;
  of: RegisterName;
  at: AsOf;
  who?: Who | undefined;
  onPrint?: (() => void) | undefined;
}

/** Takes a register out as it stands on the date that is shown. */
export function RegisterExport({ orgId, of: register, at, who = 'current', onPrint }: RegisterExportProps) {
  const { run } = useDownload(exportRegister);
  const whole = useDownload(exportPackage);
  const params = { id: orgId, register };
  return (
    <ExportMenu
      onExport={(format) => void run({ params, query: { ...at.query, who, format } })}
      {...(!isOfSeats(register) && { onPackage: () => void whole.run({ params: { id: orgId } }) })}
      onPrint={onPrint}
    />
  );
}

/** The Open Cap Format knows no offices. */
const isOfSeats = (register: RegisterName): boolean => register === 'directors' || register === 'officers';

interface CapTableExportProps {
  orgId: string;
  by: 'holder' | 'class';
  query: { asOf?: string; knownAt?: string; pool?: 'with' };
}

/** Takes the cap table out as it is shown. */
export function CapTableExport({ orgId, by, query }: CapTableExportProps) {
  const { run } = useDownload(exportCapTable);
  const whole = useDownload(exportPackage);
  const params = { id: orgId };
  return (
    <ExportMenu
      onExport={(format) => void run({ params, query: { ...query, by, format } })}
      onPackage={() => void whole.run({ params })}
    />
  );
}
