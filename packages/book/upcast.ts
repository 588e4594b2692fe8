/** Brings the payload of one version to the next. Pure: it knows nothing but what the old payload says. */
export type Step = (payload: unknown) => unknown;

export type Steps = Readonly<Record<string, Readonly<Record<number, Step>>>>;

/** The payload in the newest version of its kind. Throws for a version that this program does not know, which a
 *  newer program wrote, and for a missing step, which is a fault of this one. */
export function upcast(
  act: { readonly kind: string; readonly v: number; readonly payload: unknown },
  newest: number,
  steps: Steps,
): unknown {
  if (act.v > newest) throw new Error(`${act.kind} version ${act.v} was written by a newer program`);
  let payload = act.payload;
  for (let v = act.v; v < newest; v++) {
    const step = steps[act.kind]?.[v];
    if (!step) throw new Error(`no step from ${act.kind} version ${v}`);
    payload = step(payload);
  }
  return payload;
}

/** One pure step for each kind and version that is no longer the newest: `appointed: { 1: toVersion2 }`. A step is
 *  kept for ever, because stored acts are never rewritten. */
export const steps: Steps = {
  incorporated: { 1: noLanguageOrSector },
  issued: { 1: untoldForms },
  'class.created': { 1: ofFirstArticles },
  repurchased: { 1: toNoPool },
  redeemed: { 1: toNoPool },
  surrendered: { 1: toNoPool },
  cancelled: { 1: toNoPool },
  transferred: { 1: balanceToNoPool },
};

/** Version 1 knew neither the language of the articles nor the business of the corporation. */
function noLanguageOrSector(payload: unknown): unknown {
  const incorporated = payload as { readonly articles: object };
  return { ...incorporated, articles: { ...incorporated.articles, language: null, sector: null } };
}

/** Version 1 tells neither what the holder was given for the shares nor which notices it bears, and knows no security that
 *  was taken over or issued under a plan. */
function untoldForms(payload: unknown): unknown {
  const issued = payload as { readonly issues: readonly object[] };
  return {
    ...issued,
    issues: issued.issues.map((one) => ({ ...one, form: null, legends: [], takenOver: null, poolId: null })),
  };
}

/** Version 1 knew only the classes of the first articles, and those of registers taken over. */
function ofFirstArticles(payload: unknown): unknown {
  return { ...(payload as object), amendment: null };
}

/** Version 1 knew no shares that go back to the pool of a plan. */
function toNoPool(payload: unknown): unknown {
  return { ...(payload as object), returnsTo: null };
}

/** Version 1 knew none of them where the balance of a transfer is cancelled. */
function balanceToNoPool(payload: unknown): unknown {
  const transferred = payload as { readonly balance: { readonly outcome: string } | null };
  const { balance } = transferred;
  return balance?.outcome === 'cancelled'
    ? { ...transferred, balance: { ...balance, returnsTo: null } }
    : payload;
}
