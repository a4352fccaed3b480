import { FIELDS } from './fields.ts'

/** Families of English words. A family may name another. */
export const FAMILIES: Readonly<Record<string, string>> = {
  CAN: 'can could will would may might should going_to get_to gets_to got_to able_to',
  NUM: '#num one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty hundred a_few a_couple a_handful_of a_handful several couple',
  SUM: '#sum #k #cash hundreds thousands millions lakh crore a_grand NUMBER_GRAND',
  NUMBER_GRAND:
    'twelve_hundred fifteen_hundred few_hundred couple_of_hundred couple_hundred few_grand couple_of_grand few_thousand couple_of_thousand two_grand three_grand four_grand five_grand six_grand seven_grand eight_grand nine_grand ten_grand twelve_grand fifteen_grand twenty_grand thirty_grand forty_grand fifty_grand two_thousand three_thousand four_thousand five_thousand six_thousand seven_thousand eight_thousand nine_thousand ten_thousand twelve_thousand fifteen_thousand twenty_thousand thirty_thousand forty_thousand fifty_thousand hundred_thousand two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred a_thousand a_million #num_grand #num_thousand #num_hundred #num_million #num_pounds #num_quid #num_bucks #num_dollars #num_euros #num_lakh #num_crore #num_naira #num_rand #num_rupees #num_bob hundred_quid hundred_pounds hundred_dollars hundred_euros',
  PERIOD:
    'a_day per_day daily a_week per_week weekly a_month per_month monthly each_month every_month each_week every_week every_day each_day a_year per_year yearly per_annum annually an_hour per_hour hourly in_a_month in_a_week in_a_day in_a_year in_one_month in_a_weekend month_after_month this_month this_week last_month last_week a_wk a_mth a_night a_fortnight a_weekend each_friday every_friday every_fortnight',
  EARN: 'earn~ earner~ make~ made bring_in brings_in bringing_in brought_in bring_home brings_home bringing_home brought_home pull_in pulls_in pulling_in pulled_in pulling rake_in raking_in raked_in rakes_in pocket~ bank~ clear~ generate~ net~ netting netted cash_in take_home takes_home taking_home took_home get_paid gets_paid getting_paid got_paid be_paid being_paid been_paid paid_me pays_me pay_you pays_you paying_me collect~ clock~ hitting hit draw~ drew withdraw~ withdrew cash~ mint~ scoop~ credited made_me makes_me paid_us average~ putting_away paid_out',
  MONEY:
    'money cash income~ dough moolah bucks cheque~ check~ paycheck~ paycheque~ payday~ commission~ bonus~ profit~ earnings revenue wage~ salary coin bag~ dosh wonga dollar~ quid #cash',
  INCOME:
    'income~ earnings money cash revenue pay paycheck~ paycheque~ cashflow cash_flow revenue_stream income_stream income_streams streams_of_income earner profit~ commission~',
  PASSIVE:
    'passive residual recurring unlimited leveraged lifetime uncapped limitless steady consistent extra second additional life_changing full_time part_time replacement supplemental automatic instant effortless exponential massive huge serious substantial six_figure extraordinary generous incredible amazing insane sustainable reliable multiple endless hands_free executive ceo_level monthly weekly generational ongoing semi_passive',
  FIGURES: 'figure~ fig~ digits',
  JOB: 'job~ day_job dayjob ninetofive career~ desk rat_race ratrace desk_job office_job corporate corporate_job corporate_world cubicle fulltime_job employment daily_grind grind office commute teaching_job nursing_job day_jobs boring_job',
  QUIT: 'quit~ quitting leave~ left ditch~ escape~ resign~ dump~ bin binned sack~ walk_away_from give_up gave_up giving_up say_goodbye_to goodbye_to bye_to retire_from retired_from swap~ swapped swapping trade~ free_from',
  CONTACT: 'dm inbox message comment text whatsapp pm ping drop drop_me send_me click tap swipe',
  PRODUCT:
    'barley chewables spirulina turmeric roller granules salve~ syrup~ juice~ smoothie~ alkaline_water pastille~ deodorant deodorants powder~ biscuit~ muffins broth infusion bee_venom propolis colloidal_silver hemp_drops eye_patches wipes product~ bitters sachet~ noni noni_juice moringa turmeric wrap~ herbal herb~ mixture soap ointment rub oil_blend toothbrush mop cloth~ cleaner detergent our_water this_water wristband insole~ jelly sea_moss moss_gel lozenges tincture goggles massager pillow socks mattress heels hair_oil eye_drops meal_replacement wine pen paste chews strips ring lamp filter pan~ bottles_of cream~ serum~ shake~ supplement~ oil~ tea~ coffee~ collagen capsule~ pill~ patch~ drops gummy~ probiotic~ formula vitamin~ tonic spray balm lotion moisturiser moisturizer shampoo mascara lipstick skincare skin_care drink~ greens bundle kit makeup toothpaste cleanser mask roll_on diffuser device water_filter bracelet blend cbd programme range brand stuff essential_oil essential_oils wax_melts candles leggings jewellery jewelry perfume fragrance foundation lip_gloss superfood elixir magnesium aloe protein cleanse detox mushroom~ nutrition toner eye_cream lashes lash_serum nails polish vitamin_c gel',
  CONDITION:
    'rheumatism irritable_bowel intolerance~ arthrosis dengue calf_cramps hot_flash hair_thinning baldness bloat dermatitis fungus nail_fungus type_2 type_two herpes croup~ ear_infection gastritis colitis sciatic hernia~ melasma miscarriage~ thyroiditis gum_disease toothache teething sore_knees sleep_troubles sleepless_nights diabetes diabetic cancer~ tumour~ tumor~ arthritis rheumatoid_arthritis osteoarthritis eczema psoriasis rosacea asthma depression anxiety adhd autism migraine~ headache~ thyroid ibs crohns covid covid_19 coronavirus flu colds common_cold blood_pressure hypertension cholesterol insomnia menopause hot_flushes hot_flashes pcos endometriosis fibromyalgia alzheimer~ dementia parkinsons parkinson alzheimer crohn hashimoto hashimotos raynauds raynaud bells_palsy bell_palsy menieres meniere hodgkins lupus gout inflammation joint_pain back_pain knee_pain nerve_pain chronic_pain fever~ cough~ rash~ swelling pain~ aches bloating allergies hay_fever hayfever infertility uti~ hair_loss epilepsy seizures stroke~ heart_disease heart_attack kidney_disease liver_disease fatty_liver acid_reflux heartburn ulcer~ virus~ infection~ bacteria parasites disease~ illness~ ailment~ chronic_fatigue fatigue~ brain_fog acne reflux constipation sciatica shingles with_ms has_ms my_ms your_ms her_ms his_ms ms_symptoms multiple_sclerosis ptsd stress panic_attacks blood_sugar obesity cellulite candida sinusitis tinnitus vertigo neuropathy carpal_tunnel sickness condition~ symptom~ stomach_problems skin_problems skin_condition anaemia anemia glaucoma cataracts warts flare_ups mood_swings cramps period_pain hangovers lyme lyme_disease long_covid leaky_gut autoimmune autoimmune_disease hiv bipolar copd bronchitis impotence erectile_dysfunction hormonal_imbalance malaria typhoid fibroid~ piles haemorrhoids hemorrhoids staph prostate hip_replacement vitiligo sugar_disease bp varicose_veins plantar_fasciitis frozen_shoulder trapped_nerve slipped_disc water_retention trapped_wind wheezing palpitations cold_sores dodgy_knee~ dodgy_back high_blood goitre goiter indigestion hot_flush night_sweats pmdd pms thrush cystitis sore_throat sinus catarrh colic chickenpox tonsillitis pneumonia tuberculosis ringworm athletes_foot dandruff alopecia bunions swollen_ankles ear_infections irregular_periods waist_pain low_libido hair_fall dark_circles crows_feet sleep_apnoea sleep_apnea apnoea gallstones kidney_stones stones cyst~ lump~ swollen stiff_hands restless_legs nosebleeds snoring verruca everything_from',
  MEDICINE:
    'antihistamine~ nebuliser ventolin epipen ritalin gaviscon omeprazole laxatives thyroxine medication~ meds medicine~ pills insulin tablets statins antidepressants inhaler~ prescription~ painkiller~ drugs pharmaceuticals metformin ozempic hrt antibiotics steroids chemo chemotherapy doctor~ ibuprofen paracetamol blood_pressure_tablets steroid_cream steroid_creams sleeping_pills surgery sleeping_tablets injections cpap',
  DAY: 'tonight today tomorrow midnight soon now this_week this_weekend this_evening #time eod noon in_hours',
  SPOT: 'spot~ place~ seat~ slot~ space~ pack~ kit~ box~ position~ bundle~ opening~ discovery_packs ticket~ founder_spots founding_spots starter_kits remaining',
  CARS: 'land_rover g_wagon landcruiser lamborghini lambo ferrari porsche tesla mercedes merc bmw range_rover audi bentley rolls_royce cadillac maserati jaguar convertible supercar white_bmw',
  OFFER:
    'offer~ deal~ discount~ sale promo promotion~ price~ special~ bonus enrolment enrollment registration doors window cart launch_price launch opportunity bogo free_shipping flash_sale code early_bird',
  DAYNAME: 'sunday monday tuesday wednesday thursday friday saturday',
  KIDS: 'kids children baby family son daughter boys girls little_ones grandkids twins',
  PEOPLE: 'people women ladies moms girls men guys individuals persons leaders lads',
  ANYONE: 'anyone anybody someone somebody everyone everybody',
  BILLS:
    'rent mortgage bills groceries gas electric electricity leccy council_tax car_insurance petrol loan~ school_fees car_payment credit_card credit_cards',
  PAYOFF: 'pay~ paid cover~ funds funded sorted cleared',
  LOSE: 'lose~ lost fail~ go_wrong',
  SHUT: 'close~ shut~ end~ expire~',
  VANISH: 'gone disappear~ vanish~',
  SUCCESS: 'success result~ profit~ return~',
  WIN: 'succeed win earn make see get hit',
  SURE: 'guaranteed certain assured sure secure~ confirmed',
  COMPANY: 'business opportunity team company product~ hustle side_hustle platform system plan network',
  CALL: 'call zoom chat coffee meet~ video presentation webinar event',
  PLACES:
    'crete corfu sicily madeira canaries tuscany palawan fiji orlando dubai bali maldives spain hawaii cancun mexico thailand santorini caribbean barbados mauritius zanzibar bahamas greece seychelles lapland disneyland disney florida tenerife lanzarote marbella portugal algarve boracay tagaytay goa phuket',
  DESK: 'alarm~ commute~ boss~ manager uniform rush_hour mondays overtime office shifts cubicle desk ninetofive',
  KNIFE: 'surgery op operation hospital injection~',
  HOUSE: 'house home mansion villa apartment duplex flat penthouse',
  WEIGH: 'pounds stone kg inches size~ cm dress_size dress_sizes',
  BELLY: 'belly tummy waist fat weight muffin_top love_handles flab cellulite',
  BODY: 'gut liver kidneys hormones joints brain lungs thyroid bones cells immune_system metabolism collagen heart eyesight circulation memory',
  NOW: 'now tonight today immediately asap fast quick quickly right_now',
  GRAB: 'grab secure claim reserve book get snag lock join sign_up register enrol enroll order',
  WHO: 'i we they she he you',
  DMS: 'dm inbox pm message text whatsapp comment',
  TELL: 'tell share show explain reveal send',
  LOVE: 'amazing incredible fantastic brilliant great perfect unreal insane gorgeous wonderful',
  WHENEVER: 'when whenever where wherever',
  DOCTOR: 'doctor~ gp consultant specialist dermatologist',
  LIVING: 'live~',
  MAKING: 'make~ made',
  BUILD: 'build~ create~ built design~',
  CLEAN: 'flush~ remove~ clear~ clean~ eliminate~ drain~',
  FASTER: 'fast quick quickly immediately asap',
  LASTS: 'last final',
  MINE: 'my your his her our their',
  NOBODY: 'nobody noone no_one none',
  OPEN: 'opportunity project venture idea business concept proposition proposal',
  REST: 'holiday trip cruise travel',
  SOON: 'tonight today midnight tomorrow now',
  BOUGHT:
    'pay paying paid bought buy~ paid_for pays_for paying_for pay_for funded funds covered covers booked financed treated settled cleared paid_cash got_us took_us',
  THINGS:
    'uniforms childcare holiday~ car kitchen wedding christmas deposit braces honeymoon degree tuition school_fees extension sofa trip~ cruise flights house flat van caravan conservatory bathroom roof driveway hot_tub birthday disneyland disney rent mortgage bills groceries food_shop weekly_shop shopping school_uniforms presents fridge washing_machine nursery fees loan~ debt~ iphone handbag suite land plot generator ring scooter bike boiler camp club~ lessons',
  SOURCE:
    'orders sales parties regulars business side_hustle hustle sideline gig commission~ bonus~ phone laptop app team downline network selling sharing posting online platform opportunity side_gig cheque~ oils candles leggings skincare PRODUCT',
  ...FIELDS,
}
