/** A corporation of which stories of changes are told: Maple Robotics Inc. was incorporated on March 12, 2025; its stories are told from
 *  May 4, 2026 on. */

import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import * as contract from '@tabellion/features/changes/contract.ts';
import { changeKinds, type KindOfChange } from '@tabellion/features/changes/rules/kinds.ts';
import { changesOutside } from '@tabellion/features/changes/server/articles.ts';
import { changeOffice } from '@tabellion/features/corporation/contract.ts';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { payFiling, readAnnual, saveAnnual } from '@tabellion/features/filings/annualContract.ts';
import { filingsOutside } from '@tabellion/features/filings/server/sending.ts';
import { updatePerson } from '@tabellion/features/people/contract.ts';
import { applyDueProposals } from '@tabellion/features/registers/server/jobs.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { expect } from 'vitest';
import { billingPortsOf, laws } from '../../../apps/server/ports.ts';
import { announcementsArrive } from '../announcements.ts';
import { type CorporationInput, found, incorporate, writing } from '../corporation.ts';
import { given } from '../founding.ts';
import { organizationOf, registered, type SignedIn, signIn, verified } from '../people.ts';
import { registryOf } from '../registry.ts';
import type { TestServer } from '../server.ts';
import { signature, signingIn } from '../signing.ts';

type Parts = contract.PartInput[];

/** A story, the kinds that it tells, and the acts that it records. */
export interface Story {
  readonly of: readonly KindOfChange[];
  readonly founding?: Partial<CorporationInput>;
  /** Items of its articles that are not Maple's. */
  readonly articles?: Parameters<typeof incorporate>[2];
  /** Where they are others than those of its kinds. */
  readonly templates?: readonly string[];
  tell(maple: Maple): Promise<void>;
  readonly acts: readonly string[];
}

export const home = {
  address_line_1: '5 Elm Street',
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code: 'M5G 1H1',
};

export const bay = {
  address_line_1: '200 Bay Street',
  address_line_2: '',
  city: 'Toronto',
  postal_code: 'M5J 2J2',
};

const residency = {
  resident_canadian: true,
  ground: 'citizen_resident' as const,
  attested_on: '2025-03-12',
};

