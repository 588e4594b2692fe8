import { StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookText, Search } from 'lucide-react';
import { useState } from 'react';
import { iconOf } from './documentKind.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { TemplateChoice } from './templateChoices.ts';

interface FromTemplateProps {
  orgId: string;
  choices: readonly TemplateChoice[];
}

/** Documents that the registers give: a list of them with who signs, and beside it the chosen one as it would be drafted. */
export function FromTemplate({ orgId, choices }: FromTemplateProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [key, setKey] = useState<string>();
  const shown = choices.filter(({ title }) =>
    title.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  );
  const chosen = shown.find((one) => keyOf(one) === key) ?? shown[0];
  if (choices.length === 0) return <EmptyState icon={BookText} title={text('documents.subject.none')} />;
  return (
    <div className="fromtemplate">
      <div className="stack s2">
        <SearchInput label={text('documents.new.find')} value={words} onChange={setWords} />
        {shown.length === 0 ? (
          <EmptyState icon={Search} title={text('ui.nothing.title')} />
        ) : (
          <ul className="list card fromtemplate__list">
            {shown.map((one) => (
              <li key={keyOf(one)}>
                <Choice of={one} isChosen={one === chosen} onChoose={() => setKey(keyOf(one))} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen && <TemplatePreview key={keyOf(chosen)} orgId={orgId} of={chosen} />}
    </div>
  );
}

const keyOf = ({ template, subject }: TemplateChoice): string => `${template} ${subject}`;

interface ChoiceProps {
  of: TemplateChoice;
  isChosen: boolean;
  onChoose(): void;
}

/** So many people are named before the others are counted. */
const NAMED = 3;

function Choice({ of: one, isChosen, onChoose }: ChoiceProps) {
  const { text, language } = useLanguage();
  const { signees, section } = one;
  const names = new Intl.ListFormat(language).format(signees.slice(0, NAMED));
  const others = signees.length - NAMED;
  return (
    <button type="button" className="fromtemplate__choice" aria-pressed={isChosen} onClick={onChoose}>
      <Icon of={iconOf(section)} />
      <span className="grow">
        <UserText>{one.title}</UserText>
        <span className="sub">
          {signees.length === 0 &&
            text(section === 'certificates' ? 'documents.paper.ink' : 'documents.new.unsigned')}
          {signees.length > 0 && text('documents.new.signees', { names })}
          {others > 0 && ` +${others}`}
        </span>
      </span>
      {one.is_made && <StatusBadge>{text('documents.new.made')}</StatusBadge>}
      {one.is_missing && <StatusBadge tone="warn">{text('documents.new.missing')}</StatusBadge>}
    </button>
  );
}
