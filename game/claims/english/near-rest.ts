import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, HOMELY, HONEST, OFFERED, SCEPTIC, SOLD, WORK } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'
import { ASK_FOR_MORE, OPEN } from './hidden-moves.ts'
import { near } from './near.ts'
import { EVERYDAY, UNHURRIED } from './urgency.ts'

const LURED: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: [
    'STEPS',
    'student~|client~|customer~|participant~|enrolled|sales|stock|first_week|results|sell',
    ...OFFERED,
    ...SOLD,
  ],
  unlessInText: [...HONEST, ...SCEPTIC, ...HOMELY],
  unless: [
    ...ORDINARY_GUARANTEE,
    'jitters|prize~|giveaway|raffle|time_to_lose|not_a_failure|know_what_went|know_yet|weight|stone|inches|kg|may|might|it_suits',
  ],
}

const PROMISE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: [...HONEST, ...SCEPTIC, ...HOMELY],
  unless: [...ORDINARY_GUARANTEE, 'vest|glass|alibi|helmet|jacket'],
}

const CURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'cure',
  source: SOURCES.health,
  evenAsked: true,
  needs: SOLD,
  unlessInText: CARED,
  unless: ['believes|pain_in_the|headache_to|sick_of|sick_pay|stress_of|cold_water|cold_brew'],
}

const MEDICINE: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'medicine',
  source: SOURCES.medicines,
  evenAsked: true,
  unlessInText: CARED,
}

const PRESSURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'urgency',
  advice: 'pressure',
  source: SOURCES.unfair,
  evenAsked: true,
  unlessInText: [...UNHURRIED, ...HOMELY, ...SCEPTIC],
  unless: EVERYDAY,
}

