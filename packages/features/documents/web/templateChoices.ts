import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { listTemplates } from '../draftContract.ts';

type Templates = ReplyOf<typeof listTemplates>['templates'];
type Subject = Templates[number]['subjects'][number];

/** A document that a template can make now. */
export interface TemplateChoice extends Subject {
  readonly template: string;
  readonly section: Templates[number]['section'];
}

export const choicesOf = (templates: Templates): readonly TemplateChoice[] =>
  templates.flatMap(({ template, section, subjects }) =>
    subjects.map((one) => ({ template, section, ...one })),
  );
