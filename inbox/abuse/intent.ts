/**
 * The intent of a sender: to want something of the agency, or to sell to everybody. Read in folded text, as
 * the expressions of `phrases.ts` are.
 */

/**
 * Phrases of a visitor who asks for something, describes their own business, or applies. Those that sellers use too are
 * left out.
 */
const ASKING: readonly RegExp[] = [
  // These are in French.
  /\b(?:nous|on|je) (?:cherch|recherch|souhait|voudr|voul|veu|aimer|prepar|lanc|ouvr|organis|refais|refon|dispos|recru|recev|recoi|lou(?:ons|e)|particip|utilis|perd|refus|demenag|travaill(?:ons|e) (?:a|en|dans|chez)|vend(?:ons|s) (?:nos|mes|des|du)|fabriqu|depens|tien|ger|sui|somm)\w*\b(?! (?:vous )?(?:propos|offr|publi|une societe de|un particulier|particulier|(?:mme|mlle) |atteint|malade|(?:la |une )?veuve|(?:l'|un |une )?(?:avocat|notaire|huissier|investisseur|preteur|voyant|medium|marabout|maitre)|capable|en mesure|a (?:leguer|donner|confier|investir)|(?:un|une) (?:partenaire|personne) |faire (?:un )?don|leguer|partager avec vous|confier|(?:un|une) (?:agence|societe|equipe|entreprise) (?:de|specialis|qui aide)|vous (?:accord|pret|contact)))/,
  /\bj(?:'|e )(?:aimerais|ai (?:besoin|un|une|vu|adore|lu)|cherche|veux|voudrai?s?|voudre|habite|travaille|etudie)\b(?! (?:(?:vous )?(?:propos|offr|publi)|a (?:leguer|donner|confier|investir)|un partenaire))|\bjvoudr\w*/,
  /\b(?:et (?:re)?cherchons|merci (?:d'avance|beaucoup|de (?:me|nous|votre (?:retour|reponse)))|sauriez-vous|comment travaillez|peut-on|est-il possible|est-ce possible|savez-vous|auriez-vous|connaissez-vous|pensez-vous|conseillez|il (?:nous|me) faut(?:drait)?|nous avons (?:besoin|un|une|deux|trois|vu|deja|aime|lu)|notre besoin|cahier des charges|appel d'offres)\b/,
  /\bcomment (?:faire|le|la|les|on|je|nous|recuper|puis|peut|pouvons|se passe|ca)\b|\b(?:pouvez|pourriez|pourrez|seriez|avez|faites|proposez|acceptez|travaillez|prenez|pvez|pouriez)[ -]vous\b|\b(?:est-ce que vous|vous (?:pouvez|faites|proposez|avez|prenez|travaillez) .{0,60}\?)|\b(?:combien|quel(?:le)?s? (?:est|sont|budget|delais?|tarifs?|prix|serai(?:t|ent)))\b/,
  /\b(?:notre|nos|mon|ma|mes) (?:\S+ (?:de )?)?(?:site|sites|pages?|boutique|restaurant|cafe|riad|hotel|entreprise|societe|marque|equipe|concurrents?|projet|association|cabinet|clinique|agence|ecole|client\w*|magasin|compte|portfolio|book|cv|candidature|profil|domaine|application|catalogue|parcours|experience|atelier|cooperative|ancien)\b(?! (?:vous|garanti|propos|offr|vend|aid|accompagn|peut|pourra|assur|specialis|livr|fourni|met|a aide|augment|boost|travaille pour vous))/,
  /\b(?:je (?:postule|me permets|suis (?:graphiste|photographe|etudiant|developp|redact|motion|community|monteu|chef|actuellement|diplome|en (?:master|licence))|candidate)|candidature|stage|alternance|ans d'experience)\b/,
  // These are in English.
  /\b(?:we|i)(?:'d| would| do| really| currently| urgently| also)* (?:need|like your|want|love|like to (?:know|hire|discuss|book|get|have|see|apply|work|redo|launch)|run|own|open|are (?:looking for (?:an?|some|help|your)|opening|launching|a (?:small|licensed|family|design|local|new))|am (?:looking for (?:an?|help|your)|a (?:junior|senior|freelance|graphic|student|photographer|ux)|applying)|'re (?:looking|opening|launching)|'m (?:looking|opening|launching|applying))\b(?! (?:guest|your (?:site|website)|to (?:offer|publish|propos|introduce|present|contribute|place|feature|show you|help you|buy|share)))/,
  /\b(?:can|could) you (?:please |also |maybe )?(?!afford|imagine|believe|handle more|accept)\w+|(?<!\b(?:you|do you|if you|who|businesses) )\bneed (?:a|an|some|help|your help|someone)\b(?! (?:loan|trusted|reliable|partner))|\b(?:do|are|have) you (?:\w+ ){0,2}(?:help us|help me|handle|make|build|design|film|shoot|do|send (?:us|me) (?:a )?(?:quote|prices)|quote|redo|take|offer|work with|provide|available|tell (?:us|me)|fix|manage|audit)\b|\bhow (?:much|long) (?:would|does|do|will|is)\b(?!.{0,30}(?:link|guest|post))/,
  /(?<!\b(?:visit|check|join|on|at|via|using|to) )\b(?:our|my) (?!late |deceased |private )(?:\w+ ){0,2}(?:web ?site|site|shop|store|company|brand|restaurant|hotel|riad|team|wife|husband|sister|son|daughter|page|clients?|students?|article|office|budget|competitors?|project|portfolio|cv|resume|client|clients|agency|previous|current|domain|app)\b(?! (?:can|could|will|would|provid|offer|help|specializ|deliver|boost|answers|is (?:the|a) (?:leading|best)|for free|and (?:prices|packages)))(?<!\blink to our client)|\b(?:our|my) (?:charity|school|clinic|association|museum|church)\b|\b(?:we have|i have|we've got|my budget is|budget of|budget is|budget:) ?(?:about |around |only )?[€$£]? ?\d[\d., ]*(?!m\b|million|[\d., ])|\b(?:any advice|what would (?:that|it|this) cost|is there parking|we have a meeting|following up|thank you|thanks for)\b/,
  // These are in Spanish.
  /\b(?:adjunto (?:mi )?(?:cv|curriculum)|les escribo de parte|nos pasan|necesit(?:o|amos)|busc(?:o|amos)|quer(?:emos|ria|riamos)|quisi\w+|nos gustaria|me gustaria|estamos (?:buscando|abriendo|preparando)|vamos a abrir|tenemos un|tengo un|quiero)\b(?! (?:ofrecer|proponer|publicar|contarle))|\b(?:pueden|podrian|puede|podria|hacen|tienen|trabajan)\b.{0,80}\?|\bcuant[oa]s?\b|\b(?:nuestr[oa]s?|mi) (?:\S+ )?(?:sitio|web|pagina|tienda|empresa|marca|restaurante|hotel|equipo|proyecto|portafolio|portfolio|competidor\w*|riad|negocio|candidatura|curriculum|presupuesto)\b/,
  // These are in Arabic, and in Moroccan Arabic in both its scripts.
  /(?:^|[\s،.!؟])(?:و|ف)?(?:نريد|اريد|نود|اود|نحتاج|احتاج|محتاجين|نبحث|ابحث(?! عن (?:شخص|شريك))|نرغب|ارغب|بغيت(?!ي)|بغينا|خاصنا|خاصني|كنقلب|كنقلبو|شحال|بشحال|بكم|كم |هل يمكن|هل تقوم|هل لديكم|واش تقدر|واش كتدير|واش عندكم|عندي|عندنا (?:محل|مطعم|شرك|رياض|مقهي|متجر|مشروع|سيت|جمعي|مدرس)|لدي(?!نا)|لدينا (?:محل|مطعم|شرك|رياض|مقهي|متجر|مشروع|موقع|جمعي)|نحن (?:تعاوني|شرك|جمعي|مطعم|مدرس|فندق|مقهي)|انا (?:مصمم|مصور|طالب|خريج)|موقعنا|شركتنا|متجرنا|مشروعنا|مطعمنا|محلنا|السيت ديالنا|السيت ديالي|اعمالي|سيرتي|تخرجت|اتقدم)/,
  /\b(?:bghit|bghina|bghyt|bghi?na|baghi|baghya|baghyin|mohtaj|m7tajin|khassni|khasna|khassna|khasni|5asni|kan9leb|kan9elbo|kanqleb|kanqelbo|ch?hal|sh?hal|b ?ch?hal|wach (?:t9dro|ta9dro|t9der|tqdro|katdiro|kadiro|3ndkom|mumkin|momkin|tqder)|3ndi|3andi|3andna (?:mahal|resto|restau\w*|riad|cafe|hanout|charika|snack|magasin)|3ndna (?:mahal|resto|restau\w*|riad|cafe|hanout|charika|snack|magasin)|dyalna|dyali|dialna|diali)\b/,
  // These are in other languages.
  /(?:^|\s)(?:мы (?:ищем|открыва|хотим|компания)|нам нуж|ищем|хотим заказать|наш (?:сайт|ресторан|магазин))|我们(?:是|公司|想|需要|的|在)|想请|需要.{0,12}(?:网站|设计|视频)/,
];

/** Phrases of an offer. Clients use some about their own trade: `ASKING` is checked too. */
const OFFERING =
  /\b(?:we|i|our (?:\w+ )?(?:team|company|agency|platform|experts?|hackers|system|software|bot|service)) (?:(?:can|could|will|also|do|would (?:like|love) to|are able to|want to|specialize in|have|help|you) )*(?:sell|increase|boost|improve|place|put|rank|bring|drive|redesign|double|recover|fund|finance|pay|represent|make you|offer|provide|supply|deliver|help you|get you|guarantee|propose|help (?:businesses|companies|brands|websites)|specializ\w+|gets you|get you|brings you|will get|wants to)\b|\b(?:our (?:services?|packages?|prices?|rates?|price list|offers?)|for sale|dear (?:site|website|business) owner|dear (?:sir|webmaster|admin|owner)|only [$€£]\d|from (?:just |only )?[$€£]? ?\d+ ?(?:usd|eur|\$|€)?|starting (?:at|from))\b|\b(?:nous|je|notre (?:equipe|agence|societe|plateforme|reseau|robot|logiciel)) (?:vous |d'\w+ |souhait\w+ (?:vous )?|desir\w+ (?:vous )?|peu\w+ |pouv\w+ )*(?:propos|offr|vend|fourni|garanti|accompagn|aid|octroi|octroy|accord|met(?:s|tons)|livr|assur|achet|financ|pret|pay|boost|amelior|augment|posi|referenc|cre|refais|recuper|retrouv|represent)\w*\b|\b(?:nos (?:services|taux|formules|solutions|developpeurs|equipes|packs?|offres|tarifs|experts?)|offre speciale|a partir de \d|pour seulement|promotion|cher (?:client|proprietaire|monsieur)|faire (?:un )?don|a vendre|madame, monsieur, je suis un particulier|disponible des)\b|\b(?:ofrec|vend(?:emos|o|en)\b|proporcion|garantiz|suministr|brind|concedemos|otorg|posicionamos|creamos|disenamos|recuperamos|financiamos|prestamos dinero|pagamos|aumentamos)\w*\b|\b(?:nuestros (?:servicios|planes|precios|paquetes)|desde (?:solo )?\d|por solo|estimado (?:propietario|cliente|dueno|senor))|(?:نقدم|نوفر|نبيع|للبيع|لدينا عروض|خدماتنا|عرض خاص|باسعار|باثمنه|باقل|نضمن|نحن شركه متخصص|كنقدمو|كنقدم|كنبيعو|كنبيع|كنوفرو|عندنا احسن|كنعطيو|كنديرو|ابتداء من|فقط ب|بثمن|غير ب|كنضمنو)|\b(?:kanbi3\w*|kan9ad?mo|kanqad?mo|kan9edmo|kandiro|kan3tiw|kan3ti|kanwefro|kandmno|kanzid\w*|3ndna (?:a7san|ahsan|packs?|offre|promo)|ghir b|b taman|bi? ?a7san taman)\b/;

/** The reader as an owner of any site or business. */
const ADDRESSED =
  /\byour (?:\w+ )?(?:web ?site|site|business|company|blog|domain|brand|page|rankings?|sales|customers|online presence)\b|\bvo(?:tre|s) (?:\S+ )?(?:site|entreprise|blog|domaine|activite|ventes|clients|referencement|page|boutique|business|visibilite|projets?)\b|\b(?:su|tu|sus|tus) (?:\S+ )?(?:sitio|web|pagina|negocio|empresa|blog|tienda|dominio|ventas)\b|(?:موقعك|متجرك|شركتك|شركتكم|موقعكم|مشروعك|مشروعكم|نشاطك|صفحتك|صفحتكم|البيزنس ديالك)|\b(?:site|page|business|projet|compte|insta) (?:dyalk|dyalek|dyalkom|dialk|dialek|dialkom)\b|\bdear (?:site|website|business) owner\b/;

/** Phrases that call for immediate action, with the seller's contact. */
const CALLING =
  /(?:\+|\b00)\d[\d .-]{8,}|\b0[5-7](?:[ .-]?\d{2}){4}\b|[\w.-]@[\w-]+\.\w|\b(?:appelez|llame|llamenos|pidel[ao]s?|interesse\w* \?|interested \?|interested\?|want details|ask for (?:the|our)|may i (?:call|send)|shall i|let me know|write to (?:me|my|our)|no signup|inscription gratuite|get funded|repondez)\b|\b(?:click (?:here|below|on)|visit (?:us|our|now|this|here)|order (?:now|at|here|today)|buy (?:now|here)|act now|reply (?:now|to this|yes|with|for|in)|contact (?:me|our|us|my)|sign up|register (?:now|here|today)|join (?:now|us|our|today|the)|apply (?:now|here|today)|limited (?:time|offer)|don't miss|check (?:it|this|out)|learn more|see (?:it|our)|book a call|get started|free trial|contact us (?:now|today|on|via|at)|price list|download|claim (?:your|now|it)|cliquez|commandez|inscrivez[ -]vous|rejoignez|profitez|offre limitee|repondez|decouvrez|reclamez|contactez[ -](?:nous|moi)|ecrivez[ -](?:nous|moi)|ecrivez a|haz clic|haga clic|pulse aqui|registrate|registrese|escribenos|escribanos|contactenos|contactanos|aprovech\w+|solicit\w+|unete|no (?:te|se) lo pierda\w*|responda|visite)\b|\b(?:whatsapp|telegram|wa\.me|t\.me|skype)\b|واتساب|واتس|تيليجرام|تلغرام|تواصل مع|تواصلو|راسل|للتواصل|اتصل (?:بنا|الان|ب)|سجل (?:الان|هنا|دابا)|اضغط|انقر|اطلب|احصل|صيفط|دخل (?:هنا|ل)|كليكي|زورو|\b(?:dkhol|dkhel|dkhlo|sift|sifto|sift lina|siftlna|kliki|cliki|tsejel|tssejel|tsajal|ktb lina|3ayet|3iyet|twassel|twasel|commandi)\b|加微信|欢迎咨询|联系/;

/** People write so to each other, and advertisers hardly ever. */
const PERSONAL =
  /\?\s*$|\b(?:budget|merci|thanks?|cordialement|bien a vous|regards|sincerely|saludos|gracias|presupuesto|devis|quote|brief|projets?|project|proyecto|rendez-vous|meeting|factures?|invoice|following|suite a|rappel\w*|nous|notre|nos|mon|mes|our|nuestr[oa]s?|chokran|shokran|3afak|hna|dyalna|dyali)\b|شكر|نحن|ميزاني|مشروع|عفاك|ديالنا|ديالي|我们|мы |наш/;

/** A price, or figures that promise. */
const PRICING =
  /[$€£] ?\d|\d[\d., ]{0,20}k? ?(?:€|\$|£|euros?|eur\b|usd\b|dollars?|dolares|dh\b|mad\b|dirhams?|btc\b|рубл|元)|\d ?%|(?:درهم|دولار|يورو)/;

type Intent = {
  asks: boolean;
  offers: boolean;
  addresses: boolean;
  calls: boolean;
  prices: boolean;
  /** Whether somebody writes to somebody. */
  personal: boolean;
};

/** @param folded as `fold` returns it */
export function intentOf(folded: string): Intent {
  return {
    asks: ASKING.some((pattern) => pattern.test(folded)),
    offers: OFFERING.test(folded),
    addresses: ADDRESSED.test(folded),
    calls: CALLING.test(folded),
    prices: PRICING.test(folded),
    personal: PERSONAL.test(folded),
  };
}
