/** Words around a claim that cancel it, in Spanish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'no nunca jamas nadie ni ningun ninguna ninguno tampoco apenas'.split(' '),
)
export const TURNS: ReadonlySet<string> = new Set('pero sino porque aunque hasta excepto salvo'.split(' '))
export const BREAKS: ReadonlySet<string> = new Set('y asi yo tu nosotros ellos pero o porque si'.split(' '))

export const IDLE_NEGATIONS: readonly string[] = [
  'no pregunt*|me_digas|solo|solamente|unicamente|mas|importa|dud*|esper*|pierd*|perdas|pares|paro|para_de|paran_de|quieras|sigas|busqu*|necesit*|requier*|broma|hace_falta|tienes_que|tienen_que|tenes_que|tiene_que|tengo_que|vendas|saben|sabes|sabia|creia|crei|podia|puedo_creer|busc*|postergues|volv*|exager*|hay_techo|hay_limite*|hay_tope|hay_forma|hay_manera|hay_riesgo|dejes_pasar|lo_dejes|tuve|tenia|hay_excusas|sales|llegas|llegabas|al_reves',
  'no te|se|lo|la|le|me|os|nos ..1 pierd*|qued*|dud*|arrepent*|piens*|esper*|preocup*|cre*|imagin*|import*|pid*|cuesta|duerm*|demor*|tard*|alcanz*|perdas|hace_falta|lo_pienses|enter*|cans*|estoy',
  'por que no',
  'nunca mas|antes|imagin*|pens*|me|habia|he|tuve|volv*|vas|fall*|es_tarde|tendras|te|crei|se_me|se_habia',
  'jamas imagin*|pens*|vi|volv*|crei|me|habia|pidas',
  'nadie ..5 creia|creyo|apostaba|daba',
  'nadie pierde|fracasa|se_queda|nos|me|mas|le_pone',
  'ni lo|te|un|siquiera|dieta|ejercicio|jefe*|horario*|experiencia|invertir|gimnasio|en|loca|yo|mi|agujas|pastillas|salir|cuento|venta*|me',
  'ningun riesgo|esfuerzo|problema|jefe|limite|momento',
  'ninguna inversion|experiencia|duda|otra|venta',
]

export const DENIALS: readonly string[] = [
  'no es|son|era|sera|seria|esta|estan|existe|existen|hay|se|lo|funciona !otra|forma|manera|pierde|riesgo|un_sueno|cuento|casualidad|suerte|solo|imposible|una_utopia|broma|para_despues|de_unos|opcional',
  'es|son|era|eran|seria|suena ..1 mentira|mentiras|falso|falsa|falsos|ilegal|engan*|imposible|mito|raro|un_cuento|bulo|timo|estafa|prohibid*|irreal',
  'te_esta|te_estan|me_estaba|esta mintiendo|enganando|vendiendo',
  'dicen|decian|prometen|prometian|decia|aseguran|casi_nunca|rara_vez|casi_siempre_es',
]

/** Words of a text that warns of a claim, reports it or teaches about it. */
export const WARNINGS: readonly string[] = [
  'ojo|cuidado|cuidadito|atencion con|cuando|si|al',
  'cuando|si ..1 leas|lean|veas|vean|oigas|escuches|lees|te_digan|te_diga|alguien_te',
  'desconfi*|timo|timos|timaron|estafador*|fraude*|enganos*|bulo|bulos|ilegal*|ilicit*|prohib*|multa|multas|multaron|multo|multan|sancion*|superintendencia|falsamente|desleal*|denunci*|policia|detuv*|juez|sentencia|facua|profeco|indecopi|sernac|cnmv|aemps|invima|anmat|cofepris|digemid|ocu|la_ley|regulador*|reglament*|autoridad*|espejismo|a_evitar|en_la_charla|charlatan*|vendehumo*|humo|secta|mito|mitos|desmient*|chanta*|fake|advierte*|advirti*|minti*|sanitarias',
  'posible|posibles|tipica|clasica|las|los|de|evitar|parece|pinta_de|huele_a|sufrio|victima*|fue|resulto ..2 estafa|estafas|engano|piramide|piramidal',
  'estafaron|estafad*|enganaron|enganad*|engatus*|enganan|piqu*_con|caigas|caigan|caer_en|cai_en|cayo_en_una',
  'esas|esos|aquellas|aquellos|tipicas|tipicos|famosas|famosos ..1 ofertas|anuncios|mensajes|publicaciones|promociones|historias|frases|videos|cursos|gurus ..1 que|de|con|como',
  'me|nos|te|se lo|la ..1 vendieron|pintaron|crei|creyo|creyeron|vendian|pintaban',
  'prevenir|tratar|diagnosticar ..1 o curar',
  'abuelo|abuela|abuelos|madre|bisabuela|tatarabuela ..1 decia|decian',
  'esquema|esquemas|estructura piramidal|piramidales|ponzi',
  'demasiado bueno|bonito',
  'senal|senales|bandera|banderas ..1 roja|rojas|de_estafa|de_alarma|de_alerta|de_fraude|de_peligro|de_que',
  'si|cuando|aunque ..1 alguien|algun|alguna|un|una|te|le|les|os|nos ..3 promet*|dice|dicen|digan|diga|dijera|ofrec*|ofrezc*|asegur*|garantiz*|jur*|venden|vende|pintan|insist*|presion*|exig*',
  'quien|el_que|la_que ..1 diga|dice|crea ..1 que',
  'quien|quienes|cualquiera|gente|alguien|persona|personas|anuncio*|publicaciones|perfiles|empresas|los|las|el|la|mensajes|videos|aquellos ..1 que ..2 promet*|dice|dicen|diga|digan|asegur*|garantiz*|ofrec*|ofrezc*|jura|juran|venden|hablan|presum*|presion*',
  'prometer*|prometiendo|prometian|prometia|prometieron|prometio|lo_prometido|han_prometido|habia*_prometido|ha_prometido|prometen|sugiere|sugieren|dan_a_entender|da_a_entender|prometa*|promesas|promesa|insinu*|exagerad*|aseguraban|juraban|afirm*|aseguraron|pintaron|pintaban|la_moto|supuest*|presunt*',
  'me|nos|le|les|te ..1 dijeron|dijo|decian|decia|vendieron|vendio|aseguraron|juraron|hablaron|contaron|soltaron|engancharon ..9 pero|perdi|perdio|mentira|falso|resulto|nada|nunca|al_final|luego|acabo|acabe|termin*|todavia|sigo',
  'me|nos|le|les decia|dijo que ..1 iba|podia|ganaria|seria',
  'me|nos|le|les dijeron|decian|soltaron|llamaron que|lo_de|algo_de|con_lo_de|para_lo_de',
  'le|les|me|nos vendieron|vendio un|una|el|la|lo',
  'creyo|crei|creyeron|creia|creyendo lo_de|que|en_eso',
  '^ dicen|decian que',
  'no|nunca|jamas|nadie|tampoco ..2 digas|digan|digamos|digo_que|diga_que|diria|dire|decimos|debe_decir|puede_decir|decir_que|decir_cuanto|decirte_que|decirte_cuanto|decirle_que|prometo|prometemos|prometer*|promete|prometen|afirm*|publi*|escribas|creas|creais|creo|cree|creemos|te_creas|se_crean|hablar|hablamos|hables|uses|usen|usar|usamos|mencion*|pongas|pongan|debe|debes|deben|debemos|deberia*|permiten|permite|demostrad* !que_te|el_nombre|la_marca|la_empresa|que_eres|que_somos|mucho|mas|por|que_no_avise|que_no|de_que|nada|que_es|el_que|a_nadie',
  'evit* decir|frases|prometer|palabras|poner|hablar|publicar|anuncios|promesas|expresiones|usar',
  'en vez|lugar de decir|prometer|escribir|poner|hablar|presumir',
  'frase|frases|la_palabra|esa_palabra|palabras|expresion|expresiones|lema|eslogan|titular*|termino|terminos ..3 como|de|que|es|tipo|suena',
  'mensajes|anuncios|posts|publicaciones|historias|cuento|cuentos|rollo|discurso como|tipo|de|del',
  'la_mayoria|la_mitad|un_tercio|muchos|muchas|casi_todos|casi_nadie|mucha_gente|pocos|pocas ..8 no|pierd*|nada|menos|poco|abandon*|lo_deja',
  'no hay|existe|existen|tiene|tienen|consta ..2 prueba|pruebas|evidencia*|estudios|milagros|magia|atajos|formulas_magicas|dinero_facil|promesa*',
  'sin pruebas|prueba|evidencia|base|prometer|promesas|fundamento|garantizar|milagros',
  'es|son|eso_es|pura|puras|puro|puros|menuda|una mentira|mentiras|falso|falsos|falsas|un_mito|un_cuento|cuento|patranas|un_timo|invento|inventos|basura !que_el',
  'segun un|una|el|la|los|las estudio|informe|noticia|reportaje|ley|reporte|encuesta|normativa|periodico|alcalde',
  'el|un|una|la|los|las articulo|reportaje|documental|noticia|novela|pelicula|serie|tesis|protagonista|personaje|informe|libro|capitulo|cancion|cartel|folleto|obra',
  'pregunt*|duda|no_se|saber si ..8 es|funciona|se|hay|cura|gana*|puede|tiene|son|estafa|ayuda|alivia|quita|sirve',
  'la_directiva|directiva_europea|norma|normativa|codigo_de_etica|codigo_etico|abogad*',
  'leccion|modulo|tema|unidad|examen|clase|practic*|capacitacion ..6 promes*|frases|decir|ingresos|etica|honest*|responder|presion|falsa|declar*|detectar|reconocer',
  'falsa|falsas urgencia|escasez|oferta|ofertas|cura|curas|esperanza*',
  'me|te suena ..2 a cuento|mentira|estafa|piramide|chino',
  'venga_ya|ya_claro|si_claro',
]

