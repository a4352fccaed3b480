/** Words of somebody who recruits or sells: in such a text, wordings that mean nothing elsewhere are claims. */
export const LURE: readonly string[] = [
  'ambassador~|biz|bossbabe|business|commission~|diamond|direct_selling|distributor~|downline|emerald|franchise|gig|girlboss|hustle|leaders|mentor~|mlm|momboss|mumboss|network|opportunity~|platform|platinum|recruit~|refer|referral~|reps|ruby|scheme|side_hustle|sidehustle|sponsor|squad|starter_pack|structure|teammates|tribe|upline~|venture',
  'a|her|his|my|our|the|this|your ..1 app|catalogue|code|community|company|crew|group|launch|link|method|movement|plan|product~|program|project|system|team|training',
  'come_aboard|come_with|do_this|doing_this|enrol|enroll|enrolment|get_in|i_started|join~|on_board|onboard|register~|registration|sign|sign_up|signed_up|signing_up|with_me|with_us',
  '#link|are_you_in|ask_how|ask_me|be_you|call_me|come_and_see|comment|could_be_you|curious|details|dm|if_i_can|inbox|interested|link|message_me|ping|pm|presentation|ring_me|seminar|show_you|teach_you|tell_you_how|text_me|webinar|who_is_in|you_next|you_too|your_turn|zoom',
  'come|let ..1 and|build|earn|live|me|see|show|start|them|us|work',
  'all_because|all_from|ask_away|be_like|by_posting|gave_us|given_me|group_chat|i_said_yes|just_by|know_where_i_am|let_you|my_page|my_shop|thanks_to|under_you|want_to_know_how|your_line',
  'how|what|would ..2 if|would|you ..4 change|do_with|feel|like|love|wake_up',
  'ordered|ordering|orders ..2 from|through me|my|us',
  'academy|all_in|all_thanks|batch|customer~|dashboard|did_that|formula|founder|from_this|gave_me|i_teach|imagine|intake|invest|investment|launching|leader|levels|networker~|networking|not_a_job|partner~|pay_plan|position~|prelaunch|put_in|said_yes|say_yes|take_out|that_could_be|the_month_closes|this_can|this_could|trainings|turnover|wallet|we_teach|who_wants|with_this|you_in|you_should_have|your_dreams',
  'sell~|share~|sold ..2 PRODUCT|from|online|them|these|this',
  'my|our|the|these|this ..2 PRODUCT',
  'back_office|best_decision|double_your_money|from_my_phone|from_your_phone|money_back',
  'earnings|extra_cash|income|ninetofive|passive|payday|payout|rat_race|residual',
]

/** What an honest seller says, who warns, reports or tells the costs. */
export const HONEST: readonly string[] = [
  'ask_your_doctor|average_earnings|before_costs|can_send_it_back|compliance|dangled|do_not_expect|earnings_figures|for_sale|full_disclosure|full_refund|head_office|honest_numbers|i_get_a_cut|i_sell|i_stopped_selling|income_figures|just_food|leaflet|legal_to_say|lost_money|made_nothing|misled|next_to_nothing|no_hurry|not_a_salary|pocket_change|promised|sleep_on_it|unrealistic|you_can_cancel',
  'i am ..3 consultant|distributor|rep|seller',
  'do|never|should|would not? ..3 give_up|leave|quit ..1 your job',
  'not claim|post|promise|say|show|tell ..2 any|it|our|people|you|your',
  'few|half|many|most|some|third of members|people|sellers|them|us ..4 little|lose|loss|lost|nothing|quit|stop|stopped',
]

/** An honest seller’s sums, and a job: no lure. */
export const WORK: readonly string[] = [
  'attach|send|with|your cv|resume',
  'apply ..2 in_store|online_at|page|site|store|via',
  'after|at|for|job interview~',
  'applicants|apply_by|apprentice|apprenticeship|assistant_wanted|band_#num|base_salary|driver_wanted|hmrc|holiday_pay|internship|invoices|nanny|needed_for|own_bike|payg|payroll|pensionable|pro_rata|probation|redundancy|redundant|rep_wanted|sars|self_employed|sole_traders|staff_wanted|superannuation|trade_union|tradesman|tradesmen|uif|vacancies|vacancy',
]

