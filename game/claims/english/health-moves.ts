import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, SOLD } from './contexts.ts'
import { ORDINARY_HEALTH } from './health.ts'

const ORDINARY: readonly string[] = [
  ...ORDINARY_HEALTH,
  'not|never|cannot ..3 cure~|treat~|heal~|prevent~|claim',
  'pain_in_the|headache_to|sick_of|sick_pay|miracle_worker|water_pressure|tyre_pressure|peer_pressure|stress_of|detox_week|hungover|digital_detox|good_for_business|heart_emoji|from_the_heart|bottom_of_my_heart|helps_if|easy_to_turn',
  'miracle anyone|worker|it_survived|on',
]

const CURE: Omit<ClaimRule, 'patterns'> = {
  kind: 'health',
  advice: 'cure',
  source: SOURCES.health,
  evenAsked: true,
  needs: SOLD,
  unlessInText: CARED,
  unless: ORDINARY,
}

/** What people say about their bodies and a product, by the move they make rather than by the phrase. */
export const HEALTH_MOVES: readonly ClaimRule[] = [
  {
    ...CURE,
    evenNegated: true,
    patterns: [
      'no|not|never|without|zero|goodbye|bye|nor|forget|farewell ..6 CONDITION ..8 since|after|thanks|now|anymore|again|ever|until|for_months|for_weeks|for_years|in_months|in_weeks',
      'stop~|stopped|quit~|ditch~|binned|bin|threw|throw|throwing|reduce~|halved|gave_up|give_up|came_off|come_off|coming_off|weaned|cut_down|cut_out|off|swap~|swapped|replace~|instead_of|better_than|stronger_than|no_more|no_longer|without|forget|not_need|not_needed|never_needed|not_touched|not_taken|save_on|cancel~|goodbye_to|alternative_to|no_need_for|who_needs|skip|last|cheaper_than|safer_than|just_like|works_like|same_as|as_good_as|like ..5 MEDICINE|KNIFE|botox|fillers|ozempic|mounjaro|wegovy|viagra|hearing_aid~|prescription|injections|facelift|walking_stick|crutches|wheelchair|zimmer|inhaler|asthma_pump|dialysis|jab',
      'no|not|never|without|nobody|zero ..6 ill|sick|cold|colds|flu|bug|sniffle~|antibiotic~|sick_day~|sick_days|covid ..8 since|again|anymore|all_winter|winter|years|months',
    ],
  },
  {
    ...CURE,
    patterns: [
      // Gone since.
      'CONDITION ..8 gone|vanish~|disappear~|clear~|lifted|eased|eases|faded|fades|stopped|stops|better|improved|healed|reversed|history|under_control|shrunk|normal|remission|sorted|calm~|memory|goodbye|zero|nothing|down|bye|packed_its|packed_their|no_chance|stand_a_chance',
      'help~|work~|wonders|great|good|amazing|brilliant|perfect|best|ideal|use|used|take|takes|recommend~|magic|fantastic|relief|support~|target~|protect~|against|fight~|suffer~|struggle~|constantly|for ..4 CONDITION',
      // Off medicine.
      // Tests.
      'blood_sugar|sugar|sugars|bp|blood_pressure|cholesterol|bloods|blood_test~|hba1c|readings|levels|scan|scans|tumour|psa|kidney_function|glucose|fasting_glucose|testosterone|platelets|oestrogen|ferritin ..6 down|dropped|normal|perfect|halved|fell|lower~|clear|stable|reduced|improved|back_to|under_control|shrunk|falling|normalised|textbook|balanced|steady|went_from|up_#pct|up|#num',
      // Weight and shape.
      'jeans|trousers|dress|clothes|belt|waistband|skirt|suit|wedding_ring|bikini|uniform ..6 fit~|loose|too_big|falling_down|falling_off|hang~|smaller|zip~|notch|buttoned|swimming_in|slide~|again',
      'NUM|stone|half ..2 stone|pounds|kg|cm|inches|sizes|dress_size~|notches|lb ..8 lost|gone|down|off|lighter|drop~|dropped|smaller|slimmer|shed|in_a|in_#num|without|less|vanished|melted',
      'take_off|takes_off|took_off|lose~|lost|drop|dropped|dropping|shed|shedding|shift~|melt~|burn~|blast~|torch~|shrink~|flatten~|slim~|trim~|goodbye_to|bye|zap~|blitz~|dissolve~ ..5 weight|fat|belly|tummy|stomach|bum|thighs|waist|pounds|stone|kg|inches|sizes|dress_size|bulge|love_handles|muffin_top|double_chin|cellulite|flab|rolls|spare_tyre|baby_weight|tum',
      'fat_loss|fat_burner|fat_burning|skinny|flat_stomach|flat_tummy|beach_body|bikini_body|cravings|appetite|metabolism|slimmer|skinny_jab|detox~|toxins|heavy_metals|debloat~|de_bloat',
      // Parts of the body.
      'gut|liver|hormones|kidneys|joints|knees|knee|back|hip|hips|shoulder|lungs|skin|thyroid|immune_system|brain|eyesight|nerves|feet|legs ..6 heal~|like_new|brand_new|repaired|healthy_again|pain_free|balanced|recovered|regenerate~|good_as_new|as_good_as|detoxed|clogged|unclogged',
      'stem_cells|mitochondria|dna|cellular ..6 repair~|heal~|renew~|activate~|talk~|regenerate~|tells|young~|reset',
      // Age.
      'wrinkle~|fine_lines|crows_feet|jowls|age_spots|stretch_marks|scar~|cellulite|eye_bags|dark_circles|sagging|saggy|grey_hair|greys|pores|double_chin|pigmentation|acne|rosacea|turkey_neck ..7 gone|disappear~|fade~|vanish~|erase~|remove~|shrink~|smooth~|reverse~|lifted|melt~|cleared|softened|history|plump~|invisible|goodbye|bye|less|reduce~|tighten~|bags',
      'look~|feel~|felt|skin|face|took|takes|taken|knock~ ..5 younger|years_off|years_younger|decade|teenager_again|twenty_again|#num_again|half_my_age|half_her_age',
      'regrow~|regrew',
      // Sleep, calm.
      'son|daughter|toddler|boy|girl|kids|baby|grandson|granddaughter|niece|nephew ..9 calm~|calmer|focused|concentrate~|settled|sleeps|slept|eczema|adhd|speaking|talking|bed_dry|asthma|antibiotics',
      // Never ill.
      // Moving again.
      'walk~|run|running|dance|dancing|climb~|kneel~|golf|gardening|garden|play~|lift~|stairs|football|tennis|bend~|bowls ..5 again|pain_free|unaided|without_pain|without_stick|like_a_teenager|without_a_stick|no_pain',
    ],
  },
]
