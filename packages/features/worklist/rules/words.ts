/** The words of a line, made when it is read, in the reader's language and with the names known then. */
import { isolated, type Text } from '@tabellion/texts/text.ts';
import type { LineKind } from '../lineKinds.ts';
import type { LineParams } from './lines.ts';

interface LineFacts {
  readonly kind: LineKind;
  readonly params: LineParams;
  /** The envelope's, or that of a deadline of the organization's own. */
  readonly title: string | null;
  /** The person whom it concerns: null where there is none, empty where the name was erased. */
  readonly person: string | null;
  readonly signees: readonly string[];
}

/** So many names are spelled out; of more the number is said. */
const namesShown = 2;

/** "Annual return 2026", "Consent to act as director, Ömer Yılmaz", "Sign: organizing resolution". */
export function whatOf({ kind, params, title, person }: LineFacts, text: Text): string {
  switch (kind) {
    case 'deadline':
    case 'control_deadline':
    case 'filing_rejection':
      return title === null ? deadlineTitle(params, person, text) : isolated(title);
    case 'signatures':
      return text('work.signatures', { title: isolated(title ?? '') });
    case 'matter':
      return text('work.matter', { matter: params.matter ?? 'entry' });
    case 'unsigned':
    case 'incomplete':
      return text(`work.${kind}`, { count: params.count ?? 0 });
    default:
      return text(`work.${kind}`);
  }
}

/** Those who are waited for, or what is; empty where it can be done now. */
export function waitingOf({ kind, params, signees }: LineFacts, text: Text): string {
  switch (kind) {
    case 'signatures':
      return signees.length > namesShown
        ? text('work.waits.people', { count: signees.length })
        : signees.map(isolated).join(text('work.comma'));
    case 'deadline':
    case 'control_deadline':
      return filingWaits(params, text);
    case 'filing_rejection':
      return text('work.waits.refiling');
    case 'payment':
      return text('work.waits.payment');
    case 'matter':
      return params.reason === undefined ? '' : text(params.reason.textCode, params.reason.params);
    case 'rejection':
      return text('work.waits.correction');
    default:
      return '';
  }
}

/** A filing that is under way waits for its payment, or for the registry. */
function filingWaits({ filing }: LineParams, text: Text): string {
  if (filing === 'sent') return text('work.waits.registry');
  return filing === 'ready' ? text('work.waits.payment') : '';
}

/** As its page names it. */
function deadlineTitle({ deadline, year }: LineParams, person: string | null, text: Text): string {
  if (deadline === undefined) return '';
  const title = text(`deadline.kind.${deadline}`, { year: String(year ?? '') });
  if (person === null) return title;
  const name = person === '' ? text('dashboard.erased') : isolated(person);
  return text('deadline.person', { title, name });
}
