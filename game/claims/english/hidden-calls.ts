import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, SCEPTIC } from './contexts.ts'

/** Who says what they gain, and what they offer by its name. */
const OPENLY: readonly string[] = [
  '#ad',
  'i|we|me ..2 sell|earn_commission|get_commission|represent|distribute|stock|am_paid|get_paid',
  'i|we ..2 make|earn ..3 commission|if_you_buy|when_you_order|if_you_order|margin|on_each|on_every',
  'i am|work_as !not|no ..4 distributor|consultant|rep|representative|ambassador|seller|affiliate|stockist|biased',
  'as a|an ..2 distributor|consultant|rep|representative|ambassador|seller|affiliate|stockist',
  'affiliate|sponsored|paid_partnership|gifted|disclosure|advertisement|commission_on|advert_for|direct_selling|direct_sales',
]

/** Jobs with an employer, and calls to friends and neighbours. */
const ORDINARY: readonly string[] = [
  ...HOMELY,
  ...SCEPTIC,
  ...OPENLY,
  'send|attach|with|email|hand|drop ..3 cv|resume',
  'salary ..2 #sum|#k|per|scale',
  '#sum|#num ..2 per_hour|an_hour|pro_rata|per_drop|contract',
  'own bike|licence|transport|car',
  'terms_and|t_cs|no_purchase|university|anonymous|ethics|masters_thesis|no_product',
  'mrs|ms|references|registered|ofsted|committee|classmates|reunion|gofundme|collect_it|pick_up_from|pickup|walk_ins|poster|spare_seats|delivery_riders|librarian|foster|puppies|make_it_on|can_make_it|can_come|rsvp|my_boss|front_desk|apply_on|apply_in|apply_at|chilli|having_a_girl|having_a_boy|pregnant|engaged|expecting|cushion~|bridesmaid~|grandson|granddaughter|fiance|fiancee|swapping|swap_shifts|your_op|visitors|stepladder|parcel|courier|hourly|payroll|pension|vacancy|apprenticeship|internship|pta|at_school|school_gym|school_uniform~|primary|school_library|nursery|parents_evening|wedding|birthday|barbecue|street_party|piano|moving_house|lost_my|researcher~|university|phd|thesis|hospice|hospital|clinic|surgery|salon|barista~|barber|warehouse|driver~|waiter~|chef~|carer~|cleaner|nanny|babysitter|dog_walker|tutor|surprise_party|marathon|five_a_side|players|band|drummer|singer~|bridesmaid~|lift_share|spare_ticket~|spare_room|roommate|sublet|rent|blood|donor~|beta|app_store|bug|bugs|pub_quiz|book_club|the_office|our_office|at_work|invoice~|my_manager|my_class|students_union|my_students|babysit|for_sale|dance_class|rehearsal|picnic|hen_do|baby_shower|guitar|bridge|board_game|chess|hike|hiking|carpool|tickets|concert|curry|pizza|roast|drinks_after|secret_santa|lottery',
]

const CALL: Omit<ClaimRule, 'patterns'> = {
  kind: 'hidden',
  advice: 'offer',
  source: SOURCES.unfairBritain,
  evenAsked: true,
  evenNegated: true,
  unlessInText: ORDINARY,
}

const ASKED = 'dm|inbox|pm|message|text|whatsapp|comment|ping|telegram|reply|drop|type|apply|contact|write'
/** What only somebody who recruits talks of, before they say what it is. */
const PITCH: readonly string[] = [
  'opportunity~|side_hustle|side_project|project|venture|proposal|proposition|business|income|earn~|extra|options|partnered|expand~|quick_question|working_on|work_on|new_chapter|run_by|run_something|run_past|show_you|tell_you_about|quick_call|quick_chat|quick_vid|video|zoom|voice_note|amazing_at|perfect_for|great_at|good_at_this|fit_for|be_open|open_to|open_minded|thought_of_you|think_of_you|heard_of|ever_tried|ever_thought|ever_considered|looking_for_people|my_team|our_team|join|samples|products|skincare|from_home|another_income|something_new|something_exciting|something_you|something_big|something_i|career|make_money|small_favour|freedom|interested|changed_my_life|flexible|i_do|what_i_do|like_to_hear_about|love_to_tell|my_new|just_launched|launching|started_something|joined_something|new_thing|beauty_brands|brand_ambassador|putting_together',
]

