import type { AccessType, Actor, Section } from '@tabellion/kit/actor.ts';
import { expect, test } from 'vitest';
import { kindsHiddenFrom } from './hidden.ts';

const member = (access: AccessType, sections: readonly Section[] = []): Actor => ({
  user: { userId: 'u', sessionId: 's', role: 'user', emailVerified: true },
  membership: { orgId: 'o', access, sections, subType: 'org_user' },
});

const ofControl = ['control_stated', 'control_ended', 'control_reviewed', 'control_filed'];
const ofDocuments = ['documents_made', 'document_written', 'document_uploaded', 'document_status_changed'];

test.each<[string, Actor, boolean]>([
  ['an administrator', member('admin'), false],
  ['who sees everything', member('view'), false],
  ['who has the minute book', member('restricted', ['minute_book']), false],
  ['who has the log alone', member('restricted', ['activity_logs']), true],
  ['who has nothing', member('restricted'), true],
])(
  'entries of significant control and of documents are there for those who may read them: %s',
  (_, actor, isHidden) => {
    const hidden = kindsHiddenFrom(actor);
    for (const kind of [...ofControl, ...ofDocuments])
      expect(hidden.some((one) => one === kind)).toBe(isHidden);
    expect(hidden).not.toContain('entry_corrected');
  },
);
