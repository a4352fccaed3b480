import type { ClaimRule } from '../rule.ts'
import { HOMELY, HONEST, OFFERED, SCEPTIC, WORK } from './contexts.ts'
import { DREAM } from './lifestyle-moves.ts'
import { near } from './near.ts'

/** A business or a company that is to thank for it. */
const THANKED: readonly string[] = [
  ...OFFERED,
  'all_because|all_from|ask_me|because_of|build|builders|coach|decision|could_be_yours|does_the_rest|found_something|i_said_yes|keep_asking|leggings|message_me|once_said_yes|patches|rank|selling|something_that|tell_you|thank_you|thanks|thanks_to|want_to_know|wellness|work_for_myself',
]

/** What sellers say plainly of a life without a boss. */
export const PLAIN_LIFE: readonly ClaimRule[] = [
  {
    ...DREAM,
    patterns: [
      'work ..1 when|where ..1 i|we|you choose|like|want',
      'bought ..1 MINE dream|forever home|house',
      'sunday blues|dread',
      'that|this is my|our ..1 commute|monday|nine_to_five|ninetofive|office|workday|working_day|working_week',
      'axe|bin|dump|fire|sack your boss|bosses|manager !if|is|will',
      'break|broke|get|getting|got|move|ran|run|step|stroll~|walked|walking|walk~ ..1 away|free|off|out ..1 from|of ..2 corporate|cubicle|nine_to_five|ninetofive|nursing_job|office_job|rat_race !for_lunch',
      'adios|bye|farewell|goodbye|so_long ..2 alarm_clock|boss|commute|corporate|mondays|nine_to_five|ninetofive|rat_race',
      'retire~ ..1 her|his|my|our|your dad|father|fella|folks|hubby|husband|man|mom|mother|parents|partner|spouse|wife !is|was|will',
      'explore|exploring|saw|see|seeing|tour|travel~ ..1 the globe|world ..6 business|company|earn|free|full_time|laptop|paid|phone|tab|team|together|us|want|while|with',
      'FIGURES|earn|figures|paid ..4 and ..2 travel~ ..1 the globe|world',
      ...near('balcony|campervan|deckchair|hammock|poolside|sunbed|terrace', 'emails|messages|orders|typing|zoom', 6),
      'today desk|office|workplace !hours',
      'desk|office|view|workplace ..1 now|these_days|this_morning|this_week|today ..6 LUXURY|balcony|beach|boat|cafe|campervan|garden|hammock|lake|mountains|pool|poolside|sand|sea|sunlounger',
      'never|no_longer|not ..1 go ..1 to ..1 the? office|work ..1 any_more|anymore ..1 !because',
      'financial_freedom|time_freedom !times',
      'work~ ..1 from ..1 a_beach|anywhere|bali|paradise|poolside|the_beach|the_pool',
      'be your own boss',
      'luxury|success|wealth is ..1 freedom|time',
    ],
  },
  {
    ...DREAM,
    needs: [...THANKED, 'PLACES|SUM|commission~|customers|orders|products|wage~'],
    unlessInText: [...HONEST, ...WORK, ...SCEPTIC, ...HOMELY],
    patterns: [
      'binned|burned|burnt|chucked|cut_up|gave|hand~|hung|posted|returned|shredded|threw ..1 MINE|the ..1 apron|badge|hi_vis|keycard|work_pass|swipe_card|name_tag|lanyard|name_badge|overalls|scrubs|tabard|uniform|work_phone',
      'days|diary|hours|mondays|mornings|time|weekdays|weekends ..1 are|belong|is mine|ours|to_me|to_us',
      'pick ..3 up ..2 school ..4 every|myself|now',
      'business|commissions|company|downline|firm|team ..2 flew|flies|flying|sending|sent|taking|took|treated|treating|whisked ..1 all|her|him|me|my|our|the|us',
      'business|company|firm ..1 is? ..1 covering|footing|paying|picking ..3 bill|everything|flights|for|lot|tab',
      'off to PLACES again',
      'booked|paid_for PLACES ..2 cash|in_cash|in_full|outright',
      'car|house|vehicle allowance|award|bonus|fund|grant|incentive',
      'my|our own ..2 HOUSE|bungalow|driveway|front_door|place !page|work',
      'deleted|binned|cancelled|switched_off|turned_off ..2 alarm|alarms',
      'her|his|my final|last commute|night_shift|shift',
      'bought|built|build|buying|building ..1 MINE ..1 dad|folks|father|mom|mother|parents ..2 bungalow|car|flat|home|house',
    ],
  },
  {
    ...DREAM,
    evenNegated: true,
    needs: THANKED,
    patterns: [
      'NOBODY ..4 set~ an? alarm~',
      'NOBODY ..1 else? checks|clocks|controls|decides|dictates|owns|runs|tells|watches ..2 MINE|in|me|out|us|when|where',
      'never|no_more|stopped|used_to|without ..1 ask~|beg~ ..3 boss|hr|leave|manager|supervisor|time_off',
      'never|no_longer|not ..3 do|face|has_to|have_to|pull|set|work ..4 #time|early_start|night_shift~|nights|rush_hour|shift|tills|ward',
      'build~|chasing|funding|working_on ..1 others|somebody|someone|your_boss else? ..1 dream~',
      'hate|instead_of|never|no_longer|not|stop|without ..2 missed|missing|miss~ ..3 assembly|bedtime~|birthdays|milestones|moment|nativity|recital~|school_play~|school_run~|sports_day~|weekends',
      'we_can_not_afford_it',
      'never|no|not|stopped|without|zero ..3 asking|ask~|begging ..2 for? ..2 a_day_off|day_off|holiday|holidays|leave|permission|time_off',
      'never|no|not|without ..3 alarm_clock|alarm~ ..1 !on_saturday|on_sunday|this_weekend|today|tomorrow',
      'never|no_longer|not ..2 have|hear|need|set ..1 an|my|the alarm ..1 !for|tomorrow',
      'never|no_one|nobody|not ..2 answer_to|clock_in|clocked_in|depend_on|set_foot|work_for ..1 for|from|in|on|to? ..1 an? ..1 anybody|anyone|boss|manager|office|others|paycheck|somebody|someone',
      'no boss|bosses|clocking_in|commute|manager',
    ],
  },
  {
    ...DREAM,
    needs: THANKED,
    patterns: [
      'be the dad|father|grandparent|mom|mother|parent ..1 at|that|who',
      'ask|asked|asks ..1 how|why ..4 always|never ..3 at_home|home|work',
      'around|home|there ..2 for|with ..2 KIDS|bub|bubs|my_babies|my_kids|our_babies|the_kids|your_babies|your_kids ..3 !sick|this_week|today',
      'around|be_there|home|there for ..1 all|each|every ..1 assembly|bedtime~|dinner|game|match|milestone|moment|nativity|pick_up|school_run~|sports_day',
      'coach~ ..4 after_school|afternoons|little_league',
      'home|off ..1 every|on_a ..1 friday|monday|thursday|tuesday|wednesday|weekday',
      'when|whenever|where|wherever ..1 he|i|she|we fancy|feel_like|like|please|want_to ..3 !it_to|me_to',
      'freedom ..1 back|for|from|i_have|in|is|that_i|to|with !of_information|of_speech|of_the|pass',
      'me|my|our|your evenings|family|freedom|husband|life|time|weekends back',
      'gave|give|given|gives|giving ..1 her|him|me|my_family|my_girls|us|you ..2 childhood|choices|freedom|life|options|the_life|time_back',
      'from ..6 to ..4 ballito|detached|dream_home|forever_home|lekki|mansion|my_own|our_own|own_house|penthouse|pool|sandton|sea_view|villa',
      'afternoons|days|mornings|weekdays ..1 at|by|in|on|with ..1 beach|garden|gym|horses|kids|lake|park|pool|sea|spa',
      'boarding_pass|business_class|champagne|first_class|five_star_hotel~|passport_full|yacht',
    ],
  },
]
