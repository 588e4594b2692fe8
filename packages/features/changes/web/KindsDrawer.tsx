import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listChanges } from '../contract.ts';
import type { KindOfChange } from '../rules/kinds.ts';
import { newChangePath } from './paths.ts';

interface KindsDrawerProps {
  orgId: string;
  /** Left out where a kind opens its form. */
  onChoose?(kind: KindOfChange): void;
  onClose(): void;
}

/** Every kind that may be begun. Those that need a lawyer are named, so that nobody looks for them. */
export function KindsDrawer({ orgId, onChoose, onClose }: KindsDrawerProps) {
  const text = useText();
  const reading = useRead(listChanges, { params: { orgId } });
  const { data } = reading;
  return (
    <Drawer title={text('changes.choose')} onClose={onClose}>
      <DrawerBody>
        {reading.isError && <ReadFailed of={reading} />}
        {data === undefined && !reading.isError && <Loading />}
        <ul className="list card changes__kinds">
          {data?.kinds.map(({ kind, title, lead }) => (
            <li key={kind}>
              <div className="grow">
                {onChoose === undefined ? (
                  <Link className="rowlink" to={newChangePath(orgId, kind)}>
                    {title}
                  </Link>
                ) : (
                  <button type="button" className="btn btn--link" onClick={() => onChoose(kind)}>
                    {title}
                  </button>
                )}
                <p className="t12 muted">{lead}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="muted t12">{text('changes.lawyer')}</p>
      </DrawerBody>
    </Drawer>
  );
}
