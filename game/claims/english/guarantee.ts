import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HONEST, OFFERED, SCEPTIC } from './contexts.ts'

/** A promise about goods, dates and seats that a seller has to keep anyway. */
export const ORDINARY_GUARANTEE = [
  'guarantee|guarantees ..4 month_guarantee|months|year|years',
  'guaranteed for|until ..1 NUM|life ..1 months|year|years',
  'guarantee~ ..4 authentic|bank|battery|blender|boiler|booking|delivered|delivery|deposit|entry|fresh|fridge|genuine|kettle|laptop|loan|minimum_wage|parking|parts|place|refund|repair|repairs|room|seat|seats|slot|table|tickets|warranty|washing_machine',
  'bank|blender|day|delivery|extended|freshness|legal|lifetime|loan|maker|manufacturer|money_back|moneyback|month|product|satisfaction|statutory|written|year|years !i|we ..1 guarantee~',
  'guarantee|guarantees card|certificate|covers|expired|for|form|on|period|ran|runs|slip|terms',
  'comes_with_a|has|has_a|have|in|out_of|still_in|under|with|within guarantee',
  'airline|constitution|deposit|electrician|guarantor|insurance|landlord|mortgage|plumber|rain|raining|referee|roofer|slip|spoiler|weather|workmanship',
]

export const GUARANTEE: readonly ClaimRule[] = [
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    unlessInText: SCEPTIC,
    unless: [...ORDINARY_GUARANTEE, 'exam|game|puzzle|quiz|test'],
    patterns: [
      'guaranteeing|guarantee~ #all|#pct|NUM|SUCCESS|SUM|WHO|a|an|at_least|better|by|cash|clear|clearer|commission|customers|earnings|every|everyone|financial|glow|growth|health|in|income|it|job|leads|method|money|monthly|more|or|outcome~|pain|passive|payout~|rank|relief|sales|six|system|that|this|to|way|weekly|weight_loss|winner|within|your',
      'no|without|zero ..1 risk~ !assessment|factor|management|of|to_life',
      'it|they|this|we|you never fail~|lose !to',
      '#all certain|effective|guarantee~|positive|proven|results|risk_free|success|sure|will_work|working|works',
      'ANYONE|any_of_you|literally_anyone|you_all can|could|will ..2 achieve|become|build|do_it|do_this|earn|make_it|make_money|succeed~|win !knitting|puzzle|quiz|recipe|test',
      'everyone|she|they|you|your_team are_going_to|shall|will ..2 achieve|earn|get_results|lose_weight|make_it|make_money|see_a_difference|see_results|succeed|win !a_prize|the_game|the_quiz',
      'no chance|way anyone|it|that_you|to|you ..1 not? ..1 fail|lose|not|succeed|win|work',
      'gave|give|got|have you? my word',
      'bound|certain|destined|going|sure to make_it|profit|succeed|win|work !at|for|hard|home|in|late|on|out|out_how|the_rain|tomorrow',
      'hard|impossible not to',
      'no exceptions|matter_what',
      'safe|sure bet|income|investment|money|thing|winner !for_the_grand_national|i|mate|no_problem|see_you|that|will',
    ],
  },
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    unlessInText: SCEPTIC,
    unless: [
      ...ORDINARY_GUARANTEE,
      'bus|cake|dinner|dishes|exam|home|homework|horse|late|lunch|mam|match|mum|parking|quiz|race|rain|recipe|tidy|traffic|train|visit|weather|wedding',
    ],
    patterns: [
      'is_no|no|not_a outcome|planet|reality|scenario|situation|universe|version|world ..7 broke|fail|lose|not|worse',
      'never|not|yet_to ..1 come_across|had|known|met|seen ..9 fail~|lost|not',
      'eat my own? hat~|shoe~|words',
      'nothing is the only_way',
      'only way ..2 fail|lose|miss',
      'assure|promise|tell you ..3 for a|sure certain|fact|sure',
      'sureshot|surety',
      'no bad|down|losing downside|outcome|side',
      'good times and bad',
      'all|each|every bottle|box|cream|customer|girl|jar|lady|member|person|skin|time|tub|woman ..1 delivers|earns|succeeds|wins|work~',
      'it|system|these|they|this ..1 are_going_to|is_going_to|will work for ANYONE|all|her|him|you|your !if|maybe',
      'that_is a ..1 cert|certainty|given|guarantee|promise',
      'bet|lay|put|stake|wager ..1 my|the|your farm|house|life|mortgage|pension|reputation|salary|savings|shirt ..1 behind|on|that',
      'basic|just|pure|simple|simply arithmetic|mathematics|math~|numbers|science !class|homework|in|lesson|teacher|test',
      'everyone|they|we|you CAN only earn|gain|go_up|profit|succeed|win',
    ],
  },
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    needs: [...OFFERED, 'countries|germany|ghana|madam|nigeria|trust_me'],
    unlessInText: [...SCEPTIC, ...HONEST, 'election|exam|final|hospital|marathon|match|quiz|weather'],
    unless: [
      'time to lose',
      'belly|faith|fat|game|ifs|inches|keys|kilos|pounds|touch|weight',
      'a_business|a_company|anybody|anyone|somebody|someone ..3 promises|says|tells',
    ],
    patterns: [
      'NOBODY|impossible|never|no|not|nothing|zero ..8 backfire|disappoint~|fail~|flopped|flop~|go_wrong|let_you_down|lose~|loss~|regretted|regret~',
      'i|we can|do|will ..1 assure|guarantee|promise|swear|vow ..1 before|everyone|in|it|that|this|you',
    ],
  },
]