/** Amélie with 600 and Noah with 400 Common shares, both directors, unless a story says otherwise. */
const usual: CorporationInput = {
  classes: [{ name: 'Common', prefix: 'CS' }],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Noah Martin' }],
  subscriptions: [
    { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
    { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
  ],
};

/** Every request goes to addresses of its own: codes are mailed once in a while. */
let requests = 0;

export class Maple {
  /** The last act of the founding. */
  #founded = 0;

  readonly server: TestServer;
  amelie: SignedIn;
  readonly orgId: string;
  /** Ids of people and classes, by their names. */
  readonly ids: Readonly<Record<string, string>>;

  private constructor(of: Pick<Maple, 'server' | 'amelie' | 'orgId' | 'ids'>) {
    this.server = of.server;
    this.amelie = of.amelie;
    this.orgId = of.orgId;
    this.ids = of.ids;
  }

  static async begun(server: TestServer, { founding, articles = {} }: Pick<Story, 'founding' | 'articles'>) {
    server.clock.set(instant('2026-05-04T14:00:00Z'));
    const amelie = await verified(server, await registered(server));
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const by = { orgId, userId: amelie.userId, now: server.clock.read() };
    const whole = { ...usual, ...founding };
    const ids = await writing(server.database.database, by, async (head) => {
      const named = await found(head, whole);
      await incorporate(head, plainDate('2026-05-02'), articles, '9900001');
      return named;
    });
    const maple = new Maple({ server, amelie, orgId, ids });
    await maple.#completed(whole.directors);
    return maple;
  }

  /** Form 6 asks the address and the residence of every director. */
  async #completed(directors: CorporationInput['directors']) {
    const first = {
      address_line_1: '1 King Street West',
      city: 'Toronto',
      province: 'Ontario',
      postal_code: 'M5H 1A1',
      effective_on: '2025-03-13',
    };
    given(await this.amelie.api(changeOffice, { params: { id: this.orgId }, body: first }));
    for (const { name } of directors) {
      const body = {
        person_id: this.ids[name] ?? '',
        residential_address: home,
        residency,
        as: 'correction' as const,
        reason: 'left out',
      };
      given(await this.amelie.api(updatePerson, { body }));
    }
    await this.countFounded();
  }

  async countFounded() {
    this.#founded = await this.lastAct();
  }

  /** Its number. */
  async lastAct(): Promise<number> {
    const [head] = await this.server.database.asOwner<{ seq: number }>(
      'select max(seq)::integer as seq from register_acts where org_id = $1',
      [this.orgId],
    );
    return head?.seq ?? 0;
  }

  of(changeId: string) {
    return { orgId: this.orgId, changeId };
  }

  /** @param changeId  where meetings may have passed it */
  async preview(parts: Parts, changeId?: string) {
    const params = { orgId: this.orgId };
    const body = { parts, ...(changeId !== undefined && { change_id: changeId }) };
    return given(await this.amelie.api(contract.previewChange, { params, body }));
  }

  async drafted(parts: Parts) {
    const params = { orgId: this.orgId };
    return given(await this.amelie.api(contract.draftChange, { params, body: { parts } })).change;
  }

  async read(changeId: string) {
    return given(await this.amelie.api(contract.readChange, { params: this.of(changeId) })).change;
  }

  /** Drafted, sent to everybody whom its documents name, and signed from their mails. @param others  addresses by name */
  async signed(parts: Parts, others: Readonly<Record<string, string>> = {}) {
    const { change_id: id } = await this.drafted(parts);
    await this.signedByAll(id, others);
    return id;
  }

  async signedByAll(changeId: string, others: Readonly<Record<string, string>> = {}) {
    requests += 1;
    const before = await this.read(changeId);
    const parts = before.parts.map(({ kind, form }) => ({ kind, form }));
    const { documents } = await this.preview(parts, changeId);
    const named = new Map(
      documents.flatMap((one) => one.signees.map(({ person_id, name }) => [name, person_id] as const)),
    );
    const names = [...named.keys()];
    const addressOf = (name: string) => others[name] ?? `who${names.indexOf(name)}.${requests}@maple.test`;
    const emails = names.map(addressOf);
    const signees = [...named].map(([name, person_id]) => ({ person_id, name, email: addressOf(name) }));
    given(await this.amelie.api(contract.sendChange, { params: this.of(changeId), body: { signees } }));
    const signing = signingIn({ server: this.server, owner: this.amelie, orgId: this.orgId });
    for (const email of emails) {
      const api = await signing.proved(email);
      const { documents: own } = given(await api(signeeContract.readForSigning, {}));
      const agreed = own.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
      given(await api(signeeContract.sign, { body: { agreed, signature } }));
    }
    await announcementsArrive(this.server);
  }

  /** It is asked twice: the sandbox decides a moment after it was sent something. */
  async askRegistry() {
    const { server } = this;
    const registry = registryOf(server.installation);
    const query = { db: server.database.database, signal: new AbortController().signal };
    for (const { askDue } of [changesOutside({ registry, laws }), filingsOutside(registry)])
      for (const minutes of [1, 1]) {
        await askDue({ ...query, now: server.clock.read() });
        server.clock.pass({ minutes });
      }
    await announcementsArrive(server);
  }

  /** The registry's fee, with the plan that brings the service. */
  async pay(changeId: string) {
    given(await this.askToPay(changeId));
    await announcementsArrive(this.server);
  }

  /** Nothing hears of it yet. */
  async askToPay(changeId: string) {
    const { provider, body } = await this.#paid(changeId, 593.24);
    const params = { provider, x: 'change', orgId: this.orgId, y: changeId };
    return this.amelie.api(contract.payChange, { params, body });
  }

  /** Every line of an annual return is right; it is certified by the first director and paid, with the plan. */
  async payReturn(filingId: string) {
    const { amelie, orgId } = this;
    const params = { orgId, filingId };
    const { lines, certifiers } = given(await amelie.api(readAnnual, { params }));
    const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
    given(await amelie.api(saveAnnual, { params, body: { answers } }));
    given(await amelie.api(saveAnnual, { params, body: { certified_by: certifiers[0]?.person_id } }));
    const { provider, body } = await this.#paid(filingId, 405.24);
    given(await amelie.api(payFiling, { params: { provider, ...params }, body }));
    await announcementsArrive(this.server);
  }

  async #paid(subject: string, price: number) {
    const { provider } = billingPortsOf(this.server.installation);
    if (provider.sealingKey === undefined) throw new Error('the sandbox has a key for cards');
    const card = await sealCard(
      { key: provider.sealingKey, nowMs: millisOfInstant(this.server.clock.read()) },
      {
        card: { number: '4242424242424242', expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' },
        organization: this.orgId,
        plan: subject,
        price,
      },
    );
    return { provider: provider.name, body: { card, price, plan: 'founder', province: 'ON' as const } };
  }

  async dayComes(day: string) {
    const { server } = this;
    server.clock.set(instant(`${day}T14:00:00Z`));
    this.amelie = await signIn(server, this.amelie.email);
    const signal = new AbortController().signal;
    await applyDueProposals(server.database.database, server.clock.read(), { laws, signal });
    await announcementsArrive(server);
  }

  async acts() {
    const rows = await this.server.database.asOwner<{ kind: string; on: string }>(
      `select kind, to_char(effective_on, 'YYYY-MM-DD') as on from register_acts
         where org_id = $1 and seq > $2 order by seq`,
      [this.orgId, this.#founded],
    );
    return rows.map(({ kind, on }) => `${kind} ${on}`);
  }

  async documents() {
    const reading = { params: { orgId: this.orgId }, query: {} };
    return given(await this.amelie.api(listDocuments, reading)).documents;
  }

  /** The acts of the story, and signed documents of the templates of its kinds, are on record. */
  async expectTold({ of, acts, templates }: Pick<Story, 'of' | 'acts' | 'templates'>) {
    expect(await this.acts()).toEqual(acts);
    const documents = await this.documents();
    const signed = documents.flatMap(({ status, template }) =>
      status === 'signed' && template !== null ? template : [],
    );
    const named: readonly string[] = templates ?? of.flatMap((kind) => changeKinds[kind].templates);
    expect([...new Set(signed)].toSorted()).toEqual([...new Set(named)].toSorted());
  }
}
