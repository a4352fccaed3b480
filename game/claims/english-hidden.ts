import type { ClaimRule } from './rule.ts'
import { SOURCES } from './sources.ts'

/** Words by which somebody says that they sell or gain something. */
const DISCLOSED = [
  '#ad',
  'i|we|me sell|am_selling|sold|earn|get_a_commission|am_paid|get_paid|get_credit|make_commission|make_a_commission|receive|work_for|represent|distribute|profit|make_money|earn_a_little',
  'i ..2 sell|earn|commission|get_paid|am_paid|represent',
  'i|we get|gets ..3 commission|tokens|points|paid|credit|percentage|bonus|reward|cut|something',
  'i am|work_as ..4 distributor|consultant|rep|representative|ambassador|seller|affiliate|partner|stockist|member|agent|coach_for|promoter|advocate|associate|retailer|independent|customer',
  'as a|an ..2 distributor|consultant|rep|representative|ambassador|seller|affiliate|partner|stockist|stylist|promoter|associate|advisor',
  'my ..2 business|shop|store|commission|stall|customers|company_pays|etsy_shop',
  'paid|gifted|affiliate|sponsored|commissioned partnership|link|links|post|ad|by|content|advert|promotion|item|product',
  'advert|advertisement|affiliate|sponsored|disclosure|disclaimer|commission_if|paid_if_you|commission_on|commission_when|i_sell|earn_if|earn_when|full_transparency|pays_me|pay_me|paid_me|gifted_me|sent_me_this_free|for_free_to_review|sample_to_review|i_profit|i_benefit|makes_me_money|selling_these|selling_this|own_business|discloses|not_paid|my_interest|bought_it_myself',
]

/** What people love and nobody in this trade sells. */
const UNSOLD =
  'recipe|recipes|podcast|book|books|novel|library|song|album|band|film|movie|series|show|park|beach|walk|walks|cafe|restaurant|pub|bakery|school|teacher|plumber|electrician|dentist|vet|library_card|poem|museum|playlist|photo|photos|concert|choir|garden|allotment|church|hotel|cottage|campsite|hairdresser|club|football|volunteer|volunteering|charity|fundraiser|petition|zoom_quiz|knitting|pattern|cake|soup|curry|lasagne|dog|cat|puppy|kittens|cot|pram|buggy|sofa|wardrobe|bike|house_share|room|flat|seedlings|homework|minutes|rota|lift_share|carpool|spreadsheet|worksheet|timetable|photos_from|sister|wedding|birthday|party|quiz|match|game|tickets|builder|mechanic|gardener|free_to_collect|free_to_a_good_home|lesson_notes|address|directions'

