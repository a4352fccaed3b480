import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, HOMELY, HONEST, OFFERED, SCEPTIC, SOLD, WORK } from './contexts.ts'
import { ORDINARY_GUARANTEE } from './guarantee.ts'
import { UNPROMISED } from './guarantee-moves.ts'
import { ASK_FOR_MORE, OPEN } from './hidden-moves.ts'
import { near } from './near.ts'
import { PRESSURE } from './urgency-moves.ts'

const LURED: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: [
    'STEPS',
    'client~|customer~|enrolled|first_week|participant~|results|sales|sell|stock|student~',
    ...OFFERED,
    ...SOLD,
  ],
  unlessInText: UNPROMISED,
  unless: [
    ...ORDINARY_GUARANTEE,
    'giveaway|no_investment|inches|it_suits|jitters|kg|may|might|not_a_failure|prize~|raffle|stone|time_to_lose|weight',
  ],
}

const PROMISE: Omit<ClaimRule, 'patterns'> = {
  kind: 'guarantee',
  advice: 'guarantee',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: UNPROMISED,
  unless: [...ORDINARY_GUARANTEE, 'alibi|glass|helmet|jacket|vest'],
}

const CURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'cure',
  source: SOURCES.health,
  evenAsked: true,
  needs: SOLD,
  unlessInText: CARED,
  unless: ['believes|cold_water|pain_in_the|sick_of|sick_pay|stress_of'],
}

const MEDICINE: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'medicine',
  source: SOURCES.medicines,
  evenAsked: true,
  unlessInText: CARED,
}

