/** All languages at once: the server speaks to everybody. */

import { accessLog as arAccessLog } from '@tabellion/texts/accessLog/ar.ts';
import { accessLog as enAccessLog } from '@tabellion/texts/accessLog/en.ts';
import { accessLog as frAccessLog } from '@tabellion/texts/accessLog/fr.ts';
import { accessLog as trAccessLog } from '@tabellion/texts/accessLog/tr.ts';
import { annual as arAnnual } from '@tabellion/texts/annual/ar.ts';
import { annual as enAnnual } from '@tabellion/texts/annual/en.ts';
import { annual as frAnnual } from '@tabellion/texts/annual/fr.ts';
import { annual as trAnnual } from '@tabellion/texts/annual/tr.ts';
import { ar } from '@tabellion/texts/ar.ts';
import { checking as arChecking } from '@tabellion/texts/checking/ar.ts';
import { checking as enChecking } from '@tabellion/texts/checking/en.ts';
import { checking as frChecking } from '@tabellion/texts/checking/fr.ts';
import { checking as trChecking } from '@tabellion/texts/checking/tr.ts';
import { checkout as arCheckout } from '@tabellion/texts/checkout/ar.ts';
import { checkout as enCheckout } from '@tabellion/texts/checkout/en.ts';
import { checkout as frCheckout } from '@tabellion/texts/checkout/fr.ts';
import { checkout as trCheckout } from '@tabellion/texts/checkout/tr.ts';
import { controlling as arControlling } from '@tabellion/texts/controlling/ar.ts';
import { controlling as enControlling } from '@tabellion/texts/controlling/en.ts';
import { controlling as frControlling } from '@tabellion/texts/controlling/fr.ts';
import { controlling as trControlling } from '@tabellion/texts/controlling/tr.ts';
import { documents as arDocuments } from '@tabellion/texts/documents/ar.ts';
import { documents as enDocuments } from '@tabellion/texts/documents/en.ts';
import { documents as frDocuments } from '@tabellion/texts/documents/fr.ts';
import { documents as trDocuments } from '@tabellion/texts/documents/tr.ts';
import { en } from '@tabellion/texts/en.ts';
import { filing as arFiling } from '@tabellion/texts/filing/ar.ts';
import { filing as enFiling } from '@tabellion/texts/filing/en.ts';
import { filing as frFiling } from '@tabellion/texts/filing/fr.ts';
import { filing as trFiling } from '@tabellion/texts/filing/tr.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { granting as arGranting } from '@tabellion/texts/granting/ar.ts';
import { granting as enGranting } from '@tabellion/texts/granting/en.ts';
import { granting as frGranting } from '@tabellion/texts/granting/fr.ts';
import { granting as trGranting } from '@tabellion/texts/granting/tr.ts';
import { holding as arHolding } from '@tabellion/texts/holding/ar.ts';
import { holding as enHolding } from '@tabellion/texts/holding/en.ts';
import { holding as frHolding } from '@tabellion/texts/holding/fr.ts';
import { holding as trHolding } from '@tabellion/texts/holding/tr.ts';
import { importing as arImporting } from '@tabellion/texts/importing/ar.ts';
import { importing as enImporting } from '@tabellion/texts/importing/en.ts';
import { importing as frImporting } from '@tabellion/texts/importing/fr.ts';
import { importing as trImporting } from '@tabellion/texts/importing/tr.ts';
import { land as arLand } from '@tabellion/texts/land/ar.ts';
import { land as enLand } from '@tabellion/texts/land/en.ts';
import { land as frLand } from '@tabellion/texts/land/fr.ts';
import { land as trLand } from '@tabellion/texts/land/tr.ts';
import { logged as arLogged } from '@tabellion/texts/logged/ar.ts';
import { logged as enLogged } from '@tabellion/texts/logged/en.ts';
import { logged as frLogged } from '@tabellion/texts/logged/fr.ts';
import { logged as trLogged } from '@tabellion/texts/logged/tr.ts';
import { matters as arMatters } from '@tabellion/texts/matters/ar.ts';
import { matters as enMatters } from '@tabellion/texts/matters/en.ts';
import { matters as frMatters } from '@tabellion/texts/matters/fr.ts';
import { matters as trMatters } from '@tabellion/texts/matters/tr.ts';
import { organizing as arOrganizing } from '@tabellion/texts/organizing/ar.ts';
import { organizing as enOrganizing } from '@tabellion/texts/organizing/en.ts';
import { organizing as frOrganizing } from '@tabellion/texts/organizing/fr.ts';
import { organizing as trOrganizing } from '@tabellion/texts/organizing/tr.ts';
import { paying as arPaying } from '@tabellion/texts/paying/ar.ts';
import { paying as enPaying } from '@tabellion/texts/paying/en.ts';
import { paying as frPaying } from '@tabellion/texts/paying/fr.ts';
import { paying as trPaying } from '@tabellion/texts/paying/tr.ts';
import { precedents as arPrecedents } from '@tabellion/texts/precedents/ar.ts';
import { precedents as enPrecedents } from '@tabellion/texts/precedents/en.ts';
import { precedents as frPrecedents } from '@tabellion/texts/precedents/fr.ts';
import { precedents as trPrecedents } from '@tabellion/texts/precedents/tr.ts';
import { recording as arRecording } from '@tabellion/texts/recording/ar.ts';
import { recording as enRecording } from '@tabellion/texts/recording/en.ts';
import { recording as frRecording } from '@tabellion/texts/recording/fr.ts';
import { recording as trRecording } from '@tabellion/texts/recording/tr.ts';
import { scheduling as arScheduling } from '@tabellion/texts/scheduling/ar.ts';
import { scheduling as enScheduling } from '@tabellion/texts/scheduling/en.ts';
import { scheduling as frScheduling } from '@tabellion/texts/scheduling/fr.ts';
import { scheduling as trScheduling } from '@tabellion/texts/scheduling/tr.ts';
import { signing as arSigning } from '@tabellion/texts/signing/ar.ts';
import { signing as enSigning } from '@tabellion/texts/signing/en.ts';
import { signing as frSigning } from '@tabellion/texts/signing/fr.ts';
import { signing as trSigning } from '@tabellion/texts/signing/tr.ts';
import { createText, type Language, type Text } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import { verifying as arVerifying } from '@tabellion/texts/verifying/ar.ts';
import { verifying as enVerifying } from '@tabellion/texts/verifying/en.ts';
import { verifying as frVerifying } from '@tabellion/texts/verifying/fr.ts';
import { verifying as trVerifying } from '@tabellion/texts/verifying/tr.ts';

