import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, SCEPTIC, SOLD } from './contexts.ts'

const CARE: readonly string[] = [
  ...CARED,
  ...SCEPTIC,
  'please_delete|take_down|not_allowed_to_say|dietician|gp|prescription_for|my_consultant_says|treatment_went|operation_went|scan_went|injections_from|radiologist|paramedic~|trial_results|new_medication|started_medication|smoking|walking_more|cutting_out|low_salt|salt_diet|cycling|gym_membership|personal_trainer|marathon|rehab',
]

const BODY: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'body',
  source: SOURCES.health,
  evenAsked: true,
  unlessInText: CARE,
  unless: ['never|do_not|please_do_not|must_not ..1 stop|swap|replace|quit|skip|throw|give_up|come_off|reduce',
    'after_i_stopped|since_i_stopped|pressure_is_back|prices_go_back',
  ],
}

const TAKEN: Omit<ClaimRule, 'patterns'> = {
  ...BODY,
  advice: 'cure',
  needs: [
    ...SOLD,
    'our|these|this|my|the ..2 tea|juice|oil|oils|drink|capsules|shake|water|balm|cream|patch|patches|serum|formula|blend',
    'found something|it|them|this ..2 natural',
    'using|taking|what_i_take|been_taking|been_using|thanks_to',
  ],
}

