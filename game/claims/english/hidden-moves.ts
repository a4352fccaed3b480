import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { DISCLOSED, MONEY, OPEN_OFFER, SCEPTIC, UNSOLD, VAGUE_HARMLESS, WORK } from './contexts.ts'

/** How to be asked for more: a text that praises and invites so, but doesn't say why, hides an interest. */
export const ASK_FOR_MORE: readonly string[] = [
  'dm|inbox|pm|message|text|whatsapp|comment|ping|ring|write|holler|shout|buzz|snap|type|drop|pop|reply|put ..3 me|us|below|for|if|and|link|yes|details|here|word|heart|emoji|name|comments',
  'link~|code|order_form ..3 bio|comments|below|profile|story~|first_comment|dms|inbox|private|privately|here|in_my|sent|send|share|stick|pop|want~|need~|if|gets_you|get',
  'in|on|is ..1 my bio|profile|stories|highlights',
  '#link|#mail',
  'happy_to|can|will|gladly|could|let_me|love_to|more_than_happy|glad_to|shall_i|able_to ..2 pass|send|share|point|tell|get|hook|sort|forward|order|bring|pop|drop|add|show|put|introduce|sneak|give|let ..5 you|it|one|some|link|anyone|name|on|over|details|in|samples|more|where|yours',
  'ask|asks|asking|asked ..2 me|away|about|what|where|how|for',
  'want~|interested|curious|fancy|need|needs|keen ..4 link|details|sample~|some|one|name|know|brand|try|more|in|secret|where|it',
  'only by|in|through ..1 message|pm|dm|private|inbox',
  'thumbs_up|thumb_up|give_me_a_wave|raise_your_hand',
  'word_from_you|leave_a|put_a|want_to_know',
  'find me|us after|at|if|for',
  'you|everyone|everybody|girls|ladies|moms ..1 need|must|have_to|got_to',
  'who|anyone|anybody else|want~|needs',
  'not_in_the_shops|not_in_shops|get_it_in_the_shops|not_in_stores|only_through|cannot_buy_it|not_buy_it_in',
]
export const OPEN: readonly string[] = [...DISCLOSED, UNSOLD, ...OPEN_OFFER]
/** A pitch that names money or a cure hides less, and is another kind of claim. */
const NAMED: readonly string[] = [
  ...VAGUE_HARMLESS,
  ...WORK,
  ...SCEPTIC,
  ...OPEN_OFFER,
  'surprise_party|surprise_for|found_it|cushion~|shifts_on|swapping|surprise_party|about_the_kitchen|the_kitchen|scrap|school_app|swap_shifts|swapping_shift~|swapping_shifts|swap_lift|parcel|mitten|found_by|lost_property|loft|gravy|scan_them|no_agenda|costs_how|how_many_people_give_up|nobody_has_to_buy|direct_selling|squad|minutes_of|panto|kiln|tenants|carpool|committee|babysit~|rehearsal',
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
      'my_secret|little_secret|secret_weapon|what_i_use|what_i_am_using|what_i_have_been|what_i_am_on|what_did_it|the_brand|where_i_get|where_i_got|not_naming|not_name|not_posting_the_name|want_the_name|want_the_link|spill_the_beans|the_name_here',
      '^ not a|an|my ad|advert|advertisement|business',
      'am|is|are no|not ..2 ad|advert|sponsored|selling|sales|salesy|saleswoman|salesman|salesperson|affiliated|commission_for_me|on_commission|pitch|pushing|trying_to_sell|gaining|brand_has|brand_sent',
      'nothing to gain|in_it_for_me',
    ],
  },
  {
    ...UNDISCLOSED,
    patterns: [
      'best ..3 on the_planet|earth|the_market|in_the_world',
      'DMS ..3 for ..2 link|name|secret|more|where|how',
      'just|only ..2 fan|happy_customer|recommendation|sharing',
      // Praise.
      'PRODUCT|stuff|these|bottle|jar|brand|pods|pod ..6 game_changer|changed|saved|holy_grail|magic|lifesaver|life_saver|miracle|unreal|obsessed|wow|amazing|incredible|best_thing|the_best|in_love|unbelievable|transformed|next_level|out_of_this_world|worth_every|witchcraft|sorcery|liquid_gold|insane|blown|blows|legit|#num_out_of|chefs_kiss|gorgeous|genius|dreamy|speechless|fantastic|brilliant|heaven|divine|survives|survived|gets_out',
      // Others ask.
      'everyone|everybody|people|loads|so_many|total_strangers|friends|lots|several|neighbour~|colleagues|strangers|girls|mom|sister|hairdresser|you_all|dentist|office ..4 asking_me|keep_asking|keeps_asking|asked_me|asks_me|stop_me|stopped_me|speak_to_me|have_asked|always_ask|asks_what|asked_what|been_asking|are_asking|messag~|complimented|compliments|wants_to_know|has_a_bag|obsessed',
      // Only a customer.
      'found|discovered ..1 something ..6 energy|power|oomph|skin|sleep|mornings|hair|mood|life|difference',
      'found|discovered|stumbled|came_across|introduced|put_me_on|put_me_onto|put_us_on|switched|trying|testing|started|tried|been_using|been_taking|been_on|using ..6 PRODUCT|these|amazing|pods',
      'someone|somebody|friend|girl|woman|lady|cousin|colleague|neighbour|mate|wife|pastor|nurse|trainer|stylist ..5 put_me|introduced|told_me|recommended|got_me|swears|gets_them|gets_it|does_them ..4 PRODUCT|to|onto|about|these|this|drops|stuff',
      'if you know you_know',
      'word|thing is? wow',
      // Free looks.
    ],
  },
  {
    ...OFFER,
    evenNegated: true,
    patterns: [
      'not ..1 keep quiet|it_to ..9 details|message|send|dm|link|write',
      'can|could|rather|prefer|better|easier|not|supposed|hard|impossible ..4 say|explain|explained|type|discuss|post|posted|reveal|go_into|put_it|putting|name|spill|give_away|describe ..6 here|on_here|by_text|over_text|in_a_message|publicly|over_the_phone|in_the_group|face_to_face|in_person|all_the_details|facebook|until_sunday|until_the_launch|in_a_text|in_the_group_chat|what_yet|till_sunday',
      'not|hard tell|say|describe|explain ..1 you what ¶ only|but|just|dm|message|come|you|text',
      'no details|spoilers|clues',
      'not say|saying|mention|write ..2 what|any_more|more|its_name|the_name|details ..9 want|write|message|bring|ambition|send|ring',
      'just_trust|thank_me_later|you_will_thank_me|all_will_be_revealed|no_questions_yet|keep_it_between_us|keep_an_open_mind|open_mind|do_not_google|without_googling|keep_it_quiet|by_referral|by_invitation|invite_only|referral_only|in_on_the_secret|in_on_something|in_on_it',
      'would you be open|interested|up_for ..3 learning|hearing|opportunity|project|more|a_chat',
      'your name came|kept|keeps|popped ..1 up|coming',
      'page|profile|feed|posts ..2 stands_out|stood_out|jumped_out|popped_up|resonated',
      'something|bit|anything ..1 on the side',
      'ring|catch_up|CALL ..4 explain|tell_you_more|show_you',
      'thought_of_you|came_to_mind ..9 project|company|coffee|opportunity|call',
      // Something that has no name.
      'got_something|have_something|got_a_thing ..3 you|for_you|to_show',
      'friend|girl|woman|lady|someone|guy ..4 going_to|will|is|coming ..3 show|showing|tell|talk|demo|demonstrate ..4 something|us|little|few',
      'something|thing|business ..2 going_on|on_the_go|in_the_works|cooking ..9 come_round|come_over|show_you|phone|in_person',
      'work~ ..2 on something ..2 big|special|huge|exciting|new ..12 think_of_you|thought_of_you|you|coffee|chat',
      'reveal~|find_out|learn|tell ..3 on_the_night|at_the_venue|once_you_are_there|when_you_come|when_you_get_there',
      'work~|partner~|collaborat~ ..2 with ..4 company|brand|firm|team ..6 expanding|growing|launching|opening|area|hiring_now|looking',
      'surprise ..6 not_say|not_saying|say_what|bring|dm|message|here',
      // Not here.
      'explain|details|find_out ..6 when_we_meet|in_person|face_to_face|privately|over_coffee|on_the_call|on_the_night|on_zoom|once_you_are|in_the_room|in_private|in_your_dms|better_on_telegram|on_telegram|see_it_on',
      // Why you.
      'thought_of_you|thinking_of_you|your_name|you_popped ..12 opportunity|project|call|business|idea|zoom|team',
      // A call for people.
      'open|up_for|keen|receptive ..2 to|for ..3 hearing|opportunit~|opportunities|earning|extra|looking_at|ideas|business|side|different|options',
      // Come and see.
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
      'guaranteed|guarantee|lose|tenner|weight|cure~|heal~|#pct|spots|places|beach|freedom|ward|commute|office|sunlounger|kg|stone',
    ],
    patterns: [
      'comment|write|type|drop|pop|leave|put|send|reply ..5 and ..1 i will ..1 send|tell|share|reveal|show|be_in_touch ..2 you|it|link|name|secret|details',
      'comment|write|type|drop|pop|leave|put ..5 and ..1 i will ..2 be_in_touch|get_back|message_you|dm_you',
      'write|dm|message|text|send ..1 me ..1 info|yes|ready|curious|glow|details !of|about|by|for_the',
      'private|secret|invite_only|exclusive|hidden|vip ..1 group|community|club|circle|zoom|evening',
    ],
  },
]
