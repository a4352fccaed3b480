/** Families of Portuguese words, without accents. A family may name another. */
export const FAMILIES: Readonly<Record<string, string>> = {
  MEU: 'meu minha meus seu sua seus suas teu tua teus tuas nosso nossa o a os as um uma esse essa',
  NUM: '#num um uma dois duas tres quatro cinco seis sete oito nove dez doze quinze vinte trinta quarenta cinquenta cem alguma alguns uns umas poucos poucas meia_duzia_de',
  SUM: '#sum #k #cash #num_mil #num_conto #num_pila #num_dolar #num_milhao mil_real mil_conto mil_pila mil_dolar mil_por meio_milhao um_milhao milhao mais_de_mil dois_mil tres_mil quatro_mil cinco_mil seis_mil oito_mil nove_mil dez_mil quinze_mil vinte_mil cem_real duzentos_real trezentos_real quinhentos_real quinhentao cinquenta_real mil_e_quinhentos',
  PERIOD:
    'por_mes por_semana por_dia por_ano por_hora ao_mes ao_dia ao_ano mensal mensalmente semanal semanalmente diario diaria diariamente todo_mes todo_santo_mes todo_dia todo_santo_dia toda_semana  toda_sexta toda_segunda todo_os_mes todo_os_dia cada_mes em_um_mes em_uma_semana em_um_dia no_mes na_semana no_dia no_primeiro_mes na_primeira_semana per_mes per_dia per_semana per_ano per_hora em_#num_dia em_#num_mes em_#num_semana em_#num_hora em_tres_mes em_dois_mes em_seis_mes mes_passado este_mes esse_mes nesse_mes neste_mes ontem so_ontem so_hoje por_final_de_semana por_fim_de_semana no_fim_de_semana em_um_fim_de_semana no_final_do_mes no_fim_do_mes',
  EARN: 'ganh* fatur* lucr* embols* receb*',
  MAKE: 'tirar tiro tirando tirei tirou tiram tira tire tiramos tirava fazer faco fazendo fiz fez faz fazem fazemos faca fazia levanto levantei levantando levantar boto botei botando colocando coloco coloquei bato bati bateu bater batendo batemos botou',
  FALL: 'cai caiu caindo cair caem cairam caia pinga pingou pingando pingar pingam entra entrou entrando entram chove chovendo choveu pinguem pingue',
  BIZ: 'negocio oportunidade projeto empresa equipe time marketing rede multinivel mmn mlm revenda revendendo revender revendedora venda vendendo catalogo plataforma sistema metodo plano isso parceria marca celular internet online indicando indicacao kit mentoria mentora lider upline marketing_multinivel marketing_de_rede lojinha companhia app aplicativo produto cosmeticos',
  JOB: 'emprego clt trabalho servico escritorio firma carreira concurso banco carteira_assinada cargo salario_fixo emprego_fixo',
  BOSS: 'chefe patrao patroa gerente supervisor chefao encarregado',
  QUIT: 'larg* deix* deixei abandon* sair sai saia saindo saiu saimos sairam pedir_demissao demit* fugir fuja escap* trocar troquei troque trocou abrir_mao chutar chutei adeus tchau bye dar_adeus dei_adeus diga_adeus dizer_adeus dar_tchau dei_tchau fim_da fim_do cansad* chega_de chega_da cansei livre_da livre_do',
  PRODUCT:
    'produto creme serum shampoo xampu condicionador mascara hidratante sabonete perfume batom base maquiagem oleo oleo_essencial cha chas cafe shake colageno capsula suplemento vitamina gota gominha goma gummy gummies po omega propolis creatina probiotico suco spray pomada gel patch adesivo termogenico detox kit protocolo tratamento_capilar calcinha modeladora adocante suplementacao umbigo arnica tonico balsamo elixir formula composto cogumelo moringa noni curcuma magnesio melatonina aloe babosa locao esfoliante clareador protetor_labial rimel legging lingerie cinta colchao palmilha pulseira filtro difusor desodorante pasta_de_dente creme_dental sache blend whey proteina pre_treino energetico linha marca produtinho pozinho skincare skin_care maquininha panela semijoia joia bijuteria lacinho vela aromatizador niacinamida acido_hialuronico matcha fibra ampola leave_in progressiva queratina',
  CONDITION:
    'diabete glicose glicemia glicada acucar_no_sangue pressao_alta hipertensao colesterol triglicerides triglicerideo artrose artrite reumatismo osteoporose fibromialgia enxaqueca dor dor_de_cabeca dor_nas_costas gastrite refluxo azia ulcera rinite sinusite alergia bronquite asma tosse gripe resfriado covid dengue virus virose bacteria infeccao infeccao_urinaria candidiase ansiedade depressao insonia panico sindrome_do_panico estresse tdah autismo alzheimer parkinson demencia cancer tumor cisto mioma endometriose sop ovario_policistico menopausa fogacho calorao tpm colica infertilidade impotencia disfuncao_eretil ejaculacao_precoce prostata labirintite zumbido vertigem tontura hernia hernia_de_disco ciatico nervo_ciatico bursite tendinite lupus psoriase dermatite eczema melasma acne espinha queda_de_cabelo queda_capilar calvicie alopecia celulite varizes trombose avc infarto anemia gota_no_pe acido_urico formigamento inchaco inchacos retencao retencao_de_liquido inflamacao prisao_de_ventre intestino_preso constipacao gordura_no_figado gordura_do_figado esporao joanete ronco ronca joelho_estalando coluna_travada perna_inchada esteatose cirrose hepatite pedra_nos_rins pedra_no_rim calculo_renal hemorroida verme parasita tireoide hipotireoidismo obesidade sobrepeso cansaco fadiga estria ruga flacidez olheira olheiras mancha_na_pele pe_de_galinha micose fungo herpes hpv hiv glaucoma catarata epilepsia convulsao vitiligo rosacea sintoma doenca caspa mau_halito catapora furunculo torcicolo lombalgia escoliose nodulo neuropatia burnout compulsao compulsao_alimentar vicio arritmia sangue_grosso catarro dor_de_garganta garganta_inflamada febre crise crise_de_asma',
  MEDICINE:
    'remedio medicamento medicacao medicacoes insulina metformina losartana rivotril antidepressivo antidepressivos ansiolitico tarja_preta antibiotico anti_inflamatorio antiinflamatorio antialergico corticoide corticoides analgesico dipirona ibuprofeno omeprazol sinvastatina estatina quimioterapia quimio cirurgia ozempic mounjaro wegovy viagra botox bombinha comprimido calmante anticoncepcional reposicao_hormonal puran ritalina fluoxetina sertralina remedinho fisioterapia',
  FAT: 'gordura barriga banha pochete pneu pneuzinho culote medida cintura papada celulite flancos gordurinha abdomen peso',
  KILO: 'kg quilo quilinho cm centimetros manequim',
  SPOT: 'vaga acesso entrada lugar cadeira kit caixa unidade peca frasco posicao ingresso cota convite cadastro cortesia pote',
  TODAY:
    'hoje amanha meia_noite agora #time #num_hora domingo sexta sabado segunda essa_noite hoje_a_noite esta_noite essa_semana esta_semana poucas_hora instantes daqui_a_pouco fim_do_dia final_do_dia esse_fim_de_semana',
  OFFER:
    'oferta promocao desconto preco valor lote condicao bonus inscricao matricula cadastro lista grupo carrinho pre_lancamento lancamento link porta janela oportunidade frete_gratis cupom turma liquidacao promo adesao',
  CONTACT:
    'chama chame chamem chamar manda mande mandem mandar comenta comente comentem comentar digita digite escreve escreva responde responda clica clique clicar toca toque arrasta arraste deixa_um deixe_um me_chama me_chame me_chamem me_manda fala_comigo fale_comigo fala_aqui pede peca pecam pergunta pergunte perguntem chamou',
  INBOX: 'direct dm inbox privado pv zap particular mensagem chat reservado messenger telegram',
  BILL: 'boleto conta aluguel faculdade parcela divida luz mercado carro escola casa prestacao material cartao financiamento fatura mensalidade matricula reforma formatura',
  LUXURY:
    'dubai cancun orlando disney europa maldivas paris punta_cana caribe noronha cruzeiro resort italia grecia mexico gramado buzios nova_york hb20 onix creta tracker compass corolla polo nivus renegade kwid jeep caminhonete camionete fazenda rancho jatinho bmw mercedes audi porsche hilux suv carro carro_zero moto casa casa_propria apartamento mansao sobrado cobertura sitio chacara piscina closet viagem lancha iate casa_na_praia escola_particular primeira_classe rolex',
  USAR: 'uso usa usar usei usou usando use usam usava usem usado',
  TOMAR: 'tomo toma tomar tomei tomou tomando tome tomam tomava tomaram',
  PAGAR: 'pago paga pagaram pagar paguei pagou pagando pague pagam pagamos',
  PARAR: 'parar parou parei para_de param pararam pare_de parando',
  ENTRAR: 'entra entre entrar entrei entrou entrem entrando entrarem entraram',
  VIRAR: 'virar virou virei vira vire virando viram viraram virado',
  SECAR: 'seca secar secou sequei seque secando secam secaram',
  PASSAR: 'passa passar passou passei passo passando passam',
  LIVRAR: 'livre livrar livrei livrou livra',
  SENTIR: 'sentir senti sentiu sente sinto sentindo',
  BANCAR: 'banca bancar bancou bancam bancado bancada bancando',
  RENDER: 'rende rendem rendeu rendendo render rendimento',
  COMPRAR: 'compra comprar comprei comprou compro comprando compramos compre comprem compraram',
  ALL: 'todo toda todo_mundo toda_gente qualquer_um qualquer_uma qualquer_pessoa toda_as_pessoa todo_que todo_aluno toda_aluna todo_os',
  FAMILY: 'filho filha crianca bebe pequeno familia marido esposa pais mae pai neto guri guria gurizada',
  LIFE: 'vida futuro historia rotina realidade destino',
  THING:
    'projeto oportunidade negocio proposta convite novidade ideia coisa algo parceria empreitada propostinha negocinho iniciativa trabalho parada esquema',
  MEET: 'call reuniao live zoom cafe cafezinho bate_papo papo conversa conversar chamada videochamada ligacao encontro apresentacao evento palestra almoco lanche lanchinho rodizio',
  TELL: 'explico explicar explica conto contar mostro mostrar falo falar apresentar apresento passo passar mando mandar revelo revelar abro detalhe ensino',
  ONLY: 'so somente apenas',
  ONLYTHERE:
    'pessoalmente olho_no_olho ao_vivo cara_a_cara presencial na_reuniao na_call por_chamada por_ligacao por_video em_ligacao em_call no_privado no_direct no_pv no_particular na_hora no_encontro por_telefone',
  NUM_MIN: '#num_minuto #num_minutinho minutinho',
  PRAISE:
    'amo amei amando adoro adorei recomend* indico viciei aprovei aprovad* maravilh* incrivel perfeit* salv* mudou mudaram mudando surreal top divin* sensacional fantastic* absurd* show apaixonad* viciad* obcecad* encantad* chocad* impressionad* uau diferenca excelente otim* milagr* queridinh* favorit* escandalo arraso divisor sem_acreditar de_outro_mundo tudo_de_bom de_olhos_fechados virou_vicio transform* delici* bafo',
  TRIED:
    'testei usei experimentei provei descobri conheci achei encontrei comecei tomei ganhei uso usando tomando testando',
  BODY: 'pele cabelo rosto unha disposicao energia sono corpo olheiras cilio autoestima barriga humor perna sorriso intestino mao cabelao brilho',
  PRICE: 'preco valor taxa desconto promocao oferta condicao tabela lote promo',
  LEFT: 'restam resta restando sobrou sobraram sobrando faltam falta',
  CLOSE: 'acab* encerr* fech* termin* expir* esgot* vence vira some sai_do_ar',
  RESULT:
    'resultado sucesso lucro retorno ganho dinheiro renda venda grana rentabilidade rendimento faturamento comissao salario',
  WIN: 'consegu* venc* lucr* fatur* emagrec* prosper* enriquec* vendem conseguir vencer',
  FAIL: 'perder perda errar erro falhar falha fracassar fracasso prejuizo dar_errado dar_ruim',
  SURE: 'garantid* garanto certeza sem_erro na_certa batata pode_crer sem_duvida sem_sombra_de_duvida pode_apostar pode_escrever pode_anotar pode_confiar sem_falha nao_tem_erro assino_embaixo dou_fe fato e_promessa aposto pode_printar anota_ai escreve_ai palavra_de_honra',
  HEAL: 'cura cure curar curou curei curam curando curado curada sarar sara sarou sarei',
  GONE: 'some somem sumi* sumir sumiu sumiram desaparec* acab* foi_embora foram_embora evapor* zer* passou sarou parou pararam ja_era despenc* caiu secou secaram diminu* suaviz* clareou vencid*',
  FIGHT:
    'combat* elimin* previn* preven* trata trate tratar tratou tratei alivi* ameniza amenizar reduz* diminu* control* regul* estabiliz* normaliz* baix* abaix* revert* vence venceu vencer derrot* zer* tira tirou tirar tire tirei resolv* segur* enfrent* acab* mata matam matar destro* destrui* proteg* bloque* impede evita evitar evite some livra livrar mand* extermina espanta afasta cicatriz* desinflam* apag* suaviz* clareia clarear seca secar secou corrig* expuls* ataca derret* desentup* cort* melhor* fim_da fim_do fim_das',
  RENEW: 'regener* rejuvenesc* restaur* reconstru* renov* recuper* refaz desinflam* reativ*',
  SKIN: 'ruga bigode_chines melasma mancha estria celulite flacidez olheira olheiras cicatriz cicatrizes espinha acne papada envelhecimento varizes vasinhos queda_capilar queda_de_cabelo linha_de_expressao pe_de_galinha',
  MONTH: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
}
