import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, SOLD } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'

const GUARANTEE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: [...OFFERED, ...SOLD, 'money|income|succeed|success|win|profit|works|capital|results'],
  unlessInText: [
    ...HONEST,
    ...HOMELY,
    ...SCEPTIC,
    'final|hospital|refund_policy|snowdon|referee|spelling_test|bake_sale|fire_door|legal_limit|state_scheme|milk',
  ],
  unless: [
    ...ORDINARY_GUARANTEE,
    'fiver|never_have_to|in_the_eye|sure_thing_i',
    'no_such_thing_as_a|if_they_return|return_the|time_to_lose|weight|touch|faith|keys|may|might|if_it_does_not_suit',
    'not|never guaranteed|guarantee|promise',
  'browser|turn_it_off|device',
  'nobody|noone|no_one|cannot|not ..2 guarantee|promise',
    'nothing|no_investment|no_supplement|none works|is|replaces',
    'is_it|is_the|are_these',
  ],
}

/** What people say to promise a result, by the move they make rather than by the phrase. */
export const GUARANTEE_MOVES: readonly ClaimRule[] = [
  {
    ...GUARANTEE,
    evenNegated: true,
    patterns: [
      'guarantee~|foolproof|fool_proof|bulletproof|bullet_proof|failsafe|fail_safe|failproof|fail_proof|idiot_proof|idiotproof|watertight|infallible|unfailing|surefire|sure_fire|no_brainer|recession_proof|risk_proof|rock_solid|cast_iron|ironclad|unbeatable_odds|fault_free',
      'risk_free|riskfree|zero_risk|no_risk|riskless|without_risk|without_any_risk|nothing_to_lose|no_downside',
      'heads_you_win|win_either_way|either_way_you_win|up_or_down|win_whatever|cannot_go_to_zero|all_upside|no_gamble|copy_what_we|does_not_stand_a_chance|no_guesswork|out_of_pocket|down_the_drain|must_prosper|no_other_result|no_other_outcome|must_come_back|no_dey_crash|no_dey_cast|no_dey_fail',
      'not if but when|only_when',
      'no ifs|buts|maybes|exceptions|excuses',
    ],
  },
  {
    ...GUARANTEE,
    patterns: [
      // Surely.
      // Given one's word.
      'have|give|got|gave ..1 my|our word|promise|guarantee',
      // Nobody failed.
      'every|each|all|everyone|everybody ..1 single? ..3 person|woman|man|girl|lady|member|customer|client|one|who|user|student|starter|partner|of_my|of_our|of_them|people ..7 result~|success|succeed~|work~|earn~|profit|win|won|made|loves|difference|seen|rank|transformed|hit',
      'work~ ..3 for|on ..2 everyone|everybody|anyone|anybody|all|every|any|absolutely|whoever|whatever',
      // No way to fail.
      'mathematical|absolute|dead|total|complete certainty|certain|cert',
      'everybody|everyone|every|all|anyone|each ..4 sleeps|wins|sells_out|gets|sees|loses|earns|loves|succeeds|profits',
      'yet|still to ..2 find|see|meet|hear',
      'paid_out|pays_out|worked|works|delivered|happens ..2 every_time|every_single_time|each_time|always_will|for_every_one|like_clockwork',
      // It follows.
      'matter|question of time|when',
      'when not if',
      'system|method|formula|plan|blueprint|strategy|steps|business|model|product ..2 delivers|never_fails|never_lets|always|speaks_for_itself|does_the_work|sells_itself|sell_themselves|proven',
      'proven|tested|tried_and_tested|fail ..2 system|method|formula|plan|blueprint|strategy|steps|way|results|model|business|path|track_record',
      // By a date.
      'results|difference|change|profit|money_back ..2 in|within|after|by|from ..2 NUM|days|week|first|overnight|minutes|hours|a_month',
      // As safe as.
      'capital|money|investment|deposit|stake|cash|savings|funds ..3 safe|secure|secured|protected|insured|guaranteed|covered|doubled',
      'success rate|ratio|story_every|every_time',
      'you|we|they can not ..1 fail|lose|go_wrong',
    ],
  },
]
