import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { near } from './near.ts'

const LOYAL: readonly string[] = [
  'against_the_law|are_not_allowed|asa|banned|birthday|breach|cma|complaint|fined|forbidden|ftc|gift_for|hen_do|i_left|investigat~|is_illegal|is_not_allowed|journalist|may_not|not_permitted|policy|present_for|proposal|refused|regulator~|reporter|santa|surprise|test_purchase|uncomfortable|undercover|watchdog|wedding',
]

/** How a team is told to hide what it does: the words of scripts, briefings and orders to writers. */
const SCRIPT: Omit<ClaimRule, 'patterns'> = {
  kind: 'hidden',
  advice: 'offer',
  source: SOURCES.unfairBritain,
  evenAsked: true,
  unlessInText: LOYAL,
}

const NAME =
  'brand|business|catalogue~|commission|comp_plan|company|compensation_plan|cost~|it_is_a_business|joining_fee|logo|mlm|name|network_marketing|opportunity|price~|product~|starter_kit|upline|you_are_a_rep|you_are_selling|you_earn|you_sell'

export const HIDDEN_SCRIPTS: readonly ClaimRule[] = [
  {
    ...SCRIPT,
    evenNegated: true,
    patterns: [
      'NOT_SAY ..4 TRADE',
      'no ..1 brand|company|links|names|prices|products ..4 first|in_the|until|yet',
      'do not tell ..2 it_is|what_it_is|where_it|who_makes',
      `and|but|just do_not|never let_on|mention|say|tell_them ..2 who_you|you_are_a|you_sell|${NAME}`,
      `^ do not|never ..1 mention|say|name|reveal|disclose|lead|open|start|drop|tell|post|use|write|show|give|let|bring_up|talk_about|tag|film|include|put ..1 them|her|him|people|anyone|a_prospect|your_prospect|prospects|with|about|out|it ..4 ${NAME}`,
      `do|must|should|will not mention|name|reveal|disclose|lead_with|drop|bring_up|say ..2 the|our|your|any ..1 ${NAME} ..9 until|till|yet|in_the_first|before|first|on_the_phone|over_text|by_message|in_the_message|in_your_message|in_the_invite|upfront|up_front|on_facebook`,
      `without ..1 mention~|saying|naming|revealing|disclosing|giving_away|telling_them|letting_on ..3 ${NAME}|that_you|what_it_is`,
      'no_one|nobody|noone ..2 ever|has|have|must|need|needs|will ..2 find_out|guess|know|notice|realise ..4 author|behind|belongs|connected|from|it_is|paid|same|site|that|we|who|you',
      'buyers|customers|followers|people|readers|they|viewers do|must|need|should|will not ..2 find_out|guess|know|notice|realise ..4 author|behind|belongs|connected|from|it_is|paid|same|site|that|we|who|you',
      `no need|reason to mention|say|disclose|tell|tag ..4 ${NAME}|paid|ad|advert|them|anyone`,
      'delete|ditch|drop|forget|leave|lose|omit|remove|skip|take ..4 #ad|disclosure|paid_partnership',
    ],
  },
  {
    ...SCRIPT,
    patterns: [
      'take ..2 badge|lanyard|logo|pin|sticker off',
      'claim|pretend|say|tell ..4 call|evening|it|meeting|samples|visit are|is ..1 about|for ..2 charity|coursework|practice|project|research|school|study|survey|training',
      'look~ as|like ..2 impartial|independent|neutral|unbiased ..1 advice|article|blog|review|site|test',
      `bury|keep|hide|hold|park|put|save|tuck ..2 the|your|our|all ..2 ${NAME}|samples|banner|boxes|display ..2 back|hidden|secret|in_the|out_of|quiet|away|to_yourself|under|until|for_later|till|off`,
      ...near('COVER', 'TRADE', 4),
      '^ pretend ..6 bought|customer|do_not_know|found|just_met',
      'say|tell ..3 you_are ..2 doing ..4 course|project|questionnaire|research|study|survey',
      'first ..3 business|company|details|explain|money|pitch|price|product~ ..2 after|last|later|second',
      'another|fake|second|spare account|profile ..6 answer|ask|comment|post|review',
      `${NAME} stay|stays ..1 hidden|off|out|quiet|secret|under_wraps`,
      'sell the dream|feeling|lifestyle|sizzle',
      `^ leave the|your ..1 ${NAME} ..2 at_home|behind|in`,
      `cut|leave|leaving out ..2 ${NAME}`,
      `only bring_up|get_to|introduce|mention|name|reveal|say|show ..3 ${NAME}|kit ..4 after|at|if|on|once|when`,
      `${NAME}|plan comes ..1 out? after|at_the_end|last|later|once|when`,
      'comment|leave|post|review~|stars|write ..6 as|like ..1 a|an ..1 genuine|happy|neutral|normal|ordinary|random|regular|satisfied ..1 buyer|client|customer|person|shopper|user',
      'delete|drop|get|remove|scrub|strip|take|wipe ..2 brand|company|consultant|distributor|rep|seller ..3 from|off|out ..2 bio|headline|page|profile',
      'dress|frame|phrase|present|title|word it|the_invite|the_post|this ..1 up? as|like ..2 audition|course|event|interview|job|party|research|study|survey|talk|workshop',
      'ask|say|tell ..4 you need|want|would_like ..2 her|his|their advice|feedback|help|input|opinion|views',
      'get|have|sit her|him|people|them ..1 in_the_room|on_the_call|on_zoom|seated|through_the_door ..1 before|first',
      'so nobody|no_one|they ..2 can_not? connects|google|googles|guesses|links|realises|spots|suspects|works_it_out',
      `hide|conceal|disguise|play_down|withhold|keep_quiet_about|skip|bury ..3 ${NAME}|that_you|your_link|connection|the_fact|who_pays`,
      'inform|invite|tell folks|friends|guests|her|him|people|prospects|them ..3 about|it_is|this_is|to|you_are|you_have ..9 not ..3 business|company|meeting|party|pitch|presentation|sales|selling|work',
      'if|when anyone|he|people|she|somebody|someone|they ..1 ask|asked|asks|wants_to_know ..3 about|if|is|what|whether|who ..9 avoid|change_the_subject|deflect|deny|dodge|leave_it_at|play_dumb|second_meeting|just_a|laugh|not_say|only_want|say_it_is|say_no|show_you|smile|visual|voice_note',
      'be|build|create|generate|keep|remain|spark|stay|use ..2 curiosity|intrigue|mysterious|mystery|vague ..9 ask|brand|call|company|details|dm|inbox|meeting|name|never|phone|post|until|when_they|zoom',
      'they can|will ..2 discover|find_out|hear|learn|see ..4 after|once|when ..3 are_in|are_there|arrive|arrived|get_there|in_the_room|seated|there',
    ],
  },
]
