import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'
import { ORDINARY_MONEY } from './income.ts'
import { PLAIN } from './lifestyle-moves.ts'
import { near } from './near.ts'

const LURED: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  evenAsked: true,
  needs: ['BIZW', ...OFFERED],
  unlessInText: [...PLAIN, ...HOMELY],
}

const DREAM: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  evenAsked: true,
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
      'pay_now|pay_by|spent|spend|refund|cost~|price~|net_income|gross|bill~|school_dinner|flu|payment|flow|forever|only_grow|goods',
    ],
    patterns: [
      ...near('MON', 'GROW', 5),
      ...near('SUM|money|income|commission~|earnings|account|dough|cash|payout', 'SELFRUN', 7),
      ...near('SUM', 'LITTLE', 8),
      ...near('SUM|income|FIGURES', 'TEAMW', 8),
      ...near('MON', 'REGULAR', 4),
      ...near('COMESIN', 'REGULAR', 5),
      ...near('LITTLE', 'SUM|income|money|cash|profit~|commission~', 4),
      'COMESIN|EARN|raise ..3 #num ..2 REGULAR|more|extra !than',
      'second|another|extra|additional ..1 wage|salary|income|paycheck|SUM',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenAsked: true,
    unless: [
      'goods|must_order|saving|cost~|price~|bill|rent|mortgage|fee~|spend|spent|refund|pay_more|save|owe|fine|raised|donat~|weigh~|inflation|house_was',
    ],
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC, ...HOMELY],
    patterns: [
      'EARN|COMESIN|took ..1 AMOUNT ..1 in_one|in_a_day|in_a_single|yesterday|last_night|overnight|before_lunch|this_morning|from_my_phone|from_my_mobile',
      'AMOUNT ..1 in|of commission~|profit~|bonus~|payouts',
      'earn~|paid|income ..3 from|with|using|on ..2 mobile|phone|laptop|sofa|couch|home !work|school',
      'times|double|twice|triple|three_times ..4 salary|wage~|paycheck|pay|pension',
      'month|job|work|year|salary ..9 same|that|it|more|double ..1 in a|one|an ..1 week|day|weekend|evening|afternoon|hour|night',
      'what ..2 JOBPERSON ..1 does|do|makes|earns|gets ..2 in|on|PERIOD',
      'hour ..3 day|week|evening ..3 SUM',
      'multiply~|go_up|moon|pump ..2 NUM|twenty times|fold',
      'whole|full|second|proper ..1 salary|wage|income ..2 comes|from',
      'sign~|bring|invite~|recruit ..2 NUM ..4 each|they ..5 NUM',
      'money|cash ..2 like sand|water|rice|rain|confetti',
      'AMOUNT ..6 became|become|turned_into AMOUNT',
      'commission~|bonus~|payout~|income|earnings|EARN ..5 higher|more|bigger|better|double|twice|triple|times ..1 than|what|my|the ..5 pay|salary|wage~|payslip|ward|job|husband|wife|boss|pension',
      'on_top_of|added_to|comes_on_top ..2 pension|wage~|salary|pay|maternity',
      'your|my|her first ..1 million|grand|10k|SUM ..6 before|in|by|with|from|month|already|here',
      'pay~|paid|payout~|lands|drops|cash ..2 out? ..1 every|each DAYNAME|week|day|fortnight',
      'falls_from_the_sky|falling_from_the_sky|grows_on_trees|by_the_bucket|by_the_bucketload|hand_over_fist',
      'NUM|ten times|fold ..2 money|stake|capital|investment|deposit',
      'what ..2 slog|graft|work|get|earn|make ..5 month|year|week ..5 in|on ..2 weekend|day|week|evening|afternoon|hour',
      'hourly pay|rate|wage ..3 SUM',
      'AMOUNT a_month|monthly|per_month ..9 TEAMW|partners|team|GOODSW|SOURCE',
      'TEAMW|partners|team|GOODSW ..9 AMOUNT a_month|monthly|per_month',
      'SUM|#num|it ..3 turned_into|became|become|has_become|turned ..4 SUM',
      'SUM PERIOD|REGULAR ..1 extra|more|on_top',
      'extra|another|at_least|minimum|easily|comfortable ..2 SUM PERIOD|REGULAR',
      'COMESIN|EARN|PASSIVE ..6 more|double|twice|what|same_as|like ..9 JOBPERSON',
      'a JOBPERSON pay|salary|wage|money',
      'money|dough|cash ..1 without_end|no_end|no_limit|like_water|hand_over_fist|falling_from|raining',
    ],
  },
  {
    kind: 'income',
    advice: 'easy',
    source: SOURCES.multiLevel,
    evenNegated: true,
    needs: [...OFFERED, 'company|girls|scripts'],
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC],
    patterns: ['not not ..2 EARN|hit ..2 SUM|FIGURES', 'never ..3 seen|had|held|known ..4 money|notes|cash|income'],
  },
  {
    ...LURED,
    evenNegated: true,
    patterns: [
      'not|never|god ..3 made|born|put|create~|meant ..5 crumbs|employee|boss|servant|slave|pay_bills|struggle|scrape|average',
      'not|never ..2 miss ..6 match|matches|game|games|concert|bedtime|nativity|sports_day|birthday|practice',
    ],
  },
  {
    ...LURED,
    patterns: [
      ...near('LUXW', 'BIZW', 9),
      ...near('JOBW', 'LUXW|LEISURE', 9),
      ...near('JOBW', 'ENDED', 5),
      ...near('LEISURE', 'BIZW', 12),
      'hammock|deckchair|sunlounger|villa|yacht|mansion|penthouse|cruise|safari|palm_trees|world_trip|round_the_world|around_the_world|dream_house|forever_home',
      'slave|slog|toil|graft|sweat|working|work ..2 for ..1 somebody|someone else|elses ..5 till|until|your|rest|all|whole',
      'change~|transform~|turn ..4 life|lives|family_life|future|destiny !of_pace',
      'from ..3 day_to_day|paycheck|scraping|tills|split_shifts|hand_to_mouth|bus ..4 to',
      'keys|key ..6 CARS|suv|jeep|brand_new|house|company',
    ],
  },
  {
    kind: 'lifestyle',
    advice: 'dream',
    source: SOURCES.multiLevel,
    evenAsked: true,
    evenNegated: true,
    needs: ['office|boss|manager|employed|employee|shifts|commute|job|jobs|supervisor|ninetofive'],
    unlessInText: [...PLAIN, ...HOMELY],
    patterns: ['LEISURE'],
  },
  {
    ...DREAM,
    evenNegated: true,
    patterns: [
      'freedom is not ..1 a|just|only',
      'not|never ..3 work ..1 for ..1 anyone|anybody|somebody|someone|others|him|them !else_to|free',
      'without|not ..3 ask~ ..2 ANYONE|boss|NOBODY|manager|permission ..3 leave|time_off|holiday|counting|permission',
    ],
  },
  {
    ...DREAM,
    patterns: [
      'boss|manager ..1 is|am me|myself',
      'be|being|am|become MINE own ..1 master|mistress|manager|boss|chief',
      'own|run|manage|choose MINE own? time|day|days|schedule',
      'choose|set|pick|work MINE own hours|time',
      'HOUSE|life|car|things ..1 with_a_pool|with_the_pool|WHO|of ..2 dreamt|dreamed|always_wanted|always_dreamed|deserve',
      'life ..1 upside_down',
      'hour~ ..3 day|daytime|week|morning ..6 rest ..6 kids|house|yours|mine|beach|sea|family|days_out',
      'say~|decide~|choose|know when ..1 i|you|we work ..6 when|where|rest|who|how',
      'tired|sick|fed_up ..1 of ..2 office|desk|boss|alarm|commute|shifts|overtime|clocking',
      'resign|quit and EARN',
      'so_long|farewell ..2 boss|office|manager|alarm|desk',
      'retired ..1 at ..1 NUM ..9 network|team|business|thanks|company|this',
    ],
  },
]
