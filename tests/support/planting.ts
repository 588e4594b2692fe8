/** Faults are planted into the registers and the book of a corporation within a transaction that leaves nothing. */

import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { Payloads } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import type { BookFacts } from '@tabellion/features/documents/templates/template.ts';
import type { OrganizationWrite } from '@tabellion/features/organizations/server/public.ts';
import { recordActs, recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { writeFacts } from '@tabellion/features/registers/server/public/people.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';

type Appointed = Payloads['appointed'];

/** A resolution as an act names it. */
export const by = (number: string, date: PlainDate) => ({ number, date });

/** A history with the book of today. */
export class Planting {
  readonly write: OrganizationWrite;
  readonly book: BookFacts;

  constructor(write: OrganizationWrite, book: BookFacts) {
    this.write = write;
    this.book = book;
  }

  /** Past every form; the registers themselves refuse what cannot have been. */
  async record(...drafts: readonly DraftAct[]): Promise<void> {
    const { today } = this.write;
    const recorded = await recordActs(this.write, drafts, { today });
    if (!recorded.ok) throw new Error(`refused: ${JSON.stringify(recorded.error.fields)}`);
  }

  seat(place: 0 | 1) {
    const seats = this.book.appointments.filter(({ position }) => position === 'director');
    return found(seats[place]);
  }

  /** Those of the founders, in the order of their certificates. */
  certificate = (place: 0 | 1 | 2): Certificate => found(this.book.certificates[place]);

  get classId(): string {
    return found(this.book.classes[0]).classId;
  }

  /** Somebody who is in the registers since then. */
  async person(on: PlainDate): Promise<string> {
    const personId = newId();
    const name = { firstname: 'Zoé', lastname: 'Roy', company_name: '', name_format: null };
    const facts = await writeFacts(this.write, personId, [{ kind: 'name', body: name }]);
    await this.record(
      recordDraft('person.added', { personId, kind: 'individual', facts: [...facts] }, { on }),
    );
    return personId;
  }

  async director(on: PlainDate, more: Partial<Appointed> = {}): Promise<void> {
    await this.appoint(on, { personId: await this.person(on), consentOn: on, ...more });
  }

  /** The second founder, to the board unless told. */
  appoint(on: PlainDate, more: Partial<Appointed>): Promise<void> {
    const payload: Appointed = {
      appointmentId: newId(),
      personId: this.seat(1).personId,
      position: 'director',
      title: null,
      residency: null,
      consentOn: null,
      resolution: by('S-2025-09', on),
      ...more,
    };
    return this.record(recordDraft('appointed', payload, { on }));
  }

  cease(on: PlainDate, place: 0 | 1, more: Partial<Payloads['ceased']> = {}): Promise<void> {
    const { appointmentId } = this.seat(place);
    const payload = { appointmentId, reason: 'resigned', resolution: null, ...more } as const;
    return this.record(recordDraft('ceased', payload, { on }));
  }

  /** A hundred shares to the first founder for a dollar each. */
  issue(
    on: PlainDate,
    more: Partial<Issue> = {},
    resolution: Payloads['issued']['resolution'] = by('D-2025-09', on),
  ) {
    const issue: Issue = {
      ...UNTOLD_ISSUE,
      securityId: newId(),
      certificate: { prefix: 'CS', label: 'CS-4', serial: 4 },
      personId: this.certificate(0).personId,
      classId: this.classId,
      quantity: '100',
      price: '1',
      consideration: { kind: 'money', amount: '100' },
      paidOn: on,
      exemption: null,
      vesting: null,
      ...more,
    };
    return this.record(recordDraft('issued', { issues: [issue], resolution }, { on }));
  }

  source() {
    const { securityId, classId, personId, quantity } = this.certificate(2);
    return { securityId, classId, personId, quantity: String(quantity) };
  }

  /** All shares of the third founder to the first. */
  transfer(on: PlainDate, resolution: Payloads['transferred']['resolution'], shares?: string): Promise<void> {
    const source = this.source();
    const opened = {
      securityId: newId(),
      certificate: { prefix: 'CS', label: 'CS-4', serial: 4 },
      quantity: shares ?? source.quantity,
      vesting: null,
      form: 'certificate' as const,
      legends: [],
      personId: this.certificate(0).personId,
    };
    const rest = { source, balance: null, resolution, consideration: null, spoiled: [] };
    return this.record(recordDraft('transferred', { transfers: [opened], ...rest }, { on }));
  }

  /** The corporation takes back all shares of the third founder for a cent each, tested on that day. */
  takenBack(on: PlainDate) {
    const source = this.source();
    return {
      source,
      quantity: source.quantity,
      balance: null,
      deduction: {
        rule: 'PRO_RATA' as const,
        capitalBefore: '9000',
        sharesBefore: String(this.book.certificates.reduce((sum, one) => sum + one.quantity, 0n)),
        places: 10,
        rounding: 'half_even' as const,
      },
      returnsTo: null,
      resolution: by('D-2025-08', on),
      spoiled: [],
      price: '0.01',
      paid: { kind: 'money' as const, total: '2000', paidOn: on },
      solvencyOn: on as PlainDate | null,
    };
  }

  redeem(on: PlainDate, more: Partial<Payloads['redeemed']> = {}): Promise<void> {
    const payload = { ...this.takenBack(on), demandedBy: 'corporation' as const, ...more };
    return this.record(recordDraft('redeemed', payload, { on }));
  }

  amendClass(on: PlainDate, changes: Payloads['class.amended']['changes']): Promise<void> {
    const passed = { resolution: by('S-2025-09', on), registryCertificate: '7' };
    return this.record(recordDraft('class.amended', { classId: this.classId, changes, ...passed }, { on }));
  }

  dividend(on: PlainDate, more: Partial<Payloads['dividend.declared']> = {}): Promise<void> {
    const payload = {
      classId: this.classId,
      perShare: '0.1',
      arrears: '0',
      recordOn: on,
      payableOn: plainDate('2025-12-01'),
      solvencyOn: on,
      resolution: by('D-2025-09', on),
      ...more,
    };
    return this.record(recordDraft('dividend.declared', payload, { on }));
  }

  moveOffice(on: PlainDate, place: 'registered' | 'records', province: string): Promise<void> {
    const address = {
      street: '1 Bay',
      unit: null,
      city: 'Montréal',
      province,
      postalCode: 'H2X 1Y4',
      country: 'CA',
    };
    const resolution = place === 'registered' ? by('D-2025-09', on) : null;
    return this.record(recordDraft('address.changed', { place, address, resolution }, { on }));
  }

  /** Somebody whose influence amounts to control, of whom the registers know nothing but the name. */
  async influence(on: PlainDate): Promise<void> {
    const payload: Payloads['control.stated'] = {
      controlId: newId(),
      ground: 'in_fact',
      individuals: [await this.person(on)],
      holders: [],
      part: '100',
      classIds: null,
      learnedOn: on,
      manner: 'direct',
      descriptions: [],
    };
    await this.record(recordDraft('control.stated', payload, { on }));
  }

  /** Changes documents of a template, as if they had been filed so. */
  async refile(
    { template, subject = '' }: { readonly template: string; readonly subject?: string },
    { status = null, datedOn = null, signedBy = null }: Refiled,
  ): Promise<void> {
    const changed = await this.write.tx.run(sql`
      update documents
        set status = coalesce(${status}, status), dated_on = coalesce(${datedOn}::date, dated_on),
            signed_by = coalesce(${signedBy}::uuid[], signed_by)
        where org_id = ${this.write.orgId} and template = ${template} and (${subject} = '' or subject = ${subject})`);
    if (changed === 0) throw new Error(`no such document: ${template} ${subject}`);
  }

  /** Another version of a document with this sentence, from the same facts, as an earlier wording had it. */
  async reword(
    { template, subject }: { readonly template: string; readonly subject: string },
    sentence: string,
  ) {
    const made = await this.write.tx.run(sql`
      insert into document_versions (org_id, document_id, version, sha256, served_sha256, bytes, media_type, file_name, pages,
                                     template_version, facts_digest, as_of, seq, content, boxes, body_text, made_at)
        select v.org_id, v.document_id, v.version + 1, v.sha256, v.served_sha256, v.bytes, v.media_type, v.file_name, v.pages,
               v.template_version, v.facts_digest, v.as_of, v.seq, v.content, v.boxes, v.body_text || ${sentence}, v.made_at
          from documents d join document_versions v using (org_id, document_id)
          where d.org_id = ${this.write.orgId} and d.template = ${template} and d.subject = ${subject}
          order by v.version desc limit 1`);
    if (made !== 1) throw new Error(`no such document: ${template} ${subject}`);
  }

  /** The registry's certificate of incorporation is void, as if it had never been filed. */
  async voidCertificateOfIncorporation(): Promise<void> {
    const changed = await this.write.tx.run(sql`
      update documents set status = 'void'
        where org_id = ${this.write.orgId} and section = 'articles' and source = 'upload'`);
    if (changed !== 1) throw new Error('no certificate of incorporation');
  }

  /** A resolution that was declined, for nothing else. */
  declined(number: string, on: PlainDate): Promise<number> {
    return this.write.tx.run(sql`
      insert into documents (org_id, document_id, section, source, template, subject, title, number, dated_on, language,
                             audience, status, made_at)
        values (${this.write.orgId}, ${newId()}, 'directors_resolutions', 'template', 'issue_resolution', 'declined',
                'Declined', ${number}, ${on}, 'en', 'directors', 'declined', ${this.write.recordedAt})`);
  }
}

interface Refiled {
  readonly status?: string | null;
  readonly datedOn?: PlainDate | null;
  readonly signedBy?: readonly string[] | null;
}

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('the founding has no such part');
  return one;
}
