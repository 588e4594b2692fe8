import { proving as arProving } from '@tabellion/texts/proving/ar.ts';
import { proving as enProving } from '@tabellion/texts/proving/en.ts';
import { proving as frProving } from '@tabellion/texts/proving/fr.ts';
import { proving as trProving } from '@tabellion/texts/proving/tr.ts';
import { verifying as ar } from '@tabellion/texts/verifying/ar.ts';
import { verifying as en } from '@tabellion/texts/verifying/en.ts';
import { verifying as fr } from '@tabellion/texts/verifying/fr.ts';
import { verifying as tr } from '@tabellion/texts/verifying/tr.ts';

export const words = {
  en: { ...en, ...enProving },
  fr: { ...fr, ...frProving },
  tr: { ...tr, ...trProving },
  ar: { ...ar, ...arProving },
};
