import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, OFFERED, SCEPTIC } from './contexts.ts'
import { EVERYDAY, UNHURRIED } from './urgency.ts'

export const CALM: readonly string[] = [
  'all_year|any_time|birth_certificate|box_office|bursary|can_get_more|climate|cooling_off|general_admission|kindergarten|negotiat~|no_deadline|no_rush|pottery|preschool|principal|refundable|reorder|restock|run_another|same_price|sewing|siblings|sleep_on_it|species|take_your_time|terms_apply|think_it_over|tickets|we_can_order|whenever_you_like',
  '#num april|august|december|february|january|july|june|march|may|november|october|september !hurry|only',
  ...UNHURRIED,
  ...HOMELY,
  ...SCEPTIC,
  'never|no|not ..1 deadline|need_to_decide',
  'bank_holiday|garden|half_term|supermarket',
  'any_time|army|hr|same_price|sleep_on_it|think_it_over|whenever_suits|whenever_you_like',
]

export const PRESSURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'urgency',
  advice: 'pressure',
  source: SOURCES.unfair,
  evenAsked: true,
  unlessInText: CALM,
  unless: EVERYDAY,
}

/** What people say to press for a decision, by the move they make rather than by the phrase. */
export const URGENCY_MOVES: readonly ClaimRule[] = [
  {
    ...PRESSURE,
    needs: OFFERED,
    patterns: [
      'about_to|almost|going_to|nearly ..1 disappear|full|gone|run_out|sell_out|sold_out !bed',
      'after|once|when ..2 closed|filled|full|gone|shut|sold ..4 gone|no_more|over|sorry|that_is',
      // Few are left.
      'NUM|couple|few|handful ..2 left|remain|remaining !hand|over|turn',
      'SPOT|boxes|bundles|kits|numbers|packs|places|sets|shelves|stock|these|they ..3 almost|disappearing|dwindling|filling|flying|going|limited|low|nearly|running|scarce|selling|snapped|vanishing ..3 by_the_minute|fast|full|gone|low|out|quick|quickly|sold_out|up',
      'after|if|once|when ..5 closed|filled|full|gone|has_the_kit|sold ..5 finished|forever|gone|never|no_more|over|taken|that_is|tough',
      'just|only accept|have_room_for|take|taking ..2 NUM|one ..2 more|per',
      // It ends.
      'after|before|by|closes|ends|til|till|until ..2 #num|#time|DAYNAME|lunch|midnight|noon|this_evening|tomorrow|tonight|twelve ..7 back_to|bonus|claim|deal|dies|discount|double|gone|grab|join|lock|never|no_more|offer|only|or_i|or_miss|or_you|price|save|secure|that_is_it|then',
      // Do it now.
      'act_fast|action_needed|be_quick|carry_last|clock_is_ticking|clock_on|countdown|do_not_dawdle|final_call|final_day|final_hour|final_hours|final_reminder|first_come|first_to_pay|fomo|get_in_now|get_in_quick|go_go|going_fast|gone_for_ever|gone_for_good|knocks_once|last_call|last_chance|last_few|last_hours|look_sharp|never_again|no_reservations|now_now|now_or_never|once_in_a_lifetime|one_time_offer|quick_quick|selling_fast|selling_out|sharp_sharp|speak_now|strikes_twelve|tick_tock|time_is_running_out|tock|today_only|today_or_never|what_are_you_still_waiting',
      '^ hurry|move|run|rush !a|a_bath|errands|for|house|in|on|out|over|the|to|up',
      'first|next ..1 #num|couple|few|five|handful|ten|three|twenty ..4 buyers|comments|customers|get|girls|joiners|ladies|message~|only|orders|people|replies|sign|to|who|women !floor|grade|of_april|of_may',
      'NUM|girls|ladies|others|people|ppl|several ..2 already|are ..2 ahead|asking|interested|queuing|typing|waiting',
      // Early, before all others.
      // Regret.
      'be_too_late|in_or_out|make_up_your_mind|on_the_fence|still_on_the|still_thinking_about',
      'boat|door|plane|rocket|ship|train|wave|window ..4 aboard|board|close~|depart~|leaves|leav~|missed|sail~|without_you',
    ],
  },
  {
    ...PRESSURE,
    needs: OFFERED,
    evenNegated: true,
    patterns: [
      'never|no|not ..3 be|come|find|get|making|offer|offering|open|opening|repeat|see ..5 again_this|another_class|another_round|at_this|cheaper|offer_twice|second_time|that_price|this_price|twice',
    ],
  },
]
