/**
 * Words around a claim that cancel it, in German. The last ones are families of such words: a pattern with one of them
 * holds a negator.
 */
export const NEGATORS: ReadonlySet<string> = new Set(
  'nicht nichts kein keine keinen keinem keiner keines keinerlei nie niemals niemand niemanden niemandem weder kaum selten NICHT KEIN NIE'.split(
    ' ',
  ),
)
export const NEAR_NEGATORS: ReadonlySet<string> = new Set('kein keine keinen keinem keiner keines keinerlei'.split(' '))
export const ALTERNATIVES: ReadonlySet<string> = new Set('oder noch'.split(' '))
export const TURNS: ReadonlySet<string> = new Set(
  'aber sondern weil obwohl doch trotzdem bis ausser damit sonst'.split(' '),
)
export const BREAKS: ReadonlySet<string> = new Set(
  'und aber sondern weil wenn dass denn ich du ihr wir sie man also oder wahrend obwohl damit'.split(' '),
)

export const IDLE_NEGATIONS: readonly string[] = [
  'nicht nur|bloss|zuletzt|umsonst|mehr_lange|lange|langer|langsam|verpass*|entgehen|warten|warte|zoger*|uberlegen|mehr_warten|glauben|fassen|schlecht|ohne|verraten|gelogen|ubertrieben|zu_fassen|fragen|vergessen|verschlafen|so_lange|zu_lange|erst|dein_chef|weit|anders|leben|mehr_sorgen',
  'warum|wieso nicht',
  'nicht ..2 wahr|nur|gewusst|gedacht|geglaubt',
  'hatte|habe|konnte|kann ..4 NIE ..2 gedacht|glauben|geglaubt|fassen|traumen|getraumt|lassen|vorstellen',
  'glaub* ..3 nicht',
  'NIE|KEIN|keinen|niemand ..3 mehr|langer !als',
  'nie AGAIN|zu_spat|bereut|war|gab|so|dagewesen|im_leben|gedacht|getraumt',
  'noch NIE',
  'KEIN|keinen|keinem|keinerlei vorgesetzte*|meetings|witz|scherz|wunder|grenze|grenzen|limit|limits|vorkenntnis*|vorwissen|erfahrung*|chef|haken|risiko|risiken|verkauf*|kaltakquise|ausbildung|zufall|problem|frage|startkapital|eigenkapital|nebenwirkung*|stress|stau|wecker|buro|zwang|muss|diat*|sport|hungern|verpflichtung*|lager|hexenwerk|ausrede*|geheimnis|angst|zeit|sorge|sorgen|rolle|ahnung|investition*|kosten|lust|einzige*|mlm|network|hokuspokus|chemie|jojo*|zweifel|druck|pendeln|glucksspiel|gluckssache|aufwand|abo|vertrag|gequatsche|bock|traum|umweg*|grosse|grossen',
  'nichts ..1 verlieren|geht_uber|besseres|vergleichbares|anderes|verpassen|schoneres|einfacher*|andrehen|schiefgehen',
  'NICHT ..3 verkaufen|tun|machen|andrehen|riskieren|investieren|konnen',
  'nichts hilft|geholfen|half',
  'muss*|brauch* ..4 NICHT|nie|KEIN|keinen|keinerlei|niemanden',
  'nicht ..1 mein|dein chef',
  'MAY ..4 NICHT|KEIN ..3 sagen|verraten|schreiben|erzahlen|andrehen',
  'niemand sagt|verrat|spricht|redet',
]

export const DENIALS: readonly string[] = [
  'nicht !nur|mehr|bloss|wahr|lange|verpass*|warten|zogern|entgehen|so|zu|vergessen|langer',
  'nichts !zu|mehr|verlieren',
  'niemals|keinesfalls|keineswegs',
  'nie !wieder|mehr|zuvor|war|so',
  'ist|sind|war|waren|ware ..1 gelogen|verboten|unmoglich|unrealistisch|quatsch|unsinn|unserios|lugen|eine_luge|falsch|illegal|selten|blodsinn|irrefuhrend|unwahr|unwahrscheinlich|nicht|tabu|marketing|wunschdenken|die_ausnahme|schwierig',
  'glaub* ich|kein|niemand|nicht',
  'gibt ..4 nicht|keine|keinen|nirgends',
  'kann*|konnen|darf|durfen|will|wird|werden|habe|haben|hat|sollte ..2 NIE|keine|niemand|keiner !nur|mehr',
  'versprech*|garantiere ..2 nicht|keine',
]

