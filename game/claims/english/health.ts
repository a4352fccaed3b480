import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED } from './contexts.ts'

/** Care, sport, collections and figures of speech. */
/** What makes people fit without any product. */
const SPORT =
  'at_the_gym|counselling|cycling|dancing|exercised|exercises|football|gardening|jogging|knitting|music|parkrun|pilates|ran|running|singing|stretching|swimming|therapy|walking|walks|yoga'

export const ORDINARY_HEALTH = [
  'ambulance|appointment|awareness|biology|charity|chemo|chemotherapy|clinic|consultant|counsellor|counselor|dentist|donate|donation~|exam|film|fundraiser|fundraising|funeral|history|homework|hospital|leaflet|lecture|midwife|museum|nhs|novel|nurse|optician|paramedic|pharmacist|physiotherapist|prayers|radiotherapy|raising_money|research|researchers|scientists|surgeon|surgery|the_physio|therapist|trial|vaccination|vaccine~|vet|ward',
  'ask~|call|check|check_with|consult~|follow|listen_to|phone|saw|see|talk_to|talk_with|tell|trust|visit ..2 doctor~|gp|pharmacist|physician',
  'doctor~|gp ..2 advised|can|changed|gave|increased|lowered|orders|prescribe~|put|raised|recommended|reduced|said|says|stopped|treat~|will',
  'antibiotics|medication|steroids|tablets ..1 cleared|cured|helped|worked',
  'appendix|cat|cats|dog|dogs|gallbladder|horse|kitten|puppy|tonsils',
  'chemo|operation|scan|surgery|treatment went',
  'do_not|never|please_do_not ..1 come_off|give_up|quit|reduce|replace|skip|stop|swap|throw',
  'approved_medicine|approved_wording|prescribed',
  'time heals|heals_all|will_heal',
  'treat customers|each|everyone|her|him|it_as|me_to|others|ourselves|people|them|with_respect|you_to|yourself',
  'not intended to diagnose',
]

