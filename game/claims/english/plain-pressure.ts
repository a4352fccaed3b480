import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, OFFERED, SCEPTIC } from './contexts.ts'
import { EVERYDAY, UNHURRIED } from './urgency.ts'

const CALM: readonly string[] = [
  ...UNHURRIED,
  ...HOMELY,
  ...SCEPTIC,
  'run_another|sewing|pottery|no_deadline|sleep_on_it|any_time|whenever_you_like|think_it_over|same_price|no_rush|take_your_time|all_year|bursary|principal|kindergarten|preschool|birth_certificate|proof_of_address|application_form|waiting_list_of|siblings|climate|negotiat~|species|refundable|cooling_off|back_to_normal_on|restock|reorder|we_can_order|can_get_more|terms_apply|through_the_gate|through_the_door|programme_at|tickets|box_office|general_admission|free_of_charge_for',
  '#num january|february|march|april|may|june|july|august|september|october|november|december !only|hurry',
]

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
      '^ act|move|order|buy|join|decide|reply|grab|hurry|run|jump|get ..3 fast|quick|quickly|now|asap ..4 not|never ..1 last|wait|be|miss|come|hang',
      'not|never|no ..2 last|hang_around|be_here|stick_around|stay_open|be_available ..2 long|forever|past|tomorrow|much_longer',
      'never|not ..2 opens|open|reopens|reopen|reopening|returns|return|come_back|coming_back|be_back|be_repeated|comes_back|brought_it_back|bring_it_back|going_back|reappear ..1 again|ever|back|forever !to_the|to_school',
      'not|never ..3 doing|running|repeating|offering|seeing|getting|making|see|get|find|have ..2 this|that|these|such|another|any_more|more ..2 deal|offer|price~|again|discount|opportunity|chance|stock|in|samples|bonus !sense|out_of',
      'not|never ..1 be|been|get ..2 this|so|as|better ..1 good|cheap|low|easy|early|timing ..1 again|ever',
      'not ..1 for long|much_longer|long_left',
      'not ..2 hold|save|keep|reserve ..2 it|your|the|a|them|this|any ..1 place|spot|seat|space|price|them|for_you|until|forever|past',
      'not|never ..2 wait|delay|hesitate|dither|snooze|sleep|overthink|dilly_dally|put_it_off|be_left ..1 about|until|any|too|behind|or|out|this|it ..2 !us|up|me|him|her',
      'not ..2 ready|decided|in|signed_up|joined|ordered|paid|registered ..2 by|before|tonight|today ..9 someone|somebody|another|gone|lose|miss|late|next|other',
      'not wait ..3 tomorrow|monday|next|later|until|too|someone|everyone',
    ],
  },
  {
    ...PRESSURE,
    patterns: [
      'once|when|if ..1 they|it|these|it_is|they_are|places|spots ..2 gone ..3 gone|never',
      'NUM|several|lots_of|many|few|dozens_of|hundreds_of ..2 people|others|women|girls|ladies|messages|friends|moms ..3 looking_at|viewing|waiting|interested|after|asking_for|typing|eyeing|queuing|want ..2 your|this|that|the|for|same|my ..2 spot~|place~|position|seat~|it|one|kit~|in|slot~|set~|offer',
      'get|jump|hop|climb|be on|aboard ..2 train|bus|rocket|ship|boat|wave|bandwagon ..1 before|while|now|early|or',
      'about_to|going_to|set_to|ready_to|ready_for ..2 explode|blow_up|boom|blow|take_off|go_viral|go_huge|go_mad|skyrocket|go_global|go_crazy ..9 in|be|join|get|now|front|first|uk|us|here|country|town|before|africa|europe|india|australia',
      'front|top|head of ..1 queue|line|wave|curve|pack|pyramid ..2 !at_the',
      'people|those|ones|anyone|others|person|you ..1 who ..2 wait|waits|hesitate|hesitates|delay|delays|dither|sit|sits|sleep|snooze|stall|overthink ..9 working_for|work_for|miss|watch~|regret~|telling|lose|cry|kick~|blame|wish~|envy|behind|lost',
      'decide|confirm|reply|answer|sign|register|join|order|pay|book|commit|enrol|choose ..2 today|tonight|now|right_now ..1 itself|only|or|before|because|while|if',
      'if ..6 by|before ..1 tonight|midnight|noon|DAYNAME|tomorrow|the_end_of|end_of_day|#time ..9 gone|go_to|goes_to|given|give|lost|lose|miss|other|another|someone|late|double|void|next_person',
      'position|place|spot|seat|slot|space|kit ..3 go|goes|given|passes|offered|be_given|handed ..2 to ..2 other|another|someone|somebody|next|else',
      'goes|going|taken|comes|coming|pulled|taking|takes ..2 offline|down|away|dark|off_sale|back_up|back_in_the_vault ..3 in|at|by|tonight|tomorrow|after|on|soon|forever|NUM|TICK',
      'only|just|last|final|remaining|barely ..2 NUM ..2 sample~|bottles|boxes|kits|packs|spots|places|seats|slots|left|remaining|sets|tubs|spaces|jars|units|testers|hours|founder_spots|pieces !of_us',
      'only ..1 taking|accept~|letting|opening|looking|room|take|picking|allowing|space ..3 NUM|few|handful ..2 more|people|women|ladies|girls|new|moms|spots|places|leaders|into',
      'NUM|one|two ..1 spots|places|seats|left|slots|packs|kits|spaces ..2 left|remaining|only|na_lang|to_go|and|and_one|available !over|on_the',
      'one|two|NUM left ..1 ¶ ..1 who|grab|hurry|first|go|dm|quick|message',
      'is|are ..1 spoken for|taken|already_gone|already_taken',
      'have|got|has|only|gives_you|giving_you|you_have ..1 NUM ..1 hours|minutes|hrs|mins|days ..1 to|left|until|before ..2 decide|join|claim|sign|grab|order|say_yes|make_up|left|act|save|get|use|lock|register|answer',
      'minutes|hours|hrs left|remaining ..3 to|grab|on|before|until|at|!of',
      'price~|fee|cost|joining_fee ..2 double~|go_up|goes_up|going_up|jump~|rise~|increase~|triple~|shoots ..3 tomorrow|tonight|midnight|soon|at|DAYNAME|in_hours|the_moment|after_that|next_week ..2 !april|january',
      'first NUM|ten|twenty|few ..3 people|to|women|girls|ladies|who|replies|orders|messages|get|only|comments|buyers|sign_ups ..3 get|message|comment|reply|pay|join|only|win|who|order|sign|in|half_price|free|me',
      'early_birds|early_bird|first_in|founders|pioneers ..3 earn|win|get|most|best|worm|advantage',
      'get|be|come in ..1 now|early|first|quick ..3 before|while|or|launch|everybody|everyone',
      'before ..1 the market|everyone|everybody|word|the_rest|your_town|area ..2 saturated|else|knows|gets_out|is_full|catches_on|wakes_up|jumps',
      'door~|doors|window|cart|group|round|list|enrolment|registration|books|intake|offer|link|portal|founders_round ..3 close~|shut~|slam~|lock~|end~|expire~|closing|shutting|seals ..3 tonight|midnight|in|soon|now|DAYNAME|forever|for_good|at|when|tomorrow|and|hour~|fast ..2 !for_the_bank|holiday',
      'last|final ..1 chance|call|few_hours|hours|warning|reminder|opportunity|day|few|call_for|spots|places|boarding_call ..1 to|for|ladies|girls|before|on|everyone|guys|left|ends|tonight|of_the ..5 !exhibition|vote',
      'time|clock ..1 is ..1 running|ticking|almost|nearly|up|against|short',
      'still thinking|deciding|wondering ..9 lost|late|miss~|gone|behind',
      'NUM ..1 people|women|ladies|girls|guys|others|moms ..2 already ..1 joined|signed|ordered|in|claimed|registered|paid',
      'will you be ..1 left_behind|the_one|next|one_of_them',
      'tick|clock_is_ticking|countdown_is_on|timer_is|timer_has',
      'now_or_never|today_or_never|one_time_offer|once_in_a_lifetime|one_day_only|today_only|tonight_only|24_hours_only|for_today_only|while_stocks_last|while_supplies_last|selling_like_hotcakes|like_hotcakes|flying_off|fly_off|nearly_sold_out|almost_sold_out|selling_out|going_fast|going_quick|going_like|filling_up|almost_full|nearly_full|almost_gone|nearly_gone|last_chance|too_late',
      'by ..1 morning|tomorrow|then|next_week ..3 someone|somebody|another|gone|taken|too_late|else|full|it_will_be',
      'kick_yourself|kicking_yourself|you_will_regret|regret_not|regret_missing|live_to_regret|wish_you_had|wish_i_had|i_wish_i_had_started|wish_i_had_started',
      'i wish ..2 had ..1 started|joined|listened|done|jumped|got_in ..2 sooner|earlier|then|back|years|before',
      'close|leave|exit|refresh ..1 this page|window|tab|site ..6 gone|lose|disappears|never|miss|lost',
      'registration|offer|price|bonus|link|discount|deal ..1 locks|expires|dies|ends|vanishes|disappears|closes ..3 at|in|tonight|midnight|forever|NUM|before|when',
      'grab|claim|secure|snag|reserve|get|order ..1 your~|yours|one|it|them|a_spot ..2 now_now|now_now_now|before|while|or|today_or|right_now',
      'order|buy|grab|get|claim ..2 right_now|now|today|tonight ..2 or ..2 miss|lose|cry|regret|too|never|wait',
      'or ..2 cry|weep|regret|lose_it|miss_out|miss_it|be_left|lose_your',
    ],
    needs: [
      ...OFFERED,
      'thinking|yours|order|price|stock|spots|places|seat|one_left|decide|gone|grab|sooner|this_page|saturated|double|last_chance|miss_it|for_long|taken_down|your_spot|your_place',
    ],
  },
]
