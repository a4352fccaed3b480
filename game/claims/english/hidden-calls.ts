import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, SCEPTIC } from './contexts.ts'

/** Who says what they gain, and what they offer by its name. */
const OPENLY: readonly string[] = [
  'i|we get~ ..3 bonus|commission|credit|cut|percentage|points|reward|tokens',
  '#ad',
  'i|me|we ..2 am_paid|distribute|earn_commission|get_commission|get_paid|represent|sell|stock',
  'i|we ..2 earn|make ..3 commission|if_you_buy|if_you_order|margin|on_each|on_every|when_you_order',
  'i am|work_as !no|not ..4 affiliate|ambassador|biased|consultant|distributor|rep|representative|seller|stockist',
  'as a|an ..2 affiliate|ambassador|consultant|distributor|rep|representative|seller|stockist',
  'advert_for|advertisement|affiliate|commission_on|direct_sales|direct_selling|disclosure|gifted|paid_partnership|sponsored',
]

/** Jobs with an employer, and calls to friends and neighbours. */
const ORDINARY: readonly string[] = [
  '#sum ..1 a_jar|a_pot|apiece|each|per_pack',
  'having a_boy|a_girl',
  'lost_property|spare_key',
  ...HOMELY,
  ...SCEPTIC,
  ...OPENLY,
  'attach|drop|email|hand|send|with ..3 cv|resume',
  'salary ..2 #k|#sum|per|scale',
  '#num|#sum ..2 an_hour|contract|per_drop|per_hour|pro_rata',
  'own bike|car|licence|transport',
  'anonymous|ethics|masters_thesis|no_product|no_purchase|t_cs|terms_and|university',
  'app_store|apply_at|apply_in|apply_on|apprenticeship|babysit|babysitter|band|barbecue|barber|barista~|beta|birthday|blood|book_club|bridesmaid~|bridge|bug|bugs|carer~|carpool|chef~|chess|chilli|classmates|cleaner|clinic|collect_it|committee|concert|courier|curry|cushion~|dog_walker|donor~|driver~|drummer|engaged|expecting|fiance|fiancee|five_a_side|for_sale|foster|gofundme|granddaughter|grandson|guitar|hen_do|hike|hiking|hospice|hospital|hourly|internship|invoice~|librarian|lottery|marathon|mrs|ms|nanny|nursery|ofsted|parcel|payroll|pension|phd|piano|pick_up_from|pickup|picnic|pizza|players|poster|pregnant|primary|pta|puppies|references|registered|rehearsal|rent|researcher~|reunion|roast|roommate|rsvp|salon|school_uniform~|secret_santa|singer~|spare_room|spare_ticket~|stepladder|street_party|sublet|surgery|surprise_party|swap_shifts|swapping|thesis|tickets|tutor|university|vacancy|visitors|waiter~|warehouse|wedding|your_op',
]

const CALL: Omit<ClaimRule, 'patterns'> = {
  kind: 'hidden',
  advice: 'offer',
  source: SOURCES.unfairBritain,
  evenAsked: true,
  evenNegated: true,
  unlessInText: ORDINARY,
}

const ASKED = 'apply|comment|contact|dm|drop|inbox|message|ping|pm|reply|telegram|text|type|whatsapp|write'
/** What only somebody who recruits talks of, before they say what it is. */
const PITCH: readonly string[] = [
  'amazing_at|another_income|be_open|beauty_brands|brand_ambassador|business|career|changed_my_life|earn~|ever_considered|ever_thought|ever_tried|expand~|extra|fit_for|flexible|freedom|from_home|good_at_this|great_at|heard_of|income|interested|join|joined_something|just_launched|launching|like_to_hear_about|looking_for_people|love_to_tell|make_money|my_new|my_team|new_chapter|new_thing|open_minded|open_to|opportunity~|options|our_team|partnered|perfect_for|products|project|proposal|proposition|putting_together|quick_call|quick_chat|quick_question|quick_vid|run_by|run_past|run_something|samples|show_you|side_hustle|side_project|skincare|small_favour|something_big|something_exciting|something_i|something_new|something_you|started_something|tell_you_about|venture|video|voice_note|what_i_do|work_on|working_on|zoom',
]

