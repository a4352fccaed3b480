/** Families of Spanish words. A family may name another. */
export const FAMILIES: Readonly<Record<string, string>> = {
  MI: 'mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros el la los las un una',
  QUIERES:
    'quieres queres quieren quereis quiere quisieras quisieran gustaria imagin* necesitas necesitan buscas buscan interesa suenas sonas vendria* caeria* animas listo lista atreves',
  PUEDES: 'puedes podes pueden puede podras podrias podemos podeis vas_a van_a puedas',
  NUM: '#num dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cien pocos pocas poquit* poquisim* contad*',
  SUM: '#num_limpi* #num_libres mil_limpi* millon_y_medio #sum #k #cash dos_mil tres_mil cinco_mil diez_mil #num_mil mil_euros mil_dolares mil_pesos mil_soles mil_quinientos quinientos #num_millones medio_millon un_millon un_palo #num_lucas #num_palos #num_pavos #num_varos #num_lempiras #num_quetzales #num_bolivianos #num_colones #num_dolar* #num_pesit* #num_verdes #num_eur* #num_mangos #num_guaranies #num_dominicanos dos_palos tres_palos cinco_palos un_palo_verde dos_millones tres_millones cinco_millones #num_ceros cinco_ceros seis_ceros cuatro_ceros cien_lucas miles_de_euros miles_de_dolares miles_de_pesos miles_de_soles un_dineral un_pastizal un_platal buena_plata buen_dinero buena_lana un_sueldazo una_fortuna',
  PERIOD:
    'al_mes al_dia a_la_semana por_mes por_semana por_dia mensual* semanal* diario diarios diarias cada_mes cada_semana cada_dia cada_quincena cada_viernes al_ano anuales per_mes per_semana per_dia todos_los_meses todas_las_semanas todos_los_dias todos_los_viernes este_mes esta_semana el_mes_pasado la_semana_pasada en_un_mes en_una_semana en_un_dia en_un_fin en_una_tarde quincenal* por_quincena a_la_quincena mes_a_mes mes_tras_mes semana_tras_semana cada_lunes cada_martes cada_miercoles cada_jueves cada_sabado todos_los_lunes todos_los_jueves en_una_noche en_un_ano',
  /** To get money, said of little else. */
  GANAR:
    'ganar* gano gana ganas gane ganes ganen ganan ganamos ganando ganado ganaste ganaba ganaban ganate ganais factur* gener* embols* percib* cobrar* cobro cobra cobras cobran cobrando cobre cobres cobramos cobraste cobraba pagan pagaron paguen depositaron depositan transfirieron',
  /** To get money, but also much else. */
  SACAR:
    'sacar* saco saca sacas saque sacando sacamos sacan sacado hacer hacerte hago haces hace hacemos hacen haciendo hice hizo llevar* llevas lleva llevo lleve llevamos obten* recib* consig* consegu* levanto levantas levanta levantan levante levantar meterte ingresar* ingreso ingresas tener tengo tienes tenes deja dejan dejo dejado entra entran entraron entro cae caen cayeron cayo retiras retirar queda quedan quedo',
  DINERO:
    'dinero plata guita pisto lana billete* efectivo ingreso ingresos ingresito ganancia ganancias comision comisiones bono bonos sueldo sueldos sueldito sueldazo* salario dinerito platita dolares euros dinerazo residual residuales regalias cheque cheques deposito depositos cash lucas entradita',
  PASIVO:
    'pasiv* residual* ilimitad* recurrent* infinit* vitalici* adicional* extra extras automatic* sin_limite* sin_tope sin_techo de_por_vida exponencial* de_tiempo_completo',
  JOB: 'trabajo trabajos empleo empleos oficina jefe jefa jefes curro laburo chamba pega puesto despacho profesion uniforme camello turnos fabrica hospital 9_a_5 ninetofive licenciado patron escritorio cargo banco bufete enfermeria docencia aula supermercado taxi camion mina bata corbata consultorio notaria call_center ministerio restaurante nomina',
  CASA: 'desde_casa desde_tu_casa desde_mi_casa desde_su_casa sin_salir sin_moverte tu_celular el_celular tu_movil el_movil mi_celular mi_movil tu_telefono el_telefono mi_telefono su_celular desde_el_sofa desde_tu_sofa online por_internet en_linea desde_cero la_comodidad desde_tu_cama desde_cualquier en_redes tus_ratos tus_tiempos tu_tiempo mis_ratos sus_ratos tiempo_libre tiempos_libres ratos_libres en_pijama a_tu_ritmo',
  /** Shows that a text is about direct selling. */
  RED: 'RANGO negocio negocios oportunidad oportunidades proyecto red redes equipo client* multinivel mi_linea mi_red network emprend* socia socias socio socios patrocinador* mentor* lider lideres rango comision* unete sumate unite sumas suman unirte unanse sumarte entra inscribete compania plataforma afiliad* escribeme escribime escribanme preguntame informacion suplement* batido* malteada* colageno crema cremas perfume* fragancia* cosmetic* ollas vendiendo vender catalogo ingresos tu_tambien conmigo con_nosotr* esto_te marketing sistema labial* maquillaje productos cafe_con aceites capsulas mercadeo franquicia afiliarte este_mundo app negocit* distribu* plan_de_carrera plan_de_compensacion multinivelista binario se_apunt* apuntes apuntas apuntate me_siguen directos mentoria catalogos networker downline upline la_empresa batidos puras_ventas mis_ventas la_marca',
  /** Used almost only about direct selling. */
  BIZ: 'negocio negocit* emprendimiento oportunidad este_proyecto mi_proyecto mi_red la_red tu_red red_de network compania con_nosotr* unete sumate escribeme escribanme escribime escribidme preguntame preguntenme contactame inscribete mi_equipo nuestro_equipo mi_linea mis_aceites los_aceites mis_perfumes los_perfumes los_batidos mis_batidos las_cremas mis_cremas emprend* socias plan_de RANGO',
  /** Belongs to direct selling, its goods included. */
  LINEA:
    'BIZ mi_equipo el_equipo mi_gente tu_gente tu_linea afiliad* multinivel network lider* liderazgo residual mi_grupo la_compania',
  VENTA:
    'LINEA catalogo perfum* crema* cremitas batido* los_aceites olla* labial* con_esto de_esto la_app una_app debajo',
  MONTO:
    'PAGA plata saldo pagaron liquidacion factur* banquer* millon* mil ceros deud* hipoteca alquiler renta caprichos fin_de_mes en_la_cuenta en_mi_cuenta saqu* comision* bono* cobre multiplic* bola_de_nieve',
  VIAJE:
    'crucero* viaje* vacaciones disney cancun dubai caribe punta_cana maldivas europa paris bali miami hotel resort cartagena santorini grecia tailandia hawai roma tulum escapada* bahamas portugal egipto turquia japon laponia nueva_york londres',
  LIBRE:
    'extran* escritorio desde_casa jefa jefes patron oficina renuncia renuncie renuncio libre libres libertad viaj* paises crucero vacaciones piscina playa hijos mis_hijas tus_hijas despertador alarma lunes vivir vivimos CARS nueva_vida',
  PAGA: 'SUM cobr* DINERO nomina ahorros aguinaldo* te_deposita me_deposita te_pag* nos_pag* me_pag* quincena me_ingres* me_deposit* me_sobra te_sobra nos_sobra',
  GOTAS:
    'COSA esto este_te este_aceite aceites gotitas parche parches este_jugo el_jugo jugo_verde te_de tes sobres un_sobre cucharad* este_jarabe frasco frascos en_ayunas spray jabon_de este_jabon formula gel infusion* suplement* este_cafe',
  PLAN: 'proyecto proyectito oportunidad propuesta negocio emprendimiento lanzamiento algo_nuevo algo_grande algo_muy cosita equipo equipito algo_diferente algo_distinto',
  /** A proposal, and words that make a secret of it. */
  CITA: 'cosita tema proyecto oportunidad evento plan grupito negocio reunion charla perfiles encuentro presentacion socio socia una_idea',
  MISTERIO:
    'no_te_digo no_te_cuento no_preguntes nada_serio tu_opinion punto_de_vista pido_consejo luego_me_cuentas vente venite sorpresa curiosidad te_interes* te_conviene encaj* perfiles_como expansion de_que_va ya_te_contara ya_veras te_va_a_gustar te_va_a_encantar misteri* intriga pista*',
  CHARLA:
    'te_cuento te_platico te_explico te_cuente contarte te_puedo_contar te_puedo_ensenar te_llamo te_marco llamada llamadita zoom videollamada cafecito un_cafe ratito #num_minutos diez_minutos cinco_minutos quince_minutos agendamos CTA le_cuento les_cuento le_explico mostrarte ensenarte encajas encajarias perfect* acorde pense_en te_late te_animas',
  RANGO: 'platino esmeralda diamante rubi zafiro directora director oro_ejecutivo',
  CUERPO: 'piel pelo cabello cara cutis rostro dientes las_unas mis_unas pestanas ojeras melena labios energia',
  SUELTO:
    'LIBRE VIAJE escrituras llaves nietos festival* acto arena palmeras sofa pijama siesta jubil* madrug* turno turnos playa piscina hamaca libertad paises hijos descansar',
  CARS: 'mercedes bmw audi toyota ferrari porsche tesla lamborghini jeep camioneta* descapotable coche carro auto cochazo carrazo autazo nave 0km moto',
  LUJO: 'mercedes bmw audi camioneta* carro coche auto casa casita casota depa departamento mansion piscina alberca pileta yate rolex chalet terreno viajo viajamos viajar viajando mundo lujo lujos VIAJE',
  /** Goods that are rarely mentioned elsewhere. */
  COSA: 'luteina ajo_negro masticable* isoflavona* berberina valeriana hialuronico coenzima arnica pasta_de_dientes biotina curcuma maca clorofila jarabito crema cremas cremita serum suero batido* malteada* licuado suplement* aceitito colageno capsula* gota gotas gotitas gominola* gomita* probiotico* vitamina* tonico balsamo locion shampoo champu mascara* mascarilla* labial* maquillaje exfoliante limpiador* hidratante* plantillas_magnetic* plantillas_ortop* inositol sauco ashwagandha jengibre colostro resveratrol linaza kefir kombucha noni graviola ginseng equinacea cardo_mariano extracto* copa_menstrual peptido* colirio perfume* fragancia* proteina* detox magnesio moringa espirulina omega ampolla* acondicionador desodorante* faja fajas leggings cosmetic* ganoderma cbd cannabis melatonina pomada unguento skincare sabila aloe propoleo',
  PRODUCTO:
    'COSA producto productos aceite aceites tecito infusion* cafe cafecito pastilla* parche parches polvo polvos jugo jugos zumo formula jabon jabones pulsera hongo* rutina kit kits sobres sobrecito* bebida* agua planta plantas hierba* spray gel esencia* joyas olla ollas sarten* detergente este_te nuestro_te del_te tes',
  COND: 'diabet* cancer canceres tumor* artritis artrosis reuma* eccema* eczema* dermatitis psoriasis rosacea asma alergi* depresion ansiedad estres autismo tdah hiperactividad migran* jaqueca* dolor dolores dolorcit* tiroid* hipotiroidismo colitis gastritis reflujo acidez agruras estrenimiento hinchazon inflamacion* gripe* gripa* resfri* catarro* covid coronavirus virus bacteria* infeccion* cistitis candid* hongos presion_alta presion_arterial tension_alta tension_arterial hipertens* colesterol trigliceridos azucar glucosa insomnio menopausia sofocos bochornos ovario* endometriosis fibromialgia alzheimer demencia parkinson lupus ciatica hernia* lumbalgia varices higado_graso prostata calculos infertilidad impotencia disfuncion caida_del_cabello caida_del_pelo calvicie alopecia acne verrugas parasit* lombrices anemia vertigo* sinusitis rinitis tos bronquitis fiebre colicos calambres fatiga cansancio retencion_de_liquidos herida* llaga* mocos moco pie_diabetico enfermedad* dolencia* padecimiento* malestar* hemorroides almorranas ulcera* osteoporosis epilepsia infarto* acido_urico mala_circulacion problemas_de espasmos cataratas herpes neuropatia* piernas_cansadas hiperactiv* diabetic* asmatic* artritic* alergic* prediabet* callos juanetes espolon tendinitis bursitis sarpullido vitiligo piojos ronquidos colon_irritable gota_alta otitis palpitac* quiste* mioma* polipo* nodulo* contractura* lumbago cervicales mareo* nauseas diarrea gases indigestion picor picazon quemadura* conjuntivitis amigdal* faringitis arritmia* taquicardia* esclerosis hepatitis trombo* ictus resaca* apnea bruxismo',
  FLAW: 'arrugas celulitis estrias manchas ojeras lineas_de_expresion patas_de_gallo flacidez canas cicatrices acne papada',
  CURA: 'cura curan curo cure curar* curando curad* sana sanan sanar* sano elimin* quita quitan quito quitar* quitando combat* alivi* preven* previen* trata tratan tratar* reduc* desaparec* controla controlan controlar* controlo regula regulan regular* regulo mejor* calma calman calmar* calmo desinflam* proteg* protej* evita evitan evitar* normaliz* reviert* revert* revirt* equilibr* acaba_con acabo_con termina_con olvidate olvidense despid* disuelv* destruy* mata matan matar* repar* ataca atacan bloque* vence vencer vencio librarte deshac* borra borrar baja bajan bajas bajar* bajando quitas curas curaras elimines combatas baje le_bajo me_bajo estabiliz* supere superar cicatriz* se_le_pas* se_te_pas* arregl* solucion* resuelv* se_fueron se_me_fueron se_le_fueron se_fue se_va se_van se_me_fue se_le_fue se_me_quit* se_le_quit* ayud* sirve* sirvio funcion* afloj* baje_el',
  ADIOS:
    'adios chau chao bye no_mas nunca_mas basta_de cero fuera olvidate_de sin libre libres lucha_contra proteccion protege* contra remedio solucion* tratamiento cura alternativa alivio respuesta buen* bueno_para ideal* excelente* efica* perfect* maravillos* santo_remedio efectiv* recomendad* lo_mejor milagros* despidete_de',
  MEDICINA:
    'medicacion medicamento* medicina medicinas pastilla* insulina metformina estatinas antidepresiv* inhalador* analgesic* ibuprofeno paracetamol ozempic wegovy mounjaro antibiotic* cortico* cortisona quimio* ansiolitic* farmaco* losartan enalapril omeprazol botox cirugia* quirofano bisturi viagra antiinflamatori* aspirina* inyecci* medicos jarabe* lentes gafas baston muletas pinchazos nebulizador antiacid* ritalina concerta ventolin valium diazepam orfidal sertralina fluoxetina clonazepam eutirox levotiroxina sintrom atorvastatina simvastatina tramadol naproxeno diclofenaco voltaren metamizol amlodipino prednisona salbutamol',
  ORGAN:
    'metabolismo defensas sistema_inmun* inmunidad inmunologico hormonas hormonal flora microbiota intestino* colon higado* rinon* sangre azucar colesterol presion tension tiroides articulacion* cartilag* hueso* fertilidad testosterona libido memoria circulacion digestion arterias pulmones sistema_nervioso celulas vista glucosa trigliceridos organismo pancreas sistema_linfatico cortisol prostata rodilla* columna venas',
  PLAZA:
    'plaza plazas lugar lugares cupo cupos puesto puestos sitio sitios hueco huecos vacante vacantes unidad unidades kit kits pack packs paquetes espacio espacios lugarcit* cupit* caja cajas posicion* pieza piezas vagas frascos asientos sillas',
  /** Pressure, and what is said to be scarce. */
  PRISA:
    'ya_no esfum* cerrando cierr* se_cierra ultim* siguiente antes_de esper* corr* minutos tarde volando acab* agot* doble pierd* perd* otra_persona otra otro alguien_mas muere desaparece* apaga sub* dispar* congel* guard* apart* libre nunca_mas no_volver* vuelan',
  CUPO: 'kit kits set sets cupo cupos lugar plaza plazas oportunidad* ventana entrar entras promo oferta debajo inscripcion lanzamiento al_equipo mi_equipo el_equipo puesto posicion* descuento* precio_viejo de_fundador* pack packs',
  OFERTA:
    'oferta ofertas promo promocion promociones descuento* precio precios inscripcion* rebaja rebajas oportunidad oportunidades preventa prelanzamiento lanzamiento bono puertas ventana registro* matricula 2x1 incorporacion* valor costo tarifa',
  PRONTO:
    'hoy esta_noche medianoche ya ahora manana pronto esta_semana el_domingo el_viernes el_lunes este_viernes este_domingo #time las_#num las_doce #num_horas unas_horas pocas_horas #num_minutos fin_de_mes fin_del_dia un_par_de_horas este_fin media_noche',
  YA: 'ya ahora hoy cuanto_antes inmediatamente de_inmediato rapid* antes_de antes_que esta_noche en_este_momento al_tiro altiro ahorita urgente',
  EXITO:
    'exito resultado* ganancia* ingreso* funciona* gan* logr* triunf* recuper* vend* baj* cobr* cambio* lleg* consig* notar* si_o_si',
  /** No exception, and the result that is promised. */
  SIN_FALTA:
    'nadie siempre nunca jamas ninguno ninguna ni_una ni_uno cero sin_duda segur* fijo imposible cualquier* si_o_si infalible* excepcion* a_todos a_todas a_todo_el',
  SALE: 'fall* salido_mal sale_mal salga_mal lograr* logras logr* resultado* funcion* triunf* conseg* consig* llegas subes fracas* perd* pierd* arriesg* multiplicad* excepcion* atras no_hay_otra le_va te_va_a arriba el_rango',
  /** A promised future, and oaths on it. */
  LOGRO:
    'resultado* exito triunf* gano ganas ganes gane ganar* ganando cobras cobrar* cobrando te_va te_vaya funciona* lider* RANGO rango lograr* logras vendes llegas llegaras subes sales SUM ingreso* escenario pin diamante',
  JURO: 'firmo te_juro aseguro garantizo apuesto apostaria me_juego respondo mi_palabra palabra_de ponle_la_firma ponle_fecha mano_en_el_fuego manos_en_el_fuego me_cambio_el me_rapo_la te_prometo les_prometo escribe_esta anota_esta apunta_esta',
  HIJOS: 'hijo hija hijos hijas nino nina ninos ninas nene nena nenes peque* bebe',
  PARIENTE:
    'mama papa madre padre abuel* suegr* hijo hija tia tio esposo esposa marido mujer vecin* viejo vieja client* niet* nene nena cunad* herman* prim* amig* pareja mami papi',
  GENTE:
    'gente personas mujeres chicas mamas alguien lideres emprend* socios socias senoras jovenes amigas companer* muchach* chavas chavos voluntari*',
  SEGURO: 'garantizad* asegurad* segur* comprobad* probad* si_o_si sin_duda cantado fijo infalible*',
  /** Hesitation. */
  DUDA: 'duda dudan dudas espera esperan piensa piensan lo_piensa lo_piensan lo_piensas lo_pensas lo_pienses se_duerme se_duermen pestane* parpade* tarda tardan tardas se_demora* llega_tarde llegan_tarde siga_dudando sigue_dudando no_corre no_este',
  DIAS: 'dia dias semana semanas mes meses hora horas minutos quincena',
  OCIO: 'viaj* playa piscina hamaca libertad crucero vacaciones mundo paises hijos familia tiempo_libre descansar disfrut*',
  SUBE: 'sub* cierr* acab* termin* agot* vence venc* expir* caduc* vuelan llen*',
  /** Places where the writer won't say what it's about, and verbs of telling. */
  AQUI: 'por_aqui por_aca aca aqui por_este_medio en_publico por_chat por_mensaje por_whatsapp por_telefono por_escrito en_el_grupo en_abierto',
  CONTAR:
    'cuento contar* digo decir* explic* suelto soltar* pongo poner* escribir* revel* adelant* detall* doy dar* escribo',
  CTA: 'escribeme escribanme escribime escribidme mandame mandenme mandeme contactame preguntame preguntenme preguntadme dejame dejenme comenten dm md inbox interno privado priv me_escriba me_hable me_pida me_pidan me_avise me_diga hablame hablenme pideme pidanme pedime avisame avisenme al_mp me_avis* me_escrib* me_habl* me_busc*',
  ESCRIBEME:
    'escribeme escribanme escribime escribidme escribe escriban escribid escribi escribame me_escribe me_escriban mandame mandenme mandadme mandeme manda manden enviame envienme hablame hablenme habladme contactame contactenme contacta contacteme preguntame preguntenme preguntadme coment* dejame dejenme dejadme deja_un deja_tu dejen_un pon_un ponme llamame llamenme dime diganme decime decidme digame me_pida me_pidan que_me_escriba que_me_hable que_me_diga me_hable avisame avisenme aviseme que_avise pideme pidanme pedime pidelo inbox mensaje_directo dm md privado interno por_mensaje mensajito un_mensaje whatsapp wasap priv al_mp responde interesad*',
  ENLACE: 'enlace enlaces link links liga #link codigo',
}