/** What sellers say plainly of bodies and illness. */
export const PLAIN_HEALTH: readonly ClaimRule[] = [
  {
    ...BODY,
    patterns: [
      'detox~|flush~|cleanse~|cleans|purif~|sweep~|draw~|pull~|rid~|scrub~|unclog~|drain~|suck~ ..3 liver|kidneys|colon|gut|toxins|parasites|heavy_metals|gallstones|lymph|poisons|metals|impurities|stored_chemicals|chemicals|pathogens !wall|moat',
      'years|decade|decades off|younger ..1 !work|duty|school',
      'reverse~|stop~|stops|slow~|undo|undoes|halt~|turn_back|turns_back|fight~ ..2 ageing|aging|signs_of_age|the_clock|grey_hair|grey|biological_age|wrinkle~ !population',
      'joints|knees|gut|liver|discs|cartilage|cells|skin|body|nerves|pancreas|heart ..1 rebuilt|repaired|healed|regenerated|renewed|heals|repairs|rebuilds|regenerates|mends|mended itself|themselves',
      'lose~|lost|drop~|dropped|shed|shedding|shift~|melt~|burn~ ..2 NUM ..1 pounds|kg|stone|kgs|dress_sizes|inches|sizes ..3 in|within|by ..1 NUM|a|one|just|only|under day~|week~|month|month~ !walking|swimming',
      'down NUM ..1 kg|pounds|stone|dress_sizes|sizes|inches ..4 in|since|without|on|with',
      'fat ..2 falls|drops|melts|slides|disappears|burns|peels|drips|vanishes ..1 off|away|itself|fast|overnight|while',
      'melt~|burn~|torch~|blast~|strip~|incinerat~ ..2 belly|fat|tummy|body_fat|love_handles !candle|calories_at|toast',
      'without|no ..1 dieting|diet|exercise|gym|counting_calories ..9 lost|lose|down|kg|pounds|stone|inches|slim|melt~|sizes',
      'immune_system|immunity|immune|defences ..3 boost~|strengthen~|support~|bulletproof|armour|shield|stronger|strong',
      'boost~|strengthen~|build~|supercharge~ ..2 immune_system|immunity|immune|defences ..3 !by_sleeping',
      'kill~|destroy~|stop~|neutralis~|block~|fight~ ..3 cancer|cancer_cells|virus~|viruses|bacteria|covid|coronavirus|tumour~|tumor~|parasites|infection~|candida ..2 !drug|chemo|hand|research',
      'protect~|shield~|guard~ ..3 from|against ..3 virus~|viruses|flu|covid|illness|disease~|colds|cancer|infection~|sickness|bugs ..2 !vaccine',
      'natural|herbal|gentler|safe|cheaper ..1 alternative|answer|substitute|replacement ..1 to|for ..3 MEDICINE|ozempic|botox|surgery|statins|hrt|insulin|CONDITION',
      'better|stronger|safer|cheaper|faster ..1 than ..2 MEDICINE|ozempic|botox|painkiller~|antibiotics|physio|any_doctor',
      'bin|binned|ditch~|threw|thrown|throw|chuck~|flush~|stopped|cancel~|came_off|come_off|coming_off|off ..3 MEDICINE|blood_pressure_tablets|cpap|hearing_aid~|crutches|walking_stick ..5 since|thanks_to|because_of|after|now ..9 PRODUCT|tea|juice|drops|oil|oils|capsules|drink|this|these',
      'ditch~|swap~|replace~|skip|forget ..2 MINE ..2 painkillers|antidepressants|statins|insulin|metformin|tablets|inhaler|hrt|sleeping_pills|meds ..2 for|with|and ..3 PRODUCT|natural|nature|our|this',
      'cure~|healed|reversed|reverses|heals|cures ..3 itself|naturally|CONDITION',
      'cure for|to ..2 CONDITION',
      'fall|falling|fell|get|got|getting pregnant naturally|after|with|thanks|in|within ..9 tea|capsules|drops|supplement~|blend|herb~|months|fertility',
      'hair ..2 grew|grown|growing|has_grown|regrown|regrew back|again|thicker|thanks ..9 serum|oil|shampoo|spray|thanks|after|tonic',
      'natural|gods|plant_based|herbal|ancient|ayurvedic ..1 medicine|cure|remedy|pharmacy|healing|antibiotic|painkiller|viagra|botox !cabinet|degree|course',
      'big_pharma|doctors_hate|doctors_do_not_want|what_doctors|pharma_does_not|they_do_not_want_you_to_know',
      'sleep|slept|sleeping ..2 through ..3 without ..2 pills|tablets',
      'balance~|balancing|rebalance~|regulate~|reset~|fix~|sort~|harmonis~ ..2 hormones|hormone|blood_sugar|thyroid|cortisol|gut|metabolism|insulin|cycle|nervous_system',
    ],
  },
  {
    ...TAKEN,
    evenNegated: true,
    patterns: [
      'not|never|no_longer|rarely|will_not ..2 get|got|gets|be|been|fall|fell|feel|felt|catch|caught|come_down|getting ..2 ill|sick|poorly|unwell|colds|flu|cold|bugs|bug|hay_fever|CONDITION',
      'not|never|no_longer ..3 need|use|take|touched|touch|reach_for|used|needed|rely ..2 MINE|an|the|any|on|for ..3 MEDICINE|glasses|stick|crutches|hearing_aids|wheelchair|brace|antacids|tablets|patch',
      'without ..3 tablet|pill|painkiller~|single_tablet|stick|holding|handrail|rail|wincing|pain|inhaler|medication',
      'not ..3 single ..1 migraine|attack|flare|flare_up|headache|cold|seizure|tablet|hot_flush|panic_attack ..2 !yet',
    ],
  },
  {
    ...TAKEN,
    patterns: [
      'eyesight|hearing|hair|memory|smell|mobility|speech|sight|energy|periods|libido|taste|vision|feeling|balance ..2 came_back|come_back|coming_back|returned|restored|is_back|are_back|back_to_normal|improved|better',
      'DOCTOR|doctors|hospital|specialists|neurologist|oncologist|cardiologist|consultants|surgeon|nurse~|rheumatologist ..4 gave_up|given_up|could_not_help|could_not_believe|can_not_believe|no_answers|no_explanation|nothing_they|nothing_more|speechless|baffled|shocked|stunned|amazed|not_understand|scratching|puzzled|jaw|asked_what|for_life',
      'cure~|healed|reversed|reverses|heals|cures ..1 his|her|my|moms|dads|anything|everything|nearly_everything !hiccups|broken_heart|heart|boredom',
      'tablets|meds|medication|inhaler~|insulin|injections|pills for_life|for_ever ..1 !insurance',
      'off|came_off|weaned_off|free_of ..1 them|it|the|her|his|all|my ..2 tablets|meds|medication|now|steroids|insulin|completely|altogether|inhaler ..6 !recall',
      'cancel~ ..3 operation|surgery|op|knee_replacement|hip_replacement|procedure|appointment ..3 !the_hospital|strike|rescheduled',
      'different|new|changed ..1 child|boy|girl|kid|person|man|woman|dog ..2 !now_lives',
      'struggle~|suffer~|trouble|problems|plagued|battle~|cursed ..2 with|from|by|to ..3 focus|sleep|bloating|concentration|attention|concentrate|anxious|pain|skin|weight|CONDITION',
      'bloated|constipated|exhausted|achy|puffy|inflamed|foggy|wired|in_pain|in_agony|itchy|anxious|depressed ..6 until|till|before|then|no_more|not_anymore',
      'bloated|constipated|exhausted|achy|inflamed|foggy|anxious|depressed|aching ..4 ¶ ..3 was|try|this|our|my|these|until|i_was|not_anymore|message|send',
      'tumour~|lump~|cyst~|fibroid~|growth|tremor~|rash|wound~|ulcer~|warts|eczema|psoriasis|lesion~ ..3 shrank|shrunk|shrinking|gone|disappeared|smaller|vanished|dried_up|healed|cleared|closed_up|faded|stopped',
      'stopped|stop~|halted|reversed|reduced|calmed|cured|cures|lifted|lifts|eased|eases|took_away|takes_away|take_away|got_rid|gets_rid|knocks|knocked ..4 CONDITION|tremor~|wheezing|itching|shaking|snoring|flashes|flushes|swelling|aches|sugar_cravings',
      'CONDITION ..4 lifted|came_down|went_down|gone|took_away|disappeared|by_morning|overnight|packed_up|eased|fell',
      'walk~|climb~|run|ran|running|kneel|kneeling|garden|dance|dancing|bend|stairs|up_the_stairs|lifting ..6 without|again|pain_free|like_a|no_pain|at_seventy|at_eighty|unaided',
      'thyroid|bloods|readings|liver|kidney~|levels|platelets|skin|periods|hormones|heart|results|scan|she|he|mom|dad ..4 back_to_normal|in_normal_range|normal_range|textbook|all_clear|in_remission ..9 thanks|drops|tea|juice|capsules|after|since|on|taking|bottles|naturally',
      'blood_sugar|blood_pressure|cholesterol|sugar|hba1c|bp ..5 normal|down|dropped|came_down|came|from|stable|under_control|perfect|halved|balanced|in_line',
      'soles|feet|chest|temples|spine|wrist~ ..6 fever|cough|flu|asthma|headache|migraine|croup|sick|colic',
      'then|until|till|so ..1 she|he|i|we|they|mom|dad ..2 found|tried|discovered|started|got|met|ordered ..2 our|this|these|the|my|on ..2 PRODUCT ..9 !tasty',
      'skin|face|scalp|complexion|acne|spots ..3 cleared|clear|healed|transformed|perfect|flawless|baby ..4 week~|days|NUM|since|after|month~|overnight|thanks|using|within',
    ],
  },
]
