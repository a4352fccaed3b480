/** Words around a claim that cancel it, in English. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'no not never nobody none neither nor without cannot nothing hardly rarely noone seldom'.split(' '),
)
export const TURNS: ReadonlySet<string> = new Set('but because although though except until till then'.split(' '))

export const BREAKS: ReadonlySet<string> = new Set('so you i we they he she and but or while because just'.split(' '))

export const IDLE_NEGATIONS: readonly string[] = [
  'not even|going_to_lie|gonna_lie|joking|just|kidding|long_ago|long_until|lying|merely|only|to_mention',
  'why not',
  'if not now',
  'if we|ye|you do not',
  'when you do not',
  'do|will|would not delay|forget|hesitate|miss|regret|scroll|settle|sleep|snooze|think_twice|wait|you_deserve|you_dream|you_just|you_think|you_want|you_wish',
  'do|will|would not give_up !a|her|his|my|the|your',
  'can|could not be_happier|beat|believe|fail|get_enough|go_wrong|lose|miss|put|recommend|stop|wait',
  'no alarm|alarms|boss|bosses|brainer|bs|bull|cap|catch|ceiling|cold|commute|contract|degree|doubt|effort|exceptions|excuses|experience|fee|fees|fluff|gimmick|gimmicks|hard|hassle|inventory|joining|joke|lie|limit|limits|longer|matter|more|need|nonsense|obligation|office|one_is|parties|pressure|previous|qualifications|quotas|risk|selling|side|skills|special|start_up|startup|stock|strings|targets|time|upfront|wonder|work',
  'without a_boss|any_experience|being|breaking|diet|dieting|doing|drugs|effort|even|ever|exercise|experience|giving_up|having|leaving|lifting|medication|missing|quitting|risk|sacrificing|selling|side_effects|spending|stepping|surgery|the|trying|working',
  'do not even_have_to|even_need|have|have_to|know|need ..1 any|be_a|be_good|degree|experience|followers|have_any|know_anything|leave_the|money|qualifications|recruit|sell|skills|spend|to_be|to_have|to_know|to_recruit|to_sell|to_spend',
  'never again|been|believed|dreamed|ever|fail|fails|felt|have|have_to|imagined|in_my_life|knew|look_back|looked|looked_back|made|miss|thought|too_late|work|worry',
  'not a|an fad|gimmick|joke|mlm|pyramid|scam|secret',
  'nothing beats|better|compares|else|left_to_lose|like|short_of|to_lose|worked|works',
  'not being|have_to|having|my_boss|selling|working',
  'nobody else|talks|tells|told',
]

export const DENIALS: readonly string[] = [
  'are|can|do|does|has|have|is|should|was|were|will|would not',
  'are|is|was|were|would_be a? banned|false|forbidden|illegal|lie|lies|misleading|myth|nonsense|prohibited|rare|unrealistic|untrue',
  'claim|claims are|is|must|need|need_proof|was|were',
  'are|is never',
]

/** Words of a text that warns of a claim, reports it or teaches about it. */
export const WARNINGS: readonly string[] = [
  'business|company|firm|scheme that|which is|are not a? pyramid_scheme',
  'beware|deceptive|fraud|fraudulent|mislead|misleading|misled|red_flag|red_flags|scammed|scammer|scammers|scams',
  // Who says that it’s no scam may well advertise one.
  'another|are|as|be|big|call|called|classic|crypto|for|huge|illegal|investment|is|job|like|looks|massive|obvious|of|online|possible|romance|spot|spotted|suspected|that|the|these|this|to|total|typical|was|were ..1 pyramid_scheme|pyramid_schemes|scam',
  'it|that|this says|tells ..1 that',
  'ask|asked|asks|check|decide|doubt|know|knows|say|see|sure|tell|wonder|wondering whether',
  'as_if|ask_if|asked_if|asking_if|asks_if|wonder_if',
  'anything|claim|claims|nothing|something about curing|healing|health|medicine|preventing|treating|weight',
  'banned_list|disclosure|disclosures|falsely|forbid|forbids|invented|leave_it_out|left_out|unfair|unfairly|vast_majority|wrongly',
  'or less|nothing',
  'aunt|auntie|brother|colleague|cousin|dad|friend|guy|lady|man|mom|neighbour|sister|uncle|woman ..1 believes|claims|insists|is_convinced|reckons|thinks',
  'he|recruiter|she|sponsor|they|trainer|upline claimed|insisted|said|swore ..1 i_could|i_should|i_would|it_can_not|it_could_not|it_was|it_would|only|there_were|we_should|we_would',
  'customer|customers|he|people|she|they|who believe|believed|believes|think|thinks ..1 it|that|the|this',
  'be careful|sceptical|skeptical|suspicious|wary',
  'watch out for',
  'steer clear|stay_away',
  'avoid anyone|anything|claiming|claims|hype|phrases|posts|promises|promising|saying|words',
  'fda !approved|certified|cleared|registered',
  'against the law|policy|rules',
  'banned|forbidden|prohibited|unethical|unlawful',
  'actually|also|be|claims_are|downright|even|is|often|posts_are|promises_are|statements_are|that_are|these_are|they_are|was|would_be illegal',
  'are|is|it_is not allowed',
  'advertising_standards|asa|cma|consumer_protection|court|fined|ftc|lawsuit|ombudsman|regulator|regulators|sued|the_law|trading_standards|watchdog',
  'if a_company|a_person|a_post|a_recruiter|a_seller|a_stranger|an_ad|an_advert|anybody|anyone|somebody|someone|they|your_sponsor ..3 asks|claimed|claims|guarantees|insists|offer|offers|promise|promised|promises|pushes|say|says|swears|tell|tells|told',
  'ads|adverts|anybody|anyone|businesses|companies|people|person|posts|recruiters|sellers|somebody|someone|those that|which|who claim|claimed|claims|guarantee|guarantees|offer|offers|promise|promised|promises|promising|say|says|tell|tells',
  'ad|advert|anybody|anyone|company|nobody|noone|people|post|recruiter|seller|somebody|someone|stranger claiming|guaranteeing|offering|promising',
  'told her|him|me|people|them|us he|i|i_would|it|she|that|they|we|you ..9 but|false|lie|lied|lost|never|nonsense|sadly|untrue|wrong',
  'promised her|him|me|them|us',
  'been|was|were promised|sold_a|sold_the',
  'been|was|were told ..1 he|i|it|she|that|the|they|this|we|you',
  'guy|he|man|recruiter|seller|she|somebody|someone|they|upline|woman told her|him|me|my|them|us ..3 be|can|could|earn|make|will|would',
  'ad|ads|advert|adverts|company|flyer|he|it|leaflet|post|seller|she|they|website alleged|allegedly|claim|claimed|claims',
  'fell for|into',
  'do not say !i|no_one|nobody|we|yes|you',
  'do not be_fooled|believe|claim|ever_say|fall_for|make_claims|mention|post|promise|tell_people|trust|write ..1 !are|brand|you|business|company|our_company|our_name|products|the_brand|the_company|the_name',
  'never believe|claim|claimed|claims|guarantee|imply|post|posts|promise|promised|promises|said|say|saying|says|suggest|tell|trust|use|write|writes',
  'no|no_decent|no_honest|not_a|not_one ..1 business|company|cream|decent|diet|honest|investment|juice|law|legal|oil|person|pill|plan|rep|scheme|seller|serious|shake|supplement|tea ..3 alive|can|could|cures|does|in_the_world|may|on_earth|should|treats|will|would',
  'brother|dad|he|mom|mum|she|they|uncle said|says|told ..2 and|but|then|yet i|look|never|now|the|then|we',
  'said|says and and_now|then',
  'exercise|module #num|at|on|one|three|todays|two|we',
  'accc|approved_wording|asai|asci|authorised_claim|cautioned|compliance_officer|compliance_team|comreg|efcc|fccpc|medsafe|nafdac|nca|permitted_claim|recall|recalled|rewrite|sahpra|sebi|sec_nigeria|the_permitted_wording|trading_standards_officer|underline|warn_people|warned|warning_about|warns|what_to_say_instead|what_to_write_instead',
  'has|have|need|needs to back_up|evidence|prove|show_proof',
  'if it|someone|something|that|this sounds',
  'when a|an|anyone|somebody|someone ..3 claims|offers|promises|says|tells|writes',
  'said no_one|nobody ever',
  'if ..3 claims|guarantees|offers_you|promises|says',
  'company|he|leader~|she|sponsor|they|upline ask|asked|begged|told|want|wanted|wants me|us to claim|post|say|share|tell|write',
  'caption~|example~|line~|phrase~|script~|wording|words ..1 to avoid',
  'against|breaches|breaks ..3 guidelines|policy|rules',
  'says a|one|some|that|the|this ..1 bloke|guy|influencer|lady|man|recruiter|stranger|woman',
  'please do_not|stop message~|offer~|pitch~|recommend~|sell~|send~ me',
  'if ..12 turns_out',
  'keep|keeps on about',
  'label|leaflet|pack says',
  'odd|strange that',
  'lost ..1 her|his|my|our|their ..2 deposit|everything|house|money|pension|savings|shirt',
  'keep|keeps|kept|stop adding|asking|bombarding|hounding|inviting|messaging|pestering|sending|spamming|tagging her|him|me|us',
  'my|our boss|employer promised',
  'burned_by|burnt|dangle|dangled|dangling|duped|lured|stung|swindled|tricked',
  'was|were assured|promised|told ..8 and_ended|could|cure|cures|heal|would',
  'are|is not a_way|how|the_way|what|why',
  'alleged|apparently_cures|as_if|jokes_aside|my_foot|pinch_of_salt|pull_the_other_one|sarcasm|so_called|supposed|supposedly|yeah_right',
  'looks|smells|sounds like ..1 a? nonsense|pyramid|rubbish|scam',
  'not a_get_rich|about_getting|legal|realistic|true|typical',
  'can|cannot|could|do|may|must|should|will|would not ..3 advertise|call_it|claim|guarantee|imply|post_claims|post_that|pretend|promise|say_anything_about|say_how|say_it|say_that|say_this|say_you|state|suggest|tell_people|write_claims|write_that',
  'can|cannot|could|do|may|must|should|will|would not ..3 say our|the|your !brand|business|company|first|name|products',
  'instead of claiming|promising|saying|writing',
  'too good to be true',
  'a_lie|all_lies|clickbait|con_artists|conned|cult|debunked|exaggerated|exaggeration|exaggerations|lied|misinformation|myth|myths|nonsense|snake_oil|unrealistic|untrue',
  'no evidence|guarantee|guarantees|promise|promises|proof',
  'the word ..1 cure|free|guarantee~|income|passive|promise',
  'the claim|claims|expression|headline|phrase|phrases|sentence|slogan|term|words',
  'claims about|like|of|such|that',
  'lines|phrases|slogans|words that|which are|make|mislead|ought|should',
  'ads|adverts|claims|phrases|posts|promises|slogans|words about|like|of|such_as',
  'average|median|most|typical ..2 earn~|made|make ..3 less|little|nothing|nowhere|zero',
  'half|majority|many|most|third ..6 earn|earned|earns|lose|lost|made|make|paid ..3 less|little|nothing|zero',
]

