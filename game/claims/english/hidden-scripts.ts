import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'

const LOYAL: readonly string[] = [
  'may_not|refused|i_left|left_soon|felt_wrong|uncomfortable|trainer_said|are_not_allowed|is_not_allowed|not_permitted|against_the_law|is_illegal|watchdog|regulator~|ftc|asa|cma|forbidden|banned|breach|fined|policy|surprise|birthday|wedding|proposal|the_children|the_kids|santa|present_for|gift_for|hen_do|investigat~|complaint|undercover|journalist|reporter|test_purchase',
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
  'company|brand|name|product~|business|mlm|network_marketing|it_is_a_business|logo|compensation_plan|comp_plan|price~|cost~|joining_fee|starter_kit|catalogue~|opportunity|you_sell|you_are_selling|you_are_a_rep|you_earn|commission|upline'

export const HIDDEN_SCRIPTS: readonly ClaimRule[] = [
  {
    ...SCRIPT,
    evenNegated: true,
    patterns: [
      `^ do not|never ..1 mention|say|name|reveal|disclose|lead|open|start|drop|tell|post|use|write|show|give|let|bring_up|talk_about|tag ..1 them|her|him|people|anyone|a_prospect|your_prospect|prospects|with|about|out|it ..4 ${NAME}`,
      `do|must|should|will not mention|name|reveal|disclose|lead_with|drop|bring_up|say ..2 the|our|your|any ..1 ${NAME} ..9 until|till|yet|in_the_first|before|first|on_the_phone|over_text|by_message|in_the_message|in_your_message|in_the_invite|upfront|up_front|on_facebook`,
      `without ..1 mention~|saying|naming|revealing|disclosing|giving_away|telling_them|letting_on ..3 ${NAME}|that_you|what_it_is`,
      'nobody|noone|no_one|readers|customers|people|followers|they|she|he|viewers|buyers ..1 do|does|will|must|should|need|needs ..2 not? ..1 need|have|must|will|ever|to ..1 to? ..1 know|find_out|realise|notice|guess ..4 we|you|site|belongs|it_is|same|that|who|paid|author|from|connected|behind',
      `no need|reason to mention|say|disclose|tell|tag ..4 ${NAME}|paid|ad|advert|them|anyone`,
      'remove|delete|leave|take|drop|skip|omit|forget|lose|ditch ..4 #ad|ad_tag|ad_label|disclosure|advert_label|paid_partnership',
      'do not|never ..1 bring|wear|carry|show|hand ..3 brochure~|pin|logo|catalogue~|badge|business_cards',
      'name|brand|logo|company must|should|can|may|will|cannot not ..1 appear|show|be_mentioned|be_named|be_visible|be_seen',
    ],
  },
  {
    ...SCRIPT,
    patterns: [
      'take ..2 pin|badge|logo|lanyard|sticker off',
      'say|tell|claim|pretend ..4 samples|visit|call|meeting|it|evening is|are ..1 for|about ..2 study|survey|research|school|practice|training|charity|coursework|project',
      'only|just|wait|then ..2 mention|bring|reveal|raise|introduce|drop ..3 joining|business|price|products|company|membership|kit ..3 at_the_end|later|after|once|until|when|last',
      'once|when|after|as_soon_as they|she|he ..3 like|likes|trust|trusts|relax|relaxed|hooked|comfortable|interested|warmed ..4 bring|mention|tell|introduce|raise|pitch|invite|show',
      'post|write|review|comment|share ..2 as_if ..4 customer|user|stranger|fan|buyer|somebody_else',
      'leave|keep ..2 link|name|brand|logo ..1 out|off|hidden|back|secret ..3 until|till|so|on|in|for',
      'look~ like|as ..2 independent|neutral|impartial|unbiased ..1 review|article|site|blog|test|advice',
      `keep|hide|leave|hold|put|tuck ..2 the|your|our|all ..2 ${NAME}|samples|banner|boxes|display ..2 back|hidden|secret|in_the|out_of|quiet|away|to_yourself|under|until|for_later|till|off`,
      `hide|conceal|disguise|play_down|withhold|keep_quiet_about|skip|bury ..3 ${NAME}|that_you|your_link|connection|the_fact|who_pays`,
      'call|describe|present|advertise|invite|frame|dress|sell|label|bill|pitch ..3 it|this|them|the_event|the_meeting ..2 as|a|an|to ..3 coffee_morning|book_club|girls_night|pamper|survey|research|party|study|job_interview|interview|get_together|workshop|training|wellness_evening|catch_up|networking|dinner|barbecue ..12 products|business|arrive|then|when_they|once|not_a|bring_up|until|pitch|company|presentation|instead',
      'tell|say_to|invite|inform them|her|him|people|guests|prospects|friends|folks ..3 it_is|to|this_is|you_are|about|you_have ..9 not ..3 business|sales|pitch|presentation|selling|company|work|meeting|party',
      'say|tell_them|tell_her|tell_him|claim|pretend|mention|write|act ..2 you|as_if ..1 are|heard|only|just|have|need|want|would ..6 opinion|advice|customer|survey|idea|wellness_space|good_with_people|research|friend|fan|help|project|happy_user|shopper ..15 company|name|brand|business|what_it_is|it_is|pitch|zoom|upline|call|never|do_not|sell',
      'pose|pretend|act|write|post|comment|reply|review|speak|sound ..3 as|like|to_be ..2 ordinary|happy|normal|regular|satisfied|real|independent|unconnected|neutral|random|delighted customer|user|buyer|shopper|mom|member_of_the_public|fan|reviewer|consumer|person',
      'five_star|#num_star|glowing|positive|good|fake|nice ..1 review~ ..6 each_other|for_each|our_own|your_own|other_name|fake|sisters_account|second_account|nobody|another_account|different_names|upline|one_another',
      'fake|second|dummy|spare|burner|anonymous|husbands|private account~|profile~ ..6 review|comment|praise|recommend|post|question~|ask',
      'if|when they|she|he|anyone|people|somebody|someone ..1 asks|ask|asked ..3 whether|if|what|is|about|who ..9 laugh|visual|need_to_see|show_you|change_the_subject|deny|deflect|dodge|not_say|say_it_is|only_want|just_a|avoid|tell_them_it_is_not|voice_note|say_no|stay_vague|keep_it_vague|play_dumb|smile',
      'create|build|spark|stay|keep|be|use|generate|remain ..2 curiosity|vague|mysterious|mystery|intrigue ..9 phone|call|zoom|name|details|ask|brand|company|never|meeting|dm|until|post|inbox|when_they',
      'get|lure|bring|invite|move|take|pull|steer ..1 them|her|him|people|prospects|everyone ..3 to|on|onto|into|through ..3 call|zoom|phone|room|event|door|venue|dms|private_chat|inbox ..6 before|without|then|first|and_only ..6 company|name|brand|products|business|explain|mention|reveal|say|pitch|tell',
      'they will|can ..2 find_out|learn|discover|see|hear ..4 when|once|after ..3 arrive|arrived|are_there|get_there|seated|in_the_room|are_in|there',
      'we|our|i ..2 tested|compared|reviewed|ranked ..9 belongs|own|our_distributors|we_sell|our_site|clear_number|run_by',
      'look~|make ..2 like|sound|seem ..3 independent|neutral|impartial|unbiased|news|genuine review|article|site|blog|story|test|magazine|advice|editorial ..9 our|distributor~|we|nobody|readers|link|shop|not',
      'wait until|till she|he|they|the_customer ..4 before|then ..4 tell|mention|reveal|say ..3 sell|business|name|rep|commission|products',
    ],
  },
]