export const allTexts: Readonly<Record<Language, Text>> = {
  en: createText('en', {
    ...en,
    ...enDocuments,
    ...enChecking,
    ...enHolding,
    ...enImporting,
    ...enCheckout,
    ...enControlling,
    ...enAccessLog,
    ...enLand,
    ...enPrecedents,
    ...enGranting,
    ...enAnnual,
    ...enFiling,
    ...enMatters,
    ...enRecording,
    ...enScheduling,
    ...enLogged,
    ...enOrganizing,
    ...enPaying,
    ...enSigning,
    ...enVerifying,
  }),
  fr: createText('fr', {
    ...fr,
    ...frDocuments,
    ...frChecking,
    ...frHolding,
    ...frImporting,
    ...frCheckout,
    ...frControlling,
    ...frAccessLog,
    ...frLand,
    ...frPrecedents,
    ...frGranting,
    ...frAnnual,
    ...frFiling,
    ...frMatters,
    ...frRecording,
    ...frScheduling,
    ...frLogged,
    ...frOrganizing,
    ...frPaying,
    ...frSigning,
    ...frVerifying,
  }),
  tr: createText('tr', {
    ...tr,
    ...trDocuments,
    ...trChecking,
    ...trHolding,
    ...trImporting,
    ...trCheckout,
    ...trControlling,
    ...trAccessLog,
    ...trLand,
    ...trPrecedents,
    ...trGranting,
    ...trAnnual,
    ...trFiling,
    ...trMatters,
    ...trRecording,
    ...trScheduling,
    ...trLogged,
    ...trOrganizing,
    ...trPaying,
    ...trSigning,
    ...trVerifying,
  }),
  ar: createText('ar', {
    ...ar,
    ...arDocuments,
    ...arChecking,
    ...arHolding,
    ...arImporting,
    ...arCheckout,
    ...arControlling,
    ...arAccessLog,
    ...arLand,
    ...arPrecedents,
    ...arGranting,
    ...arAnnual,
    ...arFiling,
    ...arMatters,
    ...arRecording,
    ...arScheduling,
    ...arLogged,
    ...arOrganizing,
    ...arPaying,
    ...arSigning,
    ...arVerifying,
  }),
};
