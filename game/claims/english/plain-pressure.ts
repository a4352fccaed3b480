import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { OFFERED } from './contexts.ts'
import { EVERYDAY } from './urgency.ts'
import { CALM } from './urgency-moves.ts'

const PRESSURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'urgency',
  advice: 'pressure',
  source: SOURCES.unfair,
  evenAsked: true,
  unlessInText: CALM,
  unless: EVERYDAY,
}

/** How sellers press plainly. */
export const PLAIN_PRESSURE: readonly ClaimRule[] = [
  {
    ...PRESSURE,
    evenNegated: true,
    patterns: [
      'not ..1 hang_about|hang_around',
      'not ..2 be the last to|one',
      '^ act|buy|decide|get|grab|hurry|join|jump|move|order|reply|run ..3 asap|fast|now|quick|quickly ..4 never|not ..1 be|come|hang|last|miss|wait',
      'never|no|not ..2 last ..2 forever|long|past|tomorrow',
      'never|not ..2 be_back|bring_it_back|brought_it_back|come_back|comes_back|coming_back|going_back|open|opens|reappear|reopen|reopening|reopens|return|returns ..1 again|back|ever|forever !to_school|to_the',
      'never|not ..3 doing|find|get|getting|have|making|offering|repeating|running|see|seeing ..2 another|any_more|more|such|that|these|this ..2 again|bonus|chance|deal|discount|in|offer|opportunity|price~|samples|stock !out_of|sense',
      'never|not ..1 be|been|get ..2 as|better|so|this ..1 cheap|early|easy|good|low|timing ..1 again|ever',
      'not ..1 for long',
      'not ..2 hold|keep|reserve|save ..2 a|any|it|the|them|this|your ..1 for_you|forever|past|place|price|seat|space|spot|them|until',
      '^ do|never not? ..1 be_left|delay|dither|hesitate|overthink|sleep|snooze|wait ..1 about|any|behind|it|or|out|this|too|until ..2 !her|him|me|up|us',
      '^ do not wait ..3 everyone|later|monday|next|someone|tomorrow|too|until',
    ],
  },
  {
    ...PRESSURE,
    patterns: [
      'down to ..1 last|my NUM|few',
      'tomorrow ..4 cost~|pay|price~ ..3 double|more|twice',
      'hurry hurry',
      'if|once|when ..1 it|it_is|places|spots|these|they|they_are ..2 gone ..3 gone|never',
      'NUM|few|lots_of|many|several ..2 friends|girls|ladies|messages|moms|others|people|women ..3 after|asking_for|eyeing|interested|looking_at|queuing|typing|viewing|waiting|want ..2 for|my|same|that|the|this|your ..2 in|it|kit~|offer|one|place~|position|seat~|set~|slot~|spot~',
      'be|climb|get|hop|jump aboard|on ..2 bandwagon|boat|bus|rocket|ship|train|wave ..1 before|early|now|or|while',
      'about_to|going_to|ready_to ..2 blow|blow_up|boom|explode|go_mad|skyrocket|take_off ..9 africa|australia|be|before|country|europe|first|front|get|here|in|india|join|now|town|uk|us',
      'front|head|top of ..1 curve|line|pack|pyramid|queue|wave ..2 !at_the',
      'anyone|ones|others|people|person|those|you ..1 who ..2 delay|delays|dither|hesitate|hesitates|overthink|sit|sits|sleep|snooze|stall|wait|waits ..9 behind|blame|cry|envy|kick~|lose|lost|miss|regret~|telling|watch~|wish~|work_for|working_for',
      'answer|book|choose|commit|confirm|decide|enrol|join|order|pay|register|reply|sign ..2 now|right_now|today|tonight ..1 because|before|if|itself|only|or|while',
      'if ..6 before|by ..1 #time|DAYNAME|midnight|noon|the_end_of|tomorrow|tonight ..9 another|double|give|given|go_to|goes_to|gone|late|lose|lost|miss|other|someone|void',
      'kit|place|position|seat|slot|space|spot ..3 given|go|goes|handed|offered|passes ..2 to ..2 another|else|next|other|somebody|someone',
      'comes|coming|goes|going|pulled|taken|takes|taking ..2 away|back_up|dark|down|offline ..3 NUM|TICK|after|at|by|forever|in|on|soon|tomorrow|tonight',
      'barely|final|just|last|only|remaining ..2 NUM ..2 bottles|boxes|hours|jars|kits|left|packs|pieces|places|remaining|sample~|seats|sets|slots|spaces|spots|testers|tubs|units !of_us',
      'only ..1 accept~|allowing|letting|looking|opening|picking|room|space|take|taking ..3 NUM|few|handful ..2 girls|into|ladies|leaders|moms|more|new|people|places|spots|women',
      'NUM|one|two ..1 kits|left|packs|places|seats|slots|spaces|spots ..2 and|and_one|available|left|na_lang|only|remaining|to_go !on_the|over',
      'NUM|one|two left ..1 ¶ ..1 dm|first|go|grab|hurry|message|quick|who',
      'are|is ..1 spoken already_gone|for|taken',
      'gives_you|giving_you|got|has|have|only|you_have ..1 NUM ..1 days|hours|hrs|mins|minutes ..1 before|left|to|until ..2 act|answer|claim|decide|get|grab|join|left|lock|make_up|order|register|save|say_yes|sign|use',
      'hours|hrs|minutes left|remaining ..3 !of|at|before|grab|on|to|until',
      'cost|fee|joining_fee|price~ ..2 double~|go_up|goes_up|going_up|increase~|jump~|rise~|shoots|triple~ ..3 after_that|at|in_hours|midnight|next_week|soon|the_moment|tomorrow|tonight ..2 !april|january',
      'first NUM|few|ten|twenty ..3 buyers|comments|get|girls|ladies|messages|only|orders|people|replies|to|who|women ..3 comment|free|get|half_price|in|join|me|message|only|order|pay|reply|sign|who|win',
      'early_bird|early_birds|first_in|founders|pioneers ..3 advantage|best|earn|get|most|win|worm',
      'be|come|get in ..1 early|first|now|quick ..3 before|everybody|everyone|launch|or|while',
      'before ..1 the area|everybody|everyone|market|the_rest|word|your_town ..2 else|gets_out|is_full|jumps|knows|saturated',
      'books|cart|doors|door~|enrolment|founders_round|group|intake|link|list|offer|portal|registration|round|window ..3 close~|closing|end~|expire~|lock~|seals|shutting|shut~|slam~ ..3 DAYNAME|and|at|fast|for_good|forever|hour~|in|midnight|now|soon|tomorrow|tonight|when ..2 !for_the_bank|holiday',
      'final|last ..1 call|call_for|chance|few|few_hours|hours|opportunity|places|reminder|spots|warning ..1 before|ends|everyone|for|girls|guys|ladies|left|of_the|on|to|tonight ..5 !exhibition|vote',
      'clock|time ..1 is ..1 against|almost|nearly|running|ticking',
      'still deciding|thinking|wondering ..9 behind|gone|late|lost|miss~',
      'NUM ..1 girls|guys|ladies|moms|others|people|women ..2 already ..1 claimed|in|joined|ordered|paid|registered|signed',
      'will you be ..1 left_behind|next|one_of_them|the_one',
      'clock_is_ticking|tick_tick',
      'almost_sold_out|filling_up|flying_off|going_fast|last_chance|like_hotcakes|nearly_full|nearly_gone|now_or_never|once_in_a_lifetime|one_time_offer|selling_like_hotcakes|selling_out|today_only|today_or_never',
      'by ..1 morning|next_week|then|tomorrow ..3 another|else|full|gone|it_will_be|somebody|someone|taken|too_late',
      'i_wish_i_had_started|kick_yourself|wish_i_had|wish_i_had_started|you_will_regret',
      'i wish ..2 had ..1 done|joined|jumped|listened|started ..2 back|before|earlier|sooner|then|years',
      'close|exit|leave|refresh ..1 this page|site|tab|window ..6 disappears|gone|lose|lost|miss|never',
      'bonus|deal|discount|link|offer|price|registration ..1 closes|dies|disappears|ends|expires|locks|vanishes ..3 NUM|at|before|forever|in|midnight|tonight|when',
      'claim|get|grab|order|reserve|secure|snag ..1 it|one|them|yours|your~ ..2 before|now_now|now_now_now|or|right_now|today_or|while',
      'buy|claim|get|grab|order ..2 now|right_now|today|tonight ..2 or ..2 cry|lose|miss|never|regret|too|wait',
      'or ..2 be_left|cry|lose_it|lose_your|miss_it|miss_out|regret|weep',
    ],
    needs: [
      ...OFFERED,
      'decide|double|for_long|gone|grab|last_chance|miss_it|one_left|order|places|price|saturated|seat|sooner|spots|stock|taken_down|thinking|this_page|your_place|your_spot|yours',
    ],
  },
]