export const HEALTH: readonly ClaimRule[] = [
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    unlessInText: ['which of these|the_following'],
    unless: [...ORDINARY_HEALTH, SPORT],
    patterns: [
      'cure~ ..4 CONDITION',
      'alleviate~|amazing_for|answer_to|attack~|balance~|banish~|beat~|calm~|clear~|combat~|conquer~|control~|counteract~|defeat~|destroy~|ease~|eliminate~|end~|eradicate~|fight~|fix~|fought|get_rid_of|heal~|help_my|helped_my|helps_with|improve~|kill~|lower~|manage~|prevent~|reduce~|regulate~|relieve~|remedy_for|remove~|repair~|resolve~|reverse~|shrank|shrink~|soothe~|sort~|stopped|stopping|stop~|tackle~|target~|transformed|treat~|undoes|undo~|worked_for|works_for|works_on|zap~ ..3 CONDITION !free_environment',
      'defend~|guard~|immune|protect~|shield~ ..4 against|from|to ..2 CONDITION',
      'CONDITION ..2 VANISH|better_than|buster|busting|cleared|clears|cured|dropped|eased|faded|fighter|fighting|fixed|free|healed|healing|improved|is_history|killer|lifted|miracle|reducing|relief|remedy|reversed|shrank|shrinking|shrunk|sorted|stopped|subsided|under_control|went',
      'bye|farewell|goodbye to ..3 CONDITION',
      'anti everything',
      'body|bones|brain|eyesight|gut|hearing|hormones|joints|knees|liver|lungs|skin|thyroid ..1 can|to|will ..1 detox|heal|rebuild|recover|regenerate|repair|reset',
      'got|has|have|living|struggle~|suffer~|tired ..3 CONDITION ¶ ask|dm|get|here|i|it|let|message|my|our|say|there|these|this|try|we|you',
    ],
  },
  {
    kind: 'health',
    advice: 'medicine',
    source: SOURCES.medicines,
    unless: [
      'always|first|please ..2 ask|consult|speak|talk',
      'appointment|cabinet|chemist|collect|library|nhs|pharmacy',
    ],
    patterns: ['off ..1 MINE|all ..2 MEDICINE', 'do|does|will|would not ..1 need ..3 MEDICINE'],
  },
  {
    kind: 'health',
    advice: 'body',
    source: SOURCES.health,
    unless: [
      'at_work|braces|breakup|breastfeeding|bug|coeliac|emails|heartbreak|ill|lent|lockdown|marathon|military|ramadan|slack|stress|stroke|tonsils|tooth|virus',
      'alcohol|clinic|closet|dating|digital|dopamine|email|hospital|inbox|internet|news|phone|rehab|screen|wardrobe',
      'after|before|since ..1 operation|surgery',
      'bereavement|coin~|grief|illness|sofa|worried',
      'ask_your_doctor|baby|bag|bet|bicycle|casino|cat|chemo|cycling|dietitian|doctor|dog|football|at_the_gym|hiking|hospital|jogging|lifting|lorry|luggage|marathon|my_wallet|nurse|parcel|parkrun|puppy|running|suitcase|swimming|vet|walking|weight_watchers',
      'butter|fry~|oven|pan|recipe|roast~',
    ],
    patterns: [
      'down|dropped|dropping|drop~|lighter|lose~|lost|melt~|shed|shedding|shift~ ..3 #pct|NUM|a|half|several ..1 WEIGH|inch|kgs|pound|st',
      'NUM ..1 WEIGH|kgs down|dropped|gone|in_a_month|in_a_week|lighter|loss|lost|melted|off|shed|slimmer|smaller',
      'accelerate~|balance~|boost~|build~|clean~|detox|enhance~|fire~|fix~|fuel~|heal~|ignite~|improve~|increase~|jumpstart|kickstart~|lower~|optimise~|optimize~|protect~|raise~|rebalance~|rebuild~|recharge~|regulate~|repair~|reset~|restore~|rev~|sharpen~|skyrocket~|sort~|speed~|stabilise~|stabilize~|stimulate~|strengthen~|supercharge~|support~|transform~|turbocharge~|unclog~ ..3 BODY|adrenals|arteries|blood_pressure|blood_sugar|cartilage|cholesterol|cortisol|digestion|dna|estrogen|fertility|glucose|hormone|immune|immunity|insulin|libido|microbiome|mood|oestrogen|serotonin|testosterone|vision',
      'grew_back|regrew|regrow~|restore~|thicken~ ..3 cartilage|edges|eyebrows|hair|hairline',
      'banish~|eliminate~|erase~|get_rid_of|remove~|vanish ..2 cellulite|scars|wrinkles',
      'hair ..2 came|coming|grew|growing|growing_in|grown|grows again|back|thicker',
      'dissolve~|melts|pass~ ..3 clots|cyst~|fat|fibroid~|gallstones|plaque|stone~',
      'never|not miss~ ..3 day|nursery|school|work ..6 since|started',
      'after|since ..1 WHO|dad|mom ..1 been_on|began|got|started|started_on ..4 PRODUCT|gummies|shots',
      'alkaline|hexagonal|hydrogen|ionised|kangen|structured water',
    ],
  },
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    needs: [
      'PRODUCT|bottle~|dose|drops|herbal|natural|one_cup|sachet~|scoop|sip~|spoonful|teaspoon|tub~',
      '#link|ask_me|dm|inbox|join|link|message_me|on_this|order|pm|took_ten_years|try_it|with_this',
    ],
    unlessInText: [...CARED],
    patterns: [
      'bottle~|boxes|days|doses|fortnight|month~|nights|packs|sachets|tub~|week~ ..1 into|of|on|taking|using|with ..4 PRODUCT ..7 back|bending|better|can|cancelled|clear~|climbing|conceived|could|dancing|disappeared|down|dropped|flat|forgotten|gardening|golf|gone|healed|lifting|lighter|lost|moving|negative|never|new_woman|no|normal|off|playing|pregnant|reversed|running|sleeping|slept|smaller|stopped|vanished|walking|without|younger',
      'BELLY|bloat|bum|inches|kilos|pounds|stone ..3 VANISH|drop|dropping|fall~|flat|flatter|goes|going|history|melted|melting|melts|off|shrinking|shrinks|shrunk|slide~|smaller|tight|toned',
      'burn~|down|dropped|drop~|lose~|lost|melt|shed|shift~|slim|slimmed|trim ..4 BELLY|WEIGH|kilos',
      'take~|took care of ..2 CONDITION|all|everything|lot|pain|sugar',
      'down|drop|dropped|gone|shrunk|slimmed|went ..2 from ..3 #num|NUM to ..3 #num|NUM',
      'activate~|awaken~|clean~|detox~|energise~|energize~|feed~|fix~|heal~|hydrate~|oxygenate~|rebuild~|regenerate~|renew~|repair~|reprogram~|restore~|switch~ ..3 BODY|arteries|blood|bloodstream|cartilage|cell|colon|dna|genes|immune|insides|lining|mitochondria|nerves|organ~|pancreas|prostate|womb',
      'DOCTOR ..4 amazed|asked|baffled|believe|shocked|speechless|stunned',
    ],
    unless: [
      'vitamin_d contributes',
      'contributes|ingredients|moisturises|smells|softens|tastes',
      'treat~ myself|yourself',
      'appointment|gp_says|insurance|prayer~|stomach_bug|theatre|warranty|watering',
    ],
  },
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    needs: [
      'my|on|our|the|these|this|three|two|with ..2 PRODUCT',
      'capsule|drop~|sachet|scoop|teaspoon',
      'ask_me|dm|inbox|message_me|order_now|order_yours|pm',
    ],
    unlessInText: [
      'never|not ..4 a_doctor|cure~|diagnose|heal~|medicine|treat~',
      'answer|by_law|claim~|customer~|evidence|label|lesson|proof|regulator~|rules|study~|the_law',
      ...CARED,
    ],
    unless: [
      'big|huge|such_a|what_a headache|pain|stress',
      'stress about|of|out',
      'good|mint|perfect|same|terms|under|weather|working condition~',
      'headache|pain in|to ..1 arrange|assemble|book|neck|park',
      'flu|sickness day|jab|pay|policy',
      'fever dream|pitch',
    ],
    patterns: [
      'CONDITION',
      'off ..2 crutches|frame|inhaler|insulin|oxygen|stick~|tablets|walking_frame|wheelchair|zimmer',
      'last ..1 antidepressant~|inhaler|injection|insulin|painkiller|pill|statin|tablet',
      'bedridden|cyst~|growth|hands|hobbling|insomniac|itching|itchy|joints|knees|limp~|lump~|ring|scratching|snore~|sore|stiff|swollen|tremors|wheeze~ ..9 after|disappeared|gone|no_more|not_a|now|since|sleeps|stopped|then|vanished|walking|walks',
    ],
  },
]