export const HIDDEN: readonly ClaimRule[] = [
  {
    kind: 'hidden',
    why: 'It recommends something and asks people to get in touch, but doesn’t say that you sell it or gain by it.',
    source: SOURCES.endorsements,
    rewrite: 'Say it in the same post, before the link: “I sell this cream, so I earn something if you buy it.”',
    unlessInText: [...DISCLOSED, UNSOLD],
    needs: [
      'CONTACT ..1 me|us|for|link|below|yes|info|details|the|my|a|your|here|if',
      'link|links ..2 in|below|here|comments|bio|profile|first|to_order|to_get|to_shop|to_try|in_my',
      '#link|#mail',
      'ask me|away ..2 how|about|where|for|what|if|anything|more|why',
      'i|will|can|let_me|happy_to|gladly ..2 send|share|pass|forward|get|hook|pop|drop|give|tell|show|add|order|sort|point ..2 you|the|a|link|details|on|my|more|some|it|over|one',
      'message|dm|inbox|text|whatsapp|call|contact|comment|reply',
      'want|need|interested|fancy|like|know ..2 link|details|samples|sample|some|one|where_i_got|what_i_use|my_secret|know_more|to_know|the_name|try_it|in|my_discount',
      'swipe|tap|click|shop|order ..2 up|link|here|now|bio|yours|below|through',
      'who|anyone else|wants|want|needs',
    ],
    patterns: [
      'i|we ..2 love|loving|adore|obsessed|swear_by|recommend|addicted|hooked|in_love|rave|cannot_live|can_not_live|can_not_recommend|can_not_get_enough|live_by|rely_on|can_not_stop_raving|blown_away|can_not_believe|am_amazed|can_not_stop|rate|worship ..9 PRODUCT',
      'obsessed|in_love|hooked with|on ..5 PRODUCT|this|these|it',
      'love|loving|adore|swear_by|obsessed_with|recommend|addicted_to|rave_about ..1 this|these|my|the|it ..3 PRODUCT|so_much|honestly|everyone|stuff|little|new',
      'this|these|my|the|new ..4 PRODUCT ..6 game_changer|changed|saved|holy_grail|best|amazing|incredible|unreal|magic|life_saver|lifesaver|love|obsessed|works_wonders|wow|so_good|fantastic|brilliant|fab|insane|unbelievable|transformed|gorgeous|is_everything|is_everything|miracle|worked|are_amazing|worth|must_have|blown|favourite|favorite|perfect|glowing|dreamy',
      'best|favourite|favorite|holy_grail|fave|only ..2 PRODUCT ..3 ever|i_have|on|in|out|hands|i|you|world',
      'my ..2 skin|hair|energy|sleep|nails|face|body|lashes|mood|tummy|gut|wrinkles|complexion ..4 never|so_much|amazing|better|glowing|glow|transformed|incredible|changed|thank|thicker|clearer|smoother|softer|loves|unreal|best|different|shinier|improved|insane|through_the_roof|saved',
      'everyone|people|loads|so_many|you_all|friends|lots|few|several ..3 asking|ask|asked|asks|messaging|messaged ..4 what|how|about|my|where|skin|secret|using|use|hair|glow|weight',
      'PRODUCT ..3 everyone|everybody ..3 talking|raving|obsessed|needs|loves|about',
      'you|everyone|ladies|girls|guys ..2 need|have_to|must|got_to|should|need_to ..2 try|get|grab|have|buy|own|check_out|in_your_life ..3 this|these|it|PRODUCT',
      'have you|anyone tried ..3 this|these|PRODUCT',
      'just|honest|genuine|honestly|only|simply ..3 recommendation|review|recommending|opinion|happy_customer|sharing_the_love|customer|fan|sharing_what|passing_on ..9 PRODUCT|link|this|it|them|what_works|love',
      'found|discovered|stumbled|tried|trying|using|started|been_using|testing|bought|switched_to ..4 this|these|an|a|the|something ..4 PRODUCT|stuff|amazing|secret|magic ..6 love|amazing|best|wow|changed|results|difference|skin|incredible|obsessed|unreal|glowing|life|never|magic|dm|message|link|ask|brilliant|fab|blown',
      'not sponsored|an_ad|a_sponsored|paid ..9 love|link|PRODUCT|dm|message|just',
      'my|the secret ..6 PRODUCT|dm|message|link|ask|bio|comment|is',
      'results|difference|glow|transformation|skin ..4 speak_for_themselves|say_it_all|unreal|no_filter|speaks_for_itself|incredible|insane|unfiltered',
      'PRODUCT ..4 link_in_bio|link_below|dm_me|message_me|inbox_me|link_in_comments|i_will_send_you_the_link|ask_me_where|ask_me_how|dm_for|comment_below|link_in_my_bio|pm_me|dm_link',
      'thank|thanks me|me_later ..2 later|PRODUCT',
    ],
  },
  {
    kind: 'hidden',
    why: 'It hides that this is an offer to sell or to join, and a reader has to see that at once.',
    source: SOURCES.unfairBritain,
    rewrite:
      'Say in the first line what it is: “I’m in network marketing and I’m looking for people who want to sell with me. I get something if you join.”',
    evenNegated: true,
    unlessInText: [
      'i|we ..1 sell|am_a_distributor|am_a_consultant|get_points|get_tokens|earn_commission|get_commission|am_in_network|am_paid',
      'network_marketing i|we ..3 get|earn',
      'get|earn ..4 if_you_join|when_you_join|if_you_buy|if_you_sign|for_each_person_who',
      'tokens and points',
      'sells|affiliate|#ad|volunteer|volunteers|volunteering|vacancy|apprenticeship|internship|my_commission|i_earn|i_sell|salary|salaried|recruiter_at|allotment|choir|charity',
    ],
    patterns: [
      'not|never ..2 selling|trying_to_sell|here_to_sell|going_to_sell|recruiting|pitching|a_sales|a_salesperson|sell_you|a_sales_pitch|pitch ..4 anything|you|just|only|sharing|share|to_you|something|but|pitch|this|a !house|car',
      'not|never|no ..2 mlm|pyramid|pyramid_scheme|network_marketing|sales_job|direct_sales|one_of_those !for_me|my_thing',
      'no sales pitch|selling|pitch|sales|recruiting|selling_involved|selling_required',
      'no|not_a|without_any|zero catch|strings|hidden_agenda|gimmick|gimmicks ..9 opportunity|share|details|dm|message|chat|people|business|just|attached',
      'just|only|simply|happy_to|love_to|wanted_to|want_to|excited_to|here_to|like_to ..1 sharing|share|spreading|offer|offering|pass_on|introduce ..3 opportunity|what_worked|something_special|what_i_found|business|what_changed|something_amazing|something_exciting|an_idea|a_little_secret|project|something_that',
      'exciting|amazing|incredible|fantastic|great|unique|new|brilliant|wonderful|ground_floor|life_changing|huge|massive|perfect|special|rare|awesome|fab|secret|quick|little|interesting|lucrative|online|flexible|exclusive|genuine|real|mystery ..1 business? opportunity|project|venture|thing|side_project|business_idea|collaboration|gig|proposition|launch|something|business ..9 dm|message|inbox|chat|call|details|you|share|coffee|zoom|interested|tell|link|perfect|for_you|comment|reply|curious|ask',
      'can|cannot|could|will|would|do not ..2 say|explain|tell|share|reveal|go_into|give|spill|describe|discuss ..3 here|much|details|more|yet|on_here|by_text|over_text|everything|what_it_is|too_much|in_a_message|publicly|on_facebook|over_the_phone|it_by',
      'tell|explain|show|share|reveal ..2 you|more|everything|all|details ..3 when_we_meet|in_person|on_the_call|on_a_call|over_coffee|face_to_face|on_zoom|in_private|privately|once_you_are|on_the_zoom|at_the_event !holiday',
      'thought of you|you_straight_away|you_immediately ..9 opportunity|business|something|project|perfect|team|launch|this|dm|zoom|coffee|amazing|idea',
      'thought|think|feel|believe|know|reckon you ..2 would|will|be|are|might ..2 amazing|perfect|great|brilliant|fantastic|a_natural|really_good|so_good|be_interested|rock_this|smash_this|crush_it|love_this|smash_it|absolutely|ideal ..6 at|for|in|this|something|it|fit',
      'hey|hi|hello hun|girl|babe|lovely|mama|gorgeous|lady|beautiful|hunni|stranger !birthday',
      'open|keep|are_you_open|keeping ..2 to|options_open ..2 opportunities|side_income|earning|making|new_opportunities|extra|additional|hearing|a_side|looking_at|learning_about|business|taking_a_look|a_new_opportunity|something_new',
      'something|project|opportunity|secret|thing ..3 working_on|am_part_of|i_have_found|i_found|got_involved|i_am_doing|came_across|i_started|i_joined|can_not_tell|can_not_keep|big_is|huge_is|amazing_is|exciting_is|to_show_you|to_share_with ..9 message|dm|ask|chat|curious|call|details|you|coffee|inbox|interested|comment|know|zoom',
      'looking|searching|need|seeking|want|hunting ..1 for? ..1 NUM|a_few|motivated|like_minded|ambitious|people|ladies|women|moms|driven|positive|go_getters|hungry|coachable|self_motivated ..4 people|ladies|women|moms|individuals|go_getters|who|to|girls|guys|leaders|partners|testers|serious|motivated|hungry ..5 join|work|earn|income|start|team|help|build|online|change|mentor|extra|lose|try|from_home|dm|phone|who|ready|want|message',
      'ask|message|dm|inbox|text|comment ..1 me ..2 how|what_i_do|about_what_i_do|for_details|for_info|for_more|about_it|my_secret|why|to_find_out|to_learn|and_i_will_tell|and_i_will_share|to_know|i_will_show !are_you|you_are|old|to_get_there|far|many|it_went|was',
      'comment|drop|type|reply|message_me|dm_me|text_me|send_me|say|dm|inbox_me|write|send ..2 yes|info|details|me|ready|interested|a|i_am_in|emoji|more|hi|freedom|now|glow|link|change|start|how|income ..2 below|and_i_will|for_details|for_info|if_you|and_i|for_the|to_learn|to_find|for_more|for_link|to_get|for_my',
      'join|hop|jump|come ..2 me|on|us|along|to ..3 zoom|quick_call|short_call|webinar|presentation|call|quick_video|video_call|little_get_together|private_group|secret_group|coffee_meetup|event ..5 opportunity|tell|explain|exciting|something|show|learn|all|discover|change|share|reveal|surprise|no_pressure|tonight|you_will|about',
      'grab|meet|catch|pop|have ..2 coffee|catch_up|chat|call|up ..5 run_something|show_you|pick_your_brain|tell_you_about|idea|opportunity|something|exciting|share|business|project !wedding',
      'pick your brain !about_the',
      'watch|check_out|look_at ..2 video|short_video|this_video|quick_video ..6 opportunity|tell_me|what_you_think|opinion|business|change|details|after|call|let_me_know',
      'secret|private|hidden|exclusive|vip ..1 group|community|club|team|zoom|chat ..5 add|join|link|dm|message|invite|details|in|want',
    ],
  },
]
