import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, SOLD } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'

/** A text that promises nothing of its own, or something else. */
export const UNPROMISED: readonly string[] = [
  ...HONEST,
  ...HOMELY,
  ...SCEPTIC,
  'bake_sale|hospital|legal_limit|milk|referee|refund_policy|snowdon|spelling_test',
  'bake|baking|couch_to|deposits|exam~|frost|giveaway|knit|marathon|operation|piano|quiz|raffle|rain|recipe|snow|surgery|test|weather',
]

const GUARANTEE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: [...OFFERED, ...SOLD, 'capital|difference|income|money|profit|results|skin|succeed|success|win|works'],
  unlessInText: UNPROMISED,
  unless: [
    ...ORDINARY_GUARANTEE,
    'fiver',
    'faith|if_it_does_not_suit|if_they_return|keys|may|might|no_such_thing_as_a|return_the|time_to_lose|touch|weight',
    'never|not guarantee|guaranteed|promise',
    'browser|device|turn_it_off',
    'cannot|no_one|nobody|noone|not ..2 guarantee|promise',
    'no_investment|no_supplement|none|nothing is|replaces|works',
  ],
}

/** What people say to promise a result, by the move they make rather than by the phrase. */
export const GUARANTEE_MOVES: readonly ClaimRule[] = [
  {
    ...GUARANTEE,
    evenNegated: true,
    patterns: [
      'bulletproof|cast_iron|done_deal|failproof|foregone_conclusion|failsafe|foolproof|guarantee~|idiotproof|infallible|ironclad|recession_proof|surefire|unfailing|watertight',
      'no_downside|no_risk|nothing_to_lose|risk_free|riskfree|riskless|without_risk|zero_risk',
      'all_upside|copy_what_we|does_not_stand_a_chance|down_the_drain|heads_you_win|must_come_back|must_prosper|no_dey_cast|no_dey_crash|no_gamble|no_guesswork|no_other_result|out_of_pocket|win_either_way',
      'no buts|exceptions|excuses|ifs|maybes',
    ],
  },
  {
    ...GUARANTEE,
    patterns: [
      // Surely.
      // Given one's word.
      'gave|give|got|have ..1 my|our guarantee|promise|word',
      // Nobody failed.
      'all|each|every|everybody|everyone ..1 single? ..3 client|customer|girl|lady|man|member|of_my|of_our|of_them|one|partner|people|person|starter|student|user|who|woman ..7 difference|earn~|hit|loves|made|profit|rank|result~|seen|succeed~|success|transformed|win|won|work~',
      'work~ ..3 for|on ..2 absolutely|all|any|anybody|anyone|every|everybody|everyone|whatever|whoever',
      // No way to fail.
      'absolute|complete|dead|mathematical|total cert|certain|certainty',
      'all|anyone|each|every|everybody|everyone ..4 earns|gets|loses|loves|profits|sees|sells_out|sleeps|succeeds|wins',
      'still|yet to ..2 find|hear|meet|see',
      'delivered|happens|paid_out|pays_out|worked|works ..2 always_will|each_time|every_single_time|every_time|for_every_one|like_clockwork',
      // It follows.
      'matter|question of time|when',
      'blueprint|business|formula|method|model|plan|product|steps|strategy|system ..2 always|delivers|does_the_work|never_fails|proven',
      'fail|proven|tested ..2 blueprint|business|formula|method|model|path|plan|results|steps|strategy|system|way',
      // By a date.
      'change|difference|money_back|profit|results ..2 after|by|from|in|within ..2 NUM|a_month|days|first|hours|minutes|overnight|week',
      // As safe as.
      'capital|cash|deposit|funds|investment|money|savings|stake ..3 covered|doubled|guaranteed|insured|protected|safe|secure|secured',
      'success every_time|rate|ratio',
      'they|we|you can not ..1 fail|go_wrong|lose',
    ],
  },
]