/** What people say to be asked for more, or to find people, without a word of what it is. */
export const HIDDEN_CALLS: readonly ClaimRule[] = [
  {
    ...CALL,
    needs: PITCH,
    patterns: [
      // A friend that one hasn’t heard of for years.
      'hey|hi|hello|hiya|heya|yo ..1 hun|girl|girlie|babe|lovely|mama|gorgeous|lady|beautiful|hunni|stranger|chick|dear|dearie|sis|bestie|momma|love|darling|boo|queen|sunshine|superstar|ma|sir|friend|bro|brother|mate|chica|pretty',
      'long time no|not see|speak|talk|chat|seen|spoken|heard',
      'long_time|been_ages|been_forever|been_a_while|been_too_long',
      'love~|admire|like|liked ..1 your|the ..1 energy|vibe~|page|profile|feed|positivity|content|drive|posts|smile|spirit|attitude|stories|instagram|insta|hustle',
      'came|come|stumbled|saw|seen|noticed|found|spotted ..2 you|your ..3 profile|page|group|post|comment|instagram|facebook|account|feed|friends_list',
      'not ..1 spoken|talked|chatted|seen|met ..5 since|in_years|for_years|for_ages',
      'you came|come|sprang|popped ..1 to|into|in ..1 mind|head',
      'gorgeous|beautiful|lovely|amazing|great smile|skin|hair|lashes|style|personality ..9 thought|considered',
      'been on|crossed|popped|came|come|pop ..2 my mind|head',
      'thought_of_you|think_of_you|thinking_of_you|you_popped|you_came_to_mind|your_name_came|first_person_i',
      'such|got|have|bring ..1 good|great|amazing|positive|lovely|beautiful|infectious energy|vibe~',
      'are you ..1 still ..1 in|at|doing|teaching|nursing|working|hairdressing|with|looking',
      'you|they seem|look|sound|strike ..1 like|as|me ..3 driven|motivated|ambitious|positive|go_getter|hard_worker|hardworking|person|someone|leader|people_person',
    ],
  },
  {
    ...CALL,
    patterns: [
      // The career of somebody whom one hardly knows.
      'happy|content|satisfied|fulfilled ..1 with|in|where ..5 job|career|income|work|salary|nine_to_five|ninetofive|you_are_financially|earning',
      'keep|keeping|have|having ..1 your|an ..1 options open|mind_open',
      'are you ..1 open|up_for|interested|keen|curious ..2 to|in|about ..3 opportunity|opportunities|side_project|side_hustle|project|hearing|extra|learning_about|making_some|earning|new_income|changing|looking_at|collaborating',
      'know|anyone|anybody|someone|somebody ..3 anyone|anybody|someone|somebody|who ..3 like|want|needs|wants|looking|fancy|love|use|could ..3 extra|additional|second|side|earn|make ..2 income|money|cash|work|pocket|earner|gig|from_home|hustle',
      'ever|have_you ..2 considered|thought_about|thought_of|wondered_about|think_about ..3 working_from|earning|online_business|side_hustle|your_own_business|being_your_own|a_second_income|multiple|network|extra_income|making_money|selling|financial',
      'open_minded person|people|individual~|person~|women|ladies',
      'business|investment|online proposal|proposition',
      'expand~|growing|building|scaling ..2 my|our|the|an|this ..2 business|team|network|project|organisation|organization ..5 looking|seeking|need|country|area|city|region|based|uk|us|india|nigeria|your|company',
      'kindly revert|indicate_interest|send_your_whatsapp|send_your_number',
      'work~|working|partner~|partnered|linked_up|teamed_up ..1 with|alongside ..2 incredible|amazing|successful|like_minded|inspiring|international|multinational|global|us_based|american|big|fantastic|inspirational|expanding ..2 people|women|ladies|team|company|mentors|entrepreneurs|brand|couple|guys|firm',
      'just|only|simply ..1 hear|give|lend me out|minutes|ear|half_an_hour',
      'hear me out ..9 zoom|minutes|half_an_hour|coffee|call|video',
      // It isn’t what it is.
      'is|am|are not ..2 mlm|pyramid|pyramid_scheme|ponzi|pyramids|network_marketing|multi_level|one_of_those ..9 just|it_is|community|come|zoom|we|promise|legit|simply|only|this_is|honest|honestly|team|products',
      'not|nothing ..2 like those|that|one_of schemes|mlms|things|scams',
      'not ..2 mlm|pyramid|ponzi|pyramid_scheme|scam ..3 just|it_is|but|promise|not|i_promise|honest|honestly|legit',
      'legit|legitimate|genuine|real|serious|pure ..2 not|no|hindi scam|pyramid|fake|joke',
      'not even sell|selling',
      'not|no|never|nothing ..3 selling|sell|sales|flogging|pitching|recruiting ..1 you|anything|nothing|pitch|to_anyone|promise|honest|here|involved',
      'no sales pitch|selling|pitch|hard_sell|sales_talk|recruiting',
      'not ..2 salesperson|saleswoman|salesman|sales_person|salesy',
      'nothing to do with ..1 selling|sales|mlm|pyramid|network_marketing|work',
      'you|they do not ..1 have|need ..1 to ..1 buy ..1 anything|a_thing|nothing ..9 come|seats|bums|bodies|need|just|launch|support|relax|minutes',
      'bodies|bums|faces|people|numbers on|in seats|the_room|chairs',
      'no agenda|pressure|strings|obligation ..6 zoom|nibbles|wine|come|vid|video|pamper|catalogues|drinks',
      // Come, and hear it there.
      'explain|tell_you|show_you|find_out|reveal|hear|learn|fill_you_in|know|share|details ..5 when_you_get|when_you_come|when_you_arrive|once_you_are|when_you_are|once_you_get|on_the_night|on_call|on_the_call|on_arrival|once_everyone|at_the_venue|after_you_join|after_you_register|after_sign_up|after_signup|when_we_meet|when_i_see_you|only_when_you|once_seated',
      'company|brand|business|firm ..1 name|details|does ..6 after|once|later|until|on_call|on_arrival|upon|following|when_you',
      'name ..3 on call|the_call|arrival|the_night',
      'come|pop|swing|grab ..3 coffee|drink|cuppa|dinner|evening|round ..5 someone|somebody|friend|mentor|couple|guy|people ..3 want|like|love|need|should ..2 you ..1 to? ..1 meet',
      'very|really|super|hugely|incredibly|highly successful ..9 meet|coffee|town|mentor|introduce',
      'practise|practice|practising|practicing ..2 my ..3 presentation|pitch|script|talk|demo',
      'for|part_of|towards|finish|complete ..1 my training|qualification ..6 minutes|presentation|listen|opinion|favour|look_at|faces|people',
      'feedback|opinion|thoughts|advice ..3 on|about ..3 presentation|products|opportunity|samples|something_i|business_plan|a_video|video|project|idea_i',
      'said|saying|say|just_said ..1 yes ..1 to ..2 something|new|a_new|an_opportunity|this|mad ..12 hear|tell|love_you|free|chat|show|message',
      'something|thing|anything ..6 might|may|will|could|would ..2 interest|suit|love|like|help|up_your ..2 you|your ..9 video|vid|call|chat|message|send|link|quick|zoom|coffee|dm|details|private',
      'send|shoot|drop|forward ..2 you ..2 quick|short|little|two_minute|wee|#num_minute ..2 vid|video|clip|voice_note|link|info|overview|presentation',
    ],
  },
  {
    ...CALL,
    needs: [
      `${ASKED}|message_me|who_is_in|who_wants|up_for_it|link|interested|details|hands_up|put_your_hand`,
      'your_number|call_me|grab_a_coffee|zoom|start',
    ],
    patterns: [
      // Wanted: people, for nobody says what.
      'looking|searching|seeking|want|wanted|need|needed|hunting|recruiting|hiring|require|required|enrolling|accepting|choosing|picking|mentoring ..2 for? ..2 NUM|few|some|handful|more|motivated|serious|hungry|driven|ambitious|committed|coachable|positive|like_minded|busy|hardworking|stay_at_home|new|energetic|action_takers|go_getters|self_starters|fun|brave|confident|dedicated|good|ready ..3 people|women|ladies|moms|girls|guys|testers|leaders|assistants|partners|go_getters|students|participants|individuals|minds|minded|persons|volunteers|men|graduates|youths|housewives|candidates|mentees|creators|models|guinea_pigs|action_takers|self_starters|brand_lovers|faces|entrepreneurs',
      'product|beauty|skincare|makeup|hair|shampoo|wellness|coffee tester~|trialists',
      'tester~|guinea_pigs|models ..1 needed|wanted|required|for',
      'need|want|looking_for|after NUM people|ladies|women|girls|volunteers|guinea_pigs|moms|friends|testers|bodies ..3 to try|test|trial|sample|feel|lose|join|commit|start',
      'looking|seeking ..1 for ..1 leaders|go_getters|people_who_want|partners|business_minded',
      'work_from_home|online|remote|home_based|virtual|phone_based|part_time|from_home|from_your_phone|flexible ..2 job~|role~|position~|assistant~|gig~|vacancies|opportunity~|side_hustle|work ..9 no_experience|training|inbox|dm|details|interview|flexible|weekly|interested|apply|message|company_name|start',
      'no experience|cv|interview|qualifications|resume ..9 inbox|dm|whatsapp|comment|text|phone|online|message|details|from_home|training',
      'assistant~|helpers|personal_assistant|people|agents|promoters ..1 wanted|needed ..9 from_home|remote|phone|online|no_experience',
      'work|earn|working ..1 from|on|with your|home|a|my phone ..9 inbox|dm|whatsapp|start|interested|details',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    patterns: [
      'reason i am asking|i_ask',
      'guess ..9 gets|wins|get|win ..2 link|name|details|one|it',
      'first|whoever|closest ..3 guess~|right ..3 gets|wins|get ..2 link|name|details|told|one',
      'not|cannot ..1 discuss|talk_about|say|share ..2 openly|in_public|publicly|out_loud|in_the_open|on_my_page',
      'that is|will_be all i ..1 say|saying|can_say|am_saying|will_say',
      'if you are ..1 nosy|intrigued|tempted|wondering|curious|interested|keen ..4 inbox|dm|message|ask|text|pm|comment|shout',
      'would_you|could_you|can_you|anyone|who ..3 try|test|trial ..3 PRODUCT ..4 for me|and_tell|and_review|honest|honestly|feedback|free',
      'guinea pig~ ..3 for ..2 PRODUCT|skincare|makeup|something|new|my|beauty',
      'put you in touch ..4 dm|message|inbox|ask|pm',
      'i|we|someone_i_know|friend|brother_in_law|cousin|sister ..2 found|discovered|know|knows|has|have a way|trick|method|hack|shortcut to|of|for ..9 dm|message|inbox|pm|ask',
      'group|circle|community|team|bunch of ..1 women|ladies|moms|girls|people ..6 support~|discount|empower~|like_minded|share ..12 ask|message|dm|how_to_get|join',
      'ask me ..1 how_to_get|how_you_get|how_you_can_get|nicely|about_it|privately|why|what_i_take|what_i_do',
      'ask me ..1 what_changed|what_happened|what_i_did|what_my_secret|about_it_but|what_it_is|about_it_privately',
      'only ..1 if you_are|ye_are serious|ready|committed|motivated|hungry',
      'told|tell|know|find_out|hear|guess|show ..3 how ..1 i ..1 did|do|made|make|manage|managed ..1 it|that|this !to',
      'need|want|have|got|should|must|come|better to? ..1 talk|speak|chat ..1 to|with ..1 you|me ..6 how|phone|if|ask|message|about|now',
      'if you ..3 phone|wifi|internet|smartphone|laptop ..9 talk|chat|message|ask|need_you|looking_for_you|dm|inbox',
      'still|are_you|you_are buying|paying|using|spending ..9 need|should|have|must|got to talk|speak|chat to|with me',
      'i will|can|only|could ..1 share|tell|explain|send|show|reveal|give ..4 in_private|privately|in_private_only|in_your_messages|in_your_inbox|in_the_dms|in_dms|in_a_dm|in_a_private|via_dm|by_dm|through_dm|one_to_one|on_call',
      'explain|share|tell ..2 privately|in_private',
      'secret|surprise|little_something to tell|share|show|reveal ..2 you|with',
      'tell you a|my|the ..1 secret !of|behind|to_my',
      'comment|type|drop|reply|write|put ..9 and i will ..9 inbox|messages|dms|privately|private|message_you|dm_you|inbox_you',
      'if you want|fancy|like what|the_same|in_on|some_of ..5 message|dm|inbox|ask|comment|get_in_touch|hit|shout',
      'if you want|fancy|need|would_like ..9 send|drop|give|leave|put|pop|shoot me|a ..3 wave|emoji|hi|hello|shout|heart|line|smile|dm !details|invitation',
      'who do i know ..3 that|who|is ..9 secret|tell|message|dm|looking',
      'looking|connect ..2 to|with network|like_minded|ambitious|driven|connect ..4 professionals|individuals|entrepreneurs',
      'biggest goal|dream|frustration|struggle|challenge ..3 this|next|your|year|with|right_now|in',
      'can not get|buy|find it|this|them ..2 in|from ..1 shops|stores|supermarkets|the_shops|the_chemist',
      'tell|know|anyone|anybody|someone ..5 with|who|from|suffers|struggles ..4 CONDITION ..9 contact|message|dm|inbox|ask|get_in_touch|talk ..1 me|to_me',
      // One word, and more will come.
      'comment|type|drop|write|reply|text|dm|pm|inbox|whatsapp|message|send|say ..2 details|me|in|how|start|secret|ready|curious|tester|yes|hi|more|glow|freedom|interested|link|now|work|change|online|team ..1 and|for|to|if|below ..1 i|we|get|find|learn|hear|you|know|the|more|details|want ..4 send|tell|share|message|pop|inbox|dm|out|more|details|explain|be_in_touch|invite|add|show|interested|in|know|how|what|it|secret|sleep',
      'comment|type|drop|inbox|dm|pm|whatsapp|text|reply|message ..2 start|secret|tester|interested|curious|details|how|freedom|online',
      'message|dm|pm|inbox|whatsapp|text|hit|buzz|hmu|chat ..1 me ..2 po|for|up|to|if ..3 details|curious|interested|more|know_more|you_are_serious|you_are_curious|you_are_ready|find_out|learn_more|get_started|start|how|the_secret|you_want_in',
      'drop|put|leave|pop|send ..1 me|a|an|your|some ..3 emoji|hand|heart|dot|palm_tree|star|thumbs_up|flame|fire|wave|rocket|smiley ..4 below|if|and|in|i_will|ready|want|comments',
      'want_to_know_how|want_to_know_the_secret|want_to_know_what|wanna_know|want_to_know_more|know_the_secret|want_in|wants_in|who_wants_details|who_is_ready ..1 ¶ ..1 message|send|dm|comment|drop|ask|inbox|text|type|just|pop|hit|give|put|say',
      'who ..1 wants|would|wanna|is want|like|to|ready|in|up_for|fancy|love|curious ..2 try|hear|know|learn|in|details|something|join|more|earn|make ..9 comment|dm|inbox|message|drop|type|pop|below|emoji',
      'who ..1 wants|would|wanna|is|else ..6 ¶ comment|dm|inbox|message|drop|type|pop|put|raise|just|send',
      'if you|ye|you_all ..1 want|like|fancy|need|love ..1 what|the_same|in_on|some_of|to_hear|to_know ..5 ¶ ..2 message|dm|inbox|ask|comment|get_in_touch|send|hit|shout',
      'message|dm|inbox|ask|comment|emoji|hand_up|hands_up|shout|wave|get_in_touch ..3 if you ..1 would? ..1 want|like|fancy|love|need|are ..1 to|curious|in|what|interested|ready ..1 hear|know|in|more|about|learn|i ..1 !details|wedding|party|about_the',
      'got|have|found|know|discovered|with ..1 a|the|my|this secret !santa|ballot|garden|recipe|ingredient|service|police|door|admirer|language|code|passage|agent|box|meeting|weapon|to_good|of_good',
      'not|cannot|rather_not|without ..2 give|giving ..1 too_much|much|it|anything away',
      'something ..1 big|huge|exciting|massive|special|amazing|life_changing is|coming|launching|dropping|happening ..9 who|ready|dm|message|comment|inbox|curious|join|want|in',
      'somebody|someone|people|everyone|few_of_you|lots_of_you|some_of_you|you_all ..3 asked|asking|ask|wondering ..3 what i|we ..1 am|have|been|do|did|use|take|taking ..1 taking|using|doing|on|up_to|take|use|do',
      'found|discovered|got|have|know ..1 the answer|solution|cure|fix|key ..2 to|for ..9 dm|message|name|ask|comment|hit|inbox|link|never',
      'what ..1 if|would i|you ..1 told|showed|do ..1 you|if ..9 way|secret|different',
      // A gift, and an invitation with it.
      'giveaway|give_away|prize~|spin_the_wheel|free_gift|free_facial|free_pamper|free_makeover|won|winner~|hamper|freebie|lucky_dip|free_sample~|free_trial ..12 bring|message|inbox|dm|explain|tell_you|the_rest|girlfriends|friends_along|host|claim|collect|call|book_in|details',
      'message|inbox|dm|comment|call|bring|reply ..6 claim|collect|redeem ..4 prize|gift|free|yours|it|hamper|reward ..9 i|explain|tell|bring|call',
      'winner|prize|won|giveaway|everyone_wins|gift ..12 ¶ ..2 message|inbox|to|dm|bring|comment|call ..9 explain|tell_you|bring|the_rest|girlfriends|friends|how_it_works|i_will',
      'survey|poll|quiz|questionnaire|question_for_you|quick_question ..12 inbox|dm|free_sample|secret|pop_something|send_you|private_message|surprise',
      'survey|poll|quiz ..12 ¶ comment|dm|type|drop|reply|message|answer ..9 inbox|dm|message|surprise|something|sample|private',
      'selected|chosen|handpicked|hand_picked|shortlisted|picked ¶ ..6 quiz|secret|exclusive|apply|call|opportunity|invitation',
      'secret|hidden|little_known|unknown|underground|exclusive ..1 online|income|money|system|method|formula|platform|app|website|group|method ..9 paying|earn|could|join|week|comment|dm|message|in',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    unlessInText: [...ORDINARY, '#sum ..1 each|a_pot|a_jar|apiece|per_pack', 'lost|missing|found_your|spare_key|keys'],
    needs: [
      // Something that has no name.
      'found|joined|discovered|started|into|got|have|tried ..1 something|a_way|the_answer|the_secret|the_thing|a_thing|just_the_thing',
      'something|anything ..1 amazing|new|exciting|special|different|big|better|i_can_not|that_works|i_love|life_changing|incredible|i_discovered|i_found',
      'just_the_thing|the_answer|need_a_change|change_of_direction|what_i_have_got|nosy|intrigued|buzzing|is_on_something|the_same_results|fed_up|sick_of_being|tired_of_their|tired_of_your|tired_of_the',
      'if|who ..1 you|wants|else ..1 want|wants|would_like|fancy|need|needs ..1 clear|better|glowing|longer|thicker|more|flat|flatter|whiter|good|younger|smooth ..1 skin|sleep|hair|lashes|energy|time|tummy|teeth|nails|complexion',
    ],
    patterns: [
      'inbox|dm|pm|message|text|whatsapp|ask me',
      'give|send|drop|leave|shoot|pop|throw me|us a|an|your',
      'text|comment|type|send change|ready|yes|me|in|now|more|hope|freedom',
      'inbox|inboxes|dms ..1 open|is_open|are_open|me',
    ],
  },
  {
    ...CALL,
    advice: 'curiosity',
    needs: [
      'sent_privately|privately|suggestion|recommendation|call_you|ten_minutes|#num_minutes|inbox|messages|dm_you|free_sample|your_address|match_you|bring_everything|two_friends|three_friends|girlfriends|your_friends|bring_friends|minutes_of_you|husbands_time|your_time|deliver_it|explain|the_rest|with_the_right|recommend_you|suggest_the|private_message|message_you|quick_chat|min_chat|minute_chat|how_it_works|text_me|message_me|call_me|in_touch|show_you|host|send_you|goody_bag|goodie_bag',
    ],
    patterns: [
      // A survey, an experiment or a prize, which ends in an appointment.
      'survey|questionnaire|poll|quiz|experiment|market_research !results|found|says|shows',
      'giveaway|give_away|raffle|spin_the_wheel|lucky_dip|prize_draw|draw|drawn|name_was_drawn|you_have_been_picked|you_have_been_chosen|you_have_been_selected|you_won|you_have_won|picked_from|vip_sample|sample_box|gift_bag|goody_bag|goodie_bag',
      'free|complimentary ..1 facial~|dinner|makeover~|pamper|pampering|massage|hamper|consultation|skin_check|body_scan|wellness_check|beauty_box|nail_session|hand_treatment|photo_shoot|sample~|trial_pack',
      'chosen|picked|selected|allowed|asked to pick|choose|select|invite|give ..1 NUM ..9 friends|people|list|women',
      'looking|need ..2 girls|ladies|women|models|people|faces with|for ..3 skin|hair|my_portfolio|my_training|case_studies|my_course',
    ],
  },
  {
    ...CALL,
    needs: [
      'number|chat|message|dm|inbox|link|ask|in_touch|details|curious|tell_you|talk|bring_a_friend|girls_night|text_me|open_to|nibbles|seminar|come',
    ],
    patterns: [
      'online|side|little|phone|home|new|fun|wee|easy ..1 gig|hustle|earner|job_thing|money_thing|project|venture ..9 replaced|quit|bought|chat|number|changed|earning|loves|pays',
      'open to exploring|discussing|talking|learning|connecting|a_conversation|a_chat|hearing_more|collaborating|possibilities',
      'selecting|choosing|handpicking|picking|inviting|partnering|mentoring ..3 handful|few|NUM|leader|select ..2 of|people|in|women|leaders',
      'can not|cannot|hard|difficult|impossible ..2 explain|tell|say|describe|discuss ..5 over_chat|on_chat|here|over_phone|over_text|on_phone|over_the_phone|on_whatsapp|in_a_message|by_message|until_you|till_you',
      'introduce you to my ..1 senior|mentor|upline|leader|boss|director|coach|partner|team',
      'attend|come_to|join ..2 orientation|seminar|presentation|briefing|discovery|open_day|business_event|hotel',
      'few|some|couple_of bits|goodies|things|treats|products|pieces ..2 to look|see|browse|try|show|shop',
      'salary|pay|details|company ..2 will|to ..1 be ..1 discussed|disclosed|revealed|explained|shared ..2 after|at|during|once|upon|on|later',
    ],
  },
  {
    ...CALL,
    advice: 'undisclosed',
    source: SOURCES.endorsements,
    needs: ['PRODUCT|this_stuff|using_it|the_link|perfume|smell|put_me_onto|put_me_on|natural|brand|cream|swear|works'],
    patterns: [
      'message|dm|pm|inbox|text|shout|ask|contact|give_me_a_shout ..2 if you|ye|u want|fancy|need|would_like ..3 some|one|the_link|link|details|in|to_know|any|it|the_name|a_sample',
      'message|dm|pm|inbox|text|ask|contact ..1 me ..3 i_will|i_can|and_i_will|i_could ..1 sort|hook|get|order|send|share|tell ..2 you ..3 link|some|one|out|up|the_name|where',
      'if you want ..1 to ..1 smell|look|feel|sleep|glow|shine ..2 like|as|this ..9 shout|message|dm|ask|inbox|link|text',
      'want|need|fancy the|his|her|my ..1 details|name|link|brand|secret ..6 share|private|dm|message|inbox',
      'put me onto|on_to|on|in_touch ..3 this|it|these|them ..12 message|dm|link|using|everyone|street|whole',
      'not ..1 posting|naming|sharing|saying|writing|mentioning|allowed ..3 brand|name|here|public|on_here|publicly',
      'not|no|never a? ..1 seller|rep|distributor|saleswoman|salesperson|consultant ..2 or_anything|just|only|honest|promise|myself',
    ],
  },
  {
    ...CALL,
    advice: 'undisclosed',
    source: SOURCES.endorsements,
    evenNegated: false,
    patterns: [
      // A friend of a friend.
      'friend|cousin|neighbour|sister|mate|colleague|lady_i_know|girl_i_know|woman_i_know|auntie|sister_in_law ..4 makes|sells|started|got|does|has|gave|told|put|launched|stocks ..9 i_can_get|can_get_you|get_you|pass_on|put_you_in_touch|put_in_a|get_them_for|hook_you|send_you|order_for|order_some|get_hold|message_me|dm_me|inbox_me|pm_me|grab_you|sort_you|ask_me|your_order|add_you|comment_below',
      'get|order|grab|sort|bring you one|some|a_few|a_set|a_bottle|a_jar|a_box if|just|when|message|dm|next ..1 you|message|dm|want ..1 want|message|dm|ask|like|me|i_order',
      'nothing to gain ..9 ask|link|message|dm|switch|this|try|brand|love|PRODUCT',
      'get|gain|earn|make nothing ..3 for|from|out ..2 it|this|of ..9 message|dm|link|ask|love|hook|PRODUCT',
      'PRODUCT|stuff|brand ..12 message|dm|pm|inbox|text ..2 for|me|and ..4 the_name|link|i_will_tell|i_will_share|where_i_get|tell_you_where|name_of',
      'hit me up ..2 for ..2 name|link|details|one|some',
    ],
  },
]
