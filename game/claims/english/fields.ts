/** Fields of words: what a claim is made of, whatever the sentence. They name other families. */
export const FIELDS: Readonly<Record<string, string>> = {
  // Money
  EARNINGS:
    'SUM money cash dough income~ earnings commission~ bonus~ payout~ cheque~ paycheck~ payday~ wallet~ bank_balance account profit~ wage~ salary royalties residual~ revenue dosh bucks moolah payment~ pay figures FIGURES pocket~ amount fixed_amount fortune treasure dividends payslip~ turnover dollars pounds euros',
  GROW: 'grow~ grew climb~ explode~ soar~ skyrocket~ doubles doubled doubling tripled triples multiply~ without_end endless unlimited limitless no_limit no_upper_limit no_cap no_ceiling uncapped bigger_your flowing flows raining rained snowball~ month_after_month month_in year_in for_life forever sky_is_the_limit inherit~ tenfold times_over keeps_paying stacking rolling unending infinite compound~ grandchildren grandkids',
  EFFORTLESS:
    'sleep~ asleep slept snore~ autopilot automatically finger bot team_works works_for_me while_i while_you deckchair hammock nap napping pajamas sofa couch beach sunbed passive doing_nothing bath netflix robot system_works effortlessly cinema gym holiday sunbathing maternity lazy idle like_clockwork #always before_breakfast pyjamas slippers',
  LITTLE:
    'hour_a_day hours_a_day hours_a_week on_the_side alongside between_lectures from_my_phone from_your_phone phone posts posting stories whatsapp messages naps evenings weekends part_time few_messages half_an_hour two_hours scroll~ selfie~ reels without_leaving from_home at_home around_the_kids at_school kids_are_at mobile my_mobile on_the_train on_the_bus after_work before_work few_hours an_hour voice_notes facebook instagram tiktok copy_and_paste no_experience without_capital kitchen_table',
  TEAM: 'our_partners my_girls my_team our_team my_students my_people people_who_started started_with_me joined_me downline newbie~ my_lads my_ladies our_reps our_consultants diamond~ ruby emerald platinum my_upline girls_in_the_team our_girls new_members partners people_like_you ordinary_people single_mom~ students our_directors',
  PROFESSION:
    'engineer~ lawyer~ doctor~ manager~ boss~ teacher~ banker~ accountant~ graduate~ headteacher lecturer surgeon pilot~ solicitor dentist professor degree salary wage~ my_job her_job his_job your_job ninetofive office_job employer pension payslip husband brother_in_law dad uncle consultant nurse~ headmaster director~ my_dad old_job husbands wifes',
  REGULAR:
    'every_month each_month every_week every_fortnight every_day every_friday month_after_month month_in monthly weekly daily a_month a_week a_day per_month on_the_first rest_of_your_life for_years',
  COMES_IN:
    'drips dripping collect~ invoice~ turned_over pull_in pulling_in take_home takes_home taking_home drawing bank~ clear~ get_paid inherit~ took_in came_out_with scoop~ net~ earns_me bring_in rake~ pocketing pocketed',
  AMOUNT: 'SUM #num',
  WARES:
    'creams lipsticks oils candles shakes perfume~ cosmetics leggings soap~ supplements collagen skincare lingerie makeup protein coffee tea powder referrals app phone',

  // Life
  LUXURY:
    'house_by lake ranch new_jeep brand_new_car beach~ seaside sea_view pool poolside hammock deckchair sunbed lounger villa yacht PLACES palm cocktail~ cruise~ round_the_world sunset sunrise terrace harbour CARS suv dream_house dream_home dream_car forever_home mansion penthouse safari business_class first_class spa resort all_inclusive tropical island jacuzzi campervan camper_van handbag rolex cyprus tenerife mallorca marbella ibiza portugal algarve keys_to_my abroad another_country airport champagne designer gucci chanel vuitton prada skiing ski_trip rooftop balcony sand surf snorkelling maldives bali dubai bahamas santorini tropics infinity vegas cape_town range_rover convertible porsche~ lambo nanny sports_car',
  LEISURE:
    'yoga coffee_with slopes walking_the_dog feel_like_it nobody_runs runs_my explain_yourself answer_to_nobody nativity back_to_sleep lie_in sleep_in breakfast_in breakfast_together lunch_with long_lunches nap_at training_at every_afternoon afternoons_at pick_her_up pick_them_up school_run weekday~ monday_morning midweek in_pajamas in_bed whenever_i whenever_you when_i_like when_you_like when_you_want home_with_the home_for_good with_my_kids with_your_kids together_every_day nobody_asks at_my_ease travel_when every_school_play be_there_for breakfast_with at_home_with slow_mornings',
  WORKPLACE:
    'office boss~ manager alarm alarms desk shifts clocked_in shift_work shiftwork night_shift~ nights_on ward commute~ bus metro tube underground traffic supervisor uniform ninetofive job monday~ employed employee employment timeclock badge lanyard canteen overtime clocking clock_in cold_lunches factory tills checkout cashier warehouse cubicle rat_race hamster_wheel treadmill grind classroom lorry hospital retail my_notice your_notice resignation appraisal time_clock nine_to_five stacking_shelves shelves annual_leave rota roster old_job workplace care_home',
  ENDED:
    'tore_up tired_of sick_of not_miss do_not_miss whole_life quit left_my left_the left_his left_our leave_my leave_your out_of break_out got_out get_out no_more goodbye bye farewell never yesterday history free_from freed stopped_being stopped_working since_i since_we since_she since_he swap~ swapped used_to the_others others_are gave_up walked tore ripped binned burned burnt wave~ hung_up do_not_need no_longer was_yesterday without_a zero never_again depend_on answer_to handed sacked fired dropped escape~ dump~ ditch~ retire~ traded exchanged left_behind without_an free_of have_not_set not_set_foot not_missed',
  BUSINESS:
    'this_business our_business my_business the_business this_company our_company the_company the_firm this_opportunity the_opportunity this_project our_project this_team our_team my_team the_team our_group this_group network_marketing direct_sales distribution distributor oils shakes candles creams soap~ perfume~ cosmetics lingerie skincare collagen supplements leggings with_us join_us with_me selling this_platform little_business side_hustle this_system our_system we_teach come_with come_and thanks_to owe_it_to because_of_this who_is_next your_turn you_too could_be_you could_be_yours your_name live_like_this same_for_you ask_me message_me dm_me this_trade the_team_did you_deserve you_can_too so_can_you join_me join_our come_join come_work want_in who_wants_in are_you_in say_yes said_yes yes_to_this from_my_phone from_home with_our in_our_team make_up jewellery membership academy webinar zoom_tonight diamond_rank title promotion rank',
  // Certainty
  OUTCOME:
    'success succeed~ win wins won winning winner~ profit~ result~ goal goals make_it made_it reach reaches get_there gets_there earn~ sales sell_out sells_out difference improvement money_back return~ income outcome grow grows achieve~ thrive~ prosper~ recover~ recoup~ break_even prize arrive~ harvest reap successful profitable succeed_with pays_off pays_out money_comes commission millions riches work_for_you',
  SURELY:
    'automatic done_deal foregone_conclusion formality no_matter_what end_of cannot_miss guaranteed guarantee certain certainly sure certainty inevitable inevitably pre_programmed assured shadow_of_a_doubt definitely always every_time every_single_time without_exception no_exceptions ruled_out excluded no_other_way mathematics mathematical maths foolproof bulletproof watertight cast_iron by_contract #all never_fails never_misses never_failed eyes_closed eyes_shut surer_than as_certain simple_as_that period full_stop infallible destined bound dead_cert for_sure no_question no_ifs whatever_you_do whatever_happens foregone settled settled_matter sealed matter_of_time only_a_matter unmissable airtight ironclad banker locked_in locked unquestionably undoubtedly surefire hundred_per_cent inescapable unavoidable failsafe never_disappoints always_will every_last_one whoever_you_are',
  FAILURE:
    'fall_flat come_unstuck do_it_wrong do_this_wrong mess_it_up mess_this_up get_it_wrong get_this_wrong worse_off with_nothing empty_handed come_up_short out_of_pocket fail~ failure lose~ lost loss losses risk~ in_the_red flop~ disappointment go_wrong crash~ backfire~ not_succeed no_success lose_a_penny single_penny falls_down drop drops sink sinks let_down disappoint~ go_under regret~ regretted bust',
  NEVER: 'no not never NOBODY impossible ruled_out excluded zero without not_an_option nothing neither unthinkable',
  EVERYBODY:
    'a_child a_monkey year_old everyone everybody anyone anybody whoever no_matter regardless without_exception literally_anyone even_my even_people grannies students beginners every_one_of whatever_your every_single old_and_young all_people every_body every_age every_customer every_girl every_person each_one',
  MANAGE:
    'gets_paid ranks_up succeed~ wins win winner~ make_it get_there gets_there got_there results result reach reaches works prosper~ triumph~ manage~ grow grows profit~ achieve~ earns gets_rich thrive~ rank qualifies earn make_money get_results gets_results see_results do_it does_it can_do_this hits there_too',
  OATH: 'promise~ swear vow wager my_word hand_on_heart hand_on_my_heart hand_in_the_fire stake answer_for vouch assure_you i_can_assure guarantee_you by_all take_it_from_me i_bet i_would_bet want_to_bet sign_my_name put_my_name pinky_promise trust_me believe_me write_it_down eat_my_hat on_my_kids stake_my personal_guarantee hold_me_to shave_my eat_my bet_my guaranteed_or word_as_a_man',
  STEPS:
    'system plan method steps guide coaching training trainings formula script~ blueprint strategy program protocol approach bot robot product~ course business opportunity team project serum capsules PRODUCT model investment stake deposit money capital company us trade coin tips tip channel cream~ process setup this_thing idea app',
  // Pressure
  SCARCE:
    'seat~ place~ spot~ slot~ stock box~ kit~ pack~ price~ offer~ deal~ discount~ promo~ bonus window door~ list cart tub~ bottle~ group intake sample~ enrolment registration position~ ticket~ chair~ code rate chance opportunity webinar parcel~ bundle~ special~ class cohort quantity quantities carton~ bargain batch edition gate portal membership early_bird allocation drop delivery ground_floor starter_pack starter_kit waiting_list',
  GOING:
    'off_the_table melting melt vanish~ disappear~ going gone taken_down take_down close~ shuts shutting ends ending ended expire~ running_out sold_out selling_out sell_out fill~ full flying taken claimed last left remaining doubles rises goes_up going_up back_up second_time never_again nearly_gone leaving leaves shrinking dwindling withdrawn dead die dies not_wait waiting_list asking_for_it slip slips slipping slipped fly flies dwindles close_to_running out_the_door limited scarce knocks come_round locked locks slams drying reopening not_open not_reopen',
  TICK: 'teatime bedtime lunchtime today tonight now right_now minutes hour~ hrs midnight noon tomorrow DAYNAME before_lunch after_lunch this_morning this_evening by_morning the_morning #time look_sharp quick quickly fast hurry at_once immediately asap straight_away before_it last_chance run click shout jump act decide deadline weekend month_end seconds sunset tick_tock before_i before_they do_not_think do_not_wait do_not_sleep decide_now pronto tonights todays whoever_waits before_easter before_christmas before_the_weekend bank_holiday in_two_hours',
  REGRET:
    'regret~ regretting kick_yourself missed_it missed_out miss_out lost_to_you too_late cry crying blame gutted wish_you wishing left_behind jealous envious',
  DECISION:
    'decide~ decision answer settle_it make_up_your_mind your_yes say_yes yes_or_no commit commitment confirm confirmation in_or_out your_answer your_decision choose sign_up register order_now reply grab_it take_it jump_in',
  PRAISE:
    'legendary out_of_this_world incredible unbelievable amazing magic miracle game_changer holy_grail obsessed addicted addiction swear_by never_be_without unreal insane lifesaver changed_my worth_every thank_me converted hooked glowing staying_power heavenly #num_out_of wow can_not_believe not_believe raving wicked gorgeous',
  // Something that isn't named
  VAGUE:
    'something_i_want something_i_need something_amazing something_brilliant something_you_might bit_of_news wee_idea little_idea idea_i something_to_show something_to_share side_project new_venture opportunity project new_project proposal proposition venture movement what_exactly particulars something_new something_beautiful something_big something_special something_i_have a_thing_that something_i_am nice_matter big_thing large_project little_surprise business_idea something_that_works on_its_way something_exciting what_it_is_exactly',
  PRIVATE:
    'see_it_for_yourself see_for_yourself worth_your_time explain_properly bring_yourself on_me my_place revealed come_over pop_round pop_over give_me_a_ring sit_down when_i_see_you voice_note does_not_come_across after_work find_me in_person in_private privately face_to_face coffee cuppa zoom personally personal_conversation by_message a_chat #num_minutes #num_mins mins ten_minutes inbox dm pm message_me write_me write_to_me text_me ring_me drop_me after_church come_along come_round this_week when_are_you_free are_you_free telegram explain_everything tell_you_more with_your_own_eyes see_to_understand not_saying_what will_not_say not_write_here not_say_here not_say_now in_its_time not_mention come_to_my_inbox my_inbox bring_a_friend want_to_know want_to_talk_to_you ambition ambitious send_me_their send_me_your talk_to_me leave_a_dot',
  // A body and its change
  AILING:
    'breathing sniffle~ swelling itching lungs chest reading_glasses joint~ joints knee~ hip hips spine shoulder~ inhaler tablets meds jab insulin crutches appetite sweats sugar bloods blood_results wheezing snoring eczema sciatica migraines menopause',
  BETTER:
    'easier in_the_drawer by_morning restored again gone no_longer any_more anymore not_needed back_on back_at back_in double_take stopped vanished walking dancing knitting kneeling climbing cleared since',
  // What a script hides, and how
  COVER: 'blur conceal cover_up crop_out cut_out disguise hide hiding leave_out play_down skip tuck_away cropped',
  NOT_SAY: 'not_put not_write not_let_on not_lead never_put not_start_with',
  TRADE:
    'brand business catalogue~ company consultant joining_fee label logo mlm oils opportunity plan presentation price~ pitch product~ rep samples slides seller selling starter_kit',
}