export const QUESTIONS: readonly string[] = [
  'es|son|se|hay|cuanto|cuanta|cuantos|cuantas|como|que|cual|cuales|donde|quien|quienes|cuando|por_que|alguien|alguno|alguna|puedo|puede|pueden|podemos|podria|sabes|sabe|saben|sabeis|tiene|tienen|tienes_garantia|de_verdad|en_serio|crees|creen|cree|te_han|has_oido|esto|eso|este|esta|ese|esa|funciona|funcionan|cura|sirve|sirven|el|la|los|las|un|una|viste|debo|tengo|esos|estos|estas',
  'oye|perdona|hola|amiga|y|disculpa|disculpe|doctor|doctora|senora|senor|chicos|chicas ..3 es|son|se|hay|cuanto|como|que|cual|puede|tiene|de_verdad|cura|garantia|garantiza*|esto|eso|verdad|cierto|seguro|puedo|sabe|cubre',
]
export const BAITS: readonly string[] = [
  'que_tal|QUIERES|cansad*|hart*|aburrid*|buscando|sonaste|y_si|sabias|sabian|sabes_que|que_esper*|que_estas_esperando|que_harias|por_que_no|por_que_seguir|por_que_sigues|sufr*|padec*|te_ves|quien_mas|quien_se|como_seria|sigues|ganas_de|todavia|preocupa|te_cuesta|no_llegas|probaste|has_probado|probaron|habeis_probado|que_pasaria|adivin*|dispuest*|cuantas_veces|creerias|te_apuntas|te_sumas|quien_dijo|como_le_hago|como_lo_hago|como_lo_hice|como_hago|ya_conoces|y_tu|para_cuando|hasta_cuando|que_vas_a|que_te_detiene|quien_no|la_respuesta|te_sientes|te_duele|tenes_dolor|tienes_dolor|conoces_a_alguien|y_los_tuyos|se_apunta|de_que_se_trata|ultima_vez|te_lo_vas|te_la_vas|entras|hablamos|te_unes|vienes|empezamos|no_te_alcanza|no_alcanza|te_alcanza|lo_vas_a|te_agendo|te_aparto|te_guardo|le_separo|te_explico|te_cuento|sin_pensar|sin_mirar',
]

