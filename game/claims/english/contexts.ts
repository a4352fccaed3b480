/** Words of somebody who recruits or sells: in such a text, wordings that mean nothing elsewhere are claims. */
export const LURE: readonly string[] = [
  'business|biz|opportunity~|side_hustle|sidehustle|hustle|gig|upline~|downline|mentor~|sponsor|platform|scheme|network|mlm|franchise|leaders|distributor~|reps|recruit~|refer|referral~|commission~|diamond|ruby|emerald|platinum|structure|squad|tribe|teammates|starter_pack|girlboss|bossbabe|mumboss|momboss|direct_selling|ambassador~|venture',
  'our|my|this|the|your|her|his|a ..1 team|company|system|plan|program|app|group|community|product~|method|project|movement|crew|link|code|training|catalogue|launch',
  'join~|sign_up|signed_up|signing_up|sign|register~|registration|enrol|enroll|enrolment|come_with|get_in|on_board|onboard|come_aboard|i_started|doing_this|do_this|with_us|with_me',
  'dm|inbox|pm|ask_me|ask_how|message_me|text_me|call_me|ring_me|link|comment|#link|details|webinar|zoom|seminar|presentation|interested|curious|show_you|tell_you_how|teach_you|ping|come_and_see|you_too|you_next|be_you|who_is_in|are_you_in|your_turn|could_be_you|if_i_can',
  'come|let ..1 and|me|us|them|work|build|earn|live|start|see|show',
  'be_like|want_to_know_how|know_where_i_am|all_because|all_from|thanks_to|given_me|gave_us|under_you|your_line|i_said_yes|just_by|by_posting|let_you|my_page|my_shop|group_chat|ask_away',
  'how|what|would ..2 if|you|would ..4 change|feel|like|love|wake_up|do_with',
  'ordering|ordered|orders ..2 through|from me|my|us',
  'that_could_be|with_this|from_this|you_in|who_wants|partner~|imagine|say_yes|said_yes|your_dreams|invest|take_out|intake|did_that|you_should_have|not_a_job|this_could|this_can|we_teach|i_teach|all_thanks|networker~|networking|customer~|academy|formula|leader|founder|pay_plan|levels|turnover|dashboard|all_in|put_in|batch|gave_me|trainings|the_month_closes|investment|launching|prelaunch|position~|wallet',
  'sell~|sold|share~ ..2 PRODUCT|these|this|them|from|online',
  'our|these|this|my|the ..2 PRODUCT',
  'from_my_phone|from_your_phone|best_decision|double_your_money|money_back|back_office',
  'passive|residual|income|earnings|payday|payout|extra_cash|rat_race|ninetofive',
]

/** What an honest seller says, who warns, reports or tells the costs. */
export const HONEST: readonly string[] = [
  'full_disclosure|pocket_change|next_to_nothing|no_hurry|i_stopped_selling|i_stopped_after|teaching_point|reminder_from|legal_to_say|full_refund|you_can_cancel|can_send_it_back|before_costs|just_food|no_wonders|leaflet|earnings_figures|income_figures|average_earnings|do_not_expect|not_a_salary|made_nothing|lost_money|kept_mine|head_office|compliance|for_sale|one_owner|sleep_on_it|talk_to_your_husband|ask_your_doctor|promised|dangled|unrealistic|honest_numbers|misled|i_sell|i_get_a_cut',
  'i am ..3 rep|consultant|distributor|seller',
  'do|would|should|never not? ..3 leave|quit|give_up ..1 your job',
  'not show|post|promise|tell|say|claim ..2 your|our|any|you|people|it',
  'some|most|many|half|few|third of us|them|people|members|sellers ..4 nothing|little|lost|loss|stop|stopped|lose|quit',
]

/** An honest seller’s sums, and a job: no lure. */
export const WORK: readonly string[] = [
  'send|your|with|attach cv|resume',
  'apply ..2 in_store|store|page|site|online_at|via',
  'job|for|at|after interview~',
  'nanny|uif|award_rate|pro_rata|own_bike|superannuation|full_benefits|band_#num|vacancy|vacancies|wanted_for|needed_for|staff_wanted|rep_wanted|assistant_wanted|driver_wanted|applicants|payroll|trade_union|apprentice|apprenticeship|internship|pensionable|probation|redundancy|redundant|sole_traders|self_employed|tradesman|tradesmen|invoices|payg|hmrc|sars|base_salary|an_hour_plus|holiday_pay|apply_by',
]

