import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED } from './contexts.ts'

/** Care, sport, collections and figures of speech. */
/** What makes people fit without any product. */
const SPORT =
  'walking|running|swimming|yoga|cycling|knitting|gardening|football|jogging|pilates|stretching|singing|therapy|counselling|at_the_gym|exercises|exercised|ran|walks|parkrun|dancing|music'

export const ORDINARY_HEALTH = [
  'hospital|surgery|surgeon|chemo|chemotherapy|radiotherapy|nhs|the_physio|physiotherapist|charity|fundraiser|fundraising|donate|donation~|raising_money|vaccine~|vaccination|research|researchers|scientists|vet|paramedic|clinic|nurse|consultant|therapist|counsellor|counselor|museum|film|novel|history|awareness|leaflet|trial|pharmacist|biology|homework|lecture|exam|prayers|funeral|ward|dentist|optician|midwife|ambulance|appointment',
  'ask~|see|saw|talk_to|consult~|check_with|talk_with|tell|listen_to|visit|call|phone|follow|trust|check ..2 doctor~|gp|pharmacist|physician',
  'doctor~|gp ..2 lowered|raised|changed|increased|reduced|stopped|put|prescribe~|says|said|gave|recommended|can|will|advised|treat~|orders',
  'antibiotics|steroids|tablets|medication ..1 cleared|cured|worked|helped',
  'dog|dogs|cat|cats|puppy|kitten|horse|gallbladder|appendix|tonsils',
  'treatment|operation|scan|chemo|surgery went',
  'never|do_not|please_do_not ..1 stop|swap|replace|quit|skip|throw|give_up|come_off|reduce',
  'prescribed|approved_medicine|approved_wording',
  'time heals|heals_all|will_heal',
  'treat yourself|ourselves|others|people|everyone|them|her|him|customers|each|it_as|with_respect|you_to|me_to',
  'not intended to diagnose',
]

