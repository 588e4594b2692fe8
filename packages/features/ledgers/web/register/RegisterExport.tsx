import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import type { RegisterName } from '../../../people/registerContract.ts';
import { exportCapTable } from '../../capTableContract.ts';
import { exportRegister } from '../../registerFileContract.ts';
import { usePackage } from './usePackage.tsx';

type ExportQuery = InputOf<typeof exportRegister>['query'];

interface RegisterExportProps {
  orgId: string;
  of: RegisterName;
  /** As the list on the screen is asked: the file has all of its pages. */
  query: Omit<ExportQuery, 'format'> & { after?: string | undefined };
  onPrint?: (() => void) | undefined;
}

/** Takes a register out as it is shown: on its date or beside another, filtered and in its order. */
export function RegisterExport({ orgId, of: register, query, onPrint }: RegisterExportProps) {
  const { run } = useDownload(exportRegister);
  const whole = usePackage(orgId);
  const params = { id: orgId, register };
  const { after: _shown, ...list } = query;
  return (
    <>
      <ExportMenu
        onExport={(format) => void run({ params, query: { ...list, format } })}
        {...(!isOfSeats(register) && { onPackage: () => void whole.take() })}
        onPrint={onPrint}
      />
      {whole.losses}
    </>
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
  const whole = usePackage(orgId);
  const params = { id: orgId };
  return (
    <>
      <ExportMenu
        onExport={(format) => void run({ params, query: { ...query, by, format } })}
        onPackage={() => void whole.take()}
      />
      {whole.losses}
    </>
  );
}
