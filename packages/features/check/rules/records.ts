/** The records that a corporation keeps (CBCA s. 20): its articles, its by-laws, and where they are. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Section } from '../../documents/sections.ts';
import {
  draftOf,
  inForce,
  isResolution,
  missingOf,
  needsSignature,
  openDocument,
  papersOf,
} from './papers.ts';
import type { CheckFacts, Rule } from './rule.ts';

/** The shareholders confirm by-laws that the directors made, or they lapse (s. 103). */
export const byLawUnconfirmed: Rule = {
  code: 'by_law_unconfirmed',
  severity: 'warning',
  provision: { cbca: '103' },
  find(facts) {
    const documents = inForce(facts);
    const byLaw = documents.find(({ template }) => template === 'by_law');
    const confirming = documents.find(({ template }) => template === 'organizing_resolution_of_shareholders');
    if (byLaw === undefined || (confirming !== undefined && !needsSignature(confirming))) return [];
    const due = facts.due.find(
      ({ template, isOnFile }) => template === 'organizing_resolution_of_shareholders' && !isOnFile,
    );
    return [
      {
        subject: byLaw.documentId,
        about: byLaw.title,
        params: {},
        fix:
          confirming !== undefined
            ? openDocument(confirming)
            : due !== undefined
              ? draftOf(due)
              : { do: 'open', page: 'section', id: 'shareholders_resolutions' },
      },
    ];
  },
};

/** One founded here is asked for its documents by name; of one that existed before, any in the section will do. */
const emptySection = (code: 'articles_missing' | 'by_laws_missing', section: Section): Rule => ({
  code,
  severity: 'warning',
  provision: { cbca: '20(1)', obca: '140' },
  find: (facts) =>
    facts.book.isFoundedHere || inForce(facts).some((one) => one.section === section)
      ? []
      : [{ subject: section, about: '', params: {}, fix: { do: 'open', page: 'section', id: section } }],
});

export const articlesMissing = emptySection('articles_missing', 'articles');
export const byLawsMissing = emptySection('by_laws_missing', 'by_laws');

/** The directors designate a place other than the registered office. */
export const recordsPlaceUnresolved: Rule = {
  code: 'records_place_unresolved',
  severity: 'warning',
  provision: { cbca: '20(1)' },
  find(facts) {
    const { registeredOffice, recordsOffice } = facts.book.corporation;
    if (
      recordsOffice === undefined ||
      canonicalJson(recordsOffice) === canonicalJson(registeredOffice ?? null)
    )
      return [];
    const moved = facts.book.acts.findLast(
      (act) => act.kind === 'address.changed' && act.payload.place === 'records',
    );
    if (isSaidIn(facts, moved)) return [];
    const due = missingOf(facts, moved?.root ?? '').find(isResolution);
    const { street, city } = recordsOffice;
    return [
      {
        subject: moved?.root ?? 'records',
        about: `${street}, ${city}`,
        params: {},
        fix: due === undefined ? { do: 'open', page: 'minutes' } : draftOf(due),
      },
    ];
  },
};

/** In a resolution of its own, or in the organizing one where the place was known by then. */
function isSaidIn(facts: CheckFacts, moved: CheckFacts['book']['acts'][number] | undefined): boolean {
  if (moved !== undefined && papersOf(facts, moved.root).some(isResolution)) return true;
  const organizing = inForce(facts).find(({ template }) => template === 'organizing_resolution_of_directors');
  return (
    organizing?.datedOn !== undefined &&
    organizing.datedOn !== null &&
    (moved === undefined || moved.effectiveOn <= organizing.datedOn)
  );
}
