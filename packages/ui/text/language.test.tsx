import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DateText, MoneyText, Num, PercentText } from '../components/Data.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { RichText, useLanguage } from './LanguageProvider.tsx';

afterEach(cleanup);

function Speaks() {
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <p>{language}</p>
      <button type="button" onClick={() => void setLanguage('ar')}>
        Arabic
      </button>
    </>
  );
}

describe('the language', () => {
  test('sets the language and the direction of the page when it changes', async () => {
    await renderUi(<Speaks />);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Arabic' })));
    await waitFor(() =>
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']),
    );
    await screen.findByText('ar');
  });

  test('puts nodes where the sentence wants them', async () => {
    await renderUi(
      <p>
        <RichText of="ui.wizard.savedAt" with={{ time: <b>10:42</b> }} />
      </p>,
      { language: 'tr' },
    );
    expect(screen.getByText('10:42').tagName).toBe('B');
    expect(document.querySelector('p')?.textContent).toBe('Kaydedildi: 10:42');
  });
});

describe('figures and dates', () => {
  const page = (
    <p>
      <DateText date="2026-04-01" />; <Num of="9007199254740993" />; <MoneyText cents={49117641} />;{' '}
      <PercentText percent="44.45" />
    </p>
  );

  test.each([
    ['en', 'Apr 1, 2026; 9,007,199,254,740,993; $491,176.41; 44.45%'],
    ['fr', '1er avr. 2026; 9 007 199 254 740 993; 491 176,41 $; 44,45 %'],
    ['tr', '1 Nis 2026; 9.007.199.254.740.993; $491.176,41; %44,45'],
    ['ar', '1 أبريل 2026; 9,007,199,254,740,993; $491,176.41; 44.45%'],
  ] as const)('are written as %s writes them', async (language, expected) => {
    await renderUi(page, { language });
    expect(document.querySelector('p')?.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  test('stay left-to-right in Arabic', async () => {
    await renderUi(page, { language: 'ar' });
    expect(screen.getByText('$491,176.41').getAttribute('dir')).toBe('ltr');
  });
});
