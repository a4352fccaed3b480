import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, SOLD, TAUGHT } from './contexts.ts'

const BODY: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'body',
  source: SOURCES.health,
  evenAsked: true,
  unlessInText: CARED,
  unless: [
    'do_not|must_not|never|please_do_not ..1 come_off|give_up|quit|reduce|replace|skip|stop|swap|throw',
    'after_i_stopped|since_i_stopped',
  ],
}

const TAKEN: Omit<ClaimRule, 'patterns'> = {
  ...BODY,
  advice: 'cure',
  needs: [
    ...SOLD,
    'my|our|the|these|this ..2 balm|blend|capsules|cream|drink|formula|juice|oil|oils|patch|patches|serum|shake|tea|water',
    'found it|something|them|this ..2 natural',
    'been_taking|been_using|taking|thanks_to|using|what_i_take',
  ],
}

/** What sellers say plainly of bodies and illness. */
export const PLAIN_HEALTH: readonly ClaimRule[] = [
  {
    ...BODY,
    patterns: [
      'cleans|cleanse~|clear~|detox~|drain~|flush~|purge~|rinse~|scrub~|sweep~ ..8 arteries|bloodstream|bowel~|colon|insides|intestine~|liver|lymph',
      'keep~ ..2 bugs|colds|flu|germs|sniffles away',
      'block~|mop|mops|soak~ ..2 carbs|fat|sugar|toxins',
      'build_up|gunk|mucus|sludge|toxins|waste ..6 bloodstream|bowel~|cells|colon|gut|insides|liver|your_body|your_system',
      'give~ ..2 body|gut|insides|liver|system ..2 clean_out|cleanse|detox|mot|reset|service|spring_clean',
      'fat|kilos|pounds|weight ..2 comes|drops|falls|melts off',
      'cleans|cleanse~|detox~|drain~|draw~|flush~|pull~|purif~|rid~|scrub~|suck~|sweep~|unclog~ ..3 chemicals|colon|gallstones|gut|heavy_metals|impurities|kidneys|liver|lymph|metals|parasites|pathogens|poisons|stored_chemicals|toxins !moat|wall',
      'decade|decades|years off|younger ..1 !duty|school|work',
      'fight~|halt~|reverse~|slow~|stops|stop~|undo|undoes ..2 ageing|aging|grey|the_clock|wrinkle~ !population',
      'burn~|dropped|drop~|lose~|lost|melt~|shed|shedding|shift~ ..2 NUM ..1 dress_sizes|inches|kg|kgs|pounds|sizes|stone ..3 by|in|within ..1 NUM|a|just|one|only|under day~|month|month~|week~ !swimming|walking',
      'down NUM ..1 dress_sizes|inches|kg|pounds|sizes|stone ..4 in|on|since|with|without',
      'fat ..2 burns|disappears|drips|drops|falls|melts|peels|slides|vanishes ..1 away|fast|itself|off|overnight|while',
      'blast~|burn~|incinerat~|melt~|strip~|torch~ ..2 belly|fat|tummy !calories_at|candle|toast',
      'boost~|build~|strengthen~|supercharge~ ..2 defences|immune|immune_system|immunity ..3 !by_sleeping',
      'block~|destroy~|fight~|kill~|neutralis~|stop~ ..3 bacteria|cancer|cancer_cells|candida|coronavirus|covid|infection~|parasites|tumor~|tumour~|viruses|virus~ ..2 !chemo|drug|hand|research',
      'guard~|protect~|shield~ ..3 against|from ..3 bugs|cancer|colds|covid|disease~|flu|illness|infection~|sickness|viruses|virus~ ..2 !vaccine',
      'bin|binned|came_off|cancel~|chuck~|come_off|ditch~|flush~|off|stopped|threw|throw|thrown ..3 MEDICINE|blood_pressure_tablets|cpap|crutches ..5 after|because_of|now|since|thanks_to ..9 PRODUCT|capsules|drink|drops|juice|oil|oils|tea|these|this',
      'cures|cure~|healed|heals|reversed|reverses ..3 CONDITION|itself|naturally',
      'fall|falling|fell|get|getting|got pregnant after|in|naturally|thanks|with|within ..9 blend|capsules|drops|fertility|herb~|months|supplement~|tea',
      'big_pharma|doctors_do_not_want|doctors_hate',
      'balance~|balancing|fix~|harmonis~|rebalance~|regulate~|reset~|sort~ ..2 blood_sugar|cortisol|cycle|gut|hormone|hormones|insulin|metabolism|thyroid',
    ],
  },
  {
    ...TAKEN,
    evenNegated: true,
    patterns: [
      'never|no_longer|not|rarely|will_not ..2 be|been|catch|caught|come_down|fall|feel|fell|felt|get|gets|getting|got ..2 CONDITION|bug|bugs|cold|colds|flu|hay_fever|ill|poorly|sick|unwell',
    ],
  },
  {
    ...TAKEN,
    patterns: [
      'balance|energy|eyesight|feeling|hair|hearing|libido|memory|mobility|periods|sight|smell|speech|taste|vision ..2 are_back|back_to_normal|better|came_back|come_back|coming_back|improved|is_back|restored|returned',
      'DOCTOR|cardiologist|consultants|doctors|hospital|neurologist|oncologist|rheumatologist|specialists|surgeon ..4 amazed|asked_what|baffled|can_not_believe|could_not_believe|for_life|gave_up|jaw|nothing_more|puzzled|scratching|shocked|speechless|stunned',
      'cures|cure~|healed|heals|reversed|reverses ..1 anything|dads|everything|her|his|moms|my !boredom|broken_heart|heart|hiccups',
      'inhaler~|injections|insulin|medication|meds|pills|tablets for_ever|for_life ..1 !insurance',
      'came_off|free_of|off ..1 all|her|his|it|my|the|them ..2 altogether|completely|inhaler|insulin|medication|meds|now|steroids|tablets ..6 !recall',
      'changed|different|new ..1 boy|child|dog|girl|kid|man|person|woman ..2 !now_lives',
      'aching|achy|anxious|bloated|constipated|depressed|exhausted|foggy|inflamed ..4 ¶ ..3 i_was|message|my|our|send|these|this|try|until|was',
      'cyst~|eczema|fibroid~|growth|lesion~|lump~|psoriasis|rash|tremor~|tumour~|ulcer~|warts|wound~ ..3 cleared|disappeared|dried_up|faded|gone|healed|shrank|shrinking|shrunk|smaller|stopped|vanished',
      'calmed|cured|cures|eased|eases|gets_rid|got_rid|halted|knocked|knocks|lifted|lifts|reduced|reversed|stopped|stop~|takes_away|took_away ..4 CONDITION|aches|flashes|flushes|itching|shaking|snoring|swelling|tremor~|wheezing',
      'CONDITION ..4 by_morning|disappeared|eased|fell|gone|lifted|overnight|packed_up|took_away|went_down',
      'blood_pressure|blood_sugar|bp|cholesterol|hba1c|sugar ..5 balanced|came|down|dropped|from|halved|normal|perfect|stable|under_control',
      'chest|feet|soles|spine|temples|wrist~ ..6 asthma|colic|cough|croup|fever|flu|headache|migraine|sick',
    ],
  },
  {
    ...BODY,
    advice: 'cure',
    evenNegated: true,
    unlessInText: [...TAUGHT],
    needs: ['PRODUCT|capsule|dose|spoonful|tub'],
    patterns: [
      'biopsy|bloods|results|scan~|test~|x_ray ..3 back ..2 all_clear|clean|clear|negative|normal|perfect',
      'consultant|dentist|doctor~|gp|nurse|physio|specialist|surgeon ..3 asked|asks|wanted_to_know ..2 how|what ..3 changed|did|doing|done|taking|using',
      'never|not ..3 been|had|needed|seen|set_foot|visited ..5 antibiotics|clinic|doctors|gp|surgery ..3 all_winter|in_months|in_years|since|winter|year',
      'CONDITION|pain ..3 from ..3 #num|NUM to ..2 #num|NUM|nothing|zero',
      'CONDITION ..3 backwards|disappeared|gone|in_reverse|reversed|reversing|shrank|shrunk|vanished',
      'for CONDITION ..1 for CONDITION',
      'consultant|doctor|gp|nurse|they ..2 cut|halved|lowered|reduced|stopped|took_me_off ..3 dose|insulin|medication|meds|tablets',
      'capsule|day|days|month~|week~ later|on ..6 back|up at|doing|in|on|playing|to ..2 allotment|bike|dance_floor|dancing|football|golf|gym|netball|pitch|running|stairs|tennis',
    ],
  },
]