/** Words of a text that warns of a claim, reports it or teaches about it. */
export const WARNINGS: readonly string[] = [
  'rumerzahlt|herumerzahlt|prahlt|verbiet*|behaupt*|angeblich*|betrug|betruger*|betrugs*|abzock*|unserios*|unlauter*|irrefuhr*|verbraucher*|abmahn*|wettbewerbs*|aufsicht*|finanzaufsicht|landgericht|gericht|urteil|werbeverbot|heilversprechen|erfolgsversprechen|werbeversprechen|verboten|untersagt|unzulassig*|rechtswidrig|illegal|strafbar|warnung|warnt|warnen|warnhinweis*|warnsignal*|warnzeichen|alarmglocken|misstrauisch|skeptisch|abofalle|fake|lugen|gelogen|erlogen|luge|marchen|mythos|mythen|unsinn|quatsch|humbug|blodsinn|reingefallen|hereingefallen|unrealistisch*|ubertreibt|ubertrieben*|aufgeschwatzt|gutglaubig*|floskel*|kleingedruckt*|ammenmarchen|lockangebot*|reisserisch*|sektenhaft|sekte|werbeaussage*|abgezockt|faustregel|polizei|sat1|ard|zdf|reportage|doku|podcastfolge',
  'lass|lasst ..2 finger_davon|die_finger',
  'ein|einem|eines|nach|dem|das|vom|zum|im|als|illegal*|verbotene* schneeball*|pyramidensystem*',
  'schneeball*|pyramidensystem* ist|sind|erkenn*|leben|lebt|funktionier*|brechen|bricht',
  'sogenannt*|vermeintlich*|angepriesen*|hanebuchen*|lockvogel*|dubios*|geschadigt*|werbesatz|werbesatze|werbespruche|einkommensversprechen|gesundheitsversprechen|heilaussage*|gesundheitsaussage*|scharlatan*|schmarrn|schwindel_ist',
  'wort|worter|satz|satze|satzen|spruch*|begriff|begriffe|ausdruck|formulierung* ..1 wie|streich*|loschen|vermeiden|weglassen|meiden|sind|ist|klingt',
  'streich*|losch*|vermeid*|meide|ersetz* ..2 wort|worter|satz|satze|begriff|spruch|ausdruck|formulierung*',
  'schreib*|sag|sagt|poste|behaupte|versprich ..1 NIE|niemals ..1 dass|wie|von|mehr_von|so_was|sowas',
  'schreib*|sag|sagt|formulier*|sage ..1 lieber|besser|stattdessen|statt|ehrlich',
  'wer ..9 draufschreibt|schreibt|verspricht|wirbt|postet|garantiert|zusichert ..2 muss|braucht|darf|lugt|soll*|riskiert|hat_keine|kennt|weiss',
  'deuten|deutet|suggerier*|andeutet ..4 wirkung|an|heilung',
  'ist|ware|klingt_wie ein versprechen|heilversprechen|werbeversprechen|heilsversprechen',
  'fragt|fragte|fragen ..1 ob|nach',
  'er|sie|verkaufer*|kunde|kundin sagt|sagte|erzahlt ..1 ihr|ihm|ihnen|dir ..1 dass',
  'muss* ..5 belegen|nachweisen|beweisen|belegt',
  'mir|uns|ihm hat|haben ..1 einer|jemand|man|wer|ein_typ|eine|ein_bekannter|ein_kollege',
  'kollegin|kollege|nachbarin|nachbar|schwager|schwagerin|tante|onkel|cousine|cousin|schwiegermutter|bekannter|typ|mitbewohner* ..1 glaubt|meint|denkt|meinte|redet|schwafelt|faselt|schwarmt ..2 dass|von|was',
  'darf*|durf* ..8 nicht ..2 teilen|posten|verwenden|nutzen|veroffentlichen|weiterleiten|zitieren|drucken|stehen',
  'darfst|durf*|man ..6 nicht ..2 sagen|schreiben',
  'hat|sagt|sagte|meinte die|der verkaufer*|vertreter*',
  'vorsicht|achtung|hande_weg|finger_weg|hutet_euch|hute_dich|lasst_die_finger|lass_die_finger|aufpassen|vorsichtig|pass_auf|passt_auf ..2 vor|bei|wenn|von|mit',
  'achte|achtet|achten auf|darauf|in ..4 worter|anzeigen|aussagen|satze|versprechen',
  'trick|anlagen_anbieten|altpapier|werbewort|wunden|werbespruch|nicht_drangen',
  'kein|nicht weg|trick|ziel|plan ..1 um ..2 reich',
  'reich ..3 hier|damit|davon ..1 keiner|niemand|NICHT',
  'NICHT|nie|niemals|keine ..3 erlaubt|zulassig|behaupten|versprechen|serios|realistisch|reinfallen|glauben_sie|hereinfallen|garantieren|bewiesen|belegt|zugesagt',
  'darf*|durfen|soll*|kann*|konnen|wurde|werde|will ..6 NICHT|nie|niemals|keine|niemand|keiner ..6 werben|versprechen|behaupten|garantieren|bewerben|zusagen|ersetzen',
  'darf*|durfen|soll*|kann*|will ..6 NICHT|nie|niemals ..4 sagen|schreiben|posten|erzahlen ..1 dass|es_sei|das_ol|es_heilt',
  'zu schon_um|gut_um_wahr',
  'nie|niemals|niemand|keiner ..4 sagen|sagt|schreib*|versprechen|versprich*|posten|garantier*|sag',
  'wenn|falls|sobald|wer ..2 jemand|einer|coach|eine_anzeige|wer|dir|euch|ihnen|man|anbieter|firma|verkaufer* ..9 verspricht|versprechen|behauptet|erzahlt|garantiert|lockt|drangt|vorschwarmt|weismachen|sagt|zusagt|anbietet|zeigt|versprochen|nicht_sagt|schreibt|abrat',
  'anzeige*|werbung|annonce|leute|anbieter|firmen|inserat|inserate|posts|nebenjobs|coaches|influencer|seiten|jobs|videos|mails|jemand|profile ..3 die|der|das|wo|in_denen|mit ..8 verspricht|versprechen|lockt|locken|steht|behaupten|garantieren|schreibt',
  'in ..2 anzeige*|werbung|posts|spam|inserat* ..1 steht|stehen|liest|heisst|lese',
  'wurde*|worden|war|hat|haben|hatt*|habe|hast ..9 versprochen|vorgegaukelt|eingeredet|weisgemacht|aufgetischt|vorgelogen|vorgeschwarmt|zugesichert !ist|gehalten|wahr_gemacht',
  'man|er|sie|die|der|verkaufer*|nachbarin|bekannte|bekannter|kollegin|kollege|werber|sponsor|upline|einer|eine|jemand ..3 hat|haben|hatte|wollt*|versprach*|meinte|erzahlte ..1 mir|uns|ihr|ihm|ihnen|meiner|meinem ..8 versprochen|erzahlt|gesagt|eingeredet|aufschwatzen|andrehen|weismachen|wurde|konne|angedreht|verkauf*|sei',
  'versprach*|versprochen_hatte|versprochen_hat|lockte|lockten|locken_mit|lockt_mit|vorgegaukelt',
  'fragt|fragte|fragen|fragst|gefragt|weiss|wissen|wusste|erklar*|uberleg*|prufen|prufe|interessiert|keine_ahnung|sagen|gesprochen|diskutier*|getestet ..4 ob|warum_man|wieso_man|was_er|wie_man !du_lust|du_dabei|du_offen|du_zeit|dein|du_nicht',
  'worter*|worte|satz|satze|saetze|formulierung*|aussage*|ausdruck*|phrase*|slogan*|spruch*|begriff*|uberschrift*|schlagwort*|betreff|versprechen|versprechungen ..2 wie|von|uber|mit|streich*|vermeid*|bitte|ist|sind|klingt|weglassen|meiden|nicht',
  'statt|anstatt ..4 zu_sagen|zu_schreiben|zu_versprechen|schreib*|sag|solchen|so_was',
  'ohne gewahr|garantie_auf|versprechen|versprechungen|leere|heilsversprechen|garantie',
  'keine garantie|versprech*|heilversprechen|heilsversprechen|heilmittel|wundermittel|wunder|medizin|arznei*|zusagen|gewahr',
  'KEIN|ersetzt_keine|ersetzt_keinen|ersetzen_keine|ersetzen_keinen|nicht ..1 heilmittel|arzneimittel|wundermittel|medikament*|arztin|medizin|arzt|therapie|heilpraktiker* !mehr',
  'die meisten|wenigsten|mehrheit|halfte|viele|drittel|ein_drittel ..6 wenig|nichts|weniger|verlust|gar_nichts|kaum|minus|verlieren|nie|verloren',
  'oder weniger|gar_nichts',
  'verdien* ..3 wenig|nichts|kaum|weniger|gar_nichts !als_zwei|dran|daran',
  'laut|gemass ..1 studie|statistik|bericht|gesetz|verordnung',
  'unterricht|lektion|kurs|seminar|vortrag|workshop|buch|referat|folge ..4 uber|zum_thema|wie_man|heisst|ging_es|geht_es|lernen',
  'geht es_darum|es_um|ging_es|gings_um !die_wurst',
]

