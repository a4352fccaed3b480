import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'

/** A text that denies such a life or tells of somebody else’s. */
export const PLAIN: readonly string[] = [
  'hired|leased|on_lease',
  'i would like|love',
  'after|bank_holiday|half_term|maternity_leave|on_leave|parental_leave|paternity_leave|pension|redundant|school_holidays|state_pension #num a_new_job|burnt_out_after|caring_for|colleagues|company_car_is|conference|degree|estate_agent|laid_off|look_after|looking_after|lost_my_job|mountain_rescue|my_new_job|nursing_course|railway~|sick_leave|signed_off|stamps|study|studying|training_course|travel_insurance|work_trip|years',
  ...HONEST,
  ...WORK,
  ...SCEPTIC,
  'no beaches|cars|lamborghinis|villas',
  'i|nobody|noone|we|you am|are|do|is|will not ..5 beach|financially_free|freedom|lamborghini|mercedes|rich|villa',
  'nobody ..5 financially_free|free|rich',
  'cannot_complain|company_car_is|first_class_degree|first_class_post|first_class_stamp~|half_term|leggings_have|pay_cut|retrain~|ring_road|swap_shifts|swapping_shifts|tent',
]

export const DREAM: Omit<ClaimRule, 'patterns'> = {
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
    'charity|council_meeting|estate_agent|film|landlord|lyrics|movie|museum|novel|parkrun|podcast|song|volunteer~',
  ],
}

/** What people say to suggest a better life, by the move they make rather than by the phrase. */
export const LIFESTYLE_MOVES: readonly ClaimRule[] = [
  {
    ...DREAM,
    evenNegated: true,
    patterns: [
      'bye|ditched|forget|goodbye|miss|no|no_more|not|swapped|zero ..4 alarm~|annual_leave|boss~|clocking|clocking_in|commute~|monday_morning|mondays|rota|time_off|traffic ..9 SOURCE|again|anymore|beach|ever|for_me|freedom|here|is|join|just|life|more|never|no|now|only|since|thanks',
      'birkin|business_class|first_class|lambo|looking_at_the_price|louboutins|rolex|without_looking_at',
    ],
  },
  {
    ...DREAM,
    patterns: [
      // Out of a job.
      'am|are|be|became|become~|being ..2 MINE own ..1 boss|ceo|manager',
      // From anywhere.
      'business|desk|earn~|job|office|run|work~ ..6 at|by|from|is|on ..3 anywhere|balcony|bali|beach|boat|campervan|caravan|cruise|deckchair|hammock|hot_tub|motorhome|lounger|pool|poolside|sunbed|sunlounger|thailand|the_world|villa|wherever',
      // No more of it.
      // Cars, trips, houses as reward.
      // Family.
      // Freedom.
      'complete|economic|financial|financially|laptop|lifestyle|location|money|real|time|total|true|ultimate ..1 free|freedom|independence|independent|liberty|security !abuse|act|adviser|advisor|fighter|from|of_information|services|times',
      // What you deserve, what a job is.
      // What money buys.
      'money ..3 no_problem|not_an_issue',
      // A picture of it.
      'future|life|lifestyle|live~ ..4 always_wanted|best_life|deserve|dream~|imagined|limitless|of_luxury',
      'dream_life|laptop_lifestyle|soft_life|work_from_anywhere',
    ],
  },
  {
    ...LURED,
    evenNegated: true,
    patterns: [
      'away_from|escape~|free_from|gave_up|goodbye|got_out|hand_in_your|handed_in|handing_in|instead_of|leave_the|leave_your|left_my|left_the|never_again|no_more|not_go_back_to|out_of|quit|resignation|resign~|still|stuck|swapped|traded|walked_out|without ..6 after_school_club|alarm|annual_leave|bedpans|boss~|checkout|classroom|commute|creche|cubicle|danfo|daycare|desk|employer|factory|hamster_wheel|hospital|lanyard|manager|nights_on|ninetofive|nursery_gate|office|ofw|rota|saudi|shelves|supervisor|tills|traffic|ward|wards|warehouse !interview',
      'no|zero alarm_clock|boss|bosses',
    ],
  },
  {
    ...LURED,
    patterns: [
      '^ picture !of ..9 alarm|beach|boss|free|holiday|job|monday|mornings|resignation|sending|travel~|waking',
      // What is left behind and what is found instead.
      'ditched|exchanged|from|left|swap|swapped|swapping|trade~|went_from ..9 for|into|to ..6 BUILD|beach|boat|breakfast_in_bed|camper_van|family|freedom|garden|hammock|hills|island|kids|laptop|mountains|nomad|own_boss|own_house|palm|pool|porsche|sea|sea_view|slippers|sofa|spa|sunbed|sunrise|sunset|villa|yoga',
      'another|same|that|the|your ..1 boss|commute|cubicle|desk|hamster_wheel|job|office|rat_race|treadmill ..6 again|forever|from_now|moaning|next|still|unless|year',
      'bali|beach|beaches|camper_van|campervan|cocktail~|cruise|dubai|hammock|infinity_pool|jeep|maldives|marbella|poolside|porsche|range_rover|safari|santorini|sea_view|skiing|sunlounger|sunset|tenerife|villa|vision_board|yacht',
      'free|lazy|slow ..1 afternoons|friday|monday|mornings|thursday|tuesday|wednesday|weekdays',
      'business|company|program|team ..5 bought|covers|flew|flies|gave|given|hand~|pays ..6 car|flex|flight~|holiday|house|jeep|key|keys|me|payment|trip|us',
      'drive~|drove|key|keys ..4 CARS|brand_new|car|jeep|suv',
      'choices|dreamlife|dreams|escape|financially|flexibility|freedom|independence',
      'NUM ..1 cruises|destinations|holiday~|trips ..4 already|booked|last|month|since|year',
      'all_expenses|all_inclusive|champagne|cocktail~|designer|expenses_paid|handbag|handbags|infinity|luxury|mansion|penthouse|resort|supercar|villa|yacht',
      'life|live|living|move~|relocated ..3 by|in|near|to ..2 PLACES|abroad|beach|coast|portugal|sea|sun|sunshine',
      'alarm_clock|annual_leave|boss|commute|commuting|cubicle|mondays|ninetofive|office|payslip|rat_race|resignation ..9 anymore|beach|escape|fire~|free|freedom|gone|goodbye|instead|last|leave|left|quit|sack~|sofa|sun|swap~|without',
      'retirement|retire~ ..3 at|by|early|now|parents|soon|years|young',
      'deserve~ ..3 dream_life|freedom|more',
    ],
  },
]
