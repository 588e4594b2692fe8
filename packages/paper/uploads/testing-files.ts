/** Files for tests. The PDFs are written by hand, so that no library of the product stands between a test and its file. */
import { writeZip } from '@tabellion/platform/files/zip.ts';
import type { ActiveContent } from './activeContent.ts';

interface TestPdf {
  /** One line on each page; one page of "Minutes" unless given. */
  readonly pages?: readonly string[];
  /** More entries of the root, such as `/OpenAction << … >>`; objects of `objects` are referred to from 100 on. */
  readonly root?: string;
  /** Drawn on each page in place of its line. */
  readonly drawn?: Buffer;
  /** More entries of each page. */
  readonly page?: string;
  readonly objects?: readonly (string | Buffer)[];
  /** More entries of the trailer. */
  readonly trailer?: string;
}

const firstObject = 100;

export function testPdf({
  pages = ['Minutes'],
  root = '',
  page = '',
  drawn,
  objects = [],
  trailer = '',
}: TestPdf = {}): Buffer {
  const pageAt = (index: number) => 1_000 + 2 * index;
  const all = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${root} >>`],
    [
      2,
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...objects.map((object, index) => [firstObject + index, object] as const),
    ...pages.flatMap((line, index) => [
      [
        pageAt(index),
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${pageAt(index) + 1} 0 R
          /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
      ] as const,
      [pageAt(index) + 1, drawn ?? stream(`BT /F1 12 Tf 72 700 Td (${line}) Tj ET`)] as const,
    ]),
  ]);
  return written(all, trailer);
}

export function stream(content: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function written(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const table = ['xref\n0 1\n0000000000 65535 f \n'];
  for (const [number, content] of objects) {
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(content),
      Buffer.from('\nendobj\n'),
    ]);
    table.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const end = `${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

interface HostilePdf {
  readonly active: readonly ActiveContent[];
  readonly pdf: TestPdf;
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const attached = stream('MZ', '/Type /EmbeddedFile');

/** Each way in which opening a PDF does more than show its pages. */
export const hostilePdfs: Readonly<Record<string, HostilePdf>> = {
  'a script that runs when it is opened': { active: ['javascript'], pdf: { root: `/OpenAction ${script}` } },
  'a script whose name is written in codes': {
    active: ['javascript'],
    pdf: {
      root: '/OpenAction 100 0 R',
      objects: ['<< /S /J#61vaScript /JS 101 0 R >>', stream('app.alert(1)')],
    },
  },
  'a script among the names': {
    active: ['javascript'],
    pdf: { root: `/Names << /JavaScript << /Names [(a) 100 0 R] >> >>`, objects: [script] },
  },
  'a script after a step to a page': {
    active: ['javascript'],
    pdf: { root: `/OpenAction << /S /GoTo /D [1000 0 R /Fit] /Next [100 0 R] >>`, objects: [script] },
  },
  'a script when a page is shown': { active: ['javascript'], pdf: { page: `/AA << /O ${script} >>` } },
  'a script behind a button': {
    active: ['javascript'],
    pdf: {
      root: '/AcroForm << /Fields [100 0 R] >>',
      page: '/Annots [100 0 R]',
      objects: [`<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /Rect [0 0 9 9] /A ${script} >>`],
    },
  },
  'a program that is started': {
    active: ['launch'],
    pdf: { root: '/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>' },
  },
  'a file inside it': {
    active: ['embedded_files'],
    pdf: {
      root: '/Names << /EmbeddedFiles << /Names [(a.exe) 100 0 R] >> >>',
      objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 101 0 R >> >>', attached],
    },
  },
  'a file pinned to a page': {
    active: ['embedded_files'],
    pdf: {
      page: '/Annots [100 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /F (a.exe) /EF << /F 101 0 R >> >> >>',
        attached,
      ],
    },
  },
  'a form of XML': {
    active: ['xfa'],
    pdf: { root: '/AcroForm << /Fields [] /XFA 100 0 R >>', objects: [stream('<xdp:xdp/>')] },
  },
  'a form that sends itself': {
    active: ['form_data'],
    pdf: { root: '/OpenAction << /S /SubmitForm /F << /FS /URL /F (https://example.org/) >> >>' },
  },
  'a document on another machine': {
    active: ['other_files'],
    pdf: { page: '/AA << /O << /S /GoToE /F (\\\\\\\\10.0.0.1\\\\share\\\\a) /D [0 /Fit] >> >>' },
  },
  'a link to a file': {
    active: ['odd_link'],
    pdf: {
      page: '/Annots [100 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (file:///etc/passwd) >> >>',
      ],
    },
  },
  'a film': {
    active: ['media'],
    pdf: { page: '/Annots [100 0 R]', objects: ['<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>'] },
  },
};

/** A docx with these parts; its document has one paragraph unless given. */
export const testDocx = (parts: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Uint8Array> =>
  writeZip(
    new Map(
      Object.entries({
        '[Content_Types].xml': contentTypes(
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        ),
        'word/document.xml': wordDocument('<w:p><w:r><w:t>Minutes</w:t></w:r></w:p>'),
        ...parts,
      }).map(([path, content]) => [path, Buffer.from(content)]),
    ),
  );

export const contentTypes = (type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

export const wordDocument = (body: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
  `<w:body>${body}</w:body></w:document>`;

/** @param sides  of the header: no pixels follow it */
export function testPng(...[width, height]: readonly [number, number]): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header,
    Buffer.from('\0\0\0\0IDAT', 'latin1'),
  ]);
}