/** Words that disclose that the writer sells or gains something. */
export const DISCLOSED: readonly string[] = [
  '#ad',
  'i|me|we am_paid|am_selling|distribute|earn|get_paid|make_money|profit|receive|represent|sell|sold|work_for',
  'i ..2 am_paid|commission|earn|get_paid|represent|sell',
  'i|we get~ ..3 bonus|commission|credit|cut|paid|percentage|points|reward|something|tokens',
  'i am|work_as !not ..4 advocate|affiliate|agent|ambassador|associate|consultant|distributor|independent|member|partner|promoter|rep|representative|retailer|seller|stockist',
  'as a|an ..2 advisor|affiliate|ambassador|associate|consultant|distributor|partner|promoter|rep|representative|seller|stockist|stylist',
  'my ..2 business|commission|company_pays|customers|shop|stall|store',
  'affiliate|commissioned|gifted|paid|sponsored ad|advert|by|content|item|link~|partnership|post|product|promotion',
  'brand|company|he|she|that|they|which|who ..1 paid|pay~ me',
  'advertisement|affiliate|commission_on|disclaimer|discloses|disclosure|earn_if|earn_when|i_sell|my_interest|paid_if_you|selling_these|sponsored|this_is_an_advert',
]

/** Things that people love and that nobody sells in network marketing. */
export const UNSOLD =
  'address|album|aldi|allotment|bakery|band|bike|book~|bridesmaid~|buggy|builder|cafe|campsite|carpool|charity|choir|classmates|club|concert|cottage|curry|dentist|directions|dunnes|electrician|field_trip|film|football|foster|free_to_a_good_home|fundraiser|fundraising|garden|gardener|gigs|gofundme|hairdresser|hike|homework|invoice~|knitting|landlord|lasagne|librarian|library|lidl|mechanic|movie|mrs|museum|noodles|novel|pattern|penneys|petition|playlist|plumber|podcast~|poem|pram|pub|puppies|puppy|quiz|ramen|recipe~|restaurant|reunion|rota|seedlings|series|shelter|sofa|song|spelling|spreadsheet|supermarket|swim|takeaway|tesco|thai|tickets|timetable|trail|vet|volunteer~|wardrobe|worksheet|yoga'

/** In such a text, curiosity is a part of a claim about money. */
export const MONEY: readonly string[] = [
  '#cash|#k|#sum|FIGURES|boss|cash|commission|earn~|financial|financially|freedom|income~|job|money|paid|payout|salary|wage',
]

/** Where a question or an invitation hides no offer. */
export const VAGUE_HARMLESS: readonly string[] = [
  'i am|work_as !not ..4 affiliate|ambassador|consultant|distributor|rep|representative|seller',
  'i|we ..1 am_paid|earn_commission|get_commission|sell',
  'about_dad|allotment|boiler|book_club|bridesmaid~|charity|choir|cleaner|council|cv|debating|diagnosis|divorce|electrician|exam|fiance|fiancee|flatmate|football|funeral|granddaughter|grandson|homework|hourly|i_earn|if_someone|in_network_marketing|interview|invoice~|landlord|logo|museum|my_upline|nana|nanny|painter|plumber|pregnant|pta|recipe|redundant|salary|scam|sofa|stag|swapping|swapping_shift~|vacancy|visa|volunteer~|wage|when_a_message|when_someone',
]

/** Things that people sell to friends: with these in a text, money and a new life are claims. */
export const GOODS: readonly string[] = [
  'affiliate_marketing|aloe|beauty|binary|bot|brochure~|candle~|capsules|catalogue~|cbd|cleaning_products|collagen|cookware|cosmetics|cream|creams|crypto|cushions|detergent|diffuser~|direct_sales|downline|drops|dropship~|energy_drinks|essential_oils|filters|forex|gummies|handbags|hostess|insurance_plans|jewellery|jewelry|knickers|lashes|laundry|leggings|lingerie|lip_gloss|lipstick~|make_up|makeup|mascara|melts|mlm|mushroom|nail_strips|network_marketing|nodes|oil|oils|parties|party_plan|patches|perfume~|print_on_demand|protein|recruits|referrals|reselling|sachets|samples|saucepan~|scarves|serum~|shake|shakes|skin_care|skincare|smoothies|soap~|staking|superfoods|supplement~|tokens|trading|tub~|tupperware|vitamins|washing_powder|water_machine|wax_melt|wax_melts',
]

