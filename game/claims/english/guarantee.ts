import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HONEST, OFFERED, SCEPTIC } from './contexts.ts'

/** A promise about goods, dates and seats that a seller has to keep anyway. */
export const ORDINARY_GUARANTEE = [
  'guarantee|guarantees ..4 year|years|months|month_guarantee',
  'guaranteed for|until ..1 NUM|life ..1 year|years|months',
  'guarantee~ ..4 warranty|refund|delivery|battery|boiler|washing_machine|blender|kettle|fridge|laptop|repair|repairs|parts|deposit|seat|seats|place|room|entry|slot|booking|fresh|genuine|authentic|loan|bank|minimum_wage|parking|table|tickets|delivered',
  'year|years|month|money_back|moneyback|manufacturer|lifetime|product|maker|satisfaction|day|extended|legal|statutory|loan|written|bank|blender|freshness|delivery !we|i ..1 guarantee~',
  'guarantee|guarantees on|for|covers|card|period|expired|runs|ran|form|certificate|slip|terms',
  'under|out_of|in|within|still_in|with|has|have|has_a|comes_with_a guarantee',
  'guarantor|rain|raining|mortgage|weather|plumber|roofer|electrician|workmanship|his_work|slip|spoiler|insurance|deposit|referee|constitution|airline|landlord',
]

export const GUARANTEE: readonly ClaimRule[] = [
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    unlessInText: SCEPTIC,
    unless: [...ORDINARY_GUARANTEE, 'quiz|game|exam|test|puzzle'],
    patterns: [
      'guarantee~|guaranteeing income|that|your|to|it|this|earnings|money|sales|every|everyone|weight_loss|a|an|more|at_least|NUM|SUM|#pct|#all|method|system|way|winner|passive|financial|payout~|relief|growth|leads|rank|commission|six|customers|better|clear|clearer|health|cash|pain|glow|by|within|in|or|monthly|weekly|outcome~|job|SUCCESS|WHO',
      'no|zero|without|not_any|without_any ..1 risk~ !of|to_life|assessment|management|factor',
      'you|it|this|we|they never fail~|lose !to',
      '#all success|risk_free|works|certain|sure|effective|proven|working|guarantee~|results|will_work|positive',
      'literally_anyone|any_of_you|you_all|ANYONE can|will|could ..2 do_this|do_it|succeed~|make_it|make_money|earn|win|achieve|build|become !test|quiz|puzzle|knitting|recipe',
      'everyone|your_team|you|they|she will|shall|are_going_to|cannot_help_but ..2 succeed|make_it|get_results|see_results|win|achieve|see_a_difference|lose_weight|make_money|earn !the_game|the_match|a_prize|the_quiz',
      'no way|chance you|anyone|it|to|that_you ..1 not? ..1 succeed|fail|lose|work|win|not',
      'give|gave|have|got you? my word',
      'certain|sure|bound|destined|going to work|succeed|win|profit|make_it !on|out|out_how|home|the_rain|late|hard|tomorrow|in|at|for',
      'impossible|hard not to',
      'no exceptions|matter_what',
      'sure|safe thing|bet|investment|income|winner|money !for_the_grand_national|that|i|no_problem|see_you|mate|will',
    ],
  },
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    unlessInText: SCEPTIC,
    unless: [
      ...ORDINARY_GUARANTEE,
      'quiz|home|dinner|lunch|weather|rain|match|bus|train|traffic|parking|mum|mam|late|dishes|recipe|cake|tidy|homework|race|horse|exam|visit|wedding',
    ],
    patterns: [
      'not_a|no|is_no universe|world|scenario|situation|version|outcome|planet|reality ..7 not|lose|fail|broke',
      'never|not|yet_to ..1 seen|met|known|had|come_across ..9 not|fail~|lost',
      'eat my own? hat~|words|shoe~',
      'nothing is the only_way',
      'only way ..2 lose|fail|miss',
      'tell|assure|promise you ..3 for a|sure fact|sure|certain',
      'surety|sureshot|sure_shot|written_in_blood',
      'no losing|bad|down side|outcome|downside',
      'good times and bad',
      'every|each|all bottle|box|tub|person|skin|girl|member|lady|jar|customer|cream|time|woman ..1 work~|wins|succeeds|delivers|earns',
      'it|this|they|these|system ..1 will|is_going_to|are_going_to work for you|your|him|her|all|ANYONE !if|maybe',
      'that_is a ..1 promise|certainty|guarantee|given|cert',
      'put|bet|stake|wager|lay ..1 your|my|the house|savings|life|shirt|pension|mortgage|reputation|farm|salary ..1 on|that|behind',
      'just|simple|simply|basic|pure math~|mathematics|numbers|arithmetic|science !homework|lesson|class|test|teacher|in',
      'you|everyone|they|we CAN only succeed|win|earn|gain|profit|go_up',
    ],
  },
  {
    kind: 'guarantee',
    advice: 'guarantee',
    source: SOURCES.multiLevel,
    needs: [...OFFERED, 'germany|ghana|nigeria|countries|trust_me|madam'],
    unlessInText: [...SCEPTIC, ...HONEST, 'quiz|match|final|exam|weather|election|hospital|marathon'],
    unless: [
      'time to lose',
      'weight|faith|touch|keys|game|ifs|inches|kilos|pounds|belly|fat',
      'anyone|anybody|somebody|someone|a_company|a_business ..3 says|tells|promises',
    ],
    patterns: [
      'no|not|never|nothing|zero|impossible|NOBODY ..8 flop~|flopped|loss~|backfire|disappoint~|regret~|regretted|let_you_down|lose~|fail~|go_wrong',
      'i|we can|do|will ..1 promise|assure|swear|guarantee|vow ..1 you|it|this|that|everyone|in|before',
    ],
  },
]
