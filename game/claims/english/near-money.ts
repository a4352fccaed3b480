import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'
import { ORDINARY_MONEY } from './income.ts'
import { DREAM, PLAIN } from './lifestyle-moves.ts'
import { near } from './near.ts'
import { THEIRS } from './plain-money.ts'

const LURED: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: ['BUSINESS', ...OFFERED],
  unlessInText: [...PLAIN, ...HOMELY],
}

/** Claims by what they are made of: two fields of words near each other, in a text that recruits or sells. */
export const NEAR_MONEY: readonly ClaimRule[] = [
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    needs: OFFERED,
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC],
    unless: [
      ...ORDINARY_MONEY,
      'PRODUCT|detox SUM',
      'bill~|cost~|flow|flu|forever|goods|gross|net_income|only_grow|pay_by|pay_now|payment|price~|refund|school_dinner|spend|spent',
    ],
    patterns: [
      ...near('EARNINGS', 'GROW', 5),
      ...near('SUM|account|cash|commission~|dough|earnings|income|money|payout', 'EFFORTLESS', 7),
      'app|link|phone|shop ..2 does|earns|sells|works ..6 EFFORTLESS',
      ...near('SUM', 'LITTLE', 8),
      ...near('FIGURES|SUM|income', 'TEAM', 8),
      ...near('EARNINGS', 'REGULAR', 4),
      ...near('COMES_IN', 'REGULAR', 5),
      ...near('LITTLE', 'SUM|cash|commission~|income|money|profit~', 4),
      'COMES_IN|EARN|raise ..3 #num ..2 REGULAR|extra|more !than',
      'additional|another|extra|second ..1 SUM|income|paycheck|salary|wage',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    unless: [
      'bill|cost~|donat~|fee~|fine|goods|inflation|mortgage|owe|pay_more|price~|raised|refund|rent|save|saving|spend|spent|weigh~',
    ],
    unlessInText: THEIRS,
    patterns: [
      'COMES_IN|EARN|took ..1 AMOUNT ..1 before_lunch|from_my_mobile|from_my_phone|in_a_day|in_one|last_night|overnight|this_morning|yesterday',
      'AMOUNT ..1 in|of bonus~|commission~|payouts|profit~',
      'earn~|income|paid ..3 from|on|using|with ..2 couch|home|laptop|mobile|phone|sofa !school|work',
      'double|three_times|times|triple|twice ..4 pay|paycheck|pension|salary|wage~',
      'job|month|salary|work|year ..9 double|it|more|same|that ..1 in a|an|one ..1 afternoon|day|evening|hour|night|week|weekend',
      'what ..2 PROFESSION ..1 do|does|earns|gets|makes ..2 PERIOD|in|on',
      'hour ..3 day|evening|week ..3 SUM',
      'go_up|moon|multiply~|pump ..2 NUM|twenty fold|times',
      'full|proper|second|whole ..1 income|salary|wage ..2 comes|from',
      'bring|invite~|recruit|sign~ ..2 NUM ..4 each|they ..5 NUM',
      'cash|money ..2 like confetti|rain|rice|sand|water',
      'AMOUNT ..6 became|become|turned_into AMOUNT',
      'EARN|bonus~|commission~|earnings|income|payout~ ..5 better|bigger|double|higher|more|times|triple|twice ..1 my|than|the|what ..5 boss|husband|job|pay|payslip|pension|salary|wage~|ward|wife',
      'her|my|your first ..1 10k|SUM|grand|million ..6 already|before|by|from|here|in|month|with',
      'cash|drops|lands|paid|payout~|pay~ ..2 out? ..1 each|every DAYNAME|day|fortnight|week',
      'by_the_bucket|falls_from_the_sky',
      'NUM|ten fold|times ..2 capital|deposit|investment|money|stake',
      'what ..2 earn|get|graft|make|slog|work ..5 month|week|year ..5 in|on ..2 afternoon|day|evening|hour|week|weekend',
      'hourly pay|rate|wage ..3 SUM',
      'AMOUNT a_month|monthly|per_month ..9 WARES|SOURCE|TEAM|partners|team',
      'WARES|TEAM|partners|team ..9 AMOUNT a_month|monthly|per_month',
      'SUM PERIOD|REGULAR ..1 extra|more|on_top',
      'another|at_least|comfortable|easily|extra|minimum ..2 SUM PERIOD|REGULAR',
      'COMES_IN|EARN|PASSIVE ..6 double|like|more|same_as|twice|what ..9 PROFESSION',
      'a PROFESSION money|pay|salary|wage',
      'cash|dough|money ..1 no_limit|raining|without_end',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenNegated: true,
    needs: [...OFFERED, 'company|girls|scripts'],
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC],
    patterns: ['not not ..2 EARN|hit ..2 FIGURES|SUM', 'never ..3 had|held|known|seen ..4 cash|income|money|notes'],
  },
  {
    ...LURED,
    evenNegated: true,
    patterns: [
      'god|never|not ..3 born|create~|made|meant|put ..5 average|boss|crumbs|employee|pay_bills|scrape|servant|slave|struggle',
      'never|not ..2 miss ..6 bedtime|birthday|concert|game|games|match|matches|nativity|practice|sports_day',
    ],
  },
  {
    ...LURED,
    patterns: [
      ...near('LUXURY', 'BUSINESS', 9),
      ...near('WORKPLACE', 'LEISURE|LUXURY', 13),
      ...near('WORKPLACE', 'ENDED', 5),
      ...near('LEISURE', 'BUSINESS', 12),
      'cruise|deckchair|dream_house|forever_home|hammock|mansion|penthouse|round_the_world|safari|sunlounger|villa|yacht',
      'graft|slave|slog|sweat|toil|work|working ..2 for ..1 somebody|someone else|elses ..5 all|rest|till|until|whole|your',
      'change~|transform~|turn ..4 destiny|family_life|future|life|lives !of_pace',
      'from ..3 bus|day_to_day|paycheck|scraping|split_shifts|tills ..4 to',
      'key|keys ..6 CARS|brand_new|company|house|jeep|suv',
    ],
  },
  {
    kind: 'lifestyle',
    advice: 'dream',
    source: SOURCES.multiLevel,
    evenAsked: true,
    evenNegated: true,
    needs: ['boss|commute|employed|employee|job|jobs|manager|ninetofive|office|shifts|supervisor'],
    unlessInText: [...PLAIN, ...HOMELY],
    patterns: ['LEISURE'],
  },
  {
    ...DREAM,
    evenNegated: true,
    patterns: [
      'freedom is not ..1 a|just|only',
      'never|not ..3 work ..1 for ..1 anybody|anyone|him|others|somebody|someone|them !else_to|free',
    ],
  },
  {
    ...DREAM,
    patterns: [
      'boss|manager ..1 am|is me|myself',
      'am|be|become|being MINE own ..1 boss|chief|manager|master|mistress',
      'choose|manage|own|run MINE own? day|days|schedule|time',
      'HOUSE|car|life|things ..1 WHO|of|with_a_pool|with_the_pool ..2 always_wanted|deserve|dreamed|dreamt',
      'life ..1 upside_down',
      'hour~ ..3 day|daytime|morning|week ..6 rest ..6 beach|days_out|family|house|kids|mine|sea|yours',
      'choose|decide~|know|say~ when ..1 i|we|you work ..6 how|rest|when|where|who',
      'sick|tired ..1 of ..2 alarm|boss|clocking|commute|desk|office|overtime|shifts',
      'quit|resign and EARN',
      'retired ..1 at ..1 NUM ..9 business|company|network|team|thanks|this',
    ],
  },
]
