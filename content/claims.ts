/** Claims that no starter content makes, not even to warn of them: it names the kind of claim instead. */
export const HYPE =
  /guarantee|(passive|residual|unlimited|six.figure) income|financial (freedom|independence)|(get|become|getting) rich|(quit|leave) your job|fire your boss|your own boss|easy money|earn up to|life.changing|limited time|act now|don’t miss|game.changer|unlock your|potential/i

/** A sum in any currency. */
export const MONEY = /\p{Sc}|\b(USD|EUR|GBP)\b/u
