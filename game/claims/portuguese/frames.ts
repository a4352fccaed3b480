/** Words around a claim that cancel it, in Portuguese. */
export const NEGATORS: ReadonlySet<string> = new Set(
  'nao nunca jamais nem nenhum nenhuma ninguem nada tampouco raramente dificilmente'.split(' '),
)
export const TURNS: ReadonlySet<string> = new Set(
  'mas porem porque pois entretanto contudo embora quando enquanto senao entao apenas hoje agora'.split(' '),
)
export const BREAKS: ReadonlySet<string> = new Set('e eu voce a_gente ele ela mas ou porque entao quem so'.split(' '))

export const IDLE_NEGATIONS: readonly string[] = [
  'nao se_pede|se_compra|so|somente|apenas|e_so|e_apenas|e_a_toa|a_toa|estou_brincando|e_sonho|e_brincadeira|e_mentira|e_papo|e_conversa|importa|tem_idade|tem_segredo|tem_misterio|tem_limite|tem_teto|tem_chefe|tem_patrao|tem_erro|tem_como|tem_jeito|tem_risco|tem_contraindicacao|tem_desculpa|da_para|e_milagre|e_magica|e_sorte|acredita|acredito|acreditei|acreditava|canso|paro|parei|para|falha|DALLY|dormi|esqueca|esquece|seja_a|e_piramide|e_golpe|e_venda|e_promessa|preocupa|abro_mao|largo|vivo_sem|troco|sei_como|aguento|aguentava|tenho_chefe|tenho_patrao|tenho_mais|quer|queria|basta|existe_crise|existe_limite|existe_idade|tem_nada|ter|te_contam|me_arrependo|tem_preco|tem_contra|ha|sou_de|sou_eu|demorou|pode_perder|pode_ficar|podia',
  'nao precisa|precisam|preciso|precisamos|precisei !decid*|responder|correr|ter_pressa|largar|comprar|investir_nada_agora',
  'se nao for',
  'sim ou nao',
  'por_que|porque nao',
  'quem nao',
  'ainda nao',
  'que nao acaba|para|falha|engorda|vicia|dorme',
  'nunca mais|deu_certo|foi_tao|foi_mais|e_tarde|vi|imaginei|pensei|tive|tinha|me_senti|falha|dorme|usei|dormi|precisei|fui_tao|sonhei|e_demais',
  'nada a_perder|melhor|mal|como|mais|de|se_compara|supera|funcionava|funcionou|resolvia|resolveu|adiantava',
  'ninguem te_conta|te_contou|me_contou|te_fala|me_segura|segura|te_contaria|manda|mandando|acredita|perde|conta|merece|aguenta|ficou_sem|fica_sem|conhece',
  'nem precisa|preciso|precisei|acredito|acreditei|parece|sai|saio|sair|sabia|imagina|imaginava|pensa|pense|doi|vi|estou_acreditando|te_conto|faz|tive|levantei|fazer|abri|sei',
  'sem nada',
]

export const DENIALS: readonly string[] = [
  'nao e !sorte|sonho|so|luxo|milagre|utopia|para_poucos|impossivel|segredo|mais|conversa|promessa|brincadeira|papo|acaso',
  'nao sao|existe|existem|funciona|vale|passa|pode|podem|acontece|foi|era|deve|devem|caem|significa|quer_dizer',
  'e|sao|seria|foi|era mentira|ilusao|golpe|proibid*|ilegal|crime|enganos*|mito|conversa_fiada|lenda|furada|balela|fria|irreal|exagero|raro|lorota|outra_coisa|papo_furado|um_sinal|sinal',
]

