import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { WholeRegisterPage } from '../../ledgers/web/public.ts';
import { exportControlWhole, readControlWhole } from '../registerContract.ts';

/** organization/significant-control/whole: the register with all personal facts; the access log notes who looks. */
export function ControlBookScreen() {
  const { query } = useAsOf();
  const params = { id: useOrgId() };
  const reading = useRead(readControlWhole, { params, query });
  const { run } = useDownload(exportControlWhole);
  return (
    <WholeRegisterPage
      reading={reading}
      actions={<ExportMenu onExport={(format) => void run({ params, query: { ...query, format } })} />}
    />
  );
}
