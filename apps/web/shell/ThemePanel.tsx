import { Button } from '@tabellion/ui/components/Button.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Panel } from '@tabellion/ui/layers/Panel.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  type Appearance,
  accents,
  defaultAppearance,
  useAppearance,
} from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { useId } from 'react';

/** Each choice of the look with the words for it. Changes apply at once. */
const choices = {
  layout: {
    title: 'shell.theme.layout',
    of: {
      side: 'shell.theme.layout.side',
      folded: 'shell.theme.layout.folded',
      top: 'shell.theme.layout.top',
    },
  },
  theme: {
    title: 'shell.theme.appearance',
    of: { light: 'shell.theme.light', dark: 'shell.theme.dark', system: 'shell.theme.system' },
  },
  direction: {
    title: 'shell.theme.direction',
    of: {
      language: 'shell.theme.direction.language',
      ltr: 'shell.theme.direction.ltr',
      rtl: 'shell.theme.direction.rtl',
    },
  },
  density: {
    title: 'shell.theme.density',
    of: { lines: 'shell.theme.density.lines', compact: 'shell.theme.density.compact' },
  },
} as const satisfies {
  [Name in 'layout' | 'theme' | 'direction' | 'density']: {
    title: TextKey;
    of: Record<Appearance[Name], TextKey>;
  };
};

const names = ['layout', 'theme', 'direction', 'density'] as const;

interface ThemePanelProps {
  place: 0 | 1;
  onClose(): void;
}

/** Layout style, direction, colours, scrollbars, animations (specification section 2, Shell). */
export function ThemePanel({ place, onClose }: ThemePanelProps) {
  const text = useText();
  const { appearance, change } = useAppearance();
  return (
    <Panel
      title={text('shell.theme.title')}
      place={place}
      onClose={onClose}
      foot={
        <Button variant="ghost" onClick={() => change(defaultAppearance)}>
          {text('shell.theme.reset')}
        </Button>
      }
    >
      <div className="panel__section">
        {names.map((name) => (
          <div key={name} className="field">
            <span className="t-label" aria-hidden="true">
              {text(choices[name].title)}
            </span>
            <Segmented
              block
              label={text(choices[name].title)}
              value={appearance[name]}
              onChange={(value) => change({ [name]: value })}
              choices={Object.entries(choices[name].of).map(([value, key]) => ({ value, label: text(key) }))}
            />
          </div>
        ))}
        <Accents />
      </div>
      <div className="panel__section">
        <Switch
          label={text('shell.theme.scrollbars')}
          note={text('shell.theme.scrollbars.note')}
          on={appearance.scrollbars === 'thin'}
          onChange={(on) => change({ scrollbars: on ? 'thin' : 'system' })}
        />
        <Switch
          label={text('shell.theme.animations')}
          note={text('shell.theme.animations.note')}
          on={appearance.animations}
          onChange={(on) => change({ animations: on })}
        />
        <Switch
          label={text('keys.setting')}
          note={text('keys.setting.note')}
          on={appearance.keys}
          onChange={(keys) => change({ keys })}
        />
      </div>
    </Panel>
  );
}

function Accents() {
  const text = useText();
  const { appearance, change } = useAppearance();
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="field__label">{text('shell.theme.accent')}</legend>
      <div className="row accents">
        {accents.map((accent) => (
          <label key={accent} data-accent={accent} title={text(`shell.theme.accent.${accent}`)}>
            <input
              type="radio"
              name={name}
              checked={appearance.accent === accent}
              onChange={() => change({ accent })}
            />
            <span className="sr">{text(`shell.theme.accent.${accent}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  note: string;
  on: boolean;
  onChange(on: boolean): void;
}

function Switch({ label, note, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="check between">
      <div>
        <label className="t-label" htmlFor={id}>
          {label}
        </label>
        <p className="help" id={`${id}-note`}>
          {note}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-note`}
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
