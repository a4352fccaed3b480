import type { ClaimRule } from '../rule.ts'
import { SOURCES } from '../sources.ts'
import { HOMELY, OFFERED } from './contexts.ts'
import { PLAIN } from './lifestyle-moves.ts'

const ORDINARY: readonly string[] = [
  ...PLAIN,
  ...HOMELY,
  'on_leave|half_term|bank_holiday|school_holidays|maternity_leave|paternity_leave|parental_leave|redundant|pension|state_pension|after #num years|colleagues|railway~|look_after|looking_after|caring_for|burnt_out_after|a_new_job|my_new_job|degree|nursing_course|study|studying|company_car_is|stamps|lost_my_job|laid_off|signed_off|sick_leave|estate_agent|travel_insurance|mountain_rescue|work_trip|conference|training_course',
]

const DREAM: Omit<ClaimRule, 'patterns'> = {
  kind: 'lifestyle',
  advice: 'dream',
  source: SOURCES.multiLevel,
  evenAsked: true,
  unlessInText: ORDINARY,
}

/** A business or a company that is to thank for it. */
const THANKED: readonly string[] = [
  ...OFFERED,
  'thank_you|thanks|thanks_to|because_of|all_from|all_because|i_said_yes|once_said_yes|decision|work_for_myself|wellness|leggings|selling|patches|build|coach|rank|builders|found_something|does_the_rest|something_that|want_to_know|ask_me|message_me',
]

