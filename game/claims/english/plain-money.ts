import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'

export const THEIRS: readonly string[] = [
  ...HOMELY,
  ...HONEST,
  ...SCEPTIC,
  ...WORK,
  'accountant|apply_at|apply_in|average_earnings|babysitting|car_boot|charity|cleaner|do_not_expect|donation~|electrician|footballer|full_disclosure|fundraiser|a_grant|hmrc|hospice|inflation|insurance_company|interest_rate|landlord|lost_money|lottery|made_nothing|median|minimum_wage|museum|overtime|pension_age|plumber|pocket_change|pocket_money|premium_bonds|raised|redundancy|savings_account|school_fair|strike|study_found|survey_found|tax_return|tenant~|tutor|typical|union',
  'as a|an ..3 agent|ambassador|consultant|distributor|rep|seller',
  'cost me|us',
  'after_costs|after_expenses|before_costs|before_expenses|if_you_buy|if_you_order|when_you_order',
]

const MONEY: Omit<ClaimRule, 'patterns'> = {
  kind: 'income',
  advice: 'sum',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: THEIRS,
  unless: [
    'bill|borrowed|calories|discount|fine|followers|lent|loan_of|miles|owe~|price~|prize|raffle|refund~|rent_is|salary_of|save~|spend|spent|steps|votes|weigh~|worth',
  ],
}

