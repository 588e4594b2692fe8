import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { monthName } from '@tabellion/texts/months.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { type Text, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { OpenDeadline } from '../contract.ts';
import type { DeadlineGroup } from '../rules/groups.ts';
import { keyOf } from '../rules/keyOf.ts';
import { type DeadlineDrawerState, DeadlineRow } from './DeadlineRow.tsx';
import { monthMark } from './MonthStrip.tsx';
import type { OwnDeadlineActs } from './useOwnDeadlines.tsx';

interface DeadlineGroupsProps {
  orgId: string;
  of: readonly DeadlineGroup<OpenDeadline>[];
  today: string;
  onOpen(drawer: DeadlineDrawerState): void;
  acts: OwnDeadlineActs;
}

/** A card for each group, and in it a line above the first deadline of another year. */
export function DeadlineGroups({ orgId, of: groups, today, onOpen, acts }: DeadlineGroupsProps) {
  const { language, text } = useLanguage();
  const marked = firstsOf(groups, today);
  return groups.map(({ key, of: deadlines }) => (
    <section key={key} className={key === 'overdue' ? 'card due__late' : 'card due__group'}>
      <div className="card__head">
        {key === 'overdue' && <Icon of={TriangleAlert} />}
        <h2 className="grow">{titleOfGroup(key, text, language)}</h2>
        <span className="t12 muted num">{deadlines.length}</span>
      </div>
      <div className="card__body--flush">
        <ul className="list">
          {deadlines.map((deadline, at) => (
            <Fragment key={keyOf(deadline)}>
              {!isMonth(key) &&
                yearOf(deadline) !==
                  (deadlines[at - 1] === undefined ? today : deadlines[at - 1]?.due_on)?.slice(0, 4) && (
                  <li className="due__year">{yearOf(deadline)}</li>
                )}
              <DeadlineRow
                orgId={orgId}
                of={deadline}
                onOpen={onOpen}
                explains
                acts={acts}
                mark={marked.get(keyOf(deadline))}
              />
            </Fragment>
          ))}
        </ul>
      </div>
    </section>
  ));
}

/** Its head names the year. */
const isMonth = (key: string): boolean => /^\d{4}-\d{2}$/.test(key);

const yearOf = ({ due_on }: Pick<OpenDeadline, 'due_on'>): string => due_on.slice(0, 4);

/** The marks to which the strip of months leads: the first row of each; of this month, what is overdue stands before. */
function firstsOf(groups: DeadlineGroupsProps['of'], today: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  const found = new Set<string>();
  for (const deadline of groups.flatMap(({ of }) => of)) {
    const month = (deadline.days < 0 ? today : deadline.due_on).slice(0, 7);
    if (!found.has(month)) marks.set(keyOf(deadline), monthMark(month));
    found.add(month);
  }
  return marks;
}

function titleOfGroup(key: string, text: Text, language: Language): string {
  if (key === 'overdue') return text('deadline.overdue');
  if (key === 'next') return text('deadline.groups.next');
  if (key === 'later') return text('deadline.groups.later');
  if (isProvinceCode(key)) return text(`province.${key}`);
  return key === 'CA'
    ? text('organization.federal')
    : `${monthName(language, Number(key.slice(5)), 'long')} ${key.slice(0, 4)}`;
}
