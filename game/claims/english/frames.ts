/** Words around a claim that cancel it, in English. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'no not never nobody none neither nor without cannot nothing hardly rarely noone seldom'.split(' '),
)
export const TURNS: ReadonlySet<string> = new Set('but because although though except until till then'.split(' '))

export const BREAKS: ReadonlySet<string> = new Set('so you i we they he she and but or while because just'.split(' '))

export const IDLE_NEGATIONS: readonly string[] = [
  'not only|just|merely|to_mention|long_ago|long_until|even|kidding|joking|lying|gonna_lie|going_to_lie',
  'why not',
  'if not now',
  'if you|ye|we do not',
  'when you do not',
  'do|will|would not miss|wait|delay|hesitate|sleep|snooze|forget|scroll|you_want|you_wish|you_deserve|you_dream|you_think|you_just|settle|think_twice|regret',
  'do|will|would not give_up !your|my|the|a|his|her',
  'can|could not wait|believe|stop|recommend|miss|lose|fail|go_wrong|be_happier|get_enough|beat|put',
  'no exceptions|limit|limits|cap|ceiling|matter|joke|doubt|brainer|wonder|experience|boss|bosses|degree|selling|strings|catch|risk|lie|need|qualifications|skills|previous|special|more|longer|cold|parties|inventory|stock|pressure|commute|alarm|alarms|targets|upfront|startup|obligation|excuses|one_is|contract|time|start_up|joining|fee|fees|bs|bull|quotas|office|hassle|effort|work|hard|side|nonsense|fluff|gimmick|gimmicks',
  'without leaving|selling|ever|lifting|having|a_boss|any_experience|experience|giving_up|even|quitting|risk|missing|dieting|diet|exercise|sacrificing|working|trying|effort|spending|drugs|medication|side_effects|surgery|being|stepping|breaking|the|doing',
  'do not have_to|need|even_need|even_have_to|have|know ..1 any|experience|degree|skills|qualifications|money|sell|recruit|spend|followers|to_sell|to_recruit|to_spend|to_be|to_know|to_have|leave_the|be_a|know_anything|have_any|be_good',
  'never have_to|again|worry|been|felt|looked|thought|look_back|looked_back|knew|too_late|miss|fails|have|made|dreamed|imagined|fail|believed|work|in_my_life|ever',
  'not a|an scam|pyramid|mlm|joke|gimmick|fad|secret',
  'nothing to_lose|else|short_of|like|beats|better|compares|worked|works|left_to_lose',
  'not selling|my_boss|being|have_to|working|having',
  'nobody tells|told|talks|else',
]

export const DENIALS: readonly string[] = [
  'is|are|was|were|would|should|will|can|does|do|has|have not',
  'is|are|was|were|would_be a? lie|lies|myth|illegal|banned|misleading|false|forbidden|rare|unrealistic|nonsense|prohibited|untrue',
  'claim|claims is|are|were|was|must|need|need_proof',
  'is|are never',
]

/** Words of a text that warns of a claim, reports it or teaches about it. */
export const WARNINGS: readonly string[] = [
  'beware|red_flag|red_flags|scams|scammer|scammers|scammed|fraud|fraudulent|misleading|mislead|misled|deceptive',
  // Who says that it’s no scam may well advertise one.
  'is|was|are|were|be|like|as|of|for|to|the|that|this|these|another|spot|spotted|job|crypto|investment|romance|online|looks|total|obvious|classic|typical|huge|massive|big|illegal|possible|suspected|call|called ..1 scam|pyramid_scheme|pyramid_schemes',
  'it|that|this tells|says ..1 that',
  'know|knows|ask|asks|asked|wonder|wondering|see|check|doubt|decide|sure|tell|say whether',
  'asks_if|asked_if|ask_if|asking_if|wonder_if|as_if',
  'anything|claim|claims|nothing|something about preventing|treating|curing|healing|health|weight|medicine',
  'falsely|wrongly|unfair|unfairly|invented|forbid|forbids|leave_out|leave_it_out|left_out|banned_list|disclosure|disclosures|vast_majority',
  'or less|nothing',
  'aunt|auntie|uncle|mom|dad|friend|colleague|neighbour|cousin|sister|brother|lady|woman|man|guy ..1 believes|reckons|thinks|insists|is_convinced|claims',
  'they|he|she|recruiter|upline|sponsor|trainer said|claimed|swore|insisted ..1 it_was|i_would|we_would|i_could|there_were|only|it_would|we_should|i_should|it_could_not|it_can_not',
  'she|he|they|customer|people|customers|who believe|believes|think|thinks|believed ..1 that|the|it|this',
  'be wary|careful|suspicious|sceptical|skeptical',
  'watch out for',
  'steer clear|stay_away',
  'avoid saying|claims|claiming|phrases|words|promises|promising|posts|anyone|anything|hype',
  'fda !approved|registered|cleared|certified',
  'against the law|rules|policy',
  'unlawful|prohibited|forbidden|banned|unethical',
  'is|was|be|would_be|claims_are|promises_are|posts_are|they_are|statements_are|that_are|these_are|often|also|even|downright|actually illegal',
  'is|are|it_is not allowed',
  'regulator|regulators|ftc|asa|cma|trading_standards|advertising_standards|the_law|consumer_protection|watchdog|ombudsman|court|lawsuit|sued|fined',
  'if someone|somebody|anyone|anybody|a_person|a_company|an_advert|an_ad|a_seller|a_post|a_stranger|they|a_recruiter|your_sponsor ..3 says|tells|promises|offers|claims|told|asks|guarantees|promised|claimed|pushes|promise|offer|tell|say|swears|insists',
  'anyone|anybody|people|someone|somebody|sellers|companies|those|businesses|ads|adverts|posts|person|recruiters who|that|which promise|promises|promised|promising|claim|claims|claimed|guarantees|guarantee|says|say|tells|tell|offers|offer',
  'anyone|someone|somebody|people|seller|company|ad|advert|post|stranger|recruiter|anybody|nobody|noone promising|claiming|offering|guaranteeing',
  'told me|us|him|her|them|people i|we|he|she|they|you|i_would|that|it ..9 but|lost|lie|lied|false|nonsense|untrue|wrong|sadly|never',
  'promised me|us|him|her|them',
  'was|were|been promised|sold_a|sold_the',
  'was|were|been told ..1 i|it|that|we|you|he|she|they|the|this',
  'they|he|she|recruiter|seller|somebody|someone|woman|man|guy|upline told me|us|her|him|my|them ..3 would|could|will|can|be|make|earn',
  'they|he|she|it|ad|advert|ads|adverts|company|post|website|leaflet|flyer|seller claimed|claims|claim|alleged|allegedly',
  'fell for|into',
  'do not say !i|you|nobody|no_one|we|yes',
  'do not believe|trust|fall_for|promise|claim|post|write|tell_people|make_claims|ever_say|mention|be_fooled ..1 !the_company|our_company|company|brand|the_brand|the_name|our_name|business|products',
  'never say|says|said|saying|claim|claims|claimed|promise|promises|promised|write|writes|post|posts|tell|trust|believe|guarantee|suggest|imply|use',
  'no|no_honest|no_decent|not_a|not_one ..1 seller|company|person|rep|business|cream|tea|supplement|plan|oil|shake|diet|juice|pill|investment|scheme|law|honest|decent|serious|legal ..3 can|could|should|will|may|does|would|cures|treats|on_earth|alive|in_the_world',
  'he|she|they|dad|mum|mom|uncle|brother said|says|told ..2 and|but|then|yet then|now|the|i|we|never|look',
  'said|says and then|and_now',
  'module|exercise #num|we|todays|at|on|two|one|three',
  'underline|rewrite|the_permitted_wording|permitted_claim|authorised_claim|approved_wording|compliance_officer|compliance_team|what_to_write_instead|what_to_say_instead|trading_standards_officer|recalled|recall|warns|warned|warning_about|warn_people|cautioned|accc|nafdac|fccpc|sebi|asci|asai|medsafe|sahpra|comreg|nca|sec_nigeria|efcc',
  'have|has|need|needs to prove|back_up|show_proof|evidence',
  'if it|that|this|someone|something sounds',
  'when a|someone|somebody|anyone|an ..3 says|promises|claims|writes|offers|tells',
  'said nobody|no_one ever',
  'if ..3 says|promises|claims|offers_you|guarantees',
  'lost ..1 my|her|his|their|our ..2 savings|money|house|deposit|pension|shirt|everything',
  'stop|keeps|keep|kept sending|messaging|adding|asking|tagging|inviting|spamming|pestering|hounding|bombarding me|us|her|him',
  'my|our boss|employer promised',
  'dangled|dangling|dangle|lured|tricked|duped|swindled|burnt|burned_by|stung',
  'was|were told|promised|assured ..8 would|could|cure|cures|heal|and_ended',
  'is|are not what|how|why|a_way|the_way',
  'so_called|supposed|supposedly|alleged|apparently_cures|sarcasm|jokes_aside|pull_the_other_one|pinch_of_salt|my_foot|yeah_right|as_if',
  'sounds|smells|looks like ..1 a? scam|nonsense|rubbish|pyramid',
  'not true|realistic|typical|legal|a_get_rich|about_getting',
  'must|should|may|cannot|can|could|will|would|do not ..3 say_that|say_you|say_it|say_how|say_this|say_anything_about|claim|promise|imply|suggest|post_that|write_that|post_claims|write_claims|guarantee|call_it|state|tell_people|advertise|pretend',
  'must|should|may|cannot|can|could|will|would|do not ..3 say the|our|your !company|brand|name|products|business|first',
  'instead of saying|writing|claiming|promising',
  'too good to be true',
  'myth|myths|a_lie|all_lies|lied|untrue|nonsense|unrealistic|exaggerated|exaggeration|exaggerations|misinformation|debunked|snake_oil|cult|conned|con_artists|clickbait',
  'no evidence|proof|promise|promises|guarantee|guarantees',
  'the word ..1 guarantee~|free|cure|passive|income|promise',
  'the phrase|phrases|words|sentence|claim|claims|expression|slogan|headline|term',
  'claims such|like|of|about|that',
  'phrases|words|slogans|lines that|which should|make|mislead|are|ought',
  'promises|adverts|ads|posts|words|phrases|claims|slogans such_as|like|of|about',
  'average|median|typical|most ..2 earn~|make|made ..3 little|nothing|less|zero|nowhere',
  'most|majority|half|third|many ..6 earn|earned|earns|make|made|lose|lost|paid ..3 little|nothing|less|zero',
]

export const QUESTIONS: readonly string[] = [
  'is|are|does|do|can|could|will|would|how|what|why|which|when|where|who|should|did|was|were',
  'has|have|had you|they|she|he|anyone|anybody|people|any|your|we|the|my|it|somebody|someone',
]
export const BAITS: readonly string[] = [
  'want|wanna|ready|tired|fancy|imagine|what_if|did_you_know|how_would_you|would_you_like|would_you_love|who_wants|why_not|who_else|dream|dreaming|dreamed|dreamt|wish|sick|fed_up|looking|love_to|like_to|interested|wondered|have_you_ever|heard|guess|need|could_you_use|can_you_imagine|why_wait|why_are_you_still|what_would_you_do|struggling|bored|curious|ever_thought|know_what|get_used_to|hate|stuck|who_is_ready|up_for|open_to|are_you_still|want_to|what_is_stopping|so_why|what_are_you_waiting|why_settle|why_work|suffering|suffer|what_would_an|what_could_an',
  'how|what would|does ..8 sound|change|do|mean|feel ..4 you|your|things|family|life|if|for|suit',
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
