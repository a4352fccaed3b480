import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'
import { ORDINARY_MONEY } from './income.ts'

const OTHERS_MONEY: readonly string[] = [
  ...HONEST,
  ...WORK,
  ...SCEPTIC,
  'prize|premium_bonds|landlord|tenant|rebate|stadium|lifeboat|rich_list|labradoodle|agent_came|postage_goes|royal_mail|interest_rates|is_on_at|at_work_is',
]
const ORDINARY: readonly string[] = [
  ...ORDINARY_MONEY,
  'lost|fine|parking|lottery|tips|interview|busking|inflation|off_sick|maternity|sick_pay|statutory|costs|gas|waste|owe|owed|no_money|electricity_bill|trade_in|back_pay|wage_packet|nando~|voucher|apiece|rrp|retails|postage',
  'i|we ..1 sold|spent|paid ..2 SUM',
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
      'ka_ching|kaching|cha_ching|chaching|ker_ching|kerching',
      // A figure that someone could have.
      // A sum for a recruit.
      // Others on the team.
      'my|her|his|our ..1 payout|commission~|commission_cheque|bonus|earnings|withdrawal ..4 was|is|were|hit|climb~|came|over|of|to ..3 SUM',
      'first|second|third|best ..1 week|month|weekend|#num_days ..6 SUM',
      'EARN ..6 SUM ..9 phone|posting|home|sofa|couch|bed|online|team|business|oils|lectures|naps|PRODUCT',
      'SUM ..5 has|have ..1 become|turned_into|grown_to|gone_to ..1 SUM',
      // A sum in a time, of a thing that friends sell.
      'SUM ..6 in|per|a|every|each|since|by|last|this|during|between ..2 winter|summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|diwali|eid|ramadan|year|month|week|weekend|day|night|evening|hour~|lectures|cutoff ..9 off|from|with|selling|posting|through|just|only|on_my_phone|between_lectures|diffusers',
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
      'BOUGHT ..6 THINGS|accommodation|boiler|hen_do|rent ..7 with|from|by|using|out_of|thanks_to|through|off_the_back_of|because_of|via|off ..4 SOURCE|this|it',
      // Proof to look at.
      'statement|dashboard|back_office|notification~|alert~ ..5 earn~|commission~|payout|bonus|paid|money|SUM|live !failed',
      // A thing that pays.
      'phone|laptop|device|couch|sofa|app|feed|followers|hobby|contacts|kitchen|wardrobe|status ..3 into|is|like|as|becomes|became|was ..3 atm|cash_machine|cashpoint|bank|goldmine|gold_mine|money_machine|paycheck|employer|income|salary|cash|piggy_bank|wallet|payday',
      'phone|laptop|app|shampoo|hobby|instagram|facebook|tiktok|whatsapp|commute|coffee|PRODUCT pays|paid|paying ..1 me|us|you|her|him|back|my|our|for',
      'get|getting|got|gets|be|being|are|been paid|rewarded ..1 to|for ..2 scroll~|shop|shopping|sleep|sleeping|drink~|chat~|text|texting|post|posting|talk|talking|travel|travelling|sharing|share|recommend~|live|exist|eat|sip|nothing|clicks|clicking|watch~|telling|washing|selfie~|doing_what|brushing|cleaning|feel|lose|being',
      // Money that comes by itself.
      'EARN|money|cash|income|commission~|sales|orders|paid|payments|profit~|payout~|cheques ..6 while|whilst|when|even_when|even_if ..6 sleep~|asleep|slept|holiday|beach|pool|nap~|bed|bath|netflix|telly|school_run|kids|baby|nails|travel~|rest~|relax~|sunbath~|maternity|sick|sofa|hospital|gym|do_nothing|snore|dream',
      'paid|earn|earning|income|commission~|money|cheques|paying|pays ..4 over_and_over|again_and_again|forever|for_life|for_years|year_after_year|month_after_month|on_repeat|autopilot|automatically|by_itself|like_clockwork|round_the_clock|#always|next_#num|rest_of_your|rest_of_my',
      'keeps|keep|kept|always ..1 paying|pays|rolled_in|rolling_in|coming_in|paid_out|pays_out|earning',
      'residuals|royalties|overrides|leveraged_income|compounding_commissions',
      '#pct ..3 downline|team|sales|volume|everything|all|day|daily|PERIOD ..6 life|forever|wallet|levels|hitting|earn~|every',
      // No limit, own pay.
      'income|earnings|pay|salary|money ..4 not|without|beyond|sky ..2 limit~|cap|capped|ceiling|bounds',
      'no|not_any|zero|without ..1 cap|ceiling|limit~ ..4 commission~|bonus~|earn~|income|what|bank|how_much|pay|money',
      // A second income.
      'full_time|fulltime ..1 income|money|wage|earnings|living|pay ..6 part_time|few_hours|spare_time|hours',
      // Their money back.
      // Returns.
      'turn~|grow|grew|invest~|put|put_in|start_with ..4 SUM|#num ..6 into|became|becomes|back|got|is_now|grew_to|take_out|get_out|withdraw SUM|#num',
      'double|triple|multiply|quadruple|flip ..3 money|investment|capital|deposit|cash|savings',
      'work~|graft ..3 NUM years ..4 then|and ..6 beach|hammock|rest_of_your|rest_of_my|forever|life',
      'do the math~|sums|sum ..5 SUM|#k|#num|on|year|NUM|times|yourself',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    needs: OFFERED,
    unlessInText: OTHERS_MONEY,
    unless: [...ORDINARY, 'spend|spent|save|no|not|if_you_buy|when_you_order|refund'],
    patterns: [
      'get_rich|getting_rich|rich_by|become_rich|filthy_rich|rich_together|wealthy|wealth|millionaire~|loaded|minted|rolling_in_it|riches|fortune|prosperity|jackpot',
      'broke|skint|penniless|paycheck_to_paycheck|payday_to_payday|payday_loans|food_bank|food_parcels|overdrawn|empty_fridge|counting_pennies ..9 now|to|today|then|SUM|not_anymore|changed|earn~',
      'SUM|#pct ..2 commission~|bonus~|override~|payout~|residual~',
      'SUM ..6 team|girls|downline|month~|weekly|monthly|now|bonus|phone|selling|posting|wallet|weekend~|PERIOD !pay_now',
    ],
  },
]