/** The same for promises, health, pressure and what is hidden. */
export const NEAR_REST: readonly ClaimRule[] = [
  {
    ...LURED,
    evenNegated: true,
    patterns: ['NONEW ..3 FAILW'],
  },
  {
    ...LURED,
    patterns: [
      ...near('SUCC', 'SURELY', 4),
      'FAILW ..3 impossible|ruled_out|excluded|out_of_the_question|not_an_option|not_possible|not_in',
      'ALLW ..4 MANAGE !through',
      'works|worked|results ..2 for|on ..1 everyone|everybody|anyone|anybody|all|whoever',
      'they|us|them ..1 all|always ..1 MANAGE',
      'completely|totally|entirely|wholly|absolutely free_of_risk|without_risk|risk_free|secure',
      'get|gets|got|have ..3 stake|money|investment|deposit|outlay|it ..1 back ..3 for_sure|in_any_case|either_way|guaranteed|no_matter|always|whatever',
      'follow~|stick_to|apply ..5 and|then ..2 result|results|success|rest|money comes|come|follows|follow|is_there|arrives',
      'OATH ..7 SUCC|SUM|see|change|sell|you_will|it_will|will_be',
      ...near(
        'STEPS',
        'never_fails|never_failed|never_loses|never_lost|foolproof|bulletproof|risk_proof|crisis_proof|infallible|pre_programmed|secure|safe_as|protected|certain',
        6,
      ),
    ],
  },
  {
    ...PROMISE,
    evenNegated: true,
    patterns: [
      'not on_the_cards|on_the_table|on_the_menu|in_our_dictionary',
      'no_two_ways|sun_coming_up|sun_rising|as_sure_as|as_certain_as',
      'works_and_that_is_that|there_is_no_if|bombproof|bomb_proof|bulletproof|foolproof|never_once_failed|eyes_closed|no_guesswork|no_gamble|hand_in_the_fire|risk_proof|failure_proof|pre_programmed',
    ],
  },
  {
    ...PROMISE,
    patterns: [
      'eat|shave|cut|swallow|change|quit ..6 if ..2 WHO|it|this ..1 not',
      'surer|safer|more_certain than',
      'whoever|anyone|everyone|student|client|person|member|partner|those who ..4 gets|get|wins|win|sees|see|earns|makes|succeeds|has ..2 results|money|success|there|rich|rank',
    ],
  },
  {
    ...CURE,
    evenNegated: true,
    patterns: ['not|never ..1 catch|get ..2 it|CONDITION'],
  },
  {
    ...CURE,
    patterns: ['CONDITION ..30 PRODUCT', 'PRODUCT ..30 CONDITION', 'CONDITION ¶ our|this|these|try|my|just|one'],
  },
  {
    ...MEDICINE,
    evenNegated: true,
    patterns: [
      'works_like|just_like|like|natural|natures|herbal|alternative_to|cheaper_than|better_than|instead_of|forget|without|save_on|save_yourself ..2 ozempic|mounjaro|wegovy|botox|viagra|antibiotics|insulin|statins|cortisone|ritalin|antidepressants|painkillers',
      'not want you ..1 knowing|know|hear',
    ],
  },
  {
    ...MEDICINE,
    patterns: [
      'natural|natures|gods|nature|herbal antibiotic|painkiller|insulin|botox|viagra|remedy_for|ozempic|mounjaro|wegovy|prozac|valium|statin|ritalin|paracetamol|facelift',
      'burn~|melts|torches ..1 fat ..5 night|sleep|couch|sofa|chair|desk|sit~|sitting|overnight|faster',
      'throw|bin|chuck|ditch ..2 out|away ..4 MEDICINE',
      'stop~ hair ..2 falling|loss|fall',
      'draw~|pull~|suck~|flush~ ..2 toxins|poison~|metals',
      'gods|natural antibiotic',
      'metabolism ..2 going|up|speeds|fire|boost~|kickstart~|revs|faster',
      'values|readings|levels|bloods ..3 in_the_green',
    ],
  },
  {
    kind: 'urgency',
    advice: 'pressure',
    source: SOURCES.unfair,
    evenAsked: true,
    needs: OFFERED,
    unlessInText: [...UNHURRIED, ...HOMELY, ...SCEPTIC],
    unless: EVERYDAY,
    patterns: [
      ...near('SCARCE', 'GOING', 4).map((text) => `${text} ..9 TICK`),
      ...near('SCARCE', 'GOING', 4).map((text) => `TICK ..9 ${text}`),
      'need|want|must_have ..1 your ..1 yes|answer|decision|confirmation|reply ..3 by|before|until|today|tonight|this_evening|now ..6 otherwise|or|else|place|spot|team|seat|price',
      'somebody|someone|another|others ..3 bagged|grabbed|took|snapped|snapping|tearing|nabbed|taking|just_got ..3 your|it|them|discount|place|spot',
      'only|just ..1 for ..2 those|whoever|who ..4 by|before ..1 TICK',
      'offer|price|discount|deal ..3 lapses|lapse|void|not_stand|not_stand_tomorrow|expires|runs_out',
      'give~ ..1 you till|until|NUM|a_day|an_hour',
      'train|boat|chance|opportunity ..4 once|only_comes|comes_by|passes_by|pulling_out|passing',
      'NUM ..2 signed_up|registered|enrolled|have_joined|on_the_list|on_the_waiting|places_gone|waiting',
      'do not ..3 come|say|tell|moan ..6 later|after|warn|afterwards|did_not',
      'melt~|evaporat~ ..4 like',
      'tomorrow|later|otherwise|or|else|next_year|a_year_from_now ..5 REGRETW',
      'REGRETW ..3 tomorrow|later|if_you|it_is_gone|not_join|not_start',
      'DECIDEW ..4 TICK ..9 GOING|REGRETW|else|otherwise|SCARCE|another',
      'GOING ..6 DECIDEW|GRAB ..3 TICK',
    ],
  },
  {
    ...PRESSURE,
    evenNegated: true,
    patterns: [
      'not ..2 be_there|last|find_it|exist ..2 tomorrow|later|next_week',
      'not ..1 knock ..1 twice',
      'not come ..1 last',
      'not ..2 reopen|open_again|reopening|open_it_again',
    ],
  },
  {
    ...PRESSURE,
    patterns: [
      'whoever ..5 not ..5 miss~|lost|window|late|left|outside|blame',
      'give~|goes|pass~|offer ..3 place|spot|seat|slot ..2 to ..1 another|someone|somebody|next',
      'among|one_of the first ..6 country|city|town|area|before',
      'queuing|queueing|lining_up|fighting ..2 for|over ..1 your|this|it|spot',
      'if you ..1 late|slow ..2 not|miss|lose|gone',
      'before ..2 it|they|these ..2 gone|sold_out|finished|run_out',
      'decide|join|act ..1 before ..5 does|do',
      'whoever ..1 not ..3 TICK ..5 miss~|window|late|lost|outside',
      'your answer|yes ..3 or ..1 else',
      'close_to|nearly|almost running_out|run_out|finished',
      'class|doors|offer|cart|registration ..1 shuts|closes|ends in NUM minutes|hours|hrs',
      'first ..1 NUM|ten|twenty ..3 send|type|write|message|text|reply|comment ..2 me|ready|done|yes|now',
    ],
  },
  {
    kind: 'hidden',
    advice: 'offer',
    source: SOURCES.unfairBritain,
    evenAsked: true,
    evenNegated: true,
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC, ...HOMELY, 'science|layout|spreadsheet|council|committee|#sum|#k'],
    patterns: [...near('VAGUE', 'PRIVATE', 12)],
  },
  {
    kind: 'hidden',
    advice: 'undisclosed',
    source: SOURCES.endorsements,
    evenAsked: true,
    evenNegated: true,
    needs: ASK_FOR_MORE,
    unlessInText: OPEN,
    patterns: near('PRAISEW', 'PRODUCT|pan_set|gadget|scent|stuff', 8),
  },
]