/** What sellers say of money plainly, whoever says it: in such words hardly anybody talks of a wage. */
export const PLAIN_MONEY: readonly ClaimRule[] = [
  {
    ...MONEY,
    patterns: [
      // From nothing to a sum, and from a first cheque to the last.
      'from|went ..3 #num|SUM|broke|nothing|scratch|skint|zero into|to ..3 FIGURES|SUM ..4 PERIOD|by|in|just|month~|week~|within|year',
      'best|biggest|first|last|latest|this ..1 bonus|cheque|commission~|earnings|paycheck|payday|payout|withdrawal ..2 #num|SUM',
      'MINE ..1 first #k|FIGURES|five_figure|grand|hundred|million|thousand !followers|mile~|run|subscribers|visitors|words',
      'breaking|broke|crack~|hit|hitting|passed|passing|smash~|topped ..2 #num|SUM ..1 barrier|mark',
      'CAN ..1 be earning|making|paying ..1 me|us|you ..2 SUM',
      'CAN ..1 be banking|clearing|earning|making|on|pulling|taking_home ..3 SUM',
      'brings|brought|earned|earns|nets|netted ..1 her|him|me|us ..1 in? ..1 SUM',
      'NUM ..1 clients|customers|orders|parties|recruits|referrals|sales ..4 equals|gives|is|makes|means ..3 SUM',
      'earn~|make~ ..1 anything_from|as_much_as|between|easily|up_to|upto|upwards_of ..1 #num|SUM ..4 PERIOD|a|daily|per !calories|miles|points|tokens',
      'hour~ a|each|every|per day|evening|month|week #k|SUM',
      'bonuses|commission~|earnings|income|incomes|residual~ ..2 of ..3 #num_k|FIGURES|SUM ..4 PERIOD|and|each|plus|up',
      'additional|another|extra ..1 #num ..2 PERIOD|coming_in|for_christmas|in_my|in_your|landed|lands',
      'SUM|cash|money|payment~|payout ..3 already|arriving|dropping|drops|landed|landing|lands|popping|sitting|waiting ..2 in|into|on my|our|their|your account|bank|gcash|momo|paypal|phone|wallet',
      'builders|consultants|girls|leaders|members|partners|people_on_my_team|reps|starters|team ..3 are_on|average~|clearing|clear~|earn~|is_on|made|make|making|pulling|taking_home ..3 FIGURES|SUM|five_figures|grand|thousand',
    ],
  },
  {
    ...MONEY,
    advice: 'easy',
    patterns: [
      'EARN|gets|pay|salary|sees|wage~ ..5 decade|lifetime|month|year ..8 in|inside ..1 a|an|half|one ..1 afternoon|day|evening|fortnight|hour|month|night|week|weekend',
      'bonus|override~|payout~ ..1 PERIOD ..1 SUM',
      'MINE other|second payday|payslip|pension|salary|wage~',
      'choose|decide|pick|set MINE|the ..1 figure|income|number|pay|payslip|raise|salary|wage~',
      'NOBODY puts|put ..1 a cap|ceiling|lid|limit|roof on',
      'that_is|this_is|here_is ..1 all|just|only ..2 bonus|commission|payday|payout',
      'wake|waking|woke ..1 up? to ..4 #num|NUM|SUM|bonus~|cash|commission~|deposit~|money|order~|payment~|payout~|sales',
      'another|counted|counting|extra|more ..1 commas|noughts|zero|zeros',
      'days|hours|week ..2 for what ..6 bring|brings|earns|makes|pays',
      'earn|get_paid|make ..1 as_much_as|what|whatever ..1 you ..1 are_worth|choose|decide|deserve|put_in|want',
      'PROFESSION money|pay|wages ..3 from|hours|part_time|without',
      'than|what he|i|she|we used_to bring_home|earn|get|make',
      'bonus|cheque|commission|payout|withdrawal ..3 bigger|fatter|higher|larger than',
      'work once ..9 paid|paying|pays',
      'gave|give|given|giving herself|himself|myself|yourself a|another ..1 pay_rise|raise',
      'customers|downline|orders|regulars|repeats|reorders ..4 cover|covers|pay|pays|paying ..1 for? ..2 BILLS|THINGS',
      'SUM on_top_of ..2 pay|salary|wage~',
      'more ..3 each|every|in|per ..1 a|one|single? ..1 day|evening|hour|month|week|weekend than ..9 job|lifetime|month|salary|week|year',
      'the more ..6 the more ..3 bank|earn|income|make|money|paid',
      'replace ..1 my|our|their|your ..2 income|job|pay|paycheck|salary|wage~ !insurance',
      'earning|earnings|income ..1 opportunity|possibilities|potential',
      'no|without_a ..1 cap|ceiling|limit~ ..1 on|to ..1 how_much|my|the|what|your ..4 bank|earn|earnings|income|make',
      'earn|earned|get|got|have|made|make|win ..1 back ..3 fee|investment|joining_fee|kit|outlay|pack|starter_kit ..4 after|already|before|by|from|in|with|within',
      'app|gig|one|platform|something ..1 that|which ..1 pay|pays daily|every|in_dollars|instant|instantly|monthly|weekly',
      'daily|instant|same_day|weekly ..1 cashouts|payout~|withdrawal~ !fee|policy',
      'paid|pay|pays ..1 for ever|life',
      'override~|passive|residual~|royalties ..4 come_in|coming_in|for_life|inherit|land|landing|month_after_month|pass_down|willed|your_children',
      'made|make|makes|making bank !account|details|holiday|manager|of|robbery|statement~|transfer',
      'business|hustle|opportunity|phone|side_gig|side_hustle|sideline|team ..1 bought|covered|covers|funded|funds|has_paid|is_paying|just_paid|paid|pays ..2 all|for|my|off|our|the ..6 BILLS|THINGS|braces|car|electric_bill|everything|holiday~|house|insurance|kitchen|nursery|trip|wedding',
      'clear|cleared|finished|paid|pay|paying|wiped ..3 BILLS|THINGS|car|card_debt|credit_cards|debt~|house|loan~|mortgage|overdraft ..2 off? ..9 all_from|commissions|direct_sales|from_my_phone|nothing_but|selling|since_i_joined|since_i_started|since_starting|since_we_started|team_bonuses|thanks_to|this_business',
    ],
  },
  {
    ...MONEY,
    advice: 'easy',
    needs: OFFERED,
    patterns: [
      'BILLS and ..2 BILLS ..5 covered|paid|paid_for|sorted|taken_care_of',
      'beat~|double~|dwarf~|equal~|exceed~|match~|outstrip~|overtake~|quit|replace~|rival~|surpass~|topping|top~ ..4 income|paycheck~|paycheque~|pension|salaries|salary|wage~',
      'another|extra|second|two income~|paycheck~|paycheque~|payday~|wage~',
    ],
  },
  {
    ...MONEY,
    evenNegated: true,
    patterns: ['figures|numbers|screenshot~ do not lie'],
  },
]
