/** All languages at once: the server speaks to everybody. */

import { ar } from '@tabellion/texts/ar.ts';
import { controlling as arControlling } from '@tabellion/texts/controlling/ar.ts';
import { controlling as enControlling } from '@tabellion/texts/controlling/en.ts';
import { controlling as frControlling } from '@tabellion/texts/controlling/fr.ts';
import { controlling as trControlling } from '@tabellion/texts/controlling/tr.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { importing as arImporting } from '@tabellion/texts/importing/ar.ts';
import { importing as enImporting } from '@tabellion/texts/importing/en.ts';
import { importing as frImporting } from '@tabellion/texts/importing/fr.ts';
import { importing as trImporting } from '@tabellion/texts/importing/tr.ts';
import { recording as arRecording } from '@tabellion/texts/recording/ar.ts';
import { recording as enRecording } from '@tabellion/texts/recording/en.ts';
import { recording as frRecording } from '@tabellion/texts/recording/fr.ts';
import { recording as trRecording } from '@tabellion/texts/recording/tr.ts';
import { createText, type Language, type Text } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';

export const allTexts: Readonly<Record<Language, Text>> = {
  en: createText('en', { ...en, ...enImporting, ...enControlling, ...enRecording }),
  fr: createText('fr', { ...fr, ...frImporting, ...frControlling, ...frRecording }),
  tr: createText('tr', { ...tr, ...trImporting, ...trControlling, ...trRecording }),
  ar: createText('ar', { ...ar, ...arImporting, ...arControlling, ...arRecording }),
};
