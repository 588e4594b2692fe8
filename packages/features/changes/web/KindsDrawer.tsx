import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { listChanges } from '../contract.ts';
import { newChangePath } from './paths.ts';

interface KindsDrawerProps {
  orgId: string;
  kinds: ReplyOf<typeof listChanges>['kinds'];
  onClose(): void;
}

/** Every kind that may be begun. Those that need a lawyer are named, so that nobody looks for them. */
export function KindsDrawer({ orgId, kinds, onClose }: KindsDrawerProps) {
  const text = useText();
  return (
    <Drawer title={text('changes.choose')} onClose={onClose}>
      <DrawerBody>
        <ul className="list card changes__kinds">
          {kinds.map(({ kind, title, lead }) => (
            <li key={kind}>
              <div className="grow">
                <Link className="rowlink" to={newChangePath(orgId, kind)}>
                  {title}
                </Link>
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