/** Words of a text that warns of a claim, reports it or teaches about it. */
export const WARNINGS: readonly string[] = [
  'cuidado|atencao com|quando|se|quem|nesse|ao !a_pele|pele|o_cabelo|o_corpo|a_saude|as_vaga|os_cabelo',
  'tomar|tomem|tome|toma|ter|tenha|muito cuidado',
  'denunciei|denuncio|denunciar|denunciem|golpista|fraude|estelionat*|picaret*|charlata*|enganacao|enganos*|desconfi*|suspeit*|uma_furada|cilada|arapuca|balela|lorota|caloteir*|fake|mito|boato|uma_mentira|mentiros*|isso_e_mentira|pura_mentira|uma_ilusao|pura_ilusao|iludid*|iludir|enganad*|enganar|enganaram|enganou|um_exagero|exagerad*|exagerar|irreal|clickbait|sensacionalis*',
  'um|uns|cair_em|caiu_em|caiu_em_um|caiu_no|cair_no|cai_no|cai_em|do|de|no|aplic*|virou|pode_ser|parece|cheira|cheiro_de|cara_de|era|esse|vitima_de|isso_e|denunci* golpe',
  'piramide financeira|financeiras|disfarcada|e_crime|presa|preso|desmontad*|foi',
  'esquema de ..1 piramide',
  'anvisa|procon|conar|cvm|ministerio_publico|mp|justica|policia|senacon|idec|reclame_aqui|tribunal|reportagem|deputad*',
  'proib* ..5 dizer|prometer|anunciar|falar|vender|que|propaganda|alegar|usar|afirmar|divulgar',
  'proibid*|ilegal|antietic*|contra_a_lei|contra_as_regras|contra_o_regulamento|crime|nao_e_permitido|nao_permitid*|nao_autorizad*|propaganda_enganosa',
  'multad*|condenad*|processad*|investigad*|denunciad*|indiciad*|punid*|suspens*|recolhid*',
  'quem|alguem|gente|pessoa|empresa|anuncio|vendedor|vendedora|vendedores|post|perfil|perfis|ele|ela|eles|elas|site|propaganda|influencer|influenciador*|coach|coaches|que|se|tipo|lider|moca|cara|fulano|uns ..4 promete|prometem|prometeu|prometeram|prometia|prometendo|prometer|jura|juram|jurou|jurava',
  'me|nos|lhe|te prometeram|prometeu|juraram|disseram|falaram|disse_que_eu|garantiram|venderam_a|enrolaram|falou_que_eu|contaram|iludiram',
  'disse|dizendo|disseram|falou|falaram|dizia|diziam|dizem|falam|contou|contaram|jurou|juraram|garantiram|alega|alegam|afirma|afirmam|anuncia|anunciava|anunciavam que|ser|um',
  'segundo|conforme ..1 ele|ela|eles|o_anuncio|a_propaganda|o_rotulo|a_lei|a_bula',
  'receb*|ganh*|tira ..1 menos',
  '#pct ..3 dos|das ..2 membros|pessoa|consultora|revendedora|participantes',
  'aquela|aquelas|aquele|aqueles ..1 OFFER|anuncio|post que',
  'ela|ele|amiga|cliente|vendedor|vendedora|vizinha|cunhada ..1 diz|disse|jura|acha|achou que',
  'quem ..1 te|me|nos|lhe vende|vendeu|oferece|fala|disser|promete|garante',
  'se|quando|caso ..2 alguem|te|uma_pessoa|uma_empresa|um_vendedor|uma_amiga|uma_vendedora|um_anuncio ..3 promet*|disser*|falar|fala|garant*|oferec*|diz|dizer|jurar|vier_com|vem_com',
  'quem|gente_que|pessoa_que|alguem_que|empresa_que|anuncio_que|vendedor_que|post_que|marca_que|perfis_que ..1 diz|fala|garante|falam|dizem|garantem|alega|afirma|vende_sonho|oferece|oferecem|acha|acredita|caiu|cai',
  'frase|expressao|termo|slogan|anuncio|promessa|post|afirmacao|alegacoes ..2 como|tipo|do_tipo|de|que|proibid*|assim|com',
  'palavra ..2 como|tipo|proibid*|que',
  'a frase|palavra|expressao|promessa',
  'nao|nunca|jamais|nem|sem|evite|evitar|evitem ..3 prometo|prometa|promete|prometam|prometemos|prometer|prometendo|promessa|digo|dizemos|falo_que|falar_que|fale_que|falamos_que|falem_que|escreva|escrevo|escrevam|poste|use|usem|anuncie|anunciar|afirme|afirmar|sugira|sugerir|garanto|garanta|garantimos|garantia|garantir|caia|cair|caiam|acredite|acreditem|acreditar|confie|confiem|espere_ficar|milagre|comprovacao|prova|evidencia',
  'nao|nunca|jamais|nem|sem|evite|evitar|evitem ..3 diga|digam|dizer !o_nome|que_vend*|que_e|a_marca|o_que_e',
  'nao|ninguem|nunca se? deve|devem|devemos|pode|podemos|podem|deveria ..1 dizer|prometer|afirmar|falar_que|falar_em|escrever|usar|alegar|garantir|ser_usad*|ser_dito|ser_dita|postar|anunciar|sugerir|divulgar',
  'nao EXISTS ..1 formula|milagre|almoco|magica|prova|garantia|estudo|atalho|comprovacao|evidencia|dinheiro_facil',
  'jurou|juraram|prometeu|prometeram|prometem|prometia|prometiam|prometendo|iludiu',
  'EXISTS|nao_tem nenhum|nenhuma|zero ..1 estudo|prova|comprovacao|evidencia|garantia_de',
  'maioria|metade|poucos|pouca_gente|muita_gente|muito|grande_parte|quase_ninguem ..4 ganha|ganham|perde|perdem|desiste|desistem|fatura|faturam|para|param|lucra|lucram|recebe|vive|tira|tiram|quebra|sai !bem|muito|com_isso|comigo',
  'maioria|metade ..6 ganha|tira|perde|fatura',
  'media|mediana|tipic* ..3 e|foi|ganh*|de|por_mes',
  'bom|boa demais para ser',
  'perdi|perdeu|perderam|perdemos ..3 #sum|tudo|dinheiro|#k|#num_mil|economia|mil|a_poupanca|minha_economia',
  'tive|teve|tiveram|deu|da|so|fiquei_no|ficou_no|sai_no|ficaram_no prejuizo',
  'ensin*|aula|curso|licao|modulo|materia|palestra|cartilha|texto ..5 identificar|reconhecer|responder|por_que_nao|evitar|explica_por|alerta|sobre_promessa|sobre_propaganda|sobre_direito',
  'em_vez|ao_inves|no_lugar de dizer|prometer|falar|escrever|postar',
  'sinal de alerta|golpe|piramide',
  'sem promessa|milagre|garantia|garantias|prometer',
  'so|somente|apenas medicamento|remedio|medico|medicos|o_medico pode*',
  'nao|nem substitui|e_remedio|e_medicamento|trata|cura|emagrece|faz_milagre|tem_comprovacao|e_um_medicamento|sao_medicamento|sao_remedio|diagnostica',
]

