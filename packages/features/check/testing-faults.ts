/** Faults of a corporation's book, for tests of the rules: each changes the facts of the clean one. */
import type { FiledDocument } from '../documents/shapes.ts';
import type { BookFacts } from '../documents/templates/template.ts';
import { findingsIn } from './rules/check.ts';
import type { CheckFacts } from './rules/rule.ts';
import { fixView } from './rules/views.ts';
import { cleanBook } from './testing.ts';

export type Fault = (facts: CheckFacts) => CheckFacts;

export const book =
  (change: (book: BookFacts) => Partial<BookFacts>): Fault =>
  (facts) => ({ ...facts, book: { ...facts.book, ...change(facts.book) } });
export const corporation = (change: Partial<BookFacts['corporation']>): Fault =>
  book((of) => ({ corporation: { ...of.corporation, ...change } }));
export const without =
  (isGone: (one: FiledDocument) => boolean): Fault =>
  (facts) => ({ ...facts, onFile: facts.onFile.filter((one) => !isGone(one)) });
export const change =
  (id: string, to: Partial<FiledDocument>): Fault =>
  (facts) => ({
    ...facts,
    onFile: facts.onFile.map((one) => (one.documentId === id ? { ...one, ...to } : one)),
  });
export const add =
  (part: Partial<CheckFacts>): Fault =>
  (facts) => ({
    ...facts,
    due: [...facts.due, ...(part.due ?? [])],
    onFile: [...facts.onFile, ...(part.onFile ?? [])],
    damaged: new Map([...facts.damaged, ...(part.damaged ?? [])]),
    differing: [...facts.differing, ...(part.differing ?? [])],
    reviews: [...facts.reviews, ...(part.reviews ?? [])],
    controlDuties: [...facts.controlDuties, ...(part.controlDuties ?? [])],
    waiting: [...facts.waiting, ...(part.waiting ?? [])],
  });
export const all =
  (...faults: Fault[]): Fault =>
  (facts) =>
    faults.reduce((so, fault) => fault(so), facts);

/** Findings in the clean book with a fault: code, subject, kind, section, and the fix. */
export const found = (fault: Fault) =>
  findingsIn(fault(cleanBook)).map(({ code, about, params: { kind = '' }, citation, fix }) =>
    [code, about, kind, citation?.number, fixView(fix).do].join(' '),
  );