export const HEALTH: readonly ClaimRule[] = [
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    unless: [...ORDINARY_HEALTH, SPORT],
    patterns: [
      'cure~ ..4 CONDITION',
      'heal~|treat~|reverse~|prevent~|eliminate~|eradicate~|relieve~|alleviate~|combat~|fight~|fought|kill~|destroy~|banish~|soothe~|ease~|reduce~|stop~|stopped|stopping|end~|fix~|beat~|conquer~|shrink~|shrank|attack~|get_rid_of|clear~|calm~|helps_with|works_on|works_for|worked_for|amazing_for|remedy_for|answer_to|defeat~|remove~|manage~|lower~|control~|regulate~|balance~|sort~|tackle~|target~|zap~|helped_my|help_my|improve~|transformed|undo~|undoes|counteract~|repair~|resolve~ ..3 CONDITION !free_environment',
      'protect~|shield~|guard~|defend~|immune ..4 against|from|to ..2 CONDITION',
      'CONDITION ..2 cured|cleared|healed|reversed|is_history|went|clears|relief|remedy|free|killer|fighting|fighter|busting|buster|reducing|lifted|eased|stopped|healing|fixed|under_control|dropped|shrank|shrunk|shrinking|subsided|improved|miracle|faded|better_than|sorted|VANISH',
      'goodbye|bye|farewell to ..3 CONDITION',
      'anti everything|ageing_from|aging_from',
      'gut|skin|body|liver|thyroid|joints|hormones|knees|lungs|brain|eyesight|hearing|bones ..1 will|can|to ..1 heal|recover|regenerate|repair|rebuild|detox|reset',
      'got|have|suffer~|struggle~|has|living|tired ..3 CONDITION ¶ this|these|try|i|we|you|dm|message|ask|here|our|my|it|there|say|get|let',
    ],
  },
  {
    kind: 'health',
    advice: 'medicine',
    source: SOURCES.medicines,
    unless: [
      'please|always|first ..2 ask|consult|talk|speak',
      'pharmacy|chemist|nhs|appointment|cabinet|library|collect',
    ],
    patterns: ['off ..1 all|MINE ..2 MEDICINE', 'do|does|will|would not ..1 need ..3 MEDICINE'],
  },
  {
    kind: 'health',
    advice: 'body',
    source: SOURCES.health,
    unless: [
      'bug|virus|ill|off_sick|sick_bug|tooth|tonsils|slack|at_work|emails|braces|breakup|heartbreak|stress|stroke|coeliac|breastfeeding|lockdown|marathon|lent|ramadan|military',
      'digital|social_media|phone|screen|dating|inbox|wardrobe|closet|dopamine|news|email|internet|rehab|alcohol|clinic|hospital',
      'after|since|before ..1 surgery|operation',
      'worried|illness|grief|bereavement|sofa|coin~',
      'weight_watchers|gym|running|walking|swimming|football|cycling|jogging|parkrun|hiking|marathon|ask_your_doctor|dietitian|nurse|doctor|lifting|dog|cat|puppy|parcel|luggage|suitcase|baby|vet|chemo|hospital|my_wallet|casino|bet|bicycle|lorry|bag',
      'pan|oven|butter|recipe|roast~|fry~',
    ],
    patterns: [
      'lose~|lost|drop~|dropped|dropping|shed|shedding|down|shift~|lighter|melt~ ..3 NUM|#pct|several|half|a ..1 inch|pound|st|kgs|WEIGH',
      'NUM ..1 kgs|WEIGH lighter|lost|down|gone|slimmer|smaller|off|melted|dropped|loss|shed|in_a_week|in_a_month',
      'boost~|speed~|rev~|increase~|supercharge~|fire~|kickstart~|jumpstart|reset~|ignite~|fix~|skyrocket~|raise~|fuel~|turbocharge~|accelerate~|strengthen~|support~|balance~|improve~|enhance~|heal~|optimise~|optimize~|repair~|restore~|protect~|regulate~|lower~|rebalance~|build~|recharge~|stabilise~|stabilize~|rebuild~|clean~|unclog~|detox|sort~|transform~|sharpen~|stimulate~ ..3 immune|immunity|hormone|blood_sugar|cholesterol|blood_pressure|fertility|testosterone|libido|digestion|arteries|serotonin|cortisol|microbiome|insulin|estrogen|oestrogen|cartilage|dna|vision|glucose|mood|adrenals|BODY',
      'regrow~|grew_back|regrew|restore~|thicken~ ..3 hair|hairline|eyebrows|cartilage|edges',
      'erase~|remove~|eliminate~|banish~|get_rid_of|vanish ..2 wrinkles|scars|cellulite',
      'hair ..2 grew|growing|grown|grows|growing_in|coming|came back|again|thicker|in_thick',
      'dissolve~|melts|pass~ ..3 stone~|gallstones|cyst~|fibroid~|plaque|clots|fat',
      'not|never miss~ ..3 school|work|nursery|day ..6 since|started',
      'since|after ..1 mom|dad|WHO ..1 started|started_on|began|been_on|got ..4 PRODUCT|shots|gummies',
      'alkaline|structured|ionised|kangen|hydrogen|hexagonal water',
    ],
  },
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    needs: [
      'PRODUCT|drops|sachet~|tub~|bottle~|teaspoon|spoonful|scoop|sip~|dose|one_cup|herbal|natural',
      'dm|inbox|ask_me|took_ten_years|link|order|try_it|pm|message_me|join|#link|on_this|with_this',
    ],
    unlessInText: [...CARED],
    patterns: [
      'days|month~|week~|fortnight|bottle~|sachets|tub~|doses|packs|boxes|nights ..1 on|of|into|with|using|taking ..4 PRODUCT ..7 back|gone|walking|running|off|cancelled|no|stopped|dropped|normal|reversed|sleeping|slept|pregnant|playing|dancing|climbing|lifting|without|never|bending|gardening|better|lighter|younger|clear~|flat|healed|conceived|smaller|negative|vanished|disappeared|forgotten|moving|golf|new_woman|can|could|lost|down',
      'bloat|kilos|pounds|inches|stone|bum|BELLY ..3 history|melting|melts|melted|flat|flatter|shrinks|shrinking|shrunk|off|smaller|drop|dropping|going|goes|fall~|slide~|tight|toned|VANISH',
      'lose~|lost|drop~|dropped|shed|shift~|slim|slimmed|down|melt|burn~|trim ..4 kilos|BELLY|WEIGH',
      'take~|took care of ..2 everything|all|CONDITION|pain|sugar|lot',
      'dropped|drop|went|gone|down|slimmed|shrunk ..2 from ..3 #num|NUM to ..3 #num|NUM',
      'repair~|regenerate~|heal~|renew~|activate~|rebuild~|feed~|detox~|reprogram~|awaken~|energise~|energize~|restore~|fix~|oxygenate~|hydrate~|switch~|clean~ ..3 dna|mitochondria|cell|genes|organ~|nerves|blood|bloodstream|pancreas|cartilage|arteries|womb|prostate|lining|immune|colon|insides|BODY',
      'DOCTOR ..4 amazed|shocked|speechless|baffled|stunned|asked|believe',
    ],
    unless: [
      'vitamin_d contributes',
      'softens|moisturises|tastes|smells|ingredients|contributes',
      'treat~ yourself|myself',
      'prayer~|appointment|insurance|theatre|gp_says|stomach_bug|warranty|watering',
    ],
  },
  {
    kind: 'health',
    advice: 'cure',
    source: SOURCES.health,
    needs: [
      'our|these|this|the|my|two|three|with|on ..2 PRODUCT',
      'drop~|sachet|capsule|scoop|teaspoon',
      'dm|inbox|pm|message_me|ask_me|order_yours|order_now',
    ],
    unlessInText: [
      'not|never ..4 treat~|cure~|heal~|medicine|diagnose|a_doctor',
      'answer|claim~|regulator~|customer~|lesson|evidence|label|study~|proof|rules|the_law|by_law',
      ...CARED,
    ],
    unless: [
      'what_a|such_a|huge|big pain|headache|stress',
      'stress of|out|about',
      'terms|under|weather|working|good|mint|perfect|same condition~',
      'pain|headache in|to ..1 neck|assemble|arrange|park|book',
      'sickness|flu jab|policy|pay|day',
      'fever pitch|dream',
    ],
    patterns: [
      'CONDITION',
      'off ..2 walking_frame|crutches|stick~|wheelchair|oxygen|zimmer|frame|inhaler|insulin|tablets',
      'last ..1 antidepressant~|tablet|insulin|inhaler|pill|injection|painkiller|statin',
      'hands|knees|joints|ring|wheeze~|snore~|swollen|stiff|sore|limp~|itching|itchy|scratching|lump~|cyst~|growth|hobbling|tremors|bedridden|insomniac ..9 gone|since|then|after|now|disappeared|stopped|not_a|no_more|vanished|walks|walking|sleeps',
    ],
  },
]