/** Anywhere in a text, these show that it warns or teaches. */
export const TEACHING: readonly string[] = [
  'marque|assinale|questao|gabarito|alternativa|exercicio ..6 frase|correta|afirmacao|anuncio|fiscal|promessa',
  'cuidado com_promessa|com_golpe|com_isso|com_essa|com_esse_tipo|com_quem|com_piramide',
  'desconfi*|cai_fora|e_cilada|isso_e_golpe|alerta_de_golpe|nao_caia|nao_caiam|nao_caiam_nessa|nao_cai_nessa|e_tudo_mentira|caso_de_policia|perdi_tudo|perdemos_tudo|propaganda_enganosa',
]

export const QUESTIONS: readonly string[] = [
  'e|sera|como|quanto|quantas|qual|quando|onde|aonde|quem|que|por_que|porque|para_que|tem|tens|alguem|isso|esse|essa|este|esta|existe|posso|pode|podem|YOU|voces|da|vale|funciona|o|a|os|as|ele|ela|ja|algum|alguma|oi|gente|pessoal|sabe|sabem|conhece|conhecem|vai|vao|ainda|precisa|eu|seu|sua|dr|doutor|doutora|mas|mae|amor|MY',
]
export const BAITS: readonly string[] = [
  'ne|hein',
  'esta|viu|entendeu ¶',
  'quer|quero|queres|querem|quiser|querendo|queria|cansad*|canso|cansou|imagina|imagine|imaginou|pensou|pronta|pronto|preparad*|bora|vamos|topa|que_tal|sonha|sonhou|sonho|sonhando|gostaria|afim|a_fim|curiosa|curioso|interessad*|quem_mais|quem_ai|quem_quer|esta_esperando|esperando_o_que|vai_perder|vai_ficar|vai_deixar|precisando|sofre|sofrendo|sofrem|luta|lutando|aguenta|nao_aguenta|sabia|bateu_a|por_que_nao|porque_nao|e_se|ja_viu|quantas_vezes|ate_quando|nao_seria|faria|chega|partiu|vem|deseja|merece|buscando|procurando|adivinha|acredita|acreditam|adivinhem|odeia|preocupad*|endividad*|desempregad*|sem_grana|pensando|precisa_de|precisam_de|precisa_pagar|falta_dinheiro|falta_grana|por_que_trabalhar|por_que_viver|vive_para_trabalhar|se_voce_pode',
]

