import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { DISCLOSED, MONEY, OPEN_OFFER, SCEPTIC, UNSOLD, VAGUE_HARMLESS, WORK } from './contexts.ts'

/** How to be asked for more: a text that praises and invites so, but doesn't say why, hides an interest. */
export const ASK_FOR_MORE: readonly string[] = [
  'buzz|comment|dm|drop|holler|inbox|message|ping|pm|pop|put|reply|ring|shout|snap|text|type|whatsapp|write ..3 and|below|comments|details|emoji|for|heart|here|if|link|me|name|us|word|yes',
  'code|link~|order_form ..3 below|bio|comments|dms|first_comment|get|gets_you|here|if|in_my|inbox|need~|pop|private|privately|profile|send|sent|share|stick|story~|want~',
  'in|is|on ..1 my bio|highlights|profile|stories',
  '#link|#mail',
  'able_to|can|could|glad_to|gladly|happy_to|let_me|love_to|more_than_happy|shall_i|will ..2 add|bring|drop|forward|get|give|hook|introduce|let|order|pass|point|pop|put|send|share|show|sneak|sort|tell ..5 anyone|details|in|it|link|more|name|on|one|over|samples|some|where|you|yours',
  'ask|asked|asking|asks ..2 about|away|for|how|me|what|where',
  'curious|fancy|interested|keen|need|needs|want~ ..4 brand|details|in|it|know|link|more|name|one|sample~|secret|some|try|where',
  'only by|in|through ..1 dm|inbox|message|pm|private',
  'give_me_a_wave|raise_your_hand|thumb_up|thumbs_up',
  'leave_a|put_a|want_to_know|word_from_you',
  'find me|us after|at|for|if',
  'everybody|everyone|girls|ladies|moms|you ..1 got_to|have_to|must|need',
  'anybody|anyone|who else|needs|want~',
  'cannot_buy_it|get_it_in_the_shops|not_buy_it_in|not_in_shops|not_in_stores|not_in_the_shops|only_through',
]
export const OPEN: readonly string[] = [...DISCLOSED, UNSOLD, ...OPEN_OFFER]
/** A pitch that names money or a cure hides less, and is another kind of claim. */
const NAMED: readonly string[] = [
  ...VAGUE_HARMLESS,
  ...WORK,
  ...SCEPTIC,
  ...OPEN_OFFER,
  'babysit~|carpool|committee|cushion~|direct_selling|gravy|lost_property|mitten|no_agenda|nobody_has_to_buy|panto|parcel|rehearsal|school_app|scrap|squad|surprise_for|surprise_party|swap_lift|swap_shifts|swapping|swapping_shifts|swapping_shift~|tenants',
]

const UNDISCLOSED: Omit<ClaimRule, 'patterns'> = {
  kind: 'hidden',
  advice: 'undisclosed',
  source: SOURCES.endorsements,
  evenAsked: true,
  needs: ASK_FOR_MORE,
  unlessInText: OPEN,
}

const OFFER: Omit<ClaimRule, 'patterns'> = {
  kind: 'hidden',
  advice: 'offer',
  source: SOURCES.unfairBritain,
  evenAsked: true,
  unlessInText: NAMED,
}