/** What sellers say plainly of a life without a boss. */
export const PLAIN_LIFE: readonly ClaimRule[] = [
  {
    ...DREAM,
    patterns: [
      'fire|sack|dump|bin|axe your boss|manager|bosses !is|will|if',
      'fired|sacked|dumped|binned|retired my|our|his|her boss|bosses|job',
      'walk~|walking|walked|stroll~|get|got|getting|break|broke|move|step|run|ran ..1 away|out|off|free ..1 from|of ..2 nine_to_five|ninetofive|corporate|rat_race|day_job|call_centre_job|office_job|call_centre|office_life|cubicle|corporate_life|teaching_job|nursing_job|factory_job !for_lunch',
      'nine_to_five|ninetofive ..6 goodbye|bye|never|freedom|behind|history|left|quit|escape~|gone|done|walked|over|replaced|prison|trap',
      'goodbye|bye|farewell|adios|so_long ..2 nine_to_five|ninetofive|corporate|rat_race|commute|boss|alarm_clock|day_job|mondays',
      'retire~ ..1 my|our|your|his|her husband|wife|mom|dad|parents|partner|hubby|mother|father|man|spouse|folks|fella !is|will|was',
      'my|her|our husband|wife|hubby|partner|fella ..1 retired|quit|left|gave_up|came_home|has_retired|has_quit|could_quit|stopped ..9 business|team|thanks_to|because_of|opportunity|said_yes|nuvia|network_marketing|selling|oils',
      'took|takes|take|taken away|off|care_of my|our|her boss|commute|alarm|job',
      'travel~|see|seeing|saw|explore|exploring|tour ..1 the world|globe ..6 free|team|us|company|phone|laptop|paid|earn|business|tab|with|while|full_time|want|together',
      'earn|figures|paid|FIGURES ..4 and ..2 travel~ ..1 the world|globe',
      'foreign|overseas|free|exotic|luxury|all_expenses ..1 trip~|tour~|holiday~|travel|cruise~ ..4 year|twice|company|team|PERIOD|since_i|qualif~|earned|won|with_the|every',
      'office|desk|workplace|meeting_room|view ..1 today|now|for_today|this_morning|this_week|these_days ..6 LUXW|sunlounger|hammock|beach|pool|poolside|balcony|garden|lake|boat|sea|sand|cafe|mountains|campervan',
      'is|are ..1 my|our ..1 new? ..1 office|boardroom|workplace|desk now|today|these_days',
      'life|lifestyle|day|days|future ..3 not ..3 need|want|have_to ..4 holiday|escape|break|vacation',
      'all the time in the? world ..9 plan|copy|team|system|follow|business|join',
      'kids|children|daughter|son|boy|girl|little_one|toddler|she|he ..1 asked|asks|ask|said|says|thinks|love ..9 not|never|no_longer ..2 go ..1 to ..1 work|office|the_office',
      'not|never|no_longer ..1 go ..1 to ..1 the? office|work ..1 anymore|any_more ..1 !because',
      'time_freedom|financial_freedom|freedom_of_time|lifestyle_freedom|life_of_freedom|freedom_lifestyle|true_freedom|laptop_life|freedom_business !times',
      'hang~|hung|hanging ..1 up ..2 scrubs|uniform~|apron~|lanyard~|tie|stethoscope~|boots|overalls|hard_hat|headset|whistle !after|in_the|to_dry|on_the|neatly',
      'live|living|built|building|building_a|design|designing|dream ..2 life ..2 of|by|on|i|we|that|you ..3 dreams|design|own_terms|our_terms|my_terms|your_terms|always_wanted|dreamed|love',
      'work~ ..1 from ..1 anywhere|the_beach|a_beach|poolside|paradise|bali|the_pool',
      'be your own boss',
      'wealth|success|luxury is ..1 time|freedom',
      'time_wealth|time_rich|time_millionaire',
      'hour ..1 a|per day ..9 rest|spend ..6 kids|little_ones|babies|beach|family|sofa|pool',
    ],
  },
  {
    ...DREAM,
    evenNegated: true,
    needs: THANKED,
    patterns: [
      'build~|chasing|funding|paying_for|working_on ..1 somebody|someone|others|your_boss|another_man else? ..1 dream~',
      'no_longer|never|not|without|instead_of|hate|stop ..2 miss~|missed|missing ..3 bedtime~|bath_time|school_run~|school_play~|sports_day~|nativity|first_steps|first_words|recital~|school_plays|assembly|milestones|weekends|moment|birthdays',
      'not|never|no_longer|used_to ..3 afford ..9 now|today|anymore|any_more|then|thank|ago|business|we_can',
      'we_can_not_afford_it|no_we_can_not_afford|not_afford_it|we_cannot_afford',
      'no|never|not|without|zero|stopped ..3 ask~|asking|begging ..2 for? ..2 time_off|permission|holidays|a_day_off|leave|day_off|holiday',
      'no|not|never|without ..3 alarm~|alarm_clock ..1 !tomorrow|today|this_weekend|on_saturday|on_sunday',
      'never|not|no_longer ..2 set|have|hear|need ..1 an|my|the alarm ..1 !tomorrow|for',
      'never|not|no_one|nobody ..2 set_foot|clock_in|clocked_in|work_for|answer_to|take_orders|report_to|depend_on ..1 in|for|from|to|on? ..1 an? ..1 office|boss|somebody|someone|anyone|manager|paycheck|others|anybody',
      'no commute|boss|rush_hour|bosses|office_politics|manager|clocking_in',
    ],
  },
  {
    ...DREAM,
    needs: THANKED,
    patterns: [
      'be the mom|dad|mother|father|parent|grandparent ..1 at|who|that',
      'asked|asks|ask ..1 why|how ..4 always|never ..3 home|at_home|work',
      'goodbye|farewell|bye to ..2 time_clock|clock|manager|traffic|office|shifts|rota|uniform',
      'home|there|around ..2 with|for ..2 KIDS|my_babies|my_kids|your_kids|your_babies|bubs|bub|our_babies|the_babies|the_kids ..3 !this_week|sick|today',
      'be_there|there|home|around for ..1 every|all|each ..1 school_run~|bedtime~|sports_day|match|nativity|dinner|assembly|game|pick_up|drop_off|milestone|moment',
      'does|do|doing|did ..2 school_run~|school_pick_up|pick_ups|drop_offs|little_league|bath_time|bedtime ..4 now|every|himself|business|instead|covers',
      'coach~ ..4 afternoons|after_school|little_league|team_on_weekdays',
      'came|come|is|been home ..3 from ..3 for_good|for_ever|permanently|forever',
      'home|off ..1 on_a|every ..1 monday|tuesday|wednesday|thursday|friday|weekday',
      'back|home|just_back|returned|flew ..1 from|to ..1 PLACES|portugal|cancun|crete|lanzarote|turkey|cyprus|malta|fiji|singapore|vegas|paris|rome|iceland|australia',
      'when|whenever|wherever|where|what|how_much ..1 i|we|you|she|he feel_like|fancy|please|want_to|like ..3 !it_to|me_to',
      'get|wake|woke|got ..1 up ..1 when|whenever',
      'freedom ..1 back|that_i|i_have|to|for|with|in|is|from !of_information|pass|of_speech|of_the',
      'my|our|your|me life|freedom|time|weekends|evenings|family|husband back',
      'gave|gives|giving|given|give ..1 me|us|him|her|my_family|you|my_girls ..2 freedom|life|childhood|time_back|choices|options|the_life',
      'from ..6 to ..4 villa|mansion|own_house|our_own|my_own|sea_view|penthouse|forever_home|detached|dream_home|ballito|sandton|lekki|ocean_view|beach_house|pool',
      'homeschool|home_school|worldschool|world_school|homeschooling|worldschooling|van_life|camper|motorhome|caravan|nomads',
      'mornings|afternoons|days|weekdays ..1 at|on|in|with|by ..1 gym|beach|pool|park|lake|kids|sea|spa|garden|horses',
      'still|and|plus|yet have|keep|build ..1 a career|business',
      'boarding_pass|passport_stamps|passport_full|vip_lounge|business_class|first_class|five_star|private_jet|champagne|yacht',
      'move|moved|moving ..1 to|abroad ..6 business ..2 moved|came|comes|goes|travels|fits',
      'best|dream life ..6 because|said_yes|thanks|all',
      'quit~|left|leave|leaving|handed_in|resigned ..4 job|career|notice|school|hospital|corporate|shop|bank ..12 full_time|travelling|free|business|never|thanks|team',
      'changed|changes|changing|transformed ..1 our|my|his|her|your lives|life ..1 forever|and|thank|business|company',
      'house|car|bmw|mercedes|audi|tesla|jeep|range_rover|merc ..3 paid|bought|funded|earned|awarded|given ..3 by|from|with|through ..2 company|business|team|program|programme|commissions|bonus',
    ],
  },
]