/** The same for promises, health, pressure and what is hidden. */
export const NEAR_REST: readonly ClaimRule[] = [
  {
    ...LURED,
    evenNegated: true,
    patterns: ['NEVER ..3 FAILURE', 'NOBODY|not_a_single|not_one ..10 FAILURE'],
  },
  {
    ...LURED,
    patterns: [
      ...near('OUTCOME', 'SURELY', 4),
      'FAILURE ..3 excluded|impossible|not_an_option|not_in|not_possible|ruled_out',
      'EVERYBODY ..4 MANAGE !through',
      'results|worked|works ..2 for|on ..1 all|anybody|anyone|everybody|everyone|whoever',
      'them|they|us ..1 all|always ..1 MANAGE',
      'absolutely|completely|entirely|totally|wholly free_of_risk|risk_free|secure|without_risk',
      'apply|follow~ ..5 and|then ..2 money|rest|result|results|success arrives|come|comes|follow|follows|is_there',
      'OATH ..7 OUTCOME|SUM|change|it_will|see|sell|will_be|you_will',
      ...near(
        'STEPS',
        'bulletproof|certain|crisis_proof|foolproof|infallible|never_failed|never_fails|pre_programmed|protected|safe_as|secure',
        6,
      ),
    ],
  },
  {
    ...PROMISE,
    evenNegated: true,
    patterns: [
      'not on_the_cards|on_the_table',
      'as_certain_as|no_two_ways|sun_coming_up',
      'bombproof|bulletproof|eyes_closed|foolproof|hand_in_the_fire|no_gamble|no_guesswork|pre_programmed|there_is_no_if|works_and_that_is_that',
    ],
  },
  {
    ...PROMISE,
    patterns: [
      'change|cut|eat|quit|shave|swallow ..6 if ..2 WHO|it|this ..1 not',
      'safer|surer than',
      'anyone|client|everyone|member|partner|person|student|those|whoever who ..4 earns|get|gets|has|makes|see|sees|succeeds|win|wins ..2 money|rank|results|rich|success|there',
    ],
  },
  {
    ...CURE,
    evenNegated: true,
    patterns: ['never|not ..1 catch|get ..2 CONDITION|it', ...near('AILING', 'BETTER', 8), 'AILING ..12 ¶ ..12 BETTER'],
  },
  {
    ...CURE,
    patterns: ['CONDITION ..30 PRODUCT', 'PRODUCT ..30 CONDITION', 'CONDITION ¶ just|my|one|our|these|this|try'],
  },
  {
    ...MEDICINE,
    evenNegated: true,
    patterns: [
      'alternative_to|answer_to|better_than|forget|herbal|instead_of|just_like|like|natural|natures|save_yourself|without ..2 antibiotics|antidepressants|botox|cortisone|insulin|mounjaro|ozempic|painkillers|ritalin|statins|viagra|wegovy',
      'not want you ..1 hear|know|knowing',
    ],
  },
  {
    ...MEDICINE,
    patterns: [
      'gods|herbal|natural|nature|natures antibiotic|botox|facelift|insulin|mounjaro|ozempic|painkiller|paracetamol|prozac|remedy_for|ritalin|statin|valium|viagra|wegovy',
      'burn~|melts|torches ..1 fat ..5 chair|couch|desk|faster|night|overnight|sitting|sit~|sleep|sofa',
      'bin|chuck|ditch|throw ..2 away|out ..4 MEDICINE',
      'stop~ hair ..2 fall|falling|loss',
      'draw~|flush~|pull~|suck~ ..2 metals|poison~|toxins',
      'bloods|levels|readings|values ..3 in_the_green',
    ],
  },
  {
    ...PRESSURE,
    needs: OFFERED,
    patterns: [
      ...near('SCARCE', 'GOING', 4).map((text) => `${text} ..9 TICK`),
      ...near('SCARCE', 'GOING', 4).map((text) => `TICK ..9 ${text}`),
      'must_have|need|want ..1 your ..1 answer|confirmation|decision|reply|yes ..3 before|by|now|this_evening|today|tonight|until ..6 else|or|otherwise|place|price|seat|spot|team',
      'another|others|somebody|someone ..3 bagged|grabbed|just_got|nabbed|snapped|snapping|taking|tearing|took ..3 discount|it|place|spot|them|your',
      'just|only ..1 for ..2 those|who|whoever ..4 before|by ..1 TICK',
      'deal|discount|offer|price ..3 expires|lapse|lapses|not_stand|void',
      'give~ ..1 you NUM|a_day|an_hour|till|until',
      'boat|chance|opportunity|train ..4 comes_by|once|only_comes|passing|pulling_out',
      'NUM ..2 enrolled|have_joined|on_the_list|on_the_waiting|registered|signed_up|waiting',
      'do not ..3 come|moan|say|tell ..6 after|afterwards|did_not|later|warn',
      'evaporat~|melt~ ..4 like',
      'a_year_from_now|else|later|next_year|or|otherwise|tomorrow ..5 REGRET',
      'REGRET ..3 if_you|it_is_gone|later|not_join|tomorrow',
      'GOING ..6 DECISION|GRAB ..3 TICK',
    ],
  },
  {
    ...PRESSURE,
    evenNegated: true,
    patterns: [
      'not ..2 be_there|exist|find_it|last ..2 later|next_week|tomorrow',
      'not ..1 knock ..1 twice',
      'not come ..1 last',
      'not ..2 open_again|reopen|reopening',
    ],
  },
  {
    ...PRESSURE,
    patterns: [
      'whoever ..5 not ..5 blame|late|left|lost|miss~|outside|window',
      'give~|goes|offer|pass~ ..3 place|seat|slot|spot ..2 to ..1 another|next|somebody|someone',
      'among|one_of the first ..6 area|before|city|country|town',
      'fighting|queueing|queuing ..2 for|over ..1 it|spot|this|your',
      'if you ..1 late|slow ..2 gone|lose|miss|not',
      'before ..2 it|these|they ..2 finished|gone|run_out|sold_out',
      'act|decide|join ..1 before ..5 do|does',
      'whoever ..1 not ..3 TICK ..5 late|lost|miss~|outside|window',
      'almost|close_to|nearly finished|run_out|running_out',
      'cart|class|doors|offer|registration ..1 closes|ends|shuts in NUM hours|hrs|minutes',
      'first ..1 NUM|ten|twenty ..3 comment|message|reply|send|text|type|write ..2 done|me|now|ready|yes',
    ],
  },
  {
    kind: 'hidden',
    advice: 'offer',
    source: SOURCES.unfairBritain,
    evenAsked: true,
    evenNegated: true,
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC, ...HOMELY, '#k|#sum|committee|council|layout|science|spreadsheet'],
    patterns: [...near('VAGUE', 'PRIVATE', 12), 'VAGUE ..20 ¶ ..20 PRIVATE', 'PRIVATE ..20 ¶ ..20 VAGUE'],
  },
  {
    kind: 'hidden',
    advice: 'undisclosed',
    source: SOURCES.endorsements,
    evenAsked: true,
    evenNegated: true,
    needs: ASK_FOR_MORE,
    unlessInText: OPEN,
    patterns: near('PRAISE', 'PRODUCT|gadget|pan_set|scent|stuff', 8),
  },
]
