import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, SOLD } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'

const PROMISE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: [
    ...HONEST,
    ...SCEPTIC,
    ...HOMELY,
    'exam~|test|quiz|raffle|giveaway|weather|frost|rain|snow|the_bus|traffic|deposits|piano|recipe|bake|baking|knit|marathon|couch_to|surgery|operation',
  ],
  unless: [
    ...ORDINARY_GUARANTEE,
    'browser|turn_it_off|may|might|maybe|perhaps|jitters|prize~|on_time|be_late|call_you|ring_you|pay_you_back|be_there|home_by',
    'nothing|none works|worked',
    'nobody|noone|cannot|not|never ..2 guarantee|promise|guaranteed',
  ],
}

/** What sellers promise plainly. */
export const PLAIN_PROMISE: readonly ClaimRule[] = [
  {
    ...PROMISE,
    evenNegated: true,
    patterns: [
      'you|we|they|it|plan|system|business|formula|method|product|serum|this can|could|will|does ..1 not ..1 possibly? ..1 fail|lose|miss|go_wrong|go_under|go_bust|flop|not|disappoint|let_you_down|know_how_to_disappoint !the|your|my|weight|touch|our|sight|hope|track',
      '^ can not|cannot ..1 fail|lose|miss|go_wrong !the|your|my|weight|touch|it',
      'nothing to lose and|but|except|by ..3 everything|gain|joining|trying|nothing|starting',
      'no|zero|without_any|absolutely_no ..1 downside|down_side|risk_whatsoever|risk_at_all|risk_to_you|way_to_fail|way_to_lose|chance_of_failure|chance_of_losing|losers !hurdles',
      'failure|failing|losing|defeat is ..1 not|off|impossible|out|no ..1 table|possible|option|thing|of_the_question|longer|here',
      'impossible|no_way|not_possible ..2 for? ..2 to|not|you ..3 fail|lose|not|miss|go_wrong|to',
      'only ..1 thing|way|people|ones|person|one ..2 that|who|you|to|which? ..3 go_wrong|fail~|lose|not_succeed|not_make_it|not_earn|miss_out ..9 not|quit~|quitting|stop|give_up|never|leave|you|nothing|stopped|gave',
      'no|none|not_one|not_a_single|never_had|never_seen ..3 leader~|distributor~|rep~|girl~|member~|customer~|client~|student~|person|starter~|partner~|soul ..5 left_with|stuck|lumbered|stranded|unsold|failed|lost_money|disappointed|let_down|regretted|empty_handed',
      'not failed|let_down|lost|disappointed a|one ..1 single? ..1 leader|person|member|customer|student|client|soul|user|partner',
      'never ..1 failed|let_down|disappointed ..2 a|one|me|us|anyone|anybody|yet|once',
      'not|never ..2 seen|had|met|known ..3 anyone|anybody|one|somebody|person|customer|a ..9 not|fail~|complain~|regret|unhappy|lose|lost|did_not',
      'nobody|no_one|noone|none ..3 loses|lost|lose|fails|failed|misses_out|goes_home_empty|left_behind ..2 shirt|cent|penny|here|yet|with_us|in_my|money|out|rupee|rand|dime !the_ball',
      'fail_proof|failproof|no_fail|nofail|never_fail|can_not_fail|lose_proof|fool_proof|pandemic_proof|layoff_proof|recession_proof|crisis_proof',
      'i do not say ..3 might|may|maybe',
      'without ..2 fail|failure|exception|risk ..4 money|earn|results|plan|system|invest~|returns|success',
      'money|stake|investment|deposit|outlay can|will|could not|never ..1 be? ..1 lost|lose|shrink|drop|fall|go_down',
    ],
  },
  {
    ...PROMISE,
    patterns: [
      'promise|assure|swear|guarantee|vow|tell|certain ..1 you|that|it|this ..1 that? ..1 you|it|this|they|everyone ..1 will|are_going_to|can_not_help_but ..2 be|make|hit|reach|win|earn|succeed|see|get|lose|rank|work|works|feel|love|qualify|achieve|become|double|notice|sell',
      'promise|swear|guarantee|assure ..2 you will ..2 be|make|hit|reach|win|earn|succeed|see|get|lose|rank|work|feel|love|qualify|achieve|become|double|notice|sell !film|book|place|song',
      'promise|swear|guarantee|assure ..2 it|this|they will ..2 work|sell|succeed|change|pay|double|clear|help',
      '#all of ..6 succeed~|earn|win|make|lost|see|get|results|profit|pass',
      'never|not ..1 not work~|worked|failed|delivered',
      'everyone|everybody|anyone|anybody|whoever who? tries|tried|uses|used|joins|follows|takes|took|does_it|applies ..5 sees|see|gets|get|loves|wins|earns|results|difference|succeeds|notices|feels|makes',
      'hand_on_my_heart|hand_on_heart|cross_my_heart|on_my_mothers|swear_on ..15 will|works|win|succeed|earn|results|never',
      'you will win|succeed|make_it|get_there|rank_up|prosper|thrive|profit|make_money ..2 i|no|guaranteed|period|simple|it_is_that|100|every|without|promise',
      'results|success|income|earnings|sales|profits|profit|returns|outcome|rank|weight_loss ..2 guaranteed|assured|certain|inevitable|pre_determined|locked_in|a_given|100',
      'guaranteed|assured|certain|inevitable|surefire|sure_fire ..1 results|success|income|earnings|sales|profit~|return~|rank|weight_loss|approval|payout~|winner|way',
      'place|position|future|success|rank|win|spot_at_the_top|seat_at_the_top ..6 locked_in|sealed|assured|certain|guaranteed|secured ..2 the_minute|when_you|if_you|with|as_soon|once|by|the_day|the_moment|from',
      'works|worked|delivers|effective|will_work|can_work|to_work ..2 for|on|with|every ..2 everyone|everybody|anyone|anybody|every_single|all_skin|each_and|every_person|every_customer|every_one|whoever|absolutely|literally|single_person|every_skin|every_body ..3 !has|have|i_know',
      'works|work|worked|suits ..2 no_matter|regardless|whatever_your|whoever_you|at_any_age|every_time|every_single_time|each_time|for_all',
      'no_matter|regardless_of|whatever ..4 age|background|experience|education|skin|size|country|skills|past|you_come_from|who_you ..9 works|succeed|win|earn|make_it|can|will|results',
      'does_not_matter|it_does_not_matter|never_mind ..15 ¶ ..3 system|it|plan|team|we ..2 does|works|do|will',
      'all|every|each|everyone|everybody ..3 clients|customers|girls|members|students|leaders|team|starters|people|customer|client|member|one ..6 lost|earned|succeed~|seen|made|ranked|hit|got|sold_out|results|profit|winning|love ..4 every_one|every_single|all_of_them|without_exception|no_exceptions|each_one|the_lot|not_one|100',
      'in|for|with every ..1 single ..1 person|one|customer|member|client|skin|case|time|user|patient ..3 !day',
      'proven|tested|certified|duplicatable|foolproof ..1 system|method|plan|formula|blueprint|strategy ..6 works|success|copy|follow|results|nation|countries|guarantee~|delivers',
      'follow|copy|stick_to|repeat|plug_into|duplicate ..3 system|blueprint|plan|method|steps|us|formula|process|it ..3 and|then ..4 you_will_succeed|you_will_earn|you_will_win|you_will_make|you_will_get_there|success|succeed|win|results|earn|money|rank|there|certain|follows|guaranteed|makes',
      'will|is_going_to|are_going_to ..1 definitely|certainly|surely|always|100|for_sure|absolutely ..1 work|succeed|sell|earn|pay_off|win|get_results|make_money|see_results ..1 !on|late|tomorrow',
      'definitely|certainly|surely|always will|works|work for|on you|everyone',
      'will sell|work|pay_off|succeed|happen|earn period|full_stop|end_of|no_ifs|guaranteed|trust_me|100|no_matter',
      'safest|surest ..1 business|investment|bet|thing|plan|way|income|decision ..6 ever|start|make|have|put|in_the_world|out_there|on_the_market',
      'company|we|team|system takes|take|carries|carry|bears|bear ..2 risk~|the_risk|all_the_risk',
      'stake|staking|put|putting|bet|bet_my|bet_our ..1 our|my name|reputation|word|career|house|good_name ..1 on|that',
      'personally|i_will_personally|i_personally ..1 make_sure|see_to_it|guarantee|ensure|promise',
      'success|failure ..1 rate of|is|in|so_far|among ..2 #pct|#all|zero|#num',
      '#all|#pct ..1 success rate|ratio|record|story|guaranteed',
      '#all works|work|working|guaranteed|guarantee|legit|effective|success|assured|results|profit|safe_investment|risk',
      'mathematical|absolute|dead|statistical ..1 certainty|certain',
      'matter_of_time|not_if_but_when|just_a_question_of_time ..3 !before_they|before_someone',
      'success|money|riches|rank|win|earning|diamond|ruby|you_earn|you_win ..4 only|just ..1 a matter|question of',
    ],
    needs: [
      ...OFFERED,
      ...SOLD,
      'money|income|succeed|success|win|profit|works|capital|results|earn~|lose|this|it|will|sell|coaching|clients|director|training',
    ],
  },
]
