import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { type Answering, serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { orgId } from '../../../organizations/web/testing.tsx';
import { editEnvelope, proposeSignees, readEvidence, readSignatures, sendEnvelope } from '../../contract.ts';
import type { Envelope } from '../../envelopeView.ts';
import { envelopeOf, signeeOf } from '../testing.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';

afterEach(cleanup);

async function cardOf(envelope: Envelope | null, ...more: readonly Answering[]) {
  const sent = serve([readSignatures, { envelope }], ...more);
  await renderUi(
    <MayProvider may={() => true}>
      <EnvelopeCard orgId={orgId} docId="by-law" unsent={<p>Ann is to sign</p>} rest={<p>Versions</p>} />
    </MayProvider>,
  );
  return (endpoint: unknown) => sent.filter((one) => one.endpoint === endpoint);
}

test('a document that was never sent names who is to sign it', async () => {
  await cardOf(null);
  await screen.findByText('Ann is to sign');
});

test('a document that was sent names its signees once, with what each of them did', async () => {
  await cardOf(
    envelopeOf('By-law No. 1', {
      documents: [
        {
          _id: 'by-law',
          title: 'By-law No. 1',
          number: null,
          version: 1,
          sha256: 'a4fd',
          is_sealed: false,
          is_resolution: false,
        },
        {
          _id: 'consent',
          title: 'Consent',
          number: null,
          version: 1,
          sha256: 'b4fd',
          is_sealed: false,
          is_resolution: false,
        },
      ],
      signees: [
        signeeOf('Ann', { state: 'signed' }),
        signeeOf('Bo', { signs: [{ document_id: 'consent', capacities: ['director'] }] }),
      ],
      may_edit: false,
    }),
  );
  await screen.findByText('1 of 2 signed');
  expect(screen.queryByText('Ann is to sign')).toBeNull();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^AnnSignedDirectorSigned Apr 20, 2026/);
  expect(lines[1]).toMatch(/^2BoHas not signed yetSigns ConsentInvited Apr 20, 2026/);
  expect(screen.queryByRole('button', { name: 'Edit request' })).toBeNull();
});