/** Words that disclose that the writer sells or gains something. */
export const DISCLOSED: readonly string[] = [
  '#ad',
  'i|we|me sell|am_selling|sold|earn|am_paid|get_paid|receive|work_for|represent|distribute|profit|make_money',
  'i ..2 sell|earn|commission|get_paid|am_paid|represent',
  'i|we get~ ..3 commission|tokens|points|paid|credit|percentage|bonus|reward|cut|something',
  'i am|work_as !not ..4 distributor|consultant|rep|representative|ambassador|seller|affiliate|partner|stockist|member|agent|promoter|advocate|associate|retailer|independent',
  'as a|an ..2 distributor|consultant|rep|representative|ambassador|seller|affiliate|partner|stockist|stylist|promoter|associate|advisor',
  'my ..2 business|shop|store|commission|stall|customers|company_pays',
  'paid|gifted|affiliate|sponsored|commissioned partnership|link~|post|ad|by|content|advert|promotion|item|product',
  'they|company|brand|she|he|that|which|who ..1 pay~|paid me',
  'this_is_an_advert|advertisement|affiliate|sponsored|disclosure|disclaimer|paid_if_you|commission_on|i_sell|earn_if|earn_when|selling_these|discloses|my_interest',
]

/** Things that people love and that nobody sells in network marketing. */
export const UNSOLD =
  'fundraising|gofundme|reunion|classmates|spelling|mrs|field_trip|librarian|puppies|shelter|foster|bridesmaid~|invoice~|noodles|ramen|thai|takeaway|gigs|gig_at|choir|landlord|yoga|swim|trail|hike|want_to_go|dunnes|aldi|lidl|tesco|penneys|supermarket|recipe~|podcast~|book~|novel|library|song|album|band|film|movie|series|cafe|restaurant|pub|bakery|plumber|electrician|dentist|vet|poem|museum|playlist|concert|garden|allotment|cottage|campsite|hairdresser|club|football|volunteer~|charity|fundraiser|petition|knitting|pattern|curry|lasagne|puppy|cot|pram|buggy|sofa|wardrobe|bike|seedlings|homework|rota|carpool|spreadsheet|worksheet|timetable|quiz|tickets|builder|mechanic|gardener|free_to_a_good_home|address|directions'

/** In such a text, curiosity is a part of a claim about money. */
export const MONEY: readonly string[] = [
  'earn~|income~|money|#sum|#k|#cash|cash|FIGURES|financial|financially|job|boss|paid|commission|payout|freedom|salary|wage',
]

/** Where a question or an invitation hides no offer. */
export const VAGUE_HARMLESS: readonly string[] = [
  'i am|work_as !not ..4 distributor|consultant|rep|representative|ambassador|seller|affiliate',
  'i|we ..1 sell|earn_commission|get_commission|am_paid',
  'bridesmaid~|swapping_shift~|swap_shift~|invoice~|museum|grandson|granddaughter|fiance|fiancee|swapping|salary|vacancy|cv|hourly|wage|interview|pta|volunteer~|choir|stag|pregnant|funeral|boiler|landlord|plumber|homework|football|allotment|charity|council|book_club|exam|visa|nana|flatmate|sofa|cleaner|nanny|electrician|recipe|diagnosis|divorce|redundant|my_upline|in_network_marketing|i_earn|about_dad|about_mum|when_a_message|logo|debating|painter|when_someone|if_someone|scam',
]

/** Things that people sell to friends: with these in a text, money and a new life are claims. */
export const GOODS: readonly string[] = [
  'protein|shake|shakes|oils|oil|candle~|leggings|lipstick~|lip_gloss|skincare|skin_care|perfume~|diffuser~|wax_melt|wax_melts|melts|collagen|supplement~|tub~|nail_strips|jewellery|jewelry|soap~|filters|makeup|make_up|mascara|aloe|serum~|cosmetics|beauty|tupperware|cookware|saucepan~|cleaning_products|vitamins|capsules|patches|gummies|detergent|washing_powder|laundry|knickers|lingerie|handbags|scarves|sachets|drops|creams|cream|lashes|samples|catalogue~|brochure~|cushions|smoothies|energy_drinks|crypto|forex|bot|trading|tokens|nodes|staking|dropship~|print_on_demand|affiliate_marketing|reselling|network_marketing|direct_sales|mlm|binary|downline|referrals|recruits|parties|party_plan|hostess|essential_oils|superfoods|mushroom|cbd|water_machine|insurance_plans',
]

