/** The certificate of incorporation of the sandbox: a specimen in both languages, as registries issue theirs. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import type { Certificate, CertificatePaper } from './registrar.ts';

export interface CertificatePress {
  readonly typesetter: Pick<Typesetter, 'print'>;
  readonly files: Pick<Files, 'put'>;
}

/** Undefined where nothing can be printed now: the corporation exists all the same. */
export async function printCertificate(
  { typesetter, files }: CertificatePress,
  id: JurisdictionId,
  certificate: Pick<Certificate, 'name' | 'corporationNumber' | 'certificateOn'>,
): Promise<CertificatePaper | undefined> {
  const printed = specimen(id, certificate);
  const printing = await typesetter.print(printed);
  if (!printing.ok) return undefined;
  const { pdf, pages } = printing.value;
  const { sha256, bytes } = await files.put(pdf);
  const text = [printed.title, printed.subtitle, ...linesOf(printed)].join('\n');
  return { sha256, servedSha256: sha256, bytes: Number(bytes), pages, text };
}

function specimen(
  id: JurisdictionId,
  {
    name,
    corporationNumber,
    certificateOn,
  }: Pick<Certificate, 'name' | 'corporationNumber' | 'certificateOn'>,
): PrintedDocument {
  const { registry } = jurisdiction(id);
  const day = `${longDate('en', certificateOn)} / ${longDate('fr', certificateOn)}`;
  return {
    language: 'en',
    layout: 'letter',
    title: 'Certificate of incorporation',
    subtitle: 'Certificat de constitution',
    mark: 'SPECIMEN',
    corporation: { name, number: corporationNumber, statute: registry },
    footer: 'Specimen / Spécimen',
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: 'Corporate name / Dénomination sociale', value: name },
          { label: 'Corporation number / Numéro de société', value: corporationNumber },
          { label: 'Date of incorporation / Date de constitution', value: day },
        ],
      },
      {
        kind: 'note',
        text: 'A sandbox issued it: no public registry knows this corporation. / Un registre d’essai l’a délivré : aucun registre public ne connaît cette société.',
      },
    ],
  };
}

const linesOf = ({ blocks }: PrintedDocument): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'fields') return block.fields.map(({ label, value }) => `${label}: ${value}`);
    return block.kind === 'note' ? [block.text] : [];
  });

const longDate = (language: 'en' | 'fr', on: PlainDate): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${on}T00:00:00Z`),
  );
