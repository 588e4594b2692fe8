/** Every template of the minute book, in the order in which a binder has them. */
import { articles } from './articles.ts';
import { auditorWaiver } from './auditorWaiver.ts';
import { directorConsent } from './directorConsent.ts';
import { firstOfficeAndBoard } from './firstOfficeAndBoard.ts';
import { organizingOfDirectors } from './organizingOfDirectors.ts';
import { organizingOfShareholders } from './organizingOfShareholders.ts';
import type { Template } from './template.ts';

export const templates: readonly Template[] = [
  articles,
  firstOfficeAndBoard,
  directorConsent,
  organizingOfDirectors,
  organizingOfShareholders,
  auditorWaiver,
];

export const templateOf = (name: string): Template | undefined => templates.find((one) => one.name === name);
