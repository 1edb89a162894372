/**
 * What is sold everywhere by forms, trade by trade, in the languages it comes in: in small letters, without accents,
 * Arabic without vowels and hamza. An expression of `told` is what a seller or a swindler says and a client hardly
 * ever; of `named`, what people who work in that trade say too.
 */
type Trade = {
  /** Whether it is a trap for whoever answers: one phrase of it is enough where nobody asks for anything. */
  swindle: boolean;
  told: readonly RegExp[];
  named: readonly RegExp[];
};

export const TRADES: readonly Trade[] = [
  // Search rankings, links and visits, offered to every owner of a site. Clients ask for these, and do not offer them.
  {
    swindle: false,
    told: [
      /\b(?:noticed|analy[sz]ed|reviewed|audited|checked|scanned)\b (?:that )?your (?:web ?)?site\b.{0,80}\b(?:slow\w*|errors?|outdated|issues?|mobile|improve\w*|missing|fix|competitors?)\b|\b(?:analyse|audite|examine) votre site\b|\baudit (?:offert|gratuit)\b.{0,60}\b(?:vous|votre)\b|\bauditoria gratuita\b|купит\S* ссыл|ссылки и продвиж/,
      /\bguest post(?:s|ing)?\b.{0,40}\b(?:available|from|at|service|list|on \d)\b|\b(?:outrank|outranks|outranked) you\b|\bseo (?:team|experts?|agency)\b.{0,30}\b(?:gets?|puts?|you|your)\b|\b(?:referencement|seo|positionnement) garanti\b/,
      /\b(?:llev|pon|sub|coloc)\w+ (?:su|tu) (?:pagina|web|sitio|negocio)\b|\b(?:propos|offr|vend)\w*\b.{0,15}\b\d+ (?:liens?|back ?links?|articles?)\b/,
      /\b(?:sell|selling|offer|offering|provide|publish|supply|list of)\b.{0,40}\b(?:guest[ -]?posts?|back ?links|link insertions?|dofollow|high[ -]da)\b/,
      /\b(?:rank|position|put|place|get|bring|push|move) (?:your|you)\b.{0,30}\b(?:google|page|top|rank\w*|#? ?1|higher|search|seo)\b/,
      /\b(?:rank) (?:your|you)\b/,
      /\b(?:increase|boost|improve|double|grow|explode|skyrocket|multiply|send|drive)\b(?! our| my).{0,20}\b(?:traffic|visitors|rankings?|clicks)\b.{0,25}\b(?:your|you)\b|\b(?:increase|boost|improve|double|grow|skyrocket|multiply) your (?:\w+ ){0,2}(?:traffic|ranking|rankings|sales|visibility|leads|seo|authority|revenue|conversions?|website)\b/,
      /\byour (?:web ?)?site\b.{0,25}\b(?:is not|isn't|is missing|doesn't|does not|not|could be|can be|deserves)\b.{0,25}\b(?:rank\w*|appear\w*|show\w*|found|indexed|google|first page|traffic|converting)\b/,
      /\bmillions? of (?:contact forms|web ?sites)\b|\b(?:contact form|forms?) (?:marketing|blast|submission|blasting)s?\b|\bjust like this one\b/,
      /\b(?:guest|sponsored|paid) (?:post|article|content|link)s? (?:on|for|in) your\b|\b(?:publish|place|post|insert)\b.{0,30}\b(?:article|content|link|post)s? (?:on|in|to) your (?:web ?site|blog|site|page)\b/,
      /\b(?:buy|order|cheap|get|purchase|manual|permanent|dofollow) (?:\w+ ){0,3}back ?links\b(?=.{0,80}(?:https?:|\[|<|\d ?(?:\$|usd|eur|€|£)|[$€£] ?\d|www))/,
      /\bseo (?:services?|packages?|plans?|expert|specialist)\b.{0,30}\b(?:at|from|in india|prices?|starting|affordable|for your|reseller)\b|\b(?:affordable|cheap|white ?label) (?:white hat )?seo\b/,
      /\b(?:errors?|issues?|mistakes?|problems?|bugs?) (?:on|with|in) your (?:web ?)?site\b.{0,120}\b(?:free|proposal|quote|fix|rank|audit|screenshots?|report)\b|\bfree (?:seo |website )*(?:audit|proposal|analysis)\b.{0,60}\byour?\b/,
      // These are in French.
      /\b(?:boost|propuls|amelior|augment|doubl|multipli|optimis|develop|dynamis)\w{0,5}\b.{0,12}\b(?:votre|vos)\b.{0,25}\b(?:trafic|visibilite|classement|position\w*|referencement|ventes|site|chiffre|notoriete|seo|avis|clients)\b|\b(?:trafic|visibilite|positionnement|referencement|classement) (?:de|sur) votre\b/,
      /\bvotre (?:site|page|entreprise|activite)(?: \S+){0,3}? (?:n'apparai\w+|n'est|est mal|est invisible|ne se|pas|en (?:1ere|premiere|tete)|peut|merite|pourrait)\b.{0,40}\b(?:google|page|positionn\w*|referenc\w*|classe\w*|resultats|visible|trafic|visiteurs)\b/,
      /\b(?:publi|plac|inser|diffus)\w{0,4}\b.{0,30}\b(?:articles?|liens?|contenus?)\b.{0,25}\bsur votre (?:site|blog|page)\b/,
      /\b(?:vend\w*|vente|pack|propos\w*|offr\w*|fourni\w*|achet\w+|livr\w+)\b.{0,30}\b(?:back ?links?|liens? (?:dofollow|entrants|de qualite|seo)|articles? sponsorises?|netlinking)\b(?=.{0,80}(?:\d ?(?:€|eur|\$|dh|mad)|https?:|www|votre|catalogue|liste|tarifs?))/,
      // These are in Spanish.
      /\b(?:mejor|aument|impuls|increment|dupli|multipli|dispar|posicion|potenci)\w*\b.{0,20}\b(?:su|tu|sus|tus)\b.{0,25}\b(?:trafico|visibilidad|posicion\w*|ventas|sitio|web|pagina|negocio|empresa|seo|ranking)\b|\b(?:trafico|visibilidad|posicionamiento)(?: web)? (?:de|en) (?:su|tu)\b/,
      /\b(?:su|tu) (?:sitio|pagina|web|negocio|empresa)\b.{0,35}\b(?:primer[ao]?s? (?:pagina|resultado|lugar|posicion|puesto)\w*|google)\b/,
      /\b(?:vend|ofrec|compr|publi)\w*\b.{0,35}\b(?:enlaces?|back ?links?|guest posts?|articulos? patrocinados?|posts? patrocinados?)\b/,
      // These are in Arabic, and in Moroccan Arabic in both its scripts.
      /(?:موقعك|موقعكم|متجرك|متجركم|السيت ديالك|سيت ديالك|الموقع ديالك)(?!.{0,15}(?:اعجب|عجب)).{0,50}(?:الصفحه الاولي|الصفحة الاولي|الاولي|نتايج|جوجل|غوغل|كوكل|زوار|زيار|تصدر|ظهور|google|باك ?لينك|سيو)|(?:تصدر|نتصدر|تصدير).{0,20}(?:نتايج|محركات|جوجل)/,
      /(?:نقدم|نوفر|نبيع|للبيع|اشتر|كنبيعو|كنبيع|عندنا|كنقدمو|خدمات|خدمه).{0,45}(?:باك ?لينك|باكلينك|روابط خلفيه|روابط خلفية|back ?links?|سيو|زوار حقيقي|ترافيك|جيست بوست)/,
      /(?:زياده|زيادة|نزيدو|نزيد) (?:عدد )?(?:زوار|زيارات|ترافيك|مبيعات).{0,25}(?:ك\b|كم\b|موقعك|موقعكم|متجرك|ديالك)|زوار حقيقي/,
      /\b(?:ntal3o|ntl3o|tal3o|talla3|tl3|tla3|ntel3o|ndiro|nweslo|nwslo|nkhrjo|nkharjo|ykhroj)\w*\b.{0,30}\b(?:dyalk|dyalek|dyalkom|dialk|dialkom|dyalkum)\b|\b(?:site|page|business|trafic|traffic)\b.{0,10}\b(?:dyalk|dyalek|dyalkom|dialk|dialek|dialkom)\b.{0,40}\b(?:google|lwla|lewla|premiere|loul|trafic|visiteurs?|b(?:7al|zaf)|seo)\b/,
      /\b(?:kanbi3\w*|kan?bi3o|kanqadmo|kan9admo|kan9dmo|3ndna|3endna|kayn)\b.{0,35}\b(?:back ?links?|seo|trafic|traffic|visites|visiteurs?)\b/,
      /продвижени\S* (?:вашего )?сайт|раскрутк\S* сайт/,
    ],
    named: [
      /\bback ?links?\b|\bguest[ -]?posts?\b|\blink[ -]building\b|\bnetlinking\b|\bliens? entrants?\b|\benlaces?\b/,
      /\b(?:da|dr|tf|domain authority|domain rating)[ :]{0,2}\d{2}\+?/,
      /\b(?:first|top|1st) (?:page|spot|position)|\bpage (?:1|one) (?:of|on)\b|\b(?:premiere|1ere) (?:page|position)|\bprimera pagina\b|الصفح[هة] الاولي/,
      /\b(?:traffic|trafic|trafico|visiteurs|visitors)\b|\bseo\b|\breferencement\b|\bposicionamiento\b|باك ?لينك|سيو|محركات البحث/,
      /\b(?:sponsored|sponsorise\w*|patrocinad\w+)\b/,
    ],
  },
  // Casinos and bets.
  {
    swindle: true,
    told: [
      /\b(?:inscri\w+|registr\w+|sign(?:ing)? up|sign-?up|retraits?|withdraw\w*)\b.{0,40}\b(?:bonus|free|offerts?|spins?|immediats?|instant\w*|bono)\b.{0,60}(?:casino|https?:|bet)|\bcasino (?:fiable|legal|bonus)\b|фриспин|онлайн-казино/,
      /\b(?:online|crypto|best|bitcoin|live|top) casinos?\b|\bcasinos? (?:online|en ligne|en linea|bonus|enligne|live|games?)\b|\bcasino\b.{0,12}\b(?:en ligne|online|fiable|legal|sans)\b/,
      /\b(?:1x ?bet|1win|mostbet|pin-?up casino|melbet|vulkan|slot gacor|judi online|betwinner|22bet|linebet|parimatch|mega ?pari|slot online|bet365)\b/,
      /\b(?:free spins?|no[ -]deposit|tours gratuits|giros gratis|tiradas gratis|machines? a sous|tragaperras|slot machines?|lfat majaniya)\b/,
      /\b(?:sans depot|sin deposito)\b|\b(?:bonus|bono)\b.{0,25}\b\d{2,4} ?(?:%|€|eur|\$|dh|usd|euros)|\b\d{2,4} ?(?:%|€|\$|dh|euros) (?:de |of )?(?:bonus|bono)\b/,
      /\b(?:jouez|joue|play|juega|juegue|pariez|bet|apuesta|apueste|l3eb|l3ab|la3b)\b.{0,25}\b(?:maintenant|gagne\w*|now|win|gana|gane|ahora|real money|argent reel|dinero real|w rbe?7|w rba7|rbe7|rba7)\b/,
      /\bparis? sportifs?\b.{0,60}\b(?:gagn\w*|bonus|inscri\w*|pronostics?|rbe?7|surs?|vip|cote)\b|\bpronostics? (?:surs?|vip|gagnants?)\b|\bapuestas? (?:deportivas?|online|seguras?)\b.{0,60}\b(?:gan\w*|bono|registr\w*|segur\w*)|\b(?:sure|fixed) (?:bets?|matches|odds)\b/,
      /كازينو (?:اون ?لاين|اونلاين|علي الانترنت|مباشر|عبر)|مراهنات|المراهن|(?:العب|لعب).{0,25}(?:اربح|وربح|كازينو)|لفات مجاني|بونص|رهان(?:ات)? (?:رياضي|كروي)|مكاف[اء]ه?ة? ?(?:ترحيب|الترحيب).{0,30}(?:كازينو|ايداع|رهان|%)/,
      /казино|ставки на спорт|букмекер|игровые автоматы/,
      /博彩|娱乐城|赌场|投注|彩票平台/,
    ],
    named: [
      /\bcasinos?\b|\bjackpots?\b|\bpoker\b|\broulette\b|\b(?:paris sportifs?|apuestas|betting)\b|كازينو/,
      /\b(?:bonus de bienvenue|welcome bonus|bono de bienvenida)\b/,
    ],
  },
  // Medicines without a prescription.
  {
    swindle: true,
    told: [
      /\b(?:viagra|cialis|levitra|tramadol|xanax|ozempic|wegovy|phentermine|kamagra|modafinil|sildenafil|ivermectin|oxycodone|adderall|clenbuterol|steroids?|cytotec|misoprostol)\b/,
      /\b(?:online|canadian|cheap) pharmac(?:y|ies)\b|\bpharmacie en ligne\b|\bfarmacia (?:online|en linea)\b|\b(?:without (?:a )?prescription|no prescription|sans ordonnance|sin receta)\b|(?:بدون|بلا) وصف/,
      /\b(?:weight[ -]loss|slimming|keto|diet|fat[ -]burn\w*) (?:pills?|gummies|supplements?|patch\w*|tea)\b|\bcbd (?:oil|gummies)\b.{0,40}\b(?:buy|order|that|cure|discount|now)\b|\b(?:lose|perde[zr]|maigri\w+|pierd[ae]|perder?)\b.{0,20}\b\d{1,2} ?(?:kg|kilos?|pounds|lbs)\b/,
      /\b(?:male|penis|agrandi\w+ (?:du |le |de )?penis|dysfonction erectile|erectile|alargamiento|impotencia|impuissance)\b/,
      /(?:حبوب|كبسولات|دواء|اعشاب|وصفه) (?:لل)?(?:تنحيف|التنحيف|التخسيس|تخسيس|الاجهاض|منشط|تكبير|الجنس|الانتصاب)|فياجرا|فياغرا|سايتوتك|منشط(?:ات)? جنسي|(?:انقص|نقص|ينقص|تنقص|تخسر|اخسر|خسر).{0,20}\d+ ?(?:كيلو|كغ|كلغ)/,
      /\b(?:n9es|nqes|n9ess|tn9es|dwa|7boub|l7boub)\b.{0,25}\b(?:kilo|kg|wzen|wazn|tekhsis|rejim|tankhif)\b/,
    ],
    named: [/\bcbd\b|\bsupplements?\b|\bcomplements? alimentaires?\b|\bminceur\b|\bkilos\b/],
  },
  // Escorts and dating.
  {
    swindle: true,
    told: [
      /\b(?:russian|asian|ukrainian|foreign) (?:brides?|women|girls|ladies)\b|\b(?:looking for love|find your soulmate)\b/,
      /\b(?:housewives|femmes? mures?|cougars?|libertin\w*|mamas solteras|maduras)\b|\bnear you\b.{0,60}(?:https?:|signup|sign up|tonight|free)|\b(?:dans votre ville|pres de chez vous|en tu ciudad)\b.{0,50}(?:https?:|inscription)/,
      /\b(?:hot|sexy|lonely|horny|naughty|single|beautiful|local) (?:\w+ )?(?:girls?|women|milfs?|ladies|teens)\b/,
      /\b(?:porn\w*|xxx|onlyfans leaks?|camgirls?|milfs?)\b|\b(?:my|send|free|hot|private|celebrity) nudes?\b|\bescorts?[ -](?:girls?|service|agency|girl)\b/,
      /\b(?:sex|adult|nude|webcam|live) (?:chat|dating|videos?|cams?|photos?|toys?)\b|\bsex (?:tonight|with|meet)\b/,
      /\b(?:femmes?|filles?|meufs?|cougars?)\b.{0,30}\b(?:chaudes?|sexy|coquines?|celibataires|nues?|seules?)\b|\b(?:rencontres?|plan) (?:coquines?|sexe|adultes?|sexy|sans lendemain|cul|chaudes?|discretes?)\b/,
      /\b(?:chicas?|mujeres?|senoras)\b.{0,25}\b(?:calientes?|solteras?|desnudas?|cerca|ardientes?)\b|\b(?:sexo|porno) (?:gratis|sin|en vivo|ahora|casual)\b/,
      /سكس|(?:بنات|فتيات|نساء|مطلقات).{0,25}(?:ساخن|للتعارف|تعارف|عاري|واتس|للزواج|مثير)|صور عاري|افلام اباحي/,
      /\b(?:bnat|banat|drriyat)\b.{0,30}\b(?:sexy|skhou?n\w*|whatsapp|ta3arof|nude|cam|l lil)\b/,
      /(?:знакомств|интим|секс)/,
    ],
    named: [/\bonlyfans\b|\bdating\b|\brencontres?\b|\bescorts?\b/],
  },
  // Quick money.
  {
    swindle: true,
    told: [
      /\b(?:make|earn|gan[ae]r?|gagne[rz]?) (?:money|cash|dinero|de l'argent)\b.{0,30}\b(?:from|with|con|depuis|avec|online|en ligne)\b|[$€£]\d[\d.,]* (?:daily|weekly|a day)\b/,
      /\b(?:turn|transform\w*|convert|conviert[ae])\b.{0,6}[$€£]? ?\d[\d., ]*.{0,6}\b(?:into|en|in)\b ?[$€£]? ?\d|\b(?:doubl\w+|tripl\w+|multipli\w+|duplic\w+|double|triple)\b (?:votre|your|tu|su|vos) (?:capital|argent|mise|investissement|money|deposit|bitcoin|inversion|dinero|crypto\w*)\b/,
      /\b(?:crypto|forex|bitcoin|recovery|trading) (?:traders?|experts?|hackers?|coach|specialists?|gurus?)\b.{0,90}(?:whatsapp|telegram|https?:|contact|join|\+\d)|\b(?:telegram|whatsapp)\b.{0,30}\b(?:signals?|signaux|vip)\b/,
      /\bflous\b.{0,10}\bbla (?:khedma|khdma|ma)\b|\b\d+ ?(?:dh|drhm|dollar)\b.{0,12}\b(?:kol|kul|f) ?n?-?(?:nhar|nhhar|simana|chhar)\b.{0,60}(?:https?:|lien|whatsapp|dkhol|telephone|bla)/,
      /(?:بغيتي|تبغي|باغي) (?:تربح|تخدم|الفلوس|فلوس)|(?:درهم|دولار) (?:فالنهار|يومي|ف اليوم|كل يوم|كل نهار)/,
      /\b(?:bitcoin|crypto|forex|btc|usdt|trading|ai)[ -](?:investments?|trading|bots?|platforms?|signals?|profits?|wallet recovery|robots?|recovery|giveaway|mining)\b.{0,100}\b(?:profit\w*|returns?|earn\w*|guarante\w*|join|daily|deposit|your|weekly|\d+ ?%)\b/,
      /\b(?:passive income|financial freedom|double your (?:money|bitcoin|investment|capital)|get rich|revenus? passifs?|libert[ey] financiere|independance financiere|ingresos pasivos|libertad financiera|devenez riche|hacerse rico)\b|دخل (?:سلبي|اضافي|يومي)|الحريه المالي|الحرية المالي/,
      /\b(?:earn|make|win|earning|gain)\b.{0,20}[$€£]? ?\d[\d., ]{0,12} ?[$€£k]?.{0,12}\b(?:per|a|each|every|daily) ?(?:day|week|month|hour|daily)?\b.{0,60}\b(?:from home|online|join|click|guarante\w*|our|no experience|investment|easily|work|register|platform)\b|\b(?:earn|make) (?:up to )?[$€£]\d/,
      /\bgagn\w+\b.{0,25}\d[\d., ]{0,12} ?(?:€|euros?|\$|dh|dollars?|mad|dirhams?)?.{0,6}\b(?:par|chaque|tous les) (?:jour|semaine|mois|jours)\b/,
      /\b(?:gan|obten|gener)\w*\b.{0,25}\d[\d., ]{0,12} ?(?:€|euros?|\$|dolares|usd)?.{0,6}\b(?:al|por|cada|diari\w*) ?(?:dia|semana|mes)?\b|\bdinero (?:facil|desde casa|extra|rapido)\b/,
      /\b(?:guaranteed|assured|garanti\w*|asegurad\w+|garantizad\w+|sans risque|risk[ -]free|sin riesgo)\b.{0,12}\b(?:returns?|profits?|income|gains?|rendements?|benefices?|revenus?|ganancias|beneficios|rentabilidad)\b|\b(?:returns?|profits?|gains?|rendements?|benefices?|revenus?|ganancias?|rentabilidad|beneficios?)\b.{0,12}\b(?:guarantee\w*|garanti\w*|garantizad\w*|asegurad\w+|de \d+ ?% par (?:jour|semaine|mois)|sans risque|sin riesgo)/,
      /\b(?:recover|recuper\w+|retrieve)\b.{0,15}\b(?:your|vos|votre|sus|tus|lost|stolen)\b.{0,25}\b(?:bitcoins?|cryptos?|funds?|fonds|fondos|criptomonedas|wallet|money)\b/,
      /\b(?:invest(?:ir|issez|ment)?|inviert[ae]|invertir|placez|deposit|deposez)\b.{0,30}\d[\d. ]* ?(?:€|\$|usd|euros?|dh|dollars?|mad).{0,60}\b(?:recev\w+|gagn\w+|get|earn|return\w*|profit\w*|recib\w+|gan\w+|jour\w*|dia\w*|week\w*)\b/,
      /\b(?:travail\w*|work|trabaj\w*|working)\b.{0,8}\b(?:a domicile|from home|de chez vous|depuis chez vous|desde casa|chez vous)\b.{0,80}(?:\d|gagn|earn|gan[ae]|revenu|sans experience|no experience|sin experiencia)/,
      /(?:اربح|تربح|ربح|كسب|اكسب|تكسب|دخل).{0,35}(?:المال|الدولار|دولار|يومي|شهري|من الانترنت|من المنزل|من البيت|من دارك|فالنهار|درهم)|ارباح (?:مضمون|يومي|خيالي)|(?:استثمر|استثمار|تداول).{0,45}(?:ارباح|اربح|ربح|مضمون|عوايد|يومي|بيتكوين|بوت|اشارات)|الفلوس (?:من|ف) (?:الدار|التيليفون|الانترنت)/,
      /\b(?:rbe?7|rba?7|rb7|terba7|trbe7|trb7|tarba7|rbah|dkhel|dakhl)\w*\b.{0,35}(?:\bflous\b|\b\d+ ?(?:dh|drhm|derham|dollar|\$|€)|\bmn d?-?dar|internet|f n?-?nhar|kol n?har|flnhar)|\bflous\b.{0,20}\bmn (?:d?-?dar|telephone|telefon|internet|tilifoun)\b/,
      /заработ|пассивный доход|инвестиц/,
    ],
    named: [
      /\b(?:bitcoins?|cryptos?|forex|trading|usdt|binance|criptomonedas)\b|بيتكوين|فوركس|تداول/,
      /\b(?:roi|profits?|rendements?|ganancias)\b|ارباح/,
    ],
  },
  // Loans and inheritances.
  {
    swindle: true,
    told: [
      /\b(?:working capital|get funded|bad credit|no credit check|credit sans (?:refus|enquete|justificatif)|sans refus|besoin d'argent|dinero urgente)\b/,
      /\b(?:legu\w+|bequeath|legar|donner|donate)\b.{0,25}\b(?:fortune|heritage|biens|fonds|herencia|funds|millions?)\b|\bmillions?\b.{0,20}\b(?:to invest|a investir|para invertir)\b|\b(?:trusted|reliable|honest) (?:partner|person)\b|\bpersonne (?:pieuse|de confiance|honnete)\b/,
      /(?:تمنح|نمنح|منح) (?:قروض|قرض|تمويل)|قروض?ا?.{0,40}(?:بفايده|الي \d+ مل)|فلوس دغيا|سلف فلوس/,
      /\boffres? de (?:prets?|credits?|financements?)\b|\bprets? (?:entre|aux|a des) particuliers?\b|\b(?:prets?|credits?|financements?)\b.{0,15}\b(?:rapides?|urgents?|serieux|immediat|sans (?:protocole|justificatifs?|garanties?|banque)|en (?:24|48|72) ?h\w*)/,
      /\b(?:besoin|cherchez|recherche) (?:urgent )?(?:d'un|d'|un|de) ?(?:pret|credit|financement)\b.{0,80}\b(?:octroy\w+|accord\w+|taux|contact\w*|offr\w+|particulier|\d ?%)/,
      /\b(?:octroi|octroy|accord)\w*\b.{0,25}\b(?:prets?|credits?|financements?)\b|\b(?:je|nous) (?:prete|pretons|finance|financons)\b/,
      /\b(?:business |personal |quick |urgent |instant |guaranteed |payday |private )loans?\b.{0,60}\b(?:offer|at \d|\d ?%|apply|available|approv\w+|interest|need|today)|\bloan (?:offer|at \d)|\bneed (?:a|an) (?:urgent |business |personal )?loan\b|\b(?:guaranteed|instant) (?:loan|approval)\b/,
      /\b(?:next of kin|percent of the (?:sum|funds)|funds transfer|unclaimed (?:funds|inheritance|estate)|late (?:husband|client|father)|my (?:late|deceased)|deceased (?:client|customer)|legs de|heritiere? de|difunto (?:esposo|cliente|marido)|feu mon (?:mari|epoux|pere)|faire (?:un )?don de|faire don|herencia (?:de|no reclamada)|cancer en phase)\b/,
      /\b\d+(?:[.,]\d+)? ?(?:m|millions?|millones)\b.{0,12}\b(?:usd|us dollars|united states dollars|d'euros|de dollars|dollars|de dolares|de euros)\b.{0,90}\b(?:transfer\w*|transfer[ie]r|heritage|inherit\w*|don|bank|banque|beneficiary|beneficiaire|trust\w*|confian\w+|deposited|partner|share|orphelin\w*)\b|\b(?:lottery|loterie|loteria|gagnant|winner|sorteo|tirage)\b.{0,50}\b(?:\d{5,}|\d{2,3}[ .,]000|million)/,
      /\b(?:prestamos?|creditos?|financiacion)\b.{0,25}\b(?:rapidos?|urgentes?|entre particulares|sin (?:aval|papeleo|garantia|buro)|al \d|inmediat\w+|en 24|personal(?:es)?)\b|\boferta de prestamos?\b|\bnecesita(?:s)? (?:un )?(?:prestamo|credito|dinero)\b/,
      /\b(?:fund|finance|invest in|funding for|financing for)\b.{0,12}\byour (?:projects?|business|company|ideas?)\b|\bfinanc\w+\b.{0,15}\b(?:de )?(?:tous )?(?:vos|votre) (?:projets?|entreprise)\b|\bfinanciamos (?:su|tu) /,
      /(?:قروض|قرض|سلف|سلفه|كريدي|تمويل).{0,30}(?:سريع|بدون|بلا|فوري|خلال|بنسب|بفايد|مضمون|مشروعك|مشروعكم|فالحين|حتي|ف 24|24)|(?:محتاج|تحتاج|واش محتاج|هل تحتاج|خاصك|واش خاصك).{0,15}(?:قرض|سلف|كريدي|تمويل|فلوس)|ميراث|زوجي الراحل|المرحوم زوجي/,
      /\b(?:kridi|lkridi|salaf|slef|credit|pret|9ard)\b.{0,30}\b(?:bla|sri3|dghya|f ?24|daman|garantie|b taux|lik|wa(?:5|kh)?kha)\b|\bkhas+ek\b.{0,12}\b(?:flous|kridi|salaf|slef|credit)\b/,
      /кредит онлайн|займ/,
    ],
    named: [
      /\btaux d'interet\b|\binterest rate\b|\b(?:pret|prets|credit|loans?|prestamos?)\b|\bheritage\b|قرض|قروض|كريدي/,
      /\bmillions?\b.{0,15}\b(?:usd|dollars|euros)\b/,
    ],
  },
  // Threats that ask for a click or a payment.
  {
    swindle: true,
    told: [
      /\b(?:your|votre|vos|su|tu)\b.{0,25}\b(?:storage|mailbox|stockage|boite|buzon|colis|paquet\w*|parcel|package|livraison)\b.{0,60}\b(?:full|plein\w*|llen[ao]|verif\w+|confirm\w+|en attente|pending|frais|fee|regle\w*|pag\w+)\b/,
      /\bcopyright infringement\b|\b(?:my|our) (?:copyrighted )?(?:images|photos|pictures)\b.{0,120}\b(?:sue|lawsuit|legal action|court|download|evidence)\b|\bviolation (?:de|du) (?:droits? d'auteur|copyright)\b.{0,120}\b(?:telecharg\w+|preuves?|lien|tribunal|https?)/,
      /\b(?:we|i) (?:have |'ve )?hacked your\b|\byour (?:database|site|website|computer|device|data|webcam)\b.{0,20}\b(?:hacked|leaked|compromised|infected|vulnerable|encrypted)\b|\b(?:vulnerabilit|security (?:bug|flaw|issue))\w*\b.{0,30}\byour (?:web ?)?site\b.{0,80}\b(?:bounty|reward|pay\w*|bitcoin)\b/,
      /\byour (?:domain|listing|account|hosting|mailbox|e?-?mail|website|trademark|ssl)\b.{0,60}\b(?:expir\w+|be (?:deleted|suspended|terminated|blocked|closed|deactivated)|suspended|deactivat\w+|renew\w*|terminat\w+)\b/,
      /\bdomain (?:name )?(?:expiration|registration|renewal) (?:notice|service|fee)\b/,
      /\bvo(?:tre|s)\b (?:nom de )?(?:domaine|compte|hebergement|boite|messagerie|site|page|fiche|certificat|facture|colis)\b.{0,70}\b(?:expir\w+|suspend\w+|suspension|supprim\w+|desactiv\w+|resili\w+|bloque\w*|ferme\w*|impaye\w*|en attente|interromp\w+)\b/,
      /\b(?:nous avons|j'ai) (?:pirate|hacke)\b|\bvo(?:s|tre)\b.{0,25}\b(?:donnees|base|ordinateur|webcam|site)\b.{0,25}\b(?:pirate\w*|vole\w*|chiffre\w*|hacke\w*|publie\w*|divulgue\w*)\b/,
      /\b(?:su|tu) (?:dominio|cuenta|sitio|web|correo|hosting|pagina|alojamiento|paquete|factura)\b.{0,60}\b(?:caduc\w+|venc\w+|suspend\w+|elimin\w+|expir\w+|bloque\w+|cancel\w+|desactiv\w+|hackead\w+|pendiente)\b|\bhemos hackeado\b/,
      /(?:نطاقك|نطاقكم|موقعك|موقعكم|حسابك|حسابكم|استضافتك|بريدك|دومين ديالك|الكونط ديالك|صفحتك|صفحتكم).{0,60}(?:سينتهي|تنتهي|ينتهي|انته|ايقاف|تعليق|حذف|سيتم|غيتسد|غادي يتسد|مهدد|اغلاق|غيتحيد)|(?:اختراق|اخترقنا|هكرنا) (?:موقعك|موقعكم|حسابك|السيت|جهازك)/,
      /\b(?:site|domaine|compte|page|kont) (?:dyalk|dyalek|dyalkom|dialk|dialkom)\b.{0,40}\b(?:ghay\w*|ghadi|ghaytsed|ytsed|ythbs|suspend\w*|expir\w*|thacka|t7eyed|y7bes)\b|\bthacka\b|\bhackina\b/,
    ],
    named: [/\b(?:copyright|droits? d'auteur|lawsuit|hacked|pirate\w*|expir\w+)\b/],
  },
  // Followers, reviews and addresses in bulk.
  {
    swindle: false,
    told: [
      /متابع.{0,30}(?:دولار|درهم|ريال|يورو)|\b\d+ (?:qualified |exclusive )?leads\b.{0,30}\b(?:per|a|every|each|par|al)\b|\bcold e-?mail (?:service|outreach)\b/,
      /\b(?:five|cinq|cinco|5)[ -]?(?:star|etoiles|estrellas)s? reviews?\b.{0,30}\d|\b(?:pack|\d+) (?:de )?\d* ?(?:avis|reviews|resenas)\b.{0,30}(?:5|cinq|\d ?€|[$€]\d|etoiles|star)|\bboost your (?:google )?reviews\b/,
      /\bvendemos (?:seguidores|likes|me gusta|visitas)\b|\b\d+ (?:abonnes|followers|likes|mtab3in) (?:7a9i9iyin|haqiqiyin|ghir|b )/,
      /\b(?:buy|cheap|real|get|achete[zr]|acheter|vend\w*|vente|compr[ae]r?|compre|offr\w+|sell\w*)\b.{0,30}\b(?:followers|likes|views|abonnes|seguidores|subscribers|vues|me gusta)\b(?=.{0,120}(?:\d ?(?:€|\$|dh|eur|usd|mad|dirhams?)|[$€£] ?\d|https?:|www|pas cher|cheap|instant|livraison|garanti|votre|your|\bsu\b|\btu\b|smm|real|reels|barat|entrega))/,
      /\b\d[\d. ]*(?:k|000)? (?:(?:real|vrais|instagram|reales|active|actifs|tiktok) ){0,2}(?:followers|abonnes|seguidores|likes|vues|views)\b(?=.{0,60}(?:\d ?(?:€|\$|dh|eur|usd|mad)|[$€£] ?\d|https?:|pour seulement|por solo|for only|pas cher|b \d))/,
      /\b(?:buy|sell|verified|fake|vend\w*|achete[zr]|compr[ae]r?) (?:\S+ ){0,2}(?:google |trustpilot )?(?:reviews|avis (?:google|positifs|5|verifies)|resenas)\b/,
      /\b(?:e-?mails?|leads?|contacts?|b2b|targeted|company) (?:list|database|lists|databases|data)\b.{0,50}(?:\d|sale|buy|price|industr\w+|verified|decision)|\b(?:bases?|fichiers?|listes?) (?:de |d')?(?:donnees|e-?mails?|contacts|prospects|clients|adresses)\b.{0,50}(?:\d{3,}|qualifie\w*|a vendre|millions?|entreprises)|\bbases? de datos\b.{0,50}(?:\d{3,}|empresas|correos|venta|millon)/,
      /\bbulk (?:sms|e?-?mail|whatsapp)\b|\b(?:sms|e-?mailing|whatsapp) (?:en masse|masivos?|marketing masivo)\b|\benvios? masivos?\b/,
      /(?:زياده|زيادة|شراء|بيع|رشق|نزيدو|نزيد|للبيع).{0,25}(?:متابع|لايك|مشاهد|مشترك|فولورز|followers|abonnes)|متابعين (?:حقيقي|انستغرام|انستقرام|عرب|مضمون)|قاعد[هة] بيانات.{0,30}(?:شرك|ايميل|ارقام|\d)|رسائل (?:جماعي|sms)/,
      /\b(?:nzid\w*|zid|kanbi3\w*|kanzid\w*|kan3tiw?)\b.{0,25}\b(?:followers|abonnes|likes|abonnements|vues|mtab3in)\b|\b(?:followers|abonnes|likes|mtab3in)\b.{0,30}\b(?:rkhas|b ?\d+ ?(?:dh|drhm)|7a9i9i\w*|haqiqi\w*|real)\b/,
      /накрутк|подписчик/,
    ],
    named: [
      /\b(?:followers|abonnes|seguidores|likes)\b|متابعين|فولورز/,
      /\b(?:avis google|google reviews|leads?|prospects|mailing list|e-?mail lists?)\b/,
    ],
  },
  // Sites, apps and staff from offshore companies; goods by the container.
  {
    swindle: false,
    told: [
      /\b(?:web|app|mobile|software) (?:and \w+ )?development\b.{0,40}\b(?:from india|india|pakistan|dollars an hour|per hour|hourly|dedicated team)\b|\bdedicated (?:team|developers?)\b/,
      /\b(?:we are|i am|i'm|this is|i represent|from) (?:an? )?.{0,45}\b(?:company|agency|firm|developers?|team|studio|freelancers?|expert)\b.{0,15}\b(?:in|from|based in|based out of) (?:india|pakistan|bangladesh|vietnam|ukraine|the philippines)\b|\bwith (?:over |more than )?\d+\+? years of experience\b.{0,60}\b(?:your|dedicated|hire|clients worldwide)\b/,
      /\b(?:redesign|rebuild|revamp|modernize|re-?design|upgrade) (?:of )?your (?:current |existing |outdated )?(?:web ?site|site|web|page)\b|\b(?:explainer|promo|animated|promotional) videos? (?:for|of|about) your\b|\b(?:mobile )?app for your (?:business|company)\b|\bhire (?:our |dedicated |expert |a )?(?:\w+ )?(?:developers?|designers?|virtual assistants?)\b/,
      /\b(?:web ?site|web|app|mobile app|logo) (?:design|development|redesign) (?:services?|packages?)?\b.{0,25}\b(?:at|from|starting|just|only|affordable) ?[$€£]? ?\d|\b(?:affordable|cheap) (?:web|website|app|mobile) (?:design|development)\b/,
      /\b(?:ai|ia) (?:agents?|chatbots?|assistants?|receptionist)\b.{0,60}\byour (?:business|website|customers|leads)\b|\bchatbots?\b.{0,50}\b(?:votre (?:site|entreprise)|tu (?:web|negocio)|su (?:web|negocio))\b/,
      /\b(?:refaire|refonte de|refondre|moderniser|repenser|recreer|creation de) votre (?:site|logo|boutique|application)\b.{0,120}(?:\d ?(?:€|eur|dh|mad|\$)|gratuit|offre|pas cher|promotion|tarif)|\bvotre (?:site|logo)\b.{0,40}\b(?:a partir de|pour seulement) \d/,
      /\b(?:redisen|renov|moderniz|crea)\w*\b.{0,8}\b(?:su|tu) (?:sitio|pagina|web|logo)\b/,
      /(?:نصمم|تصميم|نطور|نعيد تصميم|نصاوبو|نصاوب)(?: لك| لكم| ليك)? ?(?:موقعك|موقعكم|متجرك|موقع احترافي|ليك سيت|تطبيقك)(?=.{0,80}(?:\d|ب ?سعر|باقل|عرض|خصم|فقط))/,
      /\b(?:professional|leading|direct|chinese|oem|original) (?:\w+ ){0,3}(?:manufacturer|factory|supplier)s?\b.{0,50}\b(?:china|shenzhen|guangzhou|yiwu|of|for)\b|\bfactory price\b|\b(?:dear )?(?:purchasing|procurement) manager\b|\bfabricant (?:chinois|en chine)\b|\bprix (?:d')?usine\b|\bprecio de fabrica\b/,
      /\b(?:replica|fake|aaa|1:1|repliques?|replicas?) (?:\w+ ){0,2}(?:watch\w*|bags?|rolex|shoes|sneakers|montres?|sacs?|luxe|relojes|bolsos|de lujo)\b|\b(?:ray-?ban|louis vuitton|rolex|nike|gucci)\b.{0,40}\b(?:\d{2} ?%|cheap|discount|outlet|pas cher|barat\w+)\b/,
      /\b(?:iptv)\b.{0,60}\b(?:\d+ ?(?:€|\$|dh|chaines|channels|mois|months)|abonnement|premium|4k|subscription|essai|gratuit)/,
    ],
    named: [
      /\b(?:outsourc\w+|virtual assistants?|offshore|chatbots?|ai agents?)\b/,
      /\b(?:wholesale|factory|iptv|replica)\b/,
    ],
  },
  // Sorcery, forged papers and counterfeit money.
  {
    swindle: true,
    told: [
      /علاج (?:السحر|المس|العين)|رد المطلق|\b(?:maitre|professeur|papa|cheikh|sheikh|docteur) [a-z]+,? (?:grand |puissant )?(?:specialiste|voyant|medium|marabout|guerisseur)\b|\b(?:yrje3|yrja3|trje3)\b.{0,30}\b(?:iyam|yam|sa3a)\b|\bfqih\b|\bl7bib\b.{0,20}\byrj/,
      /\bmarabout\b|\b(?:grand|puissant|vrai|serieux) (?:medium|voyant|maitre)\b|\bretour (?:de )?(?:l'|d')?(?:etre aime|affecti\w+|amour)\b|\b(?:desenvout|envout)\w+\b|\bvoyan(?:t|te|ce) (?:gratuit\w*|serieu\w*|par|africain\w*|medium)\b|\bportefeuille magique\b|\bamarres? de amor\b|\b(?:tarot|videncia) (?:gratis|amor|telefonic\w+|economic\w+)\b|\b(?:spell caster|love spells?|lost love|black magic|voodoo|illuminati)\b/,
      /جلب الحبيب|شيخ روحان|فك (?:السحر|السحور|العقد)|روحاني(?:ه|ة)? (?:مغرب|مجرب)|رد المطلق|خاتم سليمان|\b(?:chouwaf|shwaf|jleb l7bib|fekk? s7or|fqih)\b.{0,40}\b(?:whatsapp|nta[iy]j|mjerreb|madmoun|7bib)/,
      /\b(?:buy|acheter|obtenez|obtenir|comprar|real|vrais?|faux|fake)\b.{0,30}\b(?:passports?|passeports?|driver'?s? licen[cs]es?|permis de conduire|diplom\w+|ielts|toefl|id cards?|carnet de conducir|titulos?|faux billets|counterfeit|billets contrefaits|cartes? clonees?|cloned cards?)\b(?=.{0,100}(?:sans|without|whatsapp|sin|https?|registered|enregistr|online|contact))/,
      /\b(?:passeports?|passports?|permis de conduire|driver'?s? licen[cs]es?|diplom\w+|carnets? de conducir|cartes? d'identite)\b.{0,40}\b(?:enregistre\w*|sans (?:examen|test|etudes)|registered|without (?:an? )?(?:exam|test)|sin examen|registrad\w+)\b/,
      /代开发票|办证|加微信.{0,20}(?:办|价格|优惠|发票)|刷单|贷款/,
    ],
    named: [],
  },
];