/** What people say to be asked for more, or to find people, without a word of what it is. */
export const HIDDEN_CALLS: readonly ClaimRule[] = [
  {
    ...CALL,
    needs: PITCH,
    patterns: [
      // A friend that one hasn’t heard of for years.
      'hello|hey|heya|hi|hiya|yo ..1 babe|beautiful|bestie|boo|bro|brother|chica|chick|darling|dear|dearie|friend|girl|girlie|gorgeous|hun|hunni|lady|love|lovely|ma|mama|mate|momma|pretty|queen|sir|sis|stranger|sunshine|superstar',
      'long time no|not chat|heard|see|seen|speak|spoken|talk',
      '^ long_time',
      'been_ages|been_forever|been_too_long',
      'admire|like|liked|love~ ..1 the|your ..1 attitude|content|drive|energy|feed|hustle|insta|instagram|page|positivity|posts|profile|smile|spirit|stories|vibe~',
      'came|come|found|noticed|saw|seen|spotted|stumbled ..2 you|your ..3 account|comment|facebook|feed|friends_list|group|instagram|page|post|profile',
      'you came|come|popped|sprang ..1 in|into|to ..1 head|mind',
      'been came|come|crossed|on|pop|popped ..2 my head|mind',
      'you_came_to_mind|you_popped|your_name_came',
    ],
  },
  {
    ...CALL,
    patterns: [
      // The career of somebody whom one hardly knows.
      'content|fulfilled|happy|satisfied ..1 in|where|with ..5 career|earning|income|job|nine_to_five|ninetofive|salary|work',
      'have|having|keep|keeping ..1 an|your ..1 options open',
      'practice|practise ..2 on ..2 NUM|few|real ..2 faces|ladies|people|volunteers|women',
      'nothing|not ..2 like ..1 one_of_those|those ..2 companies|pyramid|schemes|things',
      'ask you a_question|something ..2 cheeky|odd|personal|random',
      'explain|show|tell ..2 rest ..3 call|event|meeting|presentation|seminar|zoom',
      'all you need to know for_now|right_now|until',
      'hiring|looking|searching ..1 for ..3 like you',
      'know anybody|anyone|someone ..3 ambitious|fed_up|good_with|hungry|motivated|outgoing|who_wants',
      'all|everything|more will_be revealed',
      // It isn’t what it is.
      'am|are|is not ..2 mlm|multi_level|network_marketing|one_of_those|ponzi|pyramid|pyramid_scheme|pyramids ..9 come|community|honest|honestly|it_is|just|legit|only|products|promise|simply|team|this_is|we|zoom',
      'not ..2 mlm|ponzi|pyramid|pyramid_scheme|scam ..3 but|honest|honestly|i_promise|it_is|just|legit|not|promise',
      'not even sell|selling',
      'am|are|is not ..3 flogging|pitching|recruiting|sell|selling ..1 anything|it|to_anyone|you',
      'i|we will|do not ..2 sell ..1 anything|it|you',
      'never|no|not|nothing ..3 flogging|pitching|recruiting|sales|selling ..1 anything|here|honest|involved|nothing|pitch|promise|to_anyone|you',
      // Come, and hear it there.
      'details|explain|fill_you_in|find_out|reveal|share|show_you|tell_you ..5 after_signup|at_the_venue|on_call|on_the_call|on_the_night|once_you_are|when_i_see_you|when_we_meet|when_you_get',
      'brand|company|details|duties|product~|role ..4 be? disclosed|explained|given|revealed|shared ..2 after|at|during|on|upon ..2 briefing|call|event|meeting|night|orientation|presentation|seminar|zoom',
      'brand|business|company|firm ..1 details|does|name !can ..6 after|following|later|on_call|once|until|upon|when_you',
      'advice|feedback|opinion|thoughts ..3 about|on ..3 a_video|idea_i|opportunity|presentation|products|project|samples|something_i|video',
    ],
  },
  {
    ...CALL,
    needs: [
      `${ASKED}|message_me|who_is_in|who_wants|up_for_it|link|interested|details|hands_up|put_your_hand`,
      'call_me|grab_a_coffee|start|your_number|zoom',
    ],
    patterns: [
      // Wanted: people, for nobody says what.
      'accepting|choosing|enrolling|hiring|hunting|looking|mentoring|need|needed|picking|recruiting|require|required|searching|seeking|want|wanted ..2 for? ..2 NUM|ambitious|brave|busy|coachable|committed|confident|dedicated|driven|energetic|few|fun|go_getters|good|handful|hardworking|hungry|like_minded|more|motivated|new|positive|ready|serious|some|stay_at_home ..3 assistants|candidates|creators|entrepreneurs|faces|girls|go_getters|graduates|guys|housewives|individuals|ladies|leaders|men|mentees|minded|minds|models|moms|participants|partners|people|persons|students|testers|volunteers|women|youths',
      'after|looking_for|need|want NUM bodies|friends|girls|ladies|moms|people|testers|volunteers|women ..3 to commit|feel|join|lose|sample|start|test|trial|try',
      'looking|seeking ..1 for ..1 go_getters|leaders|partners|people_who_want',
      'no cv|experience|interview|qualifications|resume ..9 comment|details|dm|from_home|inbox|message|online|phone|text|training|whatsapp',
      'agents|assistant~|helpers|people|personal_assistant|promoters ..1 needed|wanted ..9 from_home|no_experience|online|phone|remote',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    patterns: [
      'reason i am asking|i_ask',
      'cannot|not ..1 discuss|say|share|talk_about ..2 in_public|openly|publicly',
      'anyone|can_you|could_you|who|would_you ..3 test|trial|try ..3 PRODUCT ..4 for and_tell|feedback|free|honest|honestly|me',
      'ask me ..1 about_it|how_to_get|nicely|privately|what_i_do|why',
      'ask me ..1 about_it_but|what_changed|what_it_is',
      'only ..1 if you_are committed|hungry|motivated|ready|serious',
      'find_out|guess|hear|know|show|tell|told ..3 how ..1 i ..1 did|do|made|make|manage|managed ..1 it|that|this !to',
      'if you ..3 internet|laptop|phone|smartphone|wifi ..9 ask|chat|dm|inbox|message|talk',
      'are_you|still|you_are buying|paying|spending|using ..9 got|have|must|need|should to chat|speak|talk to|with me',
      'i can|could|only|will ..1 do|explain|give|reveal|send|share|show|tell ..4 in_private|in_private_only|in_your_messages|on_call|privately',
      'little_something|secret|surprise to reveal|share|show|tell ..2 with|you',
      'tell you a|my|the ..1 secret !behind|of|to_my',
      'comment|drop|put|reply|type|write ..9 and i will ..9 dms|inbox|inbox_you|message_you|messages|private|privately',
      'if you fancy|need|want|would_like ..9 drop|give|leave|pop|put|send|shoot a|me ..3 dm|emoji|heart|hello|hi|line|shout|smile|wave !details|invitation',
      'biggest challenge|dream|frustration|goal|struggle ..3 in|next|right_now|this|with|year|your',
      'can not buy|find|get it|them|this ..2 from|in ..1 shops|stores|supermarkets|the_chemist|the_shops',
      'fancy|interested|like|want ..2 earn|earning|make|making ..3 bit|cash|extra|income|money',
      'if anybody|anyone|someone|you want|wants ..1 to know ..9 ask|dm|inbox|message|pm',
      'chat|discuss|speak|talk ..1 in_private|private|privately',
      // One word, and more will come.
      'comment|dm|drop|inbox|message|pm|reply|say|send|text|type|whatsapp|write ..2 change|curious|details|freedom|glow|hi|how|in|interested|link|me|more|now|online|ready|secret|start|team|tester|work|yes ..1 and|below|for|if|to ..1 details|find|get|hear|i|know|learn|more|the|want|we|you ..4 add|be_in_touch|details|dm|explain|how|in|inbox|interested|invite|it|know|message|more|out|pop|secret|send|share|show|sleep|tell|what',
      'comment|dm|drop|inbox|message|pm|reply|text|type|whatsapp ..2 curious|details|freedom|how|interested|online|secret|start|tester',
      'buzz|chat|dm|hit|hmu|inbox|message|pm|text|whatsapp ..1 me ..2 for|if|po|to|up ..3 curious|details|find_out|how|interested|more|start|the_secret|you_are_serious|you_want_in',
      'drop|leave|pop|put|send ..1 a|an|me|some|your ..3 dot|emoji|fire|flame|hand|heart|palm_tree|rocket|smiley|star|thumbs_up|wave ..4 and|below|comments|i_will|if|in|ready|want',
      'who ..1 else|is|wanna|wants|would ..6 ¶ comment|dm|drop|inbox|just|message|pop|put|raise|send|type',
      'comment|dm|emoji|get_in_touch|inbox|message|shout|wave ..3 if you ..1 would? ..1 are|fancy|like|love|need|want ..1 curious|in|interested|ready|to|what ..1 about|hear|i|in|know|learn|more ..1 !about_the|details|party|wedding',
      'discovered|found|got|have|know ..1 a|my|the|this secret !admirer|agent|ballot|box|code|door|garden|ingredient|language|meeting|of_good|passage|police|recipe|santa|service|to_good|weapon',
      // A gift, and an invitation with it.
      'poll|questionnaire|quick_question|quiz|survey ..12 dm|free_sample|inbox|pop_something|private_message|secret|send_you|surprise',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    needs: [
      // Something that has no name.
      'discovered|found|got|have|into|joined|started|tried ..1 a_thing|a_way|just_the_thing|something|the_answer|the_secret|the_thing',
      'anything|something ..1 amazing|better|big|different|exciting|i_can_not|i_discovered|i_found|i_love|incredible|life_changing|new|special|that_works',
      'buzzing|change_of_direction|fed_up|intrigued|is_on_something|just_the_thing|need_a_change|nosy|sick_of_being|the_answer|the_same_results|tired_of_the|tired_of_their|tired_of_your|what_i_have_got',
      'if|who ..1 else|wants|you ..1 fancy|need|needs|want|wants|would_like ..1 better|clear|flat|flatter|glowing|good|longer|more|smooth|thicker|whiter|younger ..1 complexion|energy|hair|lashes|nails|skin|sleep|teeth|time|tummy',
    ],
    patterns: [
      'dm|inbox|message|pm|text|whatsapp me',
      'drop|give|leave|pop|send|shoot|throw me|us a|an|your',
      'comment|send|text|type change|freedom|hope|in|me|more|now|ready|yes',
      'dms|inbox|inboxes ..1 are_open|is_open|me|open',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    needs: [
      '#num_minutes|bring_everything|bring_friends|call_me|call_you|deliver_it|dm_you|explain|free_sample|girlfriends|goodie_bag|goody_bag|host|how_it_works|husbands_time|in_touch|inbox|match_you|message_me|message_you|messages|min_chat|minute_chat|minutes_of_you|private_message|privately|quick_chat|recommend_you|recommendation|send_you|sent_privately|show_you|suggest_the|suggestion|ten_minutes|text_me|the_rest|three_friends|two_friends|with_the_right|your_address|your_friends|your_time',
    ],
    patterns: [
      // A survey, an experiment or a prize, which ends in an appointment.
      'experiment|market_research|poll|questionnaire|quiz|survey !found|results|says|shows',
      'draw|drawn|give_away|giveaway|goody_bag|name_was_drawn|picked_from|raffle|sample_box|spin_the_wheel|vip_sample|you_have_been_picked|you_have_been_selected',
      'complimentary|free ..1 beauty_box|consultation|dinner|facial~|hamper|makeover~|massage|pamper|pampering|sample~|wellness_check',
    ],
  },
  {
    ...CALL,
    needs: [
      'ask|bring_a_friend|chat|come|curious|details|dm|girls_night|in_touch|inbox|link|message|nibbles|number|open_to|seminar|talk|tell_you|text_me',
    ],
    patterns: [
      'open to a_chat|collaborating|connecting|discussing|exploring|hearing_more|learning|possibilities|talking',
      'choosing|handpicking|inviting|mentoring|partnering|picking|selecting ..3 NUM|few|handful|leader|select ..2 in|leaders|of|people|women',
      'can cannot|difficult|hard|impossible|not ..2 describe|discuss|explain|say|tell ..5 by_message|here|on_phone|on_whatsapp|over_chat|over_the_phone|till_you|until_you',
      'attend|come_to|join ..2 briefing|discovery|hotel|open_day|orientation|presentation|seminar',
      'couple_of|few|some bits|goodies|pieces|products|things|treats ..2 to browse|look|see|shop|show|try',
    ],
  },
  {
    ...CALL,
    advice: 'undisclosed',
    source: SOURCES.endorsements,
    needs: ['PRODUCT|brand|cream|natural|perfume|put_me_on|put_me_onto|smell|swear|the_link|this_stuff|using_it|works'],
    patterns: [
      'ask|contact|dm|give_me_a_shout|inbox|message|pm|shout|text ..2 if u|ye|you fancy|need|want|would_like ..3 a_sample|any|details|in|it|link|one|some|the_link|the_name|to_know',
      'ask|contact|dm|inbox|message|pm|text ..1 me ..3 and_i_will|i_can|i_could|i_will ..1 get|hook|order|send|share|sort|tell ..2 you ..3 link|one|out|some|the_name|up|where',
      'if you want ..1 to ..1 feel|glow|look|shine|sleep|smell ..2 as|like|this ..9 ask|dm|inbox|link|message|shout|text',
      'never|no|not a? ..1 consultant|distributor|rep|salesperson|saleswoman|seller ..2 honest|just|myself|only|or_anything|promise',
    ],
  },
]
