import type { ClaimAdvice } from './rule.ts'

/** The messages of `shared/claims`, in the reader's language. */
type Messages = Readonly<Record<`${ClaimAdvice}Why` | `${ClaimAdvice}How`, string>>

/** Why words are a claim, in one sentence, and how to say it instead. */
export type Advice = { readonly why: string; readonly how: string }

/** Words that could stand there instead. Who reads them is who reads the text, so they're in the language of the text. */
export type Suggestions = Readonly<Record<ClaimAdvice, string>>

export function adviceOn(advice: ClaimAdvice, claims: Messages): Advice {
  const all: Record<ClaimAdvice, Advice> = {
    guarantee: { why: claims.guaranteeWhy, how: claims.guaranteeHow },
    cure: { why: claims.cureWhy, how: claims.cureHow },
    medicine: { why: claims.medicineWhy, how: claims.medicineHow },
    body: { why: claims.bodyWhy, how: claims.bodyHow },
    undisclosed: { why: claims.undisclosedWhy, how: claims.undisclosedHow },
    offer: { why: claims.offerWhy, how: claims.offerHow },
    curiosity: { why: claims.curiosityWhy, how: claims.curiosityHow },
    sum: { why: claims.sumWhy, how: claims.sumHow },
    easy: { why: claims.easyWhy, how: claims.easyHow },
    dream: { why: claims.dreamWhy, how: claims.dreamHow },
    fromHome: { why: claims.fromHomeWhy, how: claims.fromHomeHow },
    pressure: { why: claims.pressureWhy, how: claims.pressureHow },
  }
  return all[advice]
}