/** Words of an offer to buy or to join. */
export const OFFERED: readonly string[] = [
  ...LURE,
  ...GOODS,
  'bargain|knocks|out_of_your_hands|channel|first_ten|grab|we_will_hold|i_am_picking|there_is_a_door|come_and|come_home|come_be|you_too|not_too_late|same_desk|empire|community|movement',
  'offer~|deal~|discount~|price~|spot~|slot~|kit~|pack|packs|founder~|founding|launch|enrolment|enrollment|cart|yours|promo~|bonus|half_price|sets|boxes|folks|joiner|yes|enrol~|enroll~|ladies|sale|early_bird',
]
/** A product that somebody offers, or says what it did: in such a text, results are claims. */
export const SOLD: readonly string[] = [
  'PRODUCT',
  'complex|gut_cure|what_i_took|what_i_take|compound|lutein|friend_passed|friend_gave|this_lightener|sachet~|drops|tub~|bottle~|spoon~|spoonful|scoop~|dose~|sip~|jar~|teaspoon|tablespoon|capful|dab|spritz|lozenge~|ampoule~|shot~|gummies|herb~|natural|naturally|herbal|extract|ointment|magnet~|magnetic|crystal~|laser|light_therapy|red_light|frequency|infrared|insoles|bracelet|wristband|gadget|stack|remedy|mixture|bitters|infusion|serum',
  'since|after|thanks_to|because_of ..4 started|starting|using|taking|drinking|wearing|trying|switched|been_on|been_taking|been_using',
  'dm|inbox|pm|message_me|ask_me|text_me|#link|order|my_page|my_shop|free_sample|in_stock',
  'this ..1 stuff|little|works|helps|tech|technology',
]

/** Care by people who know, and food, sport and weather: no product did it. */
export const CARED: readonly string[] = [
  'doctor|gp|dermatologist|specialist ..1 treats|treated|prescribed',
  'gallbladder|health_service|please_delete|take_down|not_allowed_to_say|physio|physiotherapist|nurse|therapist|surgeon|dentist|legal_to_say|real_doctor|pharmacist|prescribed|prescribes|ward|midwife|vet|dog|cat|puppy|horse|guinea_pig|rabbit|chemo|radiotherapy|counsellor|counselling|surgery_went|gp_says|gp_gave|hospital|ambulance|awareness|fundraiser|fundraising|charity|donate|research|see_a_doctor|see_your_doctor|ask_your_doctor|your_gp|your_doctor|the_doctor_said|the_doctor_gave|exam|exams|library|lecture|museum|calpol|bruise|recalled|not_a_medicine|permitted|contributes|no_wonders|just_food|not_intended|vaccine|vaccination|flu_jab|blood_donor|parkrun|stretches|weight_watchers|slimming_world|dietitian|nutritionist|physical_therapy|swimming|yoga|running_club|couch_to|cut_out_sugar|stopped_drinking|gave_up_smoking|new_glasses|casserole|soup|recipe|stew|film|novel|series|episode|just_a_moisturiser|a_moisturiser|just_a_drink|just_tea|just_coffee|just_soap|just_a_cream|just_a_supplement|no_claims|evidence|study|studies|claims|claim|regulator~|label|not_treat|not_cure|not_heal|can_not_say|can_not_promise|rewrite|lesson|quiz|my_garden|the_plants|weeds|slugs|the_lawn|engine|boiler|laptop|printer|wifi|carpet|damp|ham|concrete|an_answer_about|asks_about|piles_about|mark_what|crutches|plaster_cast|moved_bedtime|balanced_diet|advert|influencer',
]

/** Ordinary life, where the same words sell nothing. */
export const HOMELY: readonly string[] = [
  'landlord|school_trip|homework|pta|choir|church|funeral|christening|stag|allotment|book_club|novel|film|movie|series|episode|song|lyrics|podcast|museum|gallery|theatre|panto|concert|gigs|gig_at|festival|the_match|match_day|a_match|football|rugby|cricket|netball|tennis|swimming|marathon|parkrun|ferry|council|dentist|vet|dog|cat|puppy|rabbit|recipe|cake|curry|soup|pizza|barbecue|bbq|picnic|bakery|butcher|pub|boiler|plumber|electrician|builder|tenant|tax_return|redundancy|redundant|maternity|divorce|exam|exams|essay|thesis|playgroup|scouts|brownies|village_hall|library|volunteer~|charity|fundraiser|raffle_draw|the_raffle|jumble|car_boot|petition|vote|election|weather|snow|rain|lodger|flatmate|carpool|mot|nct|tyre~|garage|minister|mp|police|court|judge|prison|hostage|tent|square|mandela|bookings|mitten',
]