export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    xq: 'por que',
    pq: 'por que',
    porq: 'porque',
    x: 'por',
    xa: 'para',
    pa: 'para',
    pal: 'para el',
    tb: 'tambien',
    d: 'de',
    whats: 'whatsapp',
    wsp: 'whatsapp',
    wpp: 'whatsapp',
    wasapp: 'whatsapp',
    guasap: 'whatsapp',
    inf: 'informacion',
    info: 'informacion',
    kilos: 'kg',
    kilo: 'kg',
    kilitos: 'kg',
    kgs: 'kg',
    lbs: 'libras',
    hrs: 'horas',
    hs: 'horas',
    h: 'horas',
    min: 'minutos',
    mins: 'minutos',
    minutitos: 'minutos',
    horitas: 'horas',
    nomas: 'no mas',
    finde: 'fin de semana',
    cel: 'celular',
    celu: 'celular',
    ordenador: 'computadora',
    portatil: 'computadora',
    laptop: 'computadora',
    compu: 'computadora',
    gratuito: 'gratis',
    gratuita: 'gratis',
    aprobecha: 'aprovecha',
    garantisado: 'garantizado',
    proyectazo: 'proyecto',
    negociazo: 'negocio',
    qieres: 'quieres',
    kieres: 'quieres',
    mamacita: 'guapa',
  }),
)

export const TAG_WORDS =
  'mama mamas mujer mujeres emprendedora emprendedoras vida de en mi tu la el los las sin con por para y a no libre feliz sueno suenos ensueno exito viajar mundo casa trabaja nomada motivacion meta metas propio propia libertad financiera tiempo salud bienestar natural piel peso grasa reto hoy dinero ingresos pasivos millonaria millonario rico riqueza abundancia familia'