export const QUESTIONS: readonly string[] = [
  'are|can|could|did|do|does|how|is|should|was|were|what|when|where|which|who|why|will|would',
  'had|has|have any|anybody|anyone|he|it|my|people|she|somebody|someone|the|they|we|you|your',
]
export const BAITS: readonly string[] = [
  'are_you_still|bored|can_you_imagine|could_you_use|curious|did_you_know|dream|dreamed|dreaming|dreamt|ever_thought|fancy|fed_up|get_used_to|guess|hate|have_you_ever|heard|how_would_you|imagine|interested|know_what|like_to|looking|love_to|need|open_to|ready|sick|so_why|struggling|stuck|suffer|suffering|tired|up_for|wanna|want|want_to|what_are_you_waiting|what_could_an|what_if|what_is_stopping|what_would_an|what_would_you_do|who_else|who_is_ready|who_wants|why_are_you_still|why_not|why_settle|why_wait|why_work|wish|wondered|would_you_like|would_you_love',
  'how|what does|would ..8 change|do|feel|mean|sound ..4 family|for|if|life|suit|things|you|your',
]

/** Short spelling, then what it stands for. */
const SHORT =
  "u you; ur your; ya you; ye you; yous you; youse you; lac lakh; lacs lakh; lakhs lakh; crores crore; jammies pajamas; pyjamas pajamas; pjs pajamas; euro euros; yr your; yall you; y'all you; gonna going to; wanna want to; gotta got to; gimme give me; lemme let me; dont do not; doesnt does not; didnt did not; cant can not; cannot can not; wont will not; isnt is not; arent are not; wasnt was not; werent were not; wouldnt would not; couldnt could not; shouldnt should not; havent have not; hasnt has not; aint is not; im i am; ive i have; youll you will; youre you are; youve you have; theyre they are; thats that is; theres there is; whats what is; tmrw tomorrow; tmr tomorrow; tmoro tomorrow; tonite tonight; 2nite tonight; 2night tonight; 2day today; 2moro tomorrow; msg message; msgs messages; ppl people; bizz business; bizness business; hmu message me; pls please; plz please; thru through; b4 before; gr8 great; l8 late; luv love; lil little; mins minutes; hrs hours; hr hour; wks weeks; wk week; mths months; mth month; mo month; yrs years; lb pounds; lbs pounds; kilos kg; kilo kg; kgs kg; kilograms kg; cos because; cuz because; coz because; bc because; info details; deets details; vacay holiday; vacation holiday; vacations holidays; programme program; mum mom; mums moms; mummy mom; mama mom; mamas moms; wfh work from home; moneys money; lifestyles lifestyle; everyday every day; alot a lot; ltd limited; guarenteed guaranteed; garanteed guaranteed; gauranteed guaranteed; guarentee guarantee; garantee guarantee; oppurtunity opportunity; oportunity opportunity; opp opportunity; opps opportunities; independance independence; financialy financially; millionare millionaire; millionares millionaires; vids videos; jabs injections; labour labor; fulltime full time; parttime part time; lifechanging life changing; healthcare health care; centre center; w/ with; rlly really; fr for real; gov government; dms dm; inbx inbox; tho though; prelaunch pre launch"

export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  SHORT.split('; ').map((pair) => {
    const [short = '', ...long] = pair.split(' ')
    return [short, long.join(' ')]
  }),
)

export const TAG_WORDS =
  'boss babe girl lady mom life work from home at hustle side grind mindset success story stories motivation entrepreneur hun the my your our and of to for in on me be is it a i you we do not with free freedom financial health wellness natural skin care glow up weight loss journey fit fitness love living live dream dreams big team goals money cash rich early retire laptop beach digital nomad day night business owner small now here new best ever just get start join us today click link bio no yes more time own challenge gut clean eating body fat burn burner keto mondays monday blessed grateful limited last chance hurry'