/** What people say to recommend or invite without saying why, by the move they make rather than by the phrase. */
export const HIDDEN_MOVES: readonly ClaimRule[] = [
  {
    ...UNDISCLOSED,
    evenNegated: true,
    patterns: [
      'little_secret|my_secret|not_name|not_naming|not_posting_the_name|the_brand|the_name_here|want_the_link|want_the_name|what_did_it|what_i_am_using|what_i_have_been|what_i_use|where_i_get|where_i_got',
      '^ not a|an|my ad|advert|advertisement|business',
      'am|are|is no|not ..2 ad|advert|affiliated|brand_has|brand_sent|gaining|on_commission|pitch|pushing|sales|salesman|salesperson|saleswoman|salesy|selling|sponsored|trying_to_sell',
      'nothing to gain',
    ],
  },
  {
    ...UNDISCLOSED,
    patterns: [
      'DMS ..3 for ..2 how|link|more|name|secret|where',
      'just|only ..2 fan|happy_customer|recommendation|sharing',
      // Praise.
      'PRODUCT|bottle|brand|jar|pod|pods|stuff|these ..6 #num_out_of|amazing|best_thing|blown|blows|brilliant|changed|divine|dreamy|fantastic|game_changer|genius|gets_out|gorgeous|heaven|holy_grail|in_love|incredible|insane|legit|lifesaver|magic|miracle|obsessed|out_of_this_world|saved|sorcery|speechless|survived|survives|the_best|transformed|unbelievable|unreal|witchcraft|worth_every|wow',
      // Others ask.
      'colleagues|dentist|everybody|everyone|friends|girls|hairdresser|loads|lots|mom|neighbour~|office|people|several|sister|so_many|strangers|total_strangers|you_all ..4 are_asking|asked_me|asked_what|asking_me|asks_me|asks_what|been_asking|complimented|compliments|has_a_bag|have_asked|keep_asking|keeps_asking|messag~|obsessed|speak_to_me|wants_to_know',
      // Only a customer.
      'discovered|found ..1 something ..6 difference|energy|hair|life|mood|mornings|oomph|power|skin|sleep',
      'been_on|been_taking|came_across|come_across|discovered|found|introduced|put_me_on|put_me_onto|started|stumbled|switched|testing|tried|trying|using ..6 PRODUCT|amazing|pods|these',
      'colleague|cousin|friend|girl|lady|mate|neighbour|nurse|pastor|somebody|someone|stylist|trainer|wife|woman ..5 gets_it|introduced|put_me|recommended|swears|told_me ..4 PRODUCT|about|drops|onto|stuff|these|this|to',
      'if you know you_know',
      'thing|word is? wow',
    ],
  },
  {
    ...OFFER,
    evenNegated: true,
    patterns: [
      'better|can|could|easier|hard|impossible|not|prefer|rather|supposed ..4 describe|discuss|explain|explained|give_away|go_into|name|post|posted|put|putting|reveal|say|spill|type|write ..6 by_text|face_to_face|facebook|here|in_a_text|in_person|in_public|in_writing|over_messenger|over_text|in_the_group|in_the_group_chat|on_here|over_the_phone|publicly|till_sunday|until_sunday|until_the_launch|until_we|till_we|what_yet',
      'hard|not describe|explain|say|tell ..1 you what ¶ but|come|dm|just|message|only|text|you',
      'no clues|details|spoilers',
      'not mention|say|saying|write ..2 any_more|details|its_name|more|the_name|what ..9 ambition|bring|message|ring|send|want|write',
      'by_referral|in_on_it|in_on_something|in_on_the_secret|keep_an_open_mind|keep_it_quiet|no_questions_yet|open_mind|referral_only|thank_me_later|you_will_thank_me',
      'would you be interested|open|up_for ..3 a_chat|hearing|learning|more|opportunity|project',
      'your name came|keeps|kept|popped ..1 coming|up',
      'feed|page|posts|profile ..2 popped_up|resonated|stands_out|stood_out',
      // Something that has no name.
      'got_something|have_something ..3 for_you|to_show|you',
      'friend|girl|guy|lady|someone|woman ..4 coming|going_to|is|will ..3 demo|demonstrate|show|showing|talk|tell ..4 few|little|something|us',
      'business|something|thing ..2 cooking|going_on ..9 come_round|in_person|phone|show_you',
      'work~ ..2 on something ..2 big|exciting|huge|new|special ..12 chat|coffee|think_of_you|thought_of_you|you',
      'find_out|learn|reveal~|tell ..3 at_the_venue|on_the_night|when_you_get_there',
      'surprise ..6 bring|dm|here|message|not_say|not_saying|say_what',
      // Not here.
      'details|explain|find_out ..6 better_on_telegram|face_to_face|in_person|in_private|in_the_room|on_telegram|on_the_call|on_the_night|on_zoom|once_you_are|privately|see_it_on|when_we_meet',
      // A call for people.
      'keen|open|receptive|up_for ..2 for|to ..3 business|different|earning|extra|hearing|ideas|looking_at|opportunities|opportunit~|options|side',
    ],
  },
  {
    kind: 'hidden',
    advice: 'curiosity',
    source: SOURCES.unfairBritain,
    evenAsked: true,
    unlessInText: [
      ...NAMED,
      ...MONEY,
      '#pct|beach|commute|cure~|freedom|guarantee|guaranteed|heal~|kg|lose|office|places|spots|stone|sunlounger|tenner|ward|weight',
    ],
    patterns: [
      'comment|drop|leave|pop|put|reply|send|type|write ..5 and ..1 i will ..1 be_in_touch|reveal|send|share|show|tell ..2 details|it|link|name|secret|you',
      'comment|drop|leave|pop|put|type|write ..5 and ..1 i will ..2 be_in_touch|get_back|message_you',
      'dm|message|send|text|write ..1 me ..1 curious|details|glow|info|ready|yes !about|by|for_the|of',
      'exclusive|hidden|private|secret|vip ..1 circle|club|community|evening|group|zoom',
    ],
  },
]
