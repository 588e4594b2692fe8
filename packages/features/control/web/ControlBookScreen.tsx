import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { WholeRegisterPage } from '../../ledgers/web/public.ts';
import { exportControlWhole, readControlWhole } from '../registerContract.ts';

/** organization/significant-control/whole: the register with all personal facts; the access log notes who looks. */
export function ControlBookScreen() {
  const text = useText();
  const { query } = useAsOf();
  const orgId = useOrgId();
  const params = { id: orgId };
  const reading = useRead(readControlWhole, { params, query });
  const { run } = useDownload(exportControlWhole);
  return (
    <WholeRegisterPage
      reading={reading}
      up={<Link to={`/app/org/${orgId}/organization/significant-control`}>{text('shell.nav.control')}</Link>}
      actions={<ExportMenu onExport={(format) => void run({ params, query: { ...query, format } })} />}
    />
  );
}
