import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'

const THEIRS: readonly string[] = [
  ...SCEPTIC,
  ...WORK,
  'insurance|survey_found|study_found|apply_in|apply_at|made_nothing|lost_money|average_earnings|typical|median|do_not_expect|pocket_change|full_disclosure|minimum_wage|inflation|grant|pension_age|premium_bonds|lottery|charity|fundraiser|hospice|raised|donation~|school_fair|car_boot|pocket_money|babysitting|landlord|tenant~|overtime|tax_return|hmrc|accountant|cleaner|tutor|electrician|plumber|nurse_pay|nurses_pay|strike|union|redundancy|interest_rate|savings_account|museum|footballer',
  'as a|an ..3 seller|rep|consultant|distributor|ambassador|agent',
  'cost me|us',
  'if_you_buy|when_you_order|if_you_order|after_costs|before_costs|after_expenses|before_expenses',
]

const MONEY: Omit<ClaimRule, 'patterns'> = {
  kind: 'income',
  advice: 'sum',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: THEIRS,
  unless: [
    'owe~|borrowed|lent|bill|fine|loan_of|price~|spent|spend|refund~|worth|rent_is|salary_of|discount|raffle|prize|weigh~|calories|followers|steps|miles|votes|save~',
  ],
}

/** What sellers say of money plainly, whoever says it: in such words hardly anybody talks of a wage. */
export const PLAIN_MONEY: readonly ClaimRule[] = [
  {
    ...MONEY,
    patterns: [
      // From nothing to a sum, and from a first cheque to the last.
      'from|went ..3 zero|nothing|scratch|broke|skint|SUM|#num to|into ..3 SUM|FIGURES ..4 in|PERIOD|month~|week~|within|by|year|just',
      'first|1st ..1 cheque~|check|paycheck|commission~|payout|bonus|withdrawal|payday ..2 was|is|were|came ..1 to? ..1 SUM',
      'first|last|latest|biggest|best|this|last_months|this_months ..1 bonus|commission~|cheque|payout|withdrawal|paycheck|earnings|payday ..2 SUM|#num',
      'MINE ..1 first thousand|hundred|grand|million|five_figure|six_figure|FIGURES|#k !mile~|followers|run|visitors|subscribers|words',
      'crack~|breaking|broke|smash~|passed|passing|topped|hitting|hit ..2 SUM|#num ..1 mark|barrier',
      'goes|go|earns|earn|makes|make|gets ..1 under|below ..1 SUM|#num ..1 PERIOD',
      'i|we earn|make|bank|pull|clear ..2 more ..3 than MINE ..2 boss|husband|hubby|dad|parents|manager|wife|partner|teacher|doctor|brother|headteacher',
      'CAN ..1 be paying|making|earning ..1 you|me|us ..2 SUM',
      'CAN ..1 be on|earning|making|pulling|banking|clearing|taking_home ..3 SUM',
      'brought|earned|netted|brings|nets|earns ..1 me|us|her|him ..1 in? ..1 SUM',
      'NUM ..1 sales|customers|recruits|sign_ups|orders|parties|referrals|clients ..4 is|equals|gives|means|makes ..3 SUM',
      'up_to|upto|as_much_as|upwards_of|at_least|minimum|easily|over|more_than ..1 SUM|#num ..1 PERIOD ..9 part_time|part_timer|from_home|phone|no_experience|no_investment|online|your_own|spare_time|hours|with_us',
      'earn~|make~ ..1 up_to|upto|as_much_as|upwards_of|between|anything_from|easily ..1 SUM|#num ..4 PERIOD|daily|per|a !calories|points|miles|tokens',
      'get_paid|paid|earn~ ..1 SUM ..1 #num? ..1 PERIOD ..1 to|just_to|for|just_for|by|from|with ..2 tell~|share|sharing|post|posting|talk~|recommend~|do_what|drinking|wearing|people|phone|home|bed',
      'hour~ ..3 day|week|evening|month|night ..4 SUM ..6 do_the|maths|math|work_it_out|phone|home|that_is_it|sums',
      'hour~ a|per|each|every week|day|evening|month SUM|#k',
      'income|incomes|earnings|commission~|residual~|bonuses ..2 of ..3 SUM|FIGURES|#num_k ..4 and|PERIOD|up|plus|or_more|each',
      'extra|another|additional ..1 #num|few_hundred|couple_of_hundred|couple_hundred|few_thousand ..2 PERIOD|coming_in|landed|in_your|in_my|lands|for_christmas',
      'money|cash|payment~|payout|SUM ..3 already|landing|lands|landed|dropping|drops|sitting|arriving|waiting|popping ..2 in|into|on your|my|our|their account|bank|wallet|phone|paypal|momo|gcash',
      'walk~|walking|walked|come|came|go|went away|home|off with ..2 SUM|FIGURES',
      'collect~|pocket~|bank~|earn~|making|make|makes ..1 between NUM|SUM and ..1 SUM|NUM',
      'nobody|no_one|noone|none|not_one|not_a_single ..5 earn~|makes|making|on|takes_home ..1 less|under|below ..2 SUM',
      'every|each|per ..1 person|sign_up|signup|recruit|referral|friend|member|customer|girl|invite~|starter ..6 SUM|#num ..3 in_your|pocket|to_you|bonus|commission|straight|into|for_you|lands',
      'team|reps|girls|members|consultants|starters|leaders|builders|partners|people_on_my_team ..3 average~|are_on|is_on|earn~|making|make|made|taking_home|clear~|clearing|pulling ..3 SUM|FIGURES|thousand|grand|five_figures',
      'SUM ..2 PERIOD is|are ..2 normal|standard|average|realistic|easy|doable|nothing|the_minimum|yours|waiting|possible|within_reach|just_the_start|only_the_start',
    ],
  },
  {
    ...MONEY,
    advice: 'easy',
    patterns: [
      'more ..3 in|per|every|each ..1 a|one|single? ..1 day|week|month|weekend|hour|evening than ..9 year|month|week|job|salary|lifetime',
      'the more ..6 the more ..3 earn|make|money|bank|income|paid',
      'replace ..1 your|my|their|our ..2 salary|wage~|income|paycheck|pay|job !insurance',
      'unlimited|uncapped|limitless|endless|infinite|massive|huge|incredible|amazing|life_changing ..1 earning~|earnings|potential|commission~|income~|pay|payout~|money|bonuses !support|energy',
      'earning|income|earnings ..1 potential|possibilities|opportunity',
      'no|not_any|without_a|without_any ..1 limit~|cap|ceiling ..1 to|on ..1 what|how_much|your|the|my ..4 earn|make|income|earnings|bank',
      'earn|make|get|have|made|got|earned|win ..1 back ..3 kit|starter_kit|investment|fee|joining_fee|outlay|pack ..4 within|in|by|before|from|already|with|after',
      'someone|something|thing|app|business|gig|this|it ..2 that pays|pay|paying ..1 me|you|us ..1 weekly|daily|monthly|every|each|again|forever|dollars',
      'something|app|gig|platform|one ..1 that|which ..1 pays|pay weekly|daily|monthly|every|instantly|instant|in_dollars',
      'daily|weekly|instant|same_day ..1 payout~|cash_out~|withdrawal~|cashouts !policy|fee',
      'paid|pay|pays ..1 for life|ever',
      'built|build|work|do_it|do_the_work ..3 once ..6 paid|earn|pays|for_life|forever|collect|checks|cheques|over_and_over',
      'residual~|royalties|override~|passive ..4 coming_in|come_in|rolling_in|roll_in|for_life|pass_down|passed_down|inherit|your_children|willed|landing|land|month_after_month',
      'making|makes|make|made bank !holiday|account|transfer|manager|statement~|of|robbery|details',
      'debt_free|out_of_debt|debts_gone|cleared_my_debts ..9 business|team|thanks_to|selling|sharing|side_hustle|join|oils|lipstick|hustle|opportunity',
      'business|side_hustle|side_gig|hustle|team|opportunity|little_shop|phone|sideline ..1 bought|pays|paid|funded|funds|covers|covered|has_paid|has_bought|is_paying|just_paid ..2 my|our|the|all|for|off ..6 THINGS|kitchen|BILLS|electric_bill|car|house|wedding|trip|holiday~|everything|insurance|nursery|braces',
      'paid|pay|paying|cleared|clear|wiped|finished ..3 THINGS|BILLS|debt~|loan~|credit_cards|credit_card_debt|card_debt|student_loan|car|house|mortgage|overdraft ..2 off? ..9 since_i_started|since_i_joined|since_joining|since_starting|since_we_started|thanks_to|with_team|team_bonuses|commissions|with_my_business|with_this_business|this_business|with_bonuses|nothing_but|selling|from_my_phone|my_hustle|all_from|direct_sales',
    ],
  },
  {
    ...MONEY,
    advice: 'easy',
    needs: OFFERED,
    unlessInText: [...THEIRS, ...HONEST, ...HOMELY],
    patterns: [
      'replace~|match~|exceed~|beat~|double~|top~|topping|overtake~|surpass~|rival~|equal~|outstrip~|dwarf~|quit ..4 wage~|salary|salaries|income|paycheck~|paycheque~|day_job_pay|monthly_pay|teachers_pay|nurses_pay|doctors_pay|husbands_pay|pension',
      'looking_at|you_are_at|that_is|gives_you|there_is ..3 SUM|FIGURES ..3 PERIOD|every_single|in_team|in_bonus|residual|passive',
      'could|can|will|will_soon be standing|sitting|where ..4 they|she|he|i ..2 stand|are|am|is|sit',
      'could|can|will|might look like|be ..1 hers|his|mine|yours|theirs|like_hers',
      'earner|income|wage|paycheck|money|pay|cash ..3 from|with|on|off ..2 phone|mobile|sofa|couch|bed|bath|kitchen_table|home ..1 !work|school',
      'two|second|another|extra paycheck~|paycheque~|wage~|income~|pay_packet~|payday~',
      'wage~|salary|income|paycheck ..2 in|from|with ..1 a|one|two|NUM|few weekend|evening~|hours|day|afternoon|minutes',
      'money ..2 made|earned|comes|came ..2 while|even',
      'millionaire|multi_millionaire|millionaires|six_figure_earner|six_figure_earners|seven_figure_earner|high_earner|top_earner|wealthy ..1 by|at|in|like|within|before|mindset|club',
    ],
  },
]
