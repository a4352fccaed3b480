import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { OFFERED, SOLD } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'
import { UNPROMISED } from './guarantee-moves.ts'

const PROMISE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: UNPROMISED,
  unless: [
    ...ORDINARY_GUARANTEE,
    'be_late|be_there|browser|call_you|home_by|jitters|may|maybe|might|on_time|pay_you_back|perhaps|prize~|ring_you|turn_it_off',
    'none|nothing worked|works',
    'cannot|never|nobody|noone|not ..2 guarantee|guaranteed|promise',
  ],
}

/** What sellers promise plainly. */
export const PLAIN_PROMISE: readonly ClaimRule[] = [
  {
    ...PROMISE,
    evenNegated: true,
    patterns: [
      'never ..2 had ..1 a|an disappointed|dissatisfied|unhappy',
      'NOBODY that|who ..7 came_up_short|come_up_short|empty_handed|failed|fails|fallen_short|loses|lost|missed_out !weight',
      'when not if|whether',
      'not a matter|question of if|whether',
      'yet to find|hear_of|meet|see ..6 disappointed|fail|failed|not|regret|unhappy',
      'where is the downside|risk',
      'not ..1 if|whether|will ..5 how_fast|how_much|how_soon|when',
      'not see ..1 any|a way ..5 fail|lose|not',
      'not if ..1 but? ..1 it_is? when',
      'can|could|will not ..2 come_out|drop|earn|fall|make ..1 any? below|less|lower|under',
      'dummy|fail|fool|granny|idiot|recession proof',
      'have_to ..2 try|trying|work ..2 not|to_fail|to_lose',
      'never|not had|heard|known|seen ..2 it|one|them|this ..1 to? disappoint|fail|go_wrong|let|miss|not_work',
      'formula|method|plan|product|system can not miss',
      'business|formula|it|method|plan|product|serum|system|they|this|we|you can|could|does|will ..1 not ..1 possibly? ..1 disappoint|fail|flop|go_under|go_wrong|know_how_to_disappoint|let_you_down|lose|not !hope|my|our|sight|the|touch|track|weight|your',
      'nothing to lose and|but|by|except ..3 everything|gain|joining|nothing|starting|trying',
      'absolutely_no|no|zero ..1 chance_of_losing|downside|losers|risk_at_all|risk_to_you|risk_whatsoever|way_to_fail|way_to_lose !hurdles',
      'defeat|failing|failure|losing is ..1 impossible|no|not|off|out ..1 here|longer|option|possible|table|thing',
      'impossible|no_way|not_possible ..2 for? ..2 not|to|you ..3 fail|go_wrong|lose|miss|not|to',
      'only ..1 one|ones|people|person|thing|way ..2 that|to|which|who|you? ..3 fail~|go_wrong|lose|miss_out|not_earn|not_make_it|not_succeed ..9 gave|give_up|leave|never|not|nothing|quitting|quit~|stop|stopped|you',
      'never_had|never_seen|no|none|not_a_single|not_one ..3 client~|customer~|distributor~|girl~|leader~|member~|partner~|person|rep~|soul|starter~|student~ ..5 disappointed|failed|left_with|let_down|lost_money|lumbered|regretted|stranded|stuck|unsold',
      'never ..1 disappointed|failed|let_down ..2 a|anybody|anyone|me|once|one|us|yet',
      'never|not ..2 had|known|met|seen ..3 a|anybody|anyone|customer|one|person|somebody ..9 complain~|did_not|fail~|lose|lost|not|regret|unhappy',
      'can_not_fail|crisis_proof|failproof|layoff_proof|no_fail|nofail|pandemic_proof|recession_proof',
    ],
  },
  {
    ...PROMISE,
    patterns: [
      'only one outcome|result',
      'SUM|bonus|income|month|promotion|rank|success|title ..3 are|is ..2 baked_in|done_deal|formality|in_the_bag|locked|nailed_on|set_in_stone|settled|sewn_up|signed|written|yours',
      'all|each|every|everybody|everyone ..2 that|who ..2 followed|follows|listens|shows_up|stays|sticks|stuck|turns_up',
      'on my ..1 daughters|kids|mom|mothers|nans|sons grave|life|lives',
      'results|rest|success takes|take care of itself|themselves',
      'in_blood|mark_my_words|on_my_life|on_my_mothers_life|sure_as',
      'everybody|everyone ..1 i|we ..3 brought|coached|enrolled|mentored|recruited|signed|sponsored|taught|trained ..6 earning|earns|got|hit|made|promoted|ranked|results|there|up|winning',
      'anybody|anyone|everybody|everyone ..4 can_and_will|could_and_will',
      'it_is|that_is ..1 just? arithmetic|mathematics|maths|physics',
      'get|have|see the same results',
      'assure|guarantee|promise|swear ..2 you will ..2 achieve|be|become|double|earn|feel|get|hit|lose|love|make|notice|qualify|rank|reach|see|sell|succeed|win|work !book|film|place|song',
      'never|not ..1 not delivered|failed|worked|work~',
      'anybody|anyone|everybody|everyone|whoever who? applies|does_it|follows|joins|takes|took|tried|tries|used|uses ..5 difference|earns|feels|get|gets|loves|makes|notices|results|see|sees|succeeds|wins',
      'earnings|income|outcome|profit|profits|rank|results|returns|sales|success|weight_loss ..2 100|assured|certain|guaranteed|inevitable|locked_in',
      'assured|certain|guaranteed|inevitable|surefire ..1 approval|earnings|income|payout~|profit~|rank|results|return~|sales|success|way|weight_loss|winner',
      'future|place|position|rank|success|win ..6 assured|certain|guaranteed|locked_in|sealed|secured ..2 by|from|if_you|once|the_day|the_minute|the_moment|when_you|with',
      'cures|fixes|sorts|delivers|effective|to_work|will_work|worked|works ..2 every|for|on|with ..2 absolutely|anybody|anyone|every_body|every_customer|every_one|every_person|every_single|every_skin|everybody|everyone|literally|single_person|whoever ..3 !has|have|i_know',
      'suits|work|worked|works ..2 each_time|every_single_time|every_time|for_all|no_matter|regardless|whatever_your|whoever_you',
      'all|each|every|everybody|everyone ..3 client|clients|customer|customers|girls|leaders|member|members|one|people|starters|students|team ..6 earned|got|hit|lost|love|made|profit|ranked|results|seen|sold_out|succeed~|winning ..4 100|all_of_them|each_one|every_one|every_single|no_exceptions|not_one|the_lot|without_exception',
      'copy|duplicate|follow|plug_into|repeat ..3 blueprint|formula|it|method|plan|process|steps|system|us ..3 and|then ..4 certain|earn|follows|guaranteed|makes|money|rank|results|succeed|success|there|win|you_will_earn|you_will_get_there|you_will_make|you_will_succeed|you_will_win',
      'bet|bet_my|put|putting|stake|staking ..1 my|our career|house|name|reputation|word ..1 on|that',
      '#all|#pct ..1 success guaranteed|rate|ratio|record|story',
      '#all assured|effective|guarantee|guaranteed|legit|profit|results|risk|success|work|working|works',
      'absolute|dead|mathematical|statistical ..1 certain|certainty',
    ],
    needs: [
      ...OFFERED,
      ...SOLD,
      'capital|clients|coaching|director|gold|platinum|promotion|silver|steps|earn~|income|it|lose|money|profit|results|sell|succeed|success|this|training|will|win|works',
    ],
  },
]
