/** Families of German words. A family may name another. */
export const FAMILIES: Readonly<Record<string, string>> = {
  NUM: '#num ein eine einen zwei drei vier funf sechs sieben acht neun zehn zwolf funfzehn zwanzig dreissig vierzig funfzig wenige paar hundert',
  SUM: '#num_fr #num_netto #num_mille #sum #k #cash #num_franken #num_stutz #num_tacken #num_mause #num_kroten #num_flocken #num_euronen #num_ocken #num_riesen #num_tausender #num_scheine tausend_euro tausende hunderte tausender hunderter hundert_euro zweitausend* #num_tausend STELLIG',
  STELLIG: 'dreistellig* vierstellig* funfstellig* sechsstellig* siebenstellig* #num_stellig*',
  PERIOD:
    'im_monat pro_monat monatlich* jeden_monat per_monat die_woche in_der_woche pro_woche per_woche jede_woche wochentlich* am_tag pro_tag per_tag taglich* jeden_tag den_tag im_jahr pro_jahr per_jahr jahrlich* pro_stunde die_stunde per_stunde in_einem_monat in_einer_woche an_einem_tag an_einem_wochenende am_wochenende am_vormittag an_einem_vormittag an_einem_abend am_abend in_der_stunde den_monat letzten_monat diesen_monat letzte_woche diese_woche im_ersten_monat im_schnitt ab_monat in_#num_wochen in_#num_monaten in_#num_tagen in_drei_wochen',
  VERD: 'verdien* dazuverdien* hinzuverdien* mitverdien* reinhol* erwirtschaft* kassier* einnehmen eingenommen reingeholt scheffel* rausholen rausgeholt einstreich* abraum*',
  GELD: 'geld kohle knete cash zaster moneten asche schotter kroten flocken penunze* euronen geldscheine',
  PAY: 'einkommen einkunfte einnahmen provision* bonus boni auszahlung* gewinn gewinne scheck schecks zahltag verdienst* nebenverdienst* zusatzverdienst* nebeneinkommen zusatzeinkommen abrechnung umsatz rendite monatsgehalt monatseinkommen zubrot zweitgehalt',
  EXTRA: 'extra zusatzlich* nebenbei nebenher nebenberuflich* nebenerwerb* on_top obendrauf mehr_im_monat',
  SLEEP:
    'schlaf* mittagsschlaf strand urlaub netflix couch sofa pool liegst hangematte bett grippe freibad spielplatz schnorchel* badewanne sauna friseur piste zoo',
  BIZ: 'netzwerk* struktur direktvertrieb plattform getraut diesem_plan dieser_plan shakes business* network* vertrieb* team teams upline downline sponsor* onlinebusiness nebenbei nebenher nebenberuflich* nebenbusiness provision* einkommen geschaft geschaftsmodell* geschaftsidee* mentor* konzept mit_uns bei_uns zu_uns mit_mir von_uns einsteig* eingestiegen steig_ein melde_dich meld_dich meldet_euch schreib_mir pn frag_mich zeig_dir zeige_dir zeige_euch dabei_bin dabei_bist mlm empfehlungsmarketing ja_gesagt komm_in autoprogramm karriereplan dank_meinem dank_unserem dank_diesem unser_system duplik* teampartner* geschaftspartner* partnerinnen partnernetz marketingplan teamkollegin* #num_partner* kosmetikgeschaft seit_ich_bei seit_wir_bei seit_ich_mit seit_wir_mit',
  WORK: 'verdien* handy firma konzern produkt* kunden kundinnen selbststandig* system auszahlung* bonus chance* online EXTRA anstellen stell_dir_vor in_nur zuhause arbeite du_kannst automatisch stunden vergutungsplan geglaubt reingekommen einstieg zeig* topleute empfehl* weiterempfehl*',
  JOB: 'job jobs krankenpflege pflege_job buro dienstplan arbeit stelle beruf burojob hauptjob vollzeitjob bullshitjob brotjob chef angestelltenverhaltnis festanstellung anstellung angestelltenjob angestelltendasein schichtdienst ninetofive lehrerjob schreibtischjob',
  QUIT: 'kundig* gekundigt hinschmeiss* hingeschmissen schmeiss* aufgeb* aufgegeben geschmissen hingeworfen an_den_nagel hinter_mir loswerd*',
  LEAVE:
    'tschuss ade adieu goodbye bye ciao pfiat lebewohl servus schluss_mit raus_aus weg_vom weg_von genug_von nie_wieder nie_mehr',
  CARS: 'bmw audi ferrari lamborghini lambo range_rover cabrio bentley sportwagen traumauto wunschauto rolex jaguar traumwagen firmenwagen firmenauto autobonus autoprogramm benz mercedes* cayenne maserati mustang suv model_y volvo jeep tesla* porsche* bmws cabrios neuwagen',
  TRIP: 'reise* traumreise* urlaub* kreuzfahrt* incentive* dubai bali malediven mallorca trip karibik flug fluge mauritius thailand hawaii weltreise* safari ibiza teneriffa phuket fernreise* seychellen cancun miami kapverden curacao tulum sansibar kanaren madeira zypern portugal griechenland kreta sudafrika kapstadt norwegen florida marbella australien costa_rica gardasee',
  FREE: 'frei freiheit* unabhangig* sorgenfrei* sorglos* freisein abgesichert',
  CONDITION:
    'schmerz schmerzen migrane* kopfschmerz* kopfweh kreuzweh bauchweh ruckenschmerz* regelschmerz* arthrose arthritis rheuma* gicht diabetes diabetik* krebs krebszell* tumor* neurodermitis schuppenflechte psoriasis ekzem* akne pickel rosacea asthma heuschnupfen allergie* depression* depressiv* angst angste angstzustand* panikattack* adhs autismus demenz alzheimer parkinson fibromyalgie endometriose pcos wechseljahr* hitzewallung* bluthochdruck blutdruck* cholesterin* blutzucker* zuckerwert* langzeitzucker schilddruse* hashimoto schlafstorung* schlaflos* schlafproblem* reizdarm* blahung* blahbauch sodbrennen verstopfung verdauungsproblem* erkaltung* grippe* corona covid long_covid husten schnupfen fieber viren bakterien pilzinfektion* entzundung* infekt infekte infektion* krankheit* beschwerden erkrankung* mudigkeit erschopfung burnout stress haarausfall cellulite orangenhaut falten krampfader* besenreiser bandscheib* ischias tinnitus schwindel multiple_sklerose herzinfarkt* schlaganfall* thrombose* osteoporose epilepsie borreliose wassereinlagerung* wadenkrampf* unfruchtbarkeit kinderwunsch herpes warzen nagelpilz parasiten ubergewicht fettleber heisshunger* pms hautproblem* brain_fog konzentrationsschwach* schwache candida leaky_gut nierenstein* gallenstein* bronchitis nebenhohlen* triglyceride halsschmerz* hals_entzundung zyste* leiden gelenkproblem* hamorrhoid* innere_unruhe fatigue erschopft* virus mittelohrentzundung mandelentzundung blasenentzundung zahnschmerz* gastritis unvertraglichkeit* hautunreinheit* unreine_haut trockene_augen trigeminus* warze fusspilz lippenherpes restless_legs unruhige_beine eisenmangel gelenkschmerz* nackenschmerz* ruckenleiden arterienverkalkung verkalkung* grauer_star glatze winterblues zahnfleischbluten herzrasen herzrhythmus* prostata* koliken dreimonatskolik* bauchkrampf* krampfe einschlafproblem* bettnassen legasthenie arthritisch* raynaud gurtelrose nesselsucht lipodem reizhusten schwellung* juckreiz ausschlag gichtanfall* schlapp antriebslos* ausgelaugt kraftlos verstopft aufgeblaht zappelphilipp seekrank* sonnenbrand reiseubelkeit',
  MEDICINE:
    'medikament* tablette tabletten pille pillen insulin* antibiotik* schmerzmittel* schlafmittel* blutdrucktablette* antidepressiv* kortison cortison ibuprofen ibu ibus cholesterinsenker allergietablette* facelift hyaluronspritze* lasern chemotherapie operation bypass inhalierer antihistamin* schmerztablette* migranetablette* magensaureblocker psychopharmaka paracetamol aspirin statin* metformin ozempic abnehmspritze* spritze spritzen botox chemo arzneimittel* medizin betablocker blutverdunner asthmaspray ritalin voltaren blutdrucksenker inhalator',
  PRODUCT:
    'produkt produkte produkten produktlinie mikronahrstoff* nahrstoff* spruher tabs globuli bonbons gewurz* smoothie* suppe_zum tonikum einlegesohlen matratze decke lampe wimpernserum wimperntinktur tinktur* bambus* dampfgarer mixer reinigungstuch* tuch tucher creme cremes serum seren shake shakes tee tees kaffee pulver kapsel* tropfen drops ol ole spray sprays salbe balsam shampoo parfum* kerze kerzen lotion kollagen* collagen* vitamin* supplement* nahrungserganzung* magnesium* gummies saft drink drinks gel aloe* maske pflaster patch patches wasserfilter schmuck mascara wimperntusche lippenstift* make_up makeup kosmetik* pflege* hautpflege* foundation putzmittel* topf topfe topfset pfanne thermomix tupper* leggings protein* probiotik* omega* cbd* moringa spirulina zahnpasta zahncreme wundermittel zaubermittel zeug kur wasser set mittel mittelchen armband armbander peeling haarol waschmittel duftwachs duft algen* kurkuma propolis noni* ganoderma ingwer* kraut* sachet* duftkerze* reinigungsmittel pilze matcha stick sticks elixier beutelchen reiniger putzpaste putztuch* essenz tonic toner gesichtswasser rollon roll_on waschgel badeol diffuser ampulle* booster deo handcreme aufguss weihrauch* hanf* olmischung* basenpulver heilerde bernstein* waschpulver putzzeug schwarzkummel* astaxanthin',
  BODY: 'wirbelsaule arterien bandscheiben blut immunsystem* abwehr* stoffwechsel* fettverbrennung darm* hormon* leber* verdauung durchblutung* zellen korper nerven nervensystem bindegewebe* haarwachstum haarwuchs gelenke* knorpel* gehirn* konzentration* fruchtbarkeit libido potenz testosteron kollagenproduktion herz* gedachtnis lymph* mikrobiom* alterung* sehkraft augenlicht sehstarke gehor',
  GONE: 'lebewohl zuruckgebildet weg verschwunden verschwind* los geschichte passe vergangenheit vorbei geheilt gelindert adieu ade weggezaubert weggeblasen futsch im_griff normal* erledigt ausgeheilt zuruckgegangen abgeklungen gesunken abgeheilt unter_kontrolle gebessert tschuss bye besser beruhigt raus runter kein_thema',
  TAKE: 'nehm* nimm* benutz* trink* verwende* schmiere schluckt auftragen einreiben einmassieren genommen getrunken',
  SPOT: 'platz platze platzen platzchen stuck starterset* starterpaket* einsteigerpaket* starterkit* sets paket* box boxen exemplar* slots slot packung* dosen flaschen tuben tiegel kartons teamplatz* webinarplatz* coachingplatz* beratungsplatz* partnerplatz* testplatz* startplatz* restplatz* vip_platz* ticket*',
  PULL: 'mach* gemacht zieht ziehe zieh holt hole holen kassier* bekomm* krieg* bleib* bring* kommen verdien* schaff* hol',
  OFFER:
    'angebot* aktion* rabatt* preis preise einfuhrungspreis* startbonus* anmeldung* anmeldeliste registrierung* turen tur tor fenster liste gruppe live gunderrabatt grunderrabatt grunderposition* grundergruppe deal* gutschein* code* warteliste bestellphase launch* prelaunch* gratisversand promo* zeitfenster einstieg* einsteigerpaket* vorzugspreis* sonderpreis* vorteilspreis* grunderpreis* fruhbucherpreis* mitgliederpreis* sonderangebot* sonderaktion* startaktion* konditionen startgebuhr* anmeldelink buchungslink bestelllink einschreibung* preisvorteil*',
  SOON: 'heute morgen mitternacht montag dienstag mittwoch donnerstag freitag samstag sonntag #time wochenende stunden minuten bald gleich monatsende monatsletzten ultimo jahresende tagen',
  NOW: 'ruckzuck jetzt heute sofort schnell rasch umgehend unbedingt noch_heute fix hopp',
  ACT: 'zugreifen zuschlagen sichern anmelden einsteigen einzusteigen bestellen melden entscheiden handeln starten reservieren buchen schnappen holen mitmachen registrieren eintragen loslegen dabei_sein',
  DOC: 'arzt arztin arzte doktor hausarzt* hautarzt* orthopad* kardiologe* facharzt* internist* rheumatolog* gynakolog* frauenarzt* kinderarzt* neurolog* chefarzt professor krankenschwester',
  CHAT: 'quatschen plaudern tratschen ratschen scrollen posten liken teilen kaffeetrinken rumsitzen nichtstun zuhoren weitersagen empfehlen storys stories tippen kaffeeklatsch spass_haben',
  FAT: 'bauchfett fett speck huftspeck huftgold bauchspeck bauch cortisolbauch stressbauch hormonbauch bierbauch wampe rettungsring* korperfett fettpolster* winterspeck speckroll* rollchen bauchlein schwimmring doppelkinn reiterhosen winkearme kilo pfunde',
  REVEAL: 'verrat* erfahr* sag* erzahl* zeig* erklar* gezeigt besprech*',
  LAZY: 'liegestuhl sonnenliege sofa couch strand pool hangematte bett balkon terrasse kuchentisch handy laptop smartphone wohnzimmer spielplatz',
  BILLS:
    'miete rate raten kredit* leasing* versicherung strom stromrechnung rechnungen sprit kita kindergarten musikschule klavierunterricht reitstunden familienurlaub urlaub waschmaschine kuhlschrank wocheneinkauf haushaltskosten schulden hypothek nachhilfe autorate heizung einfamilienhaus eigenheim hauskredit',
  SIDE: 'auszahlung* empfehlung* provision* network* nebenbei business bonus dank vertrieb geschaft handy team nebengeschaft nebenjob boni mit_meinem mit_meinen von_meinen von_meinem PRODUCT',
  JOBISH:
    'fruhschicht* spatschicht* nachtschicht* nachtdienst* schichtdienst* schichtarbeit buro grossraumburo* fliessband pendeln pendelei stau wecker chef chefs stechuhr meetings urlaubsantrag* hamsterrad burostuhl schreibtisch* ninetofive uberstunden vorgesetzte* montagmorgen arbeitsalltag angestellten*',
  RANK: 'diamant* platin* rubin* saphir* smaragd* goldrang direktor* executive* prasident* topleader* fuhrungskrafte',
  RESULT:
    'schaff* verdien* klappt funktioniert erfolg* wirkt kilo abnehm* gewinn* ziel plus neukunden umsatz aufstieg rang',
  ACTIVE:
    'laufen lauft gehen geht tanzen tanzt stricken strickt durchschlafen durch treppen* schmerzfrei fit bewegen radeln joggen joggt garteln atmen wandern wandert turnen turnt springt hupft klettert rennt greifen schlafen',
  DEAL: 'projekt* business idee geschaftsidee geschaftsmoglichkeit geschaftschance chance moglichkeit gelegenheit konzept kooperation zusammenarbeit nebentatigkeit nebenprojekt team vorhaben',
  MEET: 'pn meld* schreib* kaffee telefon* zoom call treff* info details video gesprach lust zeit interesse* neugierig offen* ruf zeig* erzahl* erklar* vorstell* austausch kennenlernen tasse_kaffee',
  COMMON:
    'roman film serie lied song museum theater konzert* chor orchester kirche verein sportverein fussball* bundesliga turnier flohmarkt* klassenfahrt klassenkasse schulfest kuchenbasar bucherei bibliothek tombola lotto* gewinnspiel jackpot matura abitur klausur referat vorlesung tierheim feuerwehr spende* gespendet gemeinde* tierarzt* zahnarzt* hebamme kleinanzeigen ebay vinted stipendium babysitt* nachhilfe hausaufgabe* elternabend elternbeirat schwimmkurs yoga kartenspielen beerdigung friedhof hospiz ehrenamt* praktikum bewerb* stellenanzeige stellenangebot ausbildungsplatz unbefristet* brutto wahl wahlen briefwahl steuererklarung finanzamt umzug* mitfahr* setzlinge handwerker tischler monopoly brettspiel quiz spieleabend fahrgemeinschaft wg rezept* kuchen suppe teig supermarkt aldi lidl rewe edeka migros coop billa hofer ikea krankenhaus spital backerei backer restaurant cafe',
  THEN: 'fruher damals vor_einem_jahr vor_#num_jahren vor_zwei_jahren letztes_jahr',
  BOOST:
    'aktivier* ankurbel* anreg* beschleunig* boost* erneuer* harmonisier* heilt kraftig* optimier* push* regenerier* reinig* reparier* reset* sanier* stark* verbesser*',
  WRINKLE:
    'falte falten* augenringe narben dehnungsstreifen cellulite orangenhaut tranensacke altersflecken pigmentflecken',
  ORDINARY: 'apotheke friseur hochzeit kita lauftreff schrebergarten schule sofa steuer* uni wanderung wohnung COMMON',
  SUCCESS: 'erfolg* gewinn* reich schaff* verdien*',
  FIRM: 'company firma konzern unternehmen',
  GRIND: '#num_to_#num alltagstrott angestelltenverhaltnis hamsterrad ninetofive tretmuhle',
  IMAGINED: 'JOBISH aufwach* ausschlaf* erlaubnis freiheit geldsorgen reisen sorgen wann_du wo_du',
  PAID: 'abzahl* bezahl* finanzier* getilgt zahl*',
  SHORE: 'meer pool strand',
  TRADING: 'auszahlung* bot coin* einsatz kapital krypto* plattform rendite trading',
  PAY_CARE: 'ausbildung* azubi* ferienjob gehaltserhohung gewerkschaft lehrling* mindestlohn tarif*',
  WOW: 'burner beste bester bestes gamechanger genial* hammer mega must_have schonste super wahnsinn',
  NICHT: 'nicht nichts',
  KEIN: 'kein keine',
  NIE: 'nicht nie',
  AGAIN: 'mehr wieder',
  TODAY: 'heute jetzt',
  MAY: 'darf kann mochte will',
  COSTS:
    'kostet kosten bezahlen selbst_bezahlt gemietet* gebraucht* arbeitgeber* sorry leider minus termin anreise verlust ausgaben verspat* erreichbar privat_gekauft',
  SCENE:
    'TRIP CARS SHORE chef hamsterrad schicht* stechuhr villa finca bikini ausschlafen feierabend pyjama sauna skipiste rente ruhestand gekundigt wohnmobil camper freiheit* freizeit schulauffuhrung schultag enkel* luxus* yacht arbeitstag',
  SELLER:
    'network* onlinebusiness nebenbusiness upline sponsor* teamleiter* unser_team mein_team meinem_team vertrieb* business rang komm_in marketingplan unsere_firma unserer_firma partnerinnen dank_meinem dank_meiner dank_unserem dank_unserer dank_dem dank_diesem dank_ein_paar',
  SCARCE: 'pech geloscht vergeben jemand_anders dein_platz ist_schluss alles_weg',
  GOOD_LIFE: 'tochter sohn kinder kids mittags strand pool frei reis* TRIP CARS zuhause eigene* selbst* chef*',
}