/** Who doubts, warns, reports or teaches: nothing in such a text is their own claim. */
export const SCEPTIC: readonly string[] = [
  'photo_of_a|picture_of_a|what_does_the_lesson|what_do_you_ask|does_the_lesson|whoever_says|anyone_who_says|whoever_tells|the_handbook|quiz_question|stopped_arguing|ask_straight_out|tax_assessment|may_you_write|net_income|only_three_still|months_in_the_red|i_am_in_the_red|mileometer|textbook|economics_assignment|may_not_share|consumer_advisers|seal_on_the|midwife|training_in|my_doubts|still_waiting_on|telling_you_so|what_i_got_was|got_removed|removed_from|blocked_me|thief|conned|report_the_number|delete_them|sounded_nice|customers_walk_away|trading_standards|underline|discuss_whether|discuss_in|true_or_false|pub_quiz|training_quiz|quiz_question|exam_question|rewrite|is_it_true|is_there_any|why_do_sellers|homework|regulator|watchdog|ombudsman|hmrc|police|doing_the_rounds|i_asked_for|cupboard_full|garage_full|no_investment_is|no_investment_can|scammed|do_not_put|honest_numbers|good_reason_not|believe_it_when|the_small_print|self_employed|may_you_not|blame_themselves|consumer_watch|training_quiz|asking_because|accounts_and|your_bills_to_pay|lost_the_lot|reseller_price|just_being_honest|never_happened|nothing_happened|yet_to_see|not_seen_a_penny|said_no_thanks',
  // Such messages as others get, and what the writer was once told to write.
  'another|beginning|saying ..5 messages|posts|dms|adverts !asking|from_you|from_friends',
  'says_otherwise|tells_another_story|it_failed|survey_found|study_found|figures_show|according_to',
  'hun|girl|hey|babe messages|message',
  'i lost !#num|weight|NUM|two|three|half|five|ten|a_stone|so_much|over',
  'one|part|out of those|these|the teams|companies|schemes|mlms',
  'gave|taught|handed us ..2 script|scripts',
  'if|when ..1 you get|receive|see ..2 message|post|dm|advert|invitation',
  'if|when someone|somebody|anyone|a_stranger|a_friend|they|people messages|writes|dms|contacts|approaches|invites|message|contact|approach|invite you',
  'even|actually|is_that|this|that|it legal|allowed',
  'researcher~|investigators|journalist~|trade_association|the_panel|complaint|guidance_explains|thesis_examines',
  'still|yet waiting ..4 first|penny|money|refund|it|tenner|for_my|to_see',
  'is_it|are_you|is_that legal|allowed|true|possible ..2 to|that',
  'if ..6 too_good|scam|pressure~|sounds',
  '^ we sell',
  'woman|man|lady|guy|bloke|fella|recruiter|stranger|speaker|cousin|somebody|someone|they|he|she ..5 told|said|swore|claimed|promised|reckoned|messaged ..9 still|but|never|i_asked|removed|then|lost|no|funny|look~',
  'do_not|never say|promise|tell|post ..4 recruit|you|it|people|anyone|that',
]

/** Who says openly what the offer is or what they gain. */
export const OPEN_OFFER: readonly string[] = [
  'i|we ..2 sell|sells|earn|distribute|stock|represent|commission|am_paid|get_paid|get_something|get_a_bit|get_a_small|make_a_bit|run_a_small|started_selling|am_selling|get_a_cut',
  'i am|work_as|am_now !not|no ..3 distributor|consultant|rep|representative|ambassador|seller|affiliate|partner|stockist|agent|promoter|independent|member_of',
  'my ..1 business|shop|store|commission|stall|customers|company|online_shop|catalogue !partner',
  'partner_of|rep_for|agent_for',
  'direct_selling|direct_sales|network_marketing_company|#ad|affiliate|sponsored|gifted|disclosure|commission_if|if_you_buy_through|i_get_paid|i_earn|i_make|earns_me',
]