/** Words of an offer to buy or to join. */
export const OFFERED: readonly string[] = [
  ...LURE,
  ...GOODS,
  'director|enrolled|gold|have_it_too|girls|oils|payout|promoted|promotion|ranked|rank~|reels|regulars|reorders|repeat_orders|silver|sponsored|starter|steps|stories|want_the_same|you_can_have',
  'bargain|channel|come_and|come_be|come_home|community|empire|first_ten|grab|i_am_picking|knocks|movement|not_too_late|out_of_your_hands|same_desk|there_is_a_door|we_will_hold|you_too',
  'bonus|boxes|cart|deal~|discount~|early_bird|enrollment|enroll~|enrolment|enrol~|folks|founder~|founding|half_price|joiner|kit~|ladies|launch|offer~|pack|packs|price~|promo~|sale|sets|slot~|spot~|yes|yours',
]
/** A product that somebody offers, or says what it did: in such a text, results are claims. */
export const SOLD: readonly string[] = [
  'PRODUCT',
  'ampoule~|bitters|bottle~|bracelet|capful|complex|compound|crystal~|dab|dose~|drops|extract|frequency|friend_gave|friend_passed|gadget|gummies|gut_cure|herbal|herb~|infrared|infusion|insoles|jar~|laser|light_therapy|lozenge~|lutein|magnetic|magnet~|mixture|natural|naturally|ointment|red_light|remedy|sachet~|scoop~|serum|shot~|sip~|spoonful|spoon~|spritz|stack|tablespoon|teaspoon|this_lightener|tub~|what_i_take|what_i_took|wristband',
  'after|because_of|since|thanks_to ..4 been_on|been_taking|been_using|drinking|started|starting|switched|taking|trying|using|wearing',
  '#link|ask_me|dm|free_sample|in_stock|inbox|message_me|my_page|my_shop|order|pm|text_me',
  'this ..1 helps|little|stuff|tech|technology|works',
]

/** Teaching, research and treatment, where nobody means what they write of an illness. */
export const TAUGHT: readonly string[] = [
  'which of these|the_following',
  'can_not_claim|can_not_say|chemo|chemotherapy|claim~|compliance|donate|evidence|fundraiser|hospice|lesson|must_not|not_allowed|prescribed|quiz|radiotherapy|regulator~|rewrite|study|training|vet',
]

/** Care by people who know, and food, sport and weather: no product did it. */
export const CARED: readonly string[] = [
  'which of these|the_following ..1 are|is|may',
  'cycling|dietician|gym_membership|marathon|new_medication|not_allowed_to_say|operation_went|paramedic~|personal_trainer|prescription_for|radiologist|rehab|scan_went|started_medication|treatment_went|walking_more',
  'dermatologist|doctor|gp|specialist ..1 prescribed|treated|treats',
  'a_moisturiser|ambulance|ask_your_doctor|awareness|an_answer_about|balanced_diet|piles_about|boiler|bruise|calpol|can_not_promise|can_not_say|carpet|casserole|cat|charity|chemo|claim|claims|concrete|contributes|couch_to|counselling|counsellor|crutches|cut_out_sugar|damp|dentist|dietitian|donate|engine|episode|evidence|exam|exams|flu_jab|fundraiser|fundraising|gallbladder|gave_up_smoking|gp_says|guinea_pig|health_service|horse|hospital|influencer|just_a_cream|just_a_drink|just_a_moisturiser|just_a_supplement|just_coffee|just_food|label|lecture|legal_to_say|lesson|library|midwife|museum|my_garden|no_claims|not_a_medicine|not_allowed_to_say|not_cure|not_heal|not_intended|not_treat|novel|nutritionist|permitted|pharmacist|physio|physiotherapist|prescribed|prescribes|printer|puppy|quiz|rabbit|radiotherapy|real_doctor|recalled|recipe|regulator~|rewrite|see_a_doctor|see_your_doctor|series|slimming_world|soup|stew|stopped_drinking|stretches|studies|surgery_went|swimming|the_doctor_gave|the_doctor_said|vaccination|vaccine|vet|ward|weeds|weight_watchers|your_doctor|your_gp',
]

