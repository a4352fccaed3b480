import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, OFFERED, SCEPTIC } from './contexts.ts'
import { EVERYDAY, UNHURRIED } from './urgency.ts'

const CALM: readonly string[] = [
  ...UNHURRIED,
  ...HOMELY,
  ...SCEPTIC,
  'no|not|never ..1 deadline|need_to_decide',
  'garden|supermarket|bank_holiday|half_term',
  'sleep_on_it|any_time|whenever_you_like|think_it_over|same_price|hr|whenever_suits|army|army_for',
]

const PRESSURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'urgency',
  advice: 'pressure',
  source: SOURCES.unfair,
  evenAsked: true,
  needs: OFFERED,
  unlessInText: CALM,
  unless: EVERYDAY,
}

/** What people say to press for a decision, by the move they make rather than by the phrase. */
export const URGENCY_MOVES: readonly ClaimRule[] = [
  {
    ...PRESSURE,
    patterns: [
      'are|is you|ya|anyone ..1 in|on|aboard|coming or ..2 out|not|left|watching',
      'almost|nearly|about_to|going_to ..1 gone|sold_out|sell_out|full|run_out|disappear !bed',
      'once|when|after ..2 gone|full|closed|filled|shut|sold ..4 gone|that_is|no_more|sorry|over',
      'early|first|fast mover~|birds|adopters ..4 win|get|earn|best',
      'hold~|save~|keep ..2 place|spot|seat|slot|price ..4 until|till|only|longer',
      'flying|walking|going out|off ..2 door~|shelves|shelf',
      // Few are left.
      'NUM|few|handful|couple ..2 left|remain|remaining !over|hand|turn',
      'SPOT|stock|they|these|places|boxes|sets|kits|numbers|shelves|packs|bundles ..3 nearly|almost|flying|selling|going|running|filling|disappearing|vanishing|limited|scarce|dwindling|snapped|low ..3 gone|out|up|fast|full|low|quick|quickly|sold_out|like_hot_cakes|by_the_minute|by_the_hour',
      'once|when|after|if ..5 gone|sold|closed|full|filled|has_the_kit ..5 gone|that_is|no_more|never|over|finished|forever|tough|taken',
      'only|just take|accept|taking|have_room_for ..2 one|NUM ..2 per|more',
      // It ends.
      'until|till|til|by|before|ends|closes|after ..2 tonight|midnight|noon|lunch|#time|twelve|close_of_play|tomorrow|DAYNAME|end_of_the_day|end_of_today|this_evening|end_of_month|#num ..7 only|gone|price|join|offer|deal|discount|double|save|grab|bonus|then|or_i|or_you|never|back_to|claim|lock|secure|that_is_it|dies|no_more|or_miss',
      // Do it now.
      'act_fast|act_now|move_fast|run_do_not_walk|last_chance|final_chance|last_call|final_call|now_or_never|today_or_never|stop_waiting|why_wait|what_are_you_waiting_for|what_are_you_still_waiting|time_is_running_out|clock_is_ticking|clock_is_on|clock_on|tick_tock|tock|countdown|fomo|going_fast|selling_fast|filling_fast|selling_out|act_quickly|act_today|act_quick|before_it_is_too_late|last_few|final_few|final_hours|last_hours|final_day|final_hour|final_reminder|last_reminder|while_you_can|once_in_a_lifetime|one_time_only|one_time_offer|never_again|first_come|first_to_pay|time_sensitive|today_only|tonight_only|now_now|sharp_sharp|get_in_quick|get_in_now|get_in_early|action_needed|action_required|be_quick|quick_quick|go_go|knocks_once|strikes_twelve|carry_last|speak_now|do_not_dawdle|make_it_snappy|chop_chop|no_reservations|look_sharp|gone_for_ever|gone_forever|gone_for_good|party_is_over',
      '^ hurry|run|rush|move !on|out|over|house|up|to|the|a|for|a_bath|in|errands',
      'first|next ..1 #num|three|five|ten|twenty|few|handful|couple ..4 people|to|who|get|replies|comments|orders|sign|message~|ladies|women|girls|joiners|buyers|customers|only !of_april|of_may|grade|floor',
      'people|others|ppl|girls|ladies|several|NUM ..2 are|already ..2 waiting|queuing|typing|asking|lined_up|interested|ahead',
      // Early, before all others.
      // Regret.
      'missed_the_boat|in_or_out|make_up_your_mind|get_off_the_fence|off_the_fence|on_the_fence|one_day_or_day_one|still_thinking_about|still_deciding|still_on_the|moment_has_passed|tomorrow_is_too_late|be_too_late',
      'train|boat|ship|rocket|plane|door|window|wave ..4 leav~|leaves|sail~|depart~|close~|without_you|board|aboard|missed',
      'every|each minute|second|hour|day ..2 you|wait|delay',
    ],
  },
  {
    ...PRESSURE,
    evenNegated: true,
    patterns: [
      'not|never|no ..3 be|see|offer|come|find|repeat|making|offering|get|open|opening ..5 this_price|that_price|at_this|offer_twice|chance_again|chance_like|this_low|cheap_again|cheaper|twice|second_time|another_class|another_round|again_this',
    ],
  },
]
