/** Claims that no starter content makes, not even to warn of them: it names the kind of claim instead. */
export const HYPE =
  /guarantee|(passive|residual|unlimited|six.figure) income|financial (freedom|independence)|(get|become|getting) rich|(quit|leave) your job|fire your boss|your own boss|easy money|earn up to|life.changing|limited time|act now|don’t miss|game.changer|unlock your|potential/i

/** Worn phrases of advertising, and one of translators. */
export const WORN = /\bproven\b|pre-qualified|by my link/i

/** A sum in any currency. */
export const MONEY = /\p{Sc}|\b(USD|EUR|GBP)\b/u

/**
 * Words of earning, which no text that a member sends to others holds: what it says there would be a claim.
 * Points, tokens and tickets are none of them, because they buy nothing outside the product.
 */
export const EARNING =
  /\b(earn(s|ed|ers?|ings?)?|incomes?|money|cash|profits?|profitable|pay(s|ing|ments?|outs?|days?|che(ck|que)s?)?|paid|salar(y|ies)|wages?|commissions?|revenues?|turnover|royalt(y|ies)|wealth\w*|rich(er|es)?|fortunes?|bonus(es)?|dollars?|euros?|pounds?|bucks|millionaires?|investments?|hustle|opportunit(y|ies)|financial\w*|lifestyle)\b/i
