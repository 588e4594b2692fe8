import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listChanges } from '../contract.ts';
import { type GroupOfKinds, type KindOfChange, kindGroups } from '../rules/kinds.ts';
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
        {groups.map((group) => (
          <Kinds
            key={group}
            orgId={orgId}
            group={group}
            of={data?.kinds.filter(({ kind }) => isIn(group, kind)) ?? []}
            onChoose={onChoose}
          />
        ))}
        <p className="muted t12">{text('changes.lawyer')}</p>
      </DrawerBody>
    </Drawer>
  );
}

const groups = Object.keys(kindGroups) as GroupOfKinds[];
const isIn = (group: GroupOfKinds, kind: KindOfChange): boolean =>
  kindGroups[group].some((one) => one === kind);

interface KindsProps extends Pick<KindsDrawerProps, 'orgId'> {
  group: GroupOfKinds;
  of: ReplyOf<typeof listChanges>['kinds'];
  onChoose: KindsDrawerProps['onChoose'];
}

function Kinds({ orgId, group, of: kinds, onChoose }: KindsProps) {
  const text = useText();
  if (kinds.length === 0) return null;
  return (
    <section className="stack s2" aria-label={text(`changes.group.${group}`)}>
      <h3 className="t12 muted">{text(`changes.group.${group}`)}</h3>
      <ul className="list card changes__kinds">
        {kinds.map(({ kind, title, lead }) => (
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
    </section>
  );
}