test('before the first signature the order, the people and the terms are edited; the deadline stays unless it is moved', async () => {
  const envelope = envelopeOf('By-law No. 1', { in_order: true });
  const bodies = await cardOf(envelope, [editEnvelope, { envelope }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit request' }));
  await screen.findByRole('button', { name: 'Actions for Bo' });
  const act = (name: string, line: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    fireEvent.click(screen.getByRole('menuitem', { name: line }));
  };
  act('Bo', 'Move Bo up');
  fireEvent.click(screen.getByRole('button', { name: 'Add person' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Cy' } });
  const emails = screen.getAllByLabelText('Email');
  fireEvent.change(emails[2] as HTMLElement, { target: { value: 'cy@maple.example' } });
  act('Ann', 'Remove Ann');
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'By Monday.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodies(editEnvelope)).toHaveLength(1));
  expect(bodies(editEnvelope)[0]?.body).toEqual({
    in_order: true,
    message: 'By Monday.',
    remind_every_days: 7,
    signees: [
      {
        person_id: 'Bo',
        email: 'bo@maple.example',
        language: 'en',
        place: 1,
        document_ids: ['by-law'],
      },
      { name: 'Cy', email: 'cy@maple.example', language: 'en', place: 2 },
    ],
  });
});

test('what was declined says by whom and why, and is sent again to those whom the documents name', async () => {
  const bodies = await cardOf(
    envelopeOf('By-law No. 1', {
      state: 'declined',
      may_edit: false,
      may_remind: false,
      may_void: false,
      signees: [signeeOf('Ann', { state: 'declined' }), signeeOf('Bo')],
      events: [
        {
          kind: 'declined',
          signee_id: 'Ann',
          by_name: '',
          at: '2026-04-21T12:00:00.000Z',
          reason: 'No quorum',
        },
      ],
    }),
    [
      proposeSignees,
      {
        documents: [{ _id: 'by-law', title: 'By-law No. 1', is_resolution: false }],
        signees: [
          {
            person_id: 'Ann',
            name: 'Ann',
            email: 'ann@maple.example',
            language: 'en',
            signs: [{ document_id: 'by-law', capacities: ['director'] }],
          },
        ],
      },
    ],
    [sendEnvelope, { envelope: envelopeOf('By-law No. 1') }],
  );
  await waitFor(() => expect(document.body.textContent).toContain('Ann declined: No quorum'));
  screen.getByText('Did not sign');
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send for signature' }));
  await waitFor(() => expect(bodies(sendEnvelope)).toHaveLength(1));
  expect(bodies(sendEnvelope)[0]?.body).toMatchObject({
    document_ids: ['by-law'],
    signees: [{ person_id: 'Ann', document_ids: ['by-law'], place: 1 }],
    expires_in_days: 30,
    remind_every_days: 7,
  });
});

const board = (...names: string[]) => ({
  documents: [{ _id: 'by-law', title: 'Issue of shares', is_resolution: true }],
  signees: names.map((name) => ({
    person_id: name,
    name,
    email: `${name.toLowerCase()}@maple.example`,
    language: 'en' as const,
    signs: [{ document_id: 'by-law', capacities: ['director'] }],
  })),
});

test('whoever is taken out of a request is named before it is sent, with what it then carries', async () => {
  await cardOf(
    envelopeOf('Issue of shares', {
      state: 'expired',
      may_edit: false,
      may_remind: false,
      may_void: false,
    }),
    [proposeSignees, board('Ann', 'Bo')],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByRole('button', { name: 'Actions for Bo' });
  expect(document.body.textContent).not.toContain('has no effect');
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Bo' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove Bo' }));
  await waitFor(() =>
    expect(document.body.textContent).toContain(
      'Bo must sign “Issue of shares” too. Without that signature, the resolution has no effect.',
    ),
  );
});

test('what was signed by fewer than it names says who is missing, and is sent to them', async () => {
  const bodies = await cardOf(
    envelopeOf('Issue of shares', {
      state: 'signed',
      may_edit: false,
      may_remind: false,
      may_void: false,
      signees: [signeeOf('Ann', { state: 'signed' })],
      left_out: [{ document_id: 'by-law', person_id: 'Bo', name: 'Bo' }],
      effects: [
        {
          proposal_id: null,
          document_id: 'consent',
          sentences: ['Consent: Bo'],
          awaits_more: false,
          outcome: 'waiting',
          stopped_by: { textCode: 'SIGNING.LEFT_OUT', message: 'Not everyone is asked.' },
        },
      ],
    }),
    [proposeSignees, board('Bo')],
    [sendEnvelope, { envelope: envelopeOf('Issue of shares') }],
  );
  await waitFor(() => expect(document.body.textContent).toContain('Not recorded: Not everyone is asked.'));
  expect(document.body.textContent).toContain('Still to sign: Bo.');
  fireEvent.click(screen.getByRole('button', { name: 'Send to the others' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send for signature' }));
  await waitFor(() => expect(bodies(sendEnvelope)).toHaveLength(1));
  expect(bodies(sendEnvelope)[0]?.body).toMatchObject({ signees: [{ person_id: 'Bo' }] });
  expect(bodies(proposeSignees), 'what is out has nobody left to propose').toHaveLength(1);
});

test('the evidence of what was sealed is fetched as PDF and as JSON', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
  const asked = await cardOf(
    envelopeOf('By-law No. 1', {
      state: 'signed',
      has_evidence: true,
      is_sealed: true,
      may_edit: false,
      may_remind: false,
      may_void: false,
    }),
    [readEvidence, {}],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Evidence (PDF)' }));
  await waitFor(() => expect(asked(readEvidence)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Evidence (JSON)' }).getAttribute('aria-disabled')).not.toBe(
      'true',
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Evidence (JSON)' }));
  await waitFor(() => expect(asked(readEvidence).map(({ query }) => query.format)).toEqual(['pdf', 'json']));
});

test('a document that has no seal is named, beside the evidence of its signatures', async () => {
  const [sealed, unsealed] = [true, false].map((isSealed, at) => ({
    _id: `${at}`,
    title: isSealed ? 'By-law No. 1' : 'Lease.png',
    number: null,
    version: 1,
    sha256: 'a4fd',
    is_sealed: isSealed,
  })) as [Envelope['documents'][number], Envelope['documents'][number]];
  const over = { state: 'signed', may_edit: false, may_remind: false, may_void: false } as const;
  const documents = [sealed, unsealed];
  const facts = { has_evidence: true, sealing_fault: 'SEAL_NO_PDF', documents };
  await cardOf(envelopeOf('By-law No. 1', { ...over, ...facts }));
  await screen.findByText(/could not be sealed/);
  screen.getByText('Lease.png');
  screen.getByRole('button', { name: 'Evidence (PDF)' });
});