/** Their plurals begin with the stem of a verb, so that the plain form has to be given. */
const NOUNS =
  'boleto divida parcela venda premio sonho suplemento jogo ganho lucro milagre cadastro revenda resfriado gordura medicamento filho filha receita perda falha dia ano kit comprimido comissao promocao indicacao doacao apresentacao premiacao bonificacao'.split(
    / /,
  )

export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(NOUNS.map((noun) => [noun.endsWith('ao') ? `${noun.slice(0, -2)}oes` : `${noun}s`, noun])),
    vc: 'voce',
    vcs: 'voces',
    ce: 'voce',
    oce: 'voce',
    ces: 'voces',
    q: 'que',
    oq: 'o que',
    pq: 'porque',
    pra: 'para',
    pras: 'para as',
    pro: 'para o',
    pros: 'para os',
    prum: 'para um',
    n: 'nao',
    num: 'em um',
    numa: 'em uma',
    tb: 'tambem',
    tbm: 'tambem',
    td: 'tudo',
    tds: 'todo',
    hj: 'hoje',
    amg: 'amiga',
    miga: 'amiga',
    migas: 'amiga',
    msg: 'mensagem',
    msgs: 'mensagens',
    zapzap: 'zap',
    wpp: 'zap',
    whats: 'zap',
    whatsapp: 'zap',
    watts: 'zap',
    whatszap: 'zap',
    mto: 'muito',
    mt: 'muito',
    mta: 'muita',
    qdo: 'quando',
    qnd: 'quando',
    qto: 'quanto',
    dps: 'depois',
    obg: 'obrigada',
    ta: 'esta',
    to: 'estou',
    tou: 'estou',
    tamo: 'estamos',
    tava: 'estava',
    tavam: 'estavam',
    cmg: 'comigo',
    ctg: 'contigo',
    p: 'para',
    fds: 'fim de semana',
    h: 'hora',
    hs: 'hora',
    hrs: 'hora',
    min: 'minuto',
    kgs: 'kg',
    kilos: 'quilo',
    kilo: 'quilo',
    bizu: 'segredo',
    insta: 'instagram',
    add: 'adiciona',
    vlr: 'valor',
    agr: 'agora',
    nd: 'nada',
    ngm: 'ninguem',
    eh: 'e',
    soh: 'so',
    naum: 'nao',
    ateh: 'ate',
    trampo: 'trabalho',
    trampar: 'trabalhar',
    trampando: 'trabalhando',
    piscininha: 'piscina',
    carrao: 'carro',
    gurias: 'meninas',
    bufunfa: 'grana',
    dimdim: 'grana',
    money: 'dinheiro',
    infos: 'detalhe',
    info: 'detalhe',
    empreendimento: 'negocio',
  }),
)

export const TAG_WORDS =
  'cuidados vem com a o de da do na no em e eu meu minha seu sua para por mais que ser sou nao sem vida feliz mulher mulher empreendedora empreendedor empreendedorismo empreender empreenda sonho sonho foco forca fe gratidao trabalhe casa digital marketing time equipe saude beleza pele cabelo fit fitness ganhe ganhar emagrecer emagreca garantido garantida dinheiro liberdade financeira renda extra fica dica sextou mae mamae hoje agora resultado resultado motivacao sucesso rica rico rumo ao topo nova bora vamos'