export const QUESTIONS: readonly string[] = [
  'ist|sind|war|waren|hat|haben|habt|hast|kann*|konnen|konnt|darf*|durfen|soll*|muss*|wie|was|wer|wo|wann|warum|wieso|welche|welcher|welches|wurde|gibt|werden|wird|stimmt|brauch*|hilft|helfen|macht|woher|wozu|lohnt|geht|weiss|weisst|wisst|bekomm*|krieg*|verdien*|wirkt|heilt|nimmt|nehmt|bist|seid|glaub*|findet|findest|tut|funktioniert|bringt|wieviel|kennt|kostet|wirst|wofur|weshalb|ob|oder',
]
export const BAITS: readonly string[] = [
  'willst|wollt|wollen_sie|will|mocht*|mochten_sie|lust|bereit|stell|stellt|stellen_sie|traum*|genug|satt|neugierig|interesse|interessiert|suchst|brauchst|was_wurdest|was_ware|wie_ware|warum_nicht|wieso_nicht|wusstest|wussten|schon_mal|mude|nervt|hasst|worauf|leidest|leiden_sie|plagen|plagt|noch_immer|immer_noch|bock|reicht|wunschst|wunschen|wer_ist_dabei|wer_ist_als|wer_hat|wie_ich|wie_wir|wo_ich|was_mein|was_ich|wovon_ich|warum_ich|kennst_du|keine_lust|gefragt_wie|zeig|weisst_du_schon|schluss|kennst|hattest_du|ware_es_nicht|wie_schon_ware|wie_war|endlich|bist_du_dabei|was_halt|wie_lange|warum_also|und_du|hast_du_probleme|wer_sagt',
]