/** Ordinary life, where the same words sell nothing. */
export const HOMELY: readonly string[] = [
  'allotment|bakery|barbecue|bbq|boiler|book_club|bookings|brownies|builder|butcher|cake|car_boot|carpool|cat|charity|choir|christening|church|concert|council|court|cricket|curry|dentist|divorce|election|electrician|episode|essay|exam|exams|ferry|festival|flatmate|fundraiser|funeral|gallery|garage|gigs|homework|hostage|judge|jumble|landlord|library|lodger|lyrics|mandela|marathon|maternity|minister|mitten|mot|movie|mp|museum|nct|netball|novel|panto|petition|picnic|pizza|playgroup|plumber|podcast|police|prison|pta|pub|puppy|rabbit|rain|recipe|redundancy|redundant|rugby|school_trip|scouts|series|snow|song|soup|square|stag|swimming|tax_return|tenant|tennis|tent|the_raffle|theatre|thesis|tyre~|vet|village_hall|volunteer~|vote|weather',
]

/** Who doubts, warns, reports or teaches: nothing in such a text is their own claim. */
export const SCEPTIC: readonly string[] = [
  'after|less|minus ..1 costs|expenses|fees|petrol|postage|stock',
  'left me|us with',
  'what is misleading|wrong ..1 here|in|with_it|with_this',
  'lost ..1 SUM',
  'assignment|consumer_watch|does_the_lesson|doing_the_rounds|in_pairs|overdraft|photo_of_a|picture_of_a',
  'not believe a_word',
  'which of the_following|them|these may|must|is|are',
  'may we ..1 post|say|write',
  'anyone_who_says|asking_because|conned|consumer_advisers|hmrc|homework|honest_numbers|i_asked_for|is_it_true|midwife|net_income|not_seen_a_penny|ombudsman|police|quiz_question|regulator|rewrite|scammed|self_employed|textbook|thief|trading_standards|training_quiz|true_or_false|underline|watchdog|whoever_says|whoever_tells|yet_to_see',
  // Such messages as others get, and what the writer was once told to write.
  'another|beginning|saying ..5 adverts|dms|messages|posts !asking|from_friends|from_you',
  'according_to_the|figures_show|study_found|survey_found',
  'babe|girl|hey|hun message|messages',
  'i_lost !#num|NUM|a_stone|five|half|over|so_much|ten|three|two|weight',
  'one|out|part of the|these|those companies|mlms|schemes|teams',
  'gave|handed|taught us ..2 script|scripts',
  'if|when ..1 you get|receive|see ..2 advert|dm|invitation|message|post',
  'if|when a_friend|a_stranger|anyone|people|somebody|someone|they approach|approaches|contact|contacts|dms|invite|invites|message|messages|writes you',
  'actually_allowed|actually_legal|even_allowed|even_legal',
  'complaint|investigators|journalist~|researcher~|trade_association',
  'still|yet waiting ..4 first|for_my|it|money|penny|refund|tenner|to_see',
  'are_you|is_it|is_that allowed|legal|possible|true ..2 that|to',
  'if ..6 pressure~|scam|sounds|too_good',
  '^ we sell',
  'bloke|cousin|fella|guy|he|lady|man|recruiter|she|somebody|someone|speaker|stranger|they|woman ..5 claimed|messaged|promised|reckoned|said|swore|told ..9 but|funny|i_asked|look~|lost|never|no|removed|still|then',
  'do_not|never post|promise|say|tell ..4 anyone|it|people|recruit|that|you',
]

/** Who says openly what the offer is or what they gain. */
export const OPEN_OFFER: readonly string[] = [
  'i|we ..2 am_paid|am_selling|commission|distribute|earn|get_a_bit|get_a_cut|get_a_small|get_paid|get_something|make_a_bit|represent|run_a_small|sell|sells|started_selling|stock',
  'i am|am_now|work_as !no|not ..3 affiliate|agent|ambassador|consultant|distributor|independent|member_of|partner|promoter|rep|representative|seller|stockist',
  'my ..1 business|catalogue|commission|company|customers|online_shop|shop|stall|store !partner',
  'agent_for|partner_of|rep_for',
  '#ad|affiliate|commission_if|direct_sales|direct_selling|disclosure|earns_me|gifted|i_earn|i_get_paid|i_make|if_you_buy_through|network_marketing_company|sponsored',
]
