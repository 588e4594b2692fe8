import { ChevronDown, Languages } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Menu } from '../layers/Menu.tsx';
import { languageNames, languages, useLanguage, useText } from '../text/LanguageProvider.tsx';

/** Each language by its own name. `named` shows the current one beside the icon. */
export function LanguageMenu({ named }: { named?: boolean }) {
  const text = useText();
  const { language, setLanguage } = useLanguage();
  return (
    <Menu
      hover
      label={text('ui.language', { language: languageNames[language] })}
      buttonClassName={named ? 'btn btn--ghost' : 'btn btn--ghost btn--icon'}
      button={
        <>
          <Icon of={Languages} />
          {named && languageNames[language]}
          {named && <Icon of={ChevronDown} size="sm" />}
        </>
      }
      items={languages.map((each) => ({
        key: each,
        label: <bdi lang={each}>{languageNames[each]}</bdi>,
        checked: each === language,
        onSelect: () => void setLanguage(each),
      }))}
    />
  );
}
