import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'

/** A text that denies such a life or tells of somebody else’s. */
export const PLAIN: readonly string[] = [
  ...HONEST,
  ...WORK,
  ...SCEPTIC,
  'no beaches|cars|villas|lamborghinis',
  'i|you|we|nobody|noone do|will|is|am|are not ..5 freedom|financially_free|mercedes|villa|beach|rich|lamborghini',
  'nobody ..5 financially_free|rich|free',
  'half_term|first_class_stamp~|first_class_post|first_class_degree|swap_shift~|swap_shifts|swapping_shifts|company_car_is|nursery_apparently|cannot_complain|slow_but|leggings_have|twins|weekend_tea|in_her_dream|in_my_dream|ring_road|tent|independent_living|train_as|retrain~|pay_cut',
]

const DREAM: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: [...PLAIN, ...HOMELY],
}

const LURED: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  needs: [...OFFERED],
  evenAsked: true,
  unlessInText: [
    ...PLAIN,
    'novel|film|movie|song|lyrics|podcast|museum|charity|volunteer~|parkrun|council_meeting|landlord|estate_agent',
  ],
}

/** What people say to suggest a better life, by the move they make rather than by the phrase. */
export const LIFESTYLE_MOVES: readonly ClaimRule[] = [
  {
    ...DREAM,
    evenNegated: true,
    patterns: [
      'no|goodbye|bye|forget|zero|no_more|ditched|swapped|miss|not ..4 alarm~|commute~|boss~|mondays|monday_morning|office_politics|rush_hour|annual_leave|time_off|traffic|rota|clocking|clocking_in|shift_pattern ..9 again|now|anymore|since|just|freedom|life|SOURCE|ever|beach|for_me|here|join|thanks|only|more|no|never|is',
      'without_looking_at|without_checking|looking_at_the_price|checking_my_balance|checking_the_balance|designer_bags|louis_vuitton|birkin|rolex|louboutins|lambo|business_class|first_class',
    ],
  },
  {
    ...DREAM,
    patterns: [
      // Out of a job.
      'be|being|become~|became|am|are|work_as ..2 MINE own ..1 boss|manager|ceo',
      'MINE own boss|hours|schedule|terms|rules|timetable|pace|ceo|calendar ..9 life|earn~|freedom|join|team|SOURCE|kids|beach|work~|phone|home|love|anywhere|never',
      // From anywhere.
      'work~|office|business|earn~|run|desk|job ..6 from|on|at|by|is ..3 anywhere|beach|poolside|pool|sunbed|lounger|sunlounger|hammock|balcony|villa|campervan|boat|bali|thailand|airport_lounge|the_world|wherever|hot_tub|cruise|sofa_in',
      // No more of it.
      // Cars, trips, houses as reward.
      // Family.
      // Freedom.
      'financial|financially|time|location|money|economic|true|total|real|complete|lifestyle|ultimate|laptop ..1 freedom|free|independence|independent|liberty|security !adviser|advisor|times|act|services|abuse|of_information|fighter|from',
      // What you deserve, what a job is.
      // What money buys.
      'money ..3 no_object|not_an_object|no_issue|no_problem|not_a_problem|not_an_issue|not_a_worry',
      // A picture of it.
      'live~|life|lifestyle|future ..4 dream~|always_wanted|always_dreamed|deserve|imagined|by_design|best_life|on_your_terms|people_only_dream|others_only_dream|like_a_holiday|of_luxury|limitless',
      'soft_life|laptop_lifestyle|freedom_lifestyle|boss_life|boss_mode|dream_life|beach_office|office_view|life_by_design|out_of_office_forever|permanent_holiday|endless_summer|time_rich|work_from_anywhere|generational_freedom',
    ],
  },
  {
    ...LURED,
    evenNegated: true,
    patterns: [
      'out_of|away_from|free_from|escape~|left_my|left_the|leave_your|leave_the|leaving_my|quit|walked_out|walk_out|handed_in|handing_in|hand_in_your|resign~|resignation|no_more|never_again|without|instead_of|done_with|goodbye|got_out|gave_up|swapped|traded|still|stuck|not_go_back_to ..6 hamster_wheel|wards|ward|bedpans|lanyard|night_shifts|nights_on|call_centre|classroom|tills|checkout|factory|warehouse|cubicle|shelves|office|boss~|desk|manager|supervisor|commute|rota|traffic|danfo|ninetofive|employer|hospital|alarm|nursery_gate|after_school_club|daycare|creche|annual_leave|saudi|ofw|day_job !interview',
      'zero|no bosses|boss|alarm_clocks|alarm_clock',
    ],
  },
  {
    ...LURED,
    patterns: [
      '^ picture !of ..9 job|boss|travel~|free|holiday|resignation|alarm|beach|monday|mornings|sending|waking',
      // What is left behind and what is found instead.
      'trade~|swapped|swap|swapping|exchanged|from|left|ditched|gone_from|went_from ..9 for|to|into ..6 sunrise|sunset|sea|sea_view|sunbed|beach|pool|sofa|slippers|breakfast_in_bed|own_boss|freedom|laptop|villa|yoga|hammock|garden|palm|hills|mountains|spa|island|own_house|own_home|family|kids|camper_van|boat|nomad|porsche|BUILD',
      'same|that|the|your|another ..1 desk|boss|job|commute|office|cubicle|hamster_wheel|treadmill|rat_race ..6 unless|next|year|still|forever|moaning|again|from_now',
      'hammock|beach|beaches|poolside|sea_view|camper_van|campervan|skiing|villa|sunlounger|sunset|yacht|palm_trees|infinity_pool|range_rover|jeep|porsche|bali|dubai|maldives|santorini|cocktail~|vision_board|spa_day|marbella|tenerife|safari|cruise',
      'free|lazy|slow ..1 monday|tuesday|wednesday|thursday|friday|mornings|afternoons|weekdays',
      'company|team|business|program ..5 flew|flies|covers|gave|given|hand~|bought|pays ..6 car|jeep|key|keys|payment|us|me|flight~|trip|holiday|house|flex',
      'drive~|drove|key|keys ..4 CARS|jeep|suv|brand_new|car',
      'freedom|independence|dreams|dream_big|dreamlife|flexibility|escape|choices|financially',
      'NUM ..1 holiday~|trips|cruises|destinations ..4 year|month|since|already|booked|last',
      'all_inclusive|all_expenses|expenses_paid|luxury|champagne|cocktail~|infinity|resort|yacht|villa|mansion|penthouse|private_school|private_schools|designer|supercar|handbag|handbags|spa_days',
      'move~|relocated|living|live|life ..3 in|to|by|near ..2 PLACES|sun|sea|beach|coast|portugal|abroad|sunshine',
      'boss|ninetofive|payslip|alarm_clock|annual_leave|day_job|cubicle|rat_race|commute|commuting|office|resignation|mondays ..9 free|freedom|gone|goodbye|quit|left|leave|without|escape|sack~|fire~|last|instead|swap~|beach|sofa|sun|anymore',
      'retire~|retirement ..3 early|young|at|by|now|soon|parents|years',
      'deserve~ ..3 more|all_this|freedom|dream_life',
      'more to life|living than',
    ],
  },
]
