import type { ClaimAdvice } from './rule.ts'

/** The messages of `shared/claims`, in the reader's language. */
type Messages = Readonly<Record<`${ClaimAdvice}Why` | `${ClaimAdvice}Rewrite`, string>>

/** Why words are a claim, in one sentence, and what to write instead. */
export type Advice = { readonly why: string; readonly rewrite: string }

export function adviceOn(advice: ClaimAdvice, claims: Messages): Advice {
  const all: Record<ClaimAdvice, Advice> = {
    guarantee: { why: claims.guaranteeWhy, rewrite: claims.guaranteeRewrite },
    cure: { why: claims.cureWhy, rewrite: claims.cureRewrite },
    medicine: { why: claims.medicineWhy, rewrite: claims.medicineRewrite },
    body: { why: claims.bodyWhy, rewrite: claims.bodyRewrite },
    undisclosed: { why: claims.undisclosedWhy, rewrite: claims.undisclosedRewrite },
    offer: { why: claims.offerWhy, rewrite: claims.offerRewrite },
    curiosity: { why: claims.curiosityWhy, rewrite: claims.curiosityRewrite },
    sum: { why: claims.sumWhy, rewrite: claims.sumRewrite },
    easy: { why: claims.easyWhy, rewrite: claims.easyRewrite },
    dream: { why: claims.dreamWhy, rewrite: claims.dreamRewrite },
    fromHome: { why: claims.fromHomeWhy, rewrite: claims.fromHomeRewrite },
    pressure: { why: claims.pressureWhy, rewrite: claims.pressureRewrite },
  }
  return all[advice]
}