/** Elsewhere in a text, these show that the writer doubts or explains what is said. */
export const DOUBTED: readonly string[] = [
  'wer ..2 das|so_was|sowas|so_etwas|dir_das|ihnen_das behaupt*|verspr*|erzahl*|glaubt|sagt',
  'glaub* ..2 kein_wort|nicht_alles',
  'finger_weg|hande_weg|verbraucherzentrale|verbraucherschutz*|lehrbuch|definition|arbeitsblatt|hausaufgabe|hausubung|wortbedeutung',
  'behalt* ..3 beruf|job|arbeit|stelle',
  'niemand ..3 garantier*',
  'ftc|heilmittelwerbegesetz|uwg|behorde',
  'die|eine masche|betrugsmasche|falle',
  'davon|damit ..3 nicht|kaum ..1 leben|reich',
  'leben ..3 davon|damit ..1 nicht|kaum',
  'markiere|lernkarte|quizfrage|heilaussage*|unzulassig*|begrunde*|allen_ernstes',
  'darf*|durfen ..4 nicht ..2 behaupten|bewerben|werben|versprechen',
  'warum ..4 nicht ..1 erlaubt|zulassig|geht|darf',
  'hat|haben ..3 nie|nichts ..2 bekommen|gesehen ..2 davon|geld|cent',
]
