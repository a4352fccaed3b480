import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { CARED, SOLD } from './contexts.ts'
import { ORDINARY_HEALTH } from './health.ts'

const ORDINARY: readonly string[] = [
  ...ORDINARY_HEALTH,
  'cannot|never|not ..3 claim|cure~|heal~|prevent~|treat~',
  'detox_week|from_the_heart|hungover|miracle_worker|pain_in_the|peer_pressure|sick_of|sick_pay|stress_of|tyre_pressure|water_pressure',
  'miracle anyone|it_survived|on|worker',
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
      'bye|farewell|forget|goodbye|never|no|nor|not|without|zero ..6 CONDITION ..8 after|again|anymore|ever|for_weeks|for_years|now|since|thanks|until',
      'alternative_to|as_good_as|better_than|bin|binned|came_off|cancel~|come_off|ditch~|forget|gave_up|give_up|goodbye_to|halved|instead_of|just_like|last|like|no_longer|no_more|no_need_for|not_need|off|quit~|reduce~|replace~|same_as|skip|stopped|stop~|swapped|swap~|threw|throw|throwing|weaned|who_needs|without ..5 KNIFE|MEDICINE|asthma_pump|botox|crutches|dialysis|facelift|fillers|inhaler|injections|jab|mounjaro|ozempic|prescription|viagra|wegovy|wheelchair|zimmer',
      'never|no|nobody|not|without|zero ..6 antibiotic~|bug|cold|colds|covid|flu|ill|sick|sick_days|sick_day~|sniffle~ ..8 again|all_winter|anymore|months|since|winter|years',
    ],
  },
  {
    ...CURE,
    patterns: [
      // Gone since.
      'CONDITION ..8 better|bye|calm~|clear~|disappear~|down|eased|eases|faded|fades|gone|goodbye|healed|history|improved|lifted|memory|normal|nothing|packed_its|remission|reversed|shrunk|sorted|stand_a_chance|stopped|stops|under_control|vanish~|zero',
      'against|amazing|best|brilliant|constantly|fantastic|fight~|for|good|great|help~|ideal|magic|perfect|protect~|recommend~|relief|struggle~|suffer~|support~|take|takes|target~|use|used|wonders|work~ ..4 CONDITION',
      // Off medicine.
      // Tests.
      'blood_pressure|blood_sugar|blood_test~|bloods|bp|cholesterol|fasting_glucose|ferritin|glucose|hba1c|levels|oestrogen|platelets|psa|readings|scan|scans|sugar|sugars|testosterone|tumour ..6 #num|back_to|balanced|clear|down|dropped|falling|fell|halved|improved|lower~|normal|normalised|perfect|reduced|shrunk|stable|steady|textbook|under_control|up|up_#pct|went_from',
      // Weight and shape.
      'belt|bikini|clothes|dress|jeans|skirt|suit|trousers|uniform|waistband ..6 again|buttoned|fit~|hang~|loose|notch|slide~|smaller|zip~',
      'NUM|half|stone ..2 cm|dress_size~|inches|kg|lb|notches|pounds|sizes|stone ..8 down|dropped|drop~|gone|in_#num|in_a|less|lighter|lost|melted|off|shed|slimmer|smaller|vanished|without',
      'blast~|blitz~|burn~|bye|dissolve~|drop|dropped|dropping|flatten~|goodbye_to|lose~|lost|melt~|shed|shedding|shift~|shrink~|slim~|take_off|takes_off|torch~|trim~|zap~ ..5 belly|bulge|bum|cellulite|dress_size|fat|flab|inches|kg|muffin_top|pounds|rolls|sizes|stomach|stone|thighs|tum|tummy|waist|weight',
      'appetite|cravings|debloat~|detox~|fat_burner|flat_tummy|heavy_metals|metabolism|skinny|skinny_jab|slimmer|toxins',
      // Parts of the body.
      'back|brain|eyesight|feet|gut|hip|hips|hormones|immune_system|joints|kidneys|knee|knees|legs|liver|lungs|nerves|shoulder|skin|thyroid ..6 as_good_as|balanced|brand_new|clogged|detoxed|good_as_new|heal~|like_new|recovered|regenerate~|repaired|unclogged',
      'cellular|dna|mitochondria|stem_cells ..6 activate~|heal~|regenerate~|renew~|repair~|reset|talk~|tells|young~',
      // Age.
      'acne|cellulite|greys|jowls|pigmentation|pores|rosacea|sagging|saggy|scar~|stretch_marks|wrinkle~ ..7 bags|bye|cleared|disappear~|erase~|fade~|gone|goodbye|history|invisible|less|lifted|melt~|plump~|reduce~|remove~|reverse~|shrink~|smooth~|softened|tighten~|vanish~',
      // Sleep, calm.
      'baby|boy|daughter|girl|granddaughter|grandson|kids|nephew|niece|son|toddler ..9 adhd|antibiotics|asthma|calmer|calm~|concentrate~|eczema|focused|settled|sleeps|slept|speaking|talking',
      // Never ill.
      // Moving again.
      'bend~|bowls|climb~|dance|dancing|football|garden|gardening|golf|kneel~|lift~|play~|run|running|stairs|tennis|walk~ ..5 again|unaided',
    ],
  },
]
