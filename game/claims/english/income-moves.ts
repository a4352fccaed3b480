import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'
import { ORDINARY_MONEY } from './income.ts'

const OTHERS_MONEY: readonly string[] = [
  ...HONEST,
  ...WORK,
  ...SCEPTIC,
  'interest_rates|landlord|premium_bonds|prize|rebate|stadium|tenant',
]
const ORDINARY: readonly string[] = [
  ...ORDINARY_MONEY,
  'apiece|busking|costs|electricity_bill|fine|gas|inflation|interview|lost|lottery|maternity|nando~|no_money|owe|owed|parking|postage|retails|rrp|sick_pay|statutory|tips|voucher|waste',
  'i|we ..1 paid|sold|spent ..2 SUM',
  'millionaire is|row|shortbread',
]

/** What people say to suggest money, by the move they make rather than by the phrase. */
export const INCOME_MOVES: readonly ClaimRule[] = [
  {
    kind: 'income',
    advice: 'sum',
    source: SOURCES.multiLevel,
    evenAsked: true,
    unlessInText: OTHERS_MONEY,
    unless: ORDINARY,
    patterns: [
      // Money arrives.
      // A figure that someone could have.
      // A sum for a recruit.
      // Others on the team.
      'her|his|my|our ..1 bonus|commission_cheque|commission~|earnings|payout|withdrawal ..4 came|climb~|hit|is|of|over|to|was|were ..3 SUM',
      'best|first|second|third ..1 #num_days|month|week|weekend ..6 SUM',
      'EARN ..6 SUM ..9 PRODUCT|bed|business|couch|home|lectures|naps|oils|online|phone|posting|sofa|team',
      'SUM ..5 has|have ..1 become|turned_into ..1 SUM',
      // A sum in a time, of a thing that friends sell.
      'SUM ..6 a|between|by|during|each|every|in|last|per|since|this ..2 april|august|autumn|christmas|cutoff|day|december|diwali|easter|eid|evening|february|hour~|january|july|june|lectures|march|may|month|night|november|october|ramadan|september|spring|summer|week|weekend|winter|year ..9 between_lectures|diffusers|from|just|off|on_my_phone|only|posting|selling|through|with',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    unlessInText: OTHERS_MONEY,
    unless: ORDINARY,
    patterns: [
      // More than a job pays.
      // Bought with it.
      'BOUGHT ..6 THINGS|accommodation|boiler|hen_do|rent ..7 because_of|by|from|off|off_the_back_of|out_of|thanks_to|through|using|via|with ..4 SOURCE|it|this',
      // Proof to look at.
      'alert~|back_office|dashboard|notification~|statement ..5 SUM|bonus|commission~|earn~|live|money|paid|payout !failed',
      // A thing that pays.
      'app|contacts|couch|device|feed|followers|hobby|kitchen|laptop|phone|sofa|status|wardrobe ..3 as|became|becomes|into|is|like|was ..3 atm|bank|cash|cashpoint|employer|goldmine|income|paycheck|payday|salary|wallet',
      'PRODUCT|app|coffee|commute|facebook|hobby|instagram|laptop|phone|shampoo|tiktok|whatsapp paid|paying|pays ..1 back|for|her|him|me|my|our|us|you',
      'are|be|been|being|get|gets|getting|got paid|rewarded ..1 for|to ..2 being|brushing|chat~|cleaning|clicking|clicks|drink~|eat|exist|feel|live|lose|nothing|post|posting|recommend~|scroll~|selfie~|share|sharing|shop|shopping|sip|sleep|sleeping|talk|talking|telling|text|texting|travel|travelling|washing|watch~',
      // Money that comes by itself.
      'EARN|cash|cheques|commission~|income|money|orders|paid|payments|payout~|profit~|sales ..6 even_if|even_when|when|while|whilst ..6 asleep|baby|bath|beach|bed|dream|gym|holiday|hospital|kids|maternity|nails|nap~|netflix|pool|relax~|rest~|school_run|sick|sleep~|slept|snore|sofa|sunbath~|telly|travel~',
      'cheques|commission~|earn|earning|income|money|paid|paying|pays ..4 #always|automatically|autopilot|for_life|for_years|forever|like_clockwork|month_after_month|next_#num|rest_of_your',
      'always|keep|keeps|kept ..1 coming_in|earning|paid_out|paying|pays|pays_out|rolled_in',
      'overrides|residuals|royalties',
      '#pct ..3 PERIOD|all|daily|day|downline|everything|sales|team|volume ..6 earn~|every|forever|hitting|levels|life|wallet',
      // No limit, own pay.
      'earnings|income|money|pay|salary ..4 beyond|not|sky|without ..2 bounds|cap|capped|ceiling|limit~',
      'no|without|zero ..1 cap|ceiling|limit~ ..4 bank|bonus~|commission~|earn~|how_much|income|money|pay|what',
      // A second income.
      'full_time|fulltime ..1 earnings|income|living|money|pay|wage ..6 few_hours|hours|part_time',
      // Their money back.
      // Returns.
      'grew|grow|invest~|put|put_in|start_with|turn~ ..4 #num|SUM ..6 back|became|becomes|get_out|got|into|is_now|take_out|withdraw #num|SUM',
      'double|flip|multiply|quadruple|triple ..3 capital|cash|deposit|investment|money|savings',
      'graft|work~ ..3 NUM years ..4 and|then ..6 beach|forever|hammock|life|rest_of_your',
      'do the math~|sum|sums ..5 #k|#num|NUM|SUM|on|times|year|yourself',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    needs: OFFERED,
    unlessInText: OTHERS_MONEY,
    unless: [...ORDINARY, 'if_you_buy|no|not|refund|save|spend|spent|when_you_order'],
    patterns: [
      'fortune|get_rich|jackpot|loaded|millionaire~|minted|prosperity|rich_together|riches|wealth|wealthy',
      'broke|counting_pennies|food_bank|food_parcels|overdrawn|paycheck_to_paycheck|penniless|skint ..9 SUM|changed|earn~|now|then|to|today',
      '#pct|SUM ..2 bonus~|commission~|override~|payout~|residual~',
      'SUM ..6 PERIOD|bonus|downline|girls|monthly|month~|now|phone|posting|selling|team|wallet|weekend~|weekly !pay_now',
    ],
  },
]
