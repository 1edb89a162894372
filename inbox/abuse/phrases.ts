/** Phrases of spam, in small letters without accents. Not words: clients speak of SEO and credit themselves. */
type Trade = {
  /** The weight of the first of its phrases; each further one, three at most, adds 2. */
  weight: number;
  patterns: readonly RegExp[];
};

export const PHRASES: readonly Trade[] = [
  // Search rankings, links and visits, sold to every owner of a site. Clients ask for them; they do not offer them.
  {
    weight: 5,
    patterns: [
      /\b(?:sell|offer|buy|publish|provide|do) guest posts?\b|\bguest posts? (?:on|for|at|service)/,
      /\b(?:high|quality|dofollow|do-follow|cheap|buy|pbn)[ -](?:quality |authority |da )?(?:back)?links\b/,
      /\b(?:da|dr|domain authority|domain rating)[ :]{0,2}\d{2}\+?/,
      /\brank (?:your|you) (?:web ?site|site|higher|on)\b/,
      /\b(?:we|i|our team) (?:can|will|could) (?:get|put|place|bring|rank|boost|increase) (?:you|your)\b/,
      /\b(?:increase|boost|more|targeted|organic) (?:your )?(?:web ?site )?(?:traffic|visitors)\b/,
      /\bi (?:came across|was looking at|just visited|found|visited|was browsing) your (?:web ?)?site\b/,
      /\b(?:errors?|issues?|mistakes?) (?:on|with|in) your (?:web ?)?site\b/,
      /\bfree (?:seo )?(?:audit|proposal|quote|consultation)\b/,
      /\b(?:seo|link building|web design|app development) (?:services?|packages?|company|agency) (?:at|from|for|in india|price)/,
      /\bsponsored (?:post|article|content) on your\b/,
      /\bcontact form (?:marketing|blast|submission)s?\b/,
      /\bmillions? of (?:contact forms|web ?sites)\b/,
      /\bjust like this one\b/,
      /\b(?:explainer|promo) video for your\b/,
    ],
  },
  // Casinos and bets.
  {
    weight: 7,
    patterns: [
      /\b(?:online|crypto|best|bitcoin) casinos?\b|\bcasinos? (?:online|en ligne|bonus)\b/,
      /\b(?:1xbet|1win|mostbet|pin-?up casino|melbet|vulkan|slot gacor|judi online)\b/,
      /\b(?:free spins|no deposit bonus|welcome bonus|bonus de bienvenue)\b/,
      /\b(?:казино|ставки на спорт)/,
    ],
  },
  // Pills.
  {
    weight: 7,
    patterns: [
      /\b(?:viagra|cialis|levitra|tramadol|xanax|ozempic|phentermine|kamagra)\b/,
      /\b(?:online|canadian) pharmac(?:y|ies)\b|\bwithout (?:a )?prescription\b/,
      /\bweight[ -]loss (?:pills?|gummies|supplement)\b|\bcbd (?:oil|gummies)\b/,
    ],
  },
  // Company for money.
  {
    weight: 7,
    patterns: [
      /\b(?:hot|sexy|lonely|single) (?:girls?|women|milfs?)\b|\bdating (?:site|app) for\b/,
      /\b(?:porn|xxx|nudes?|escorts?|onlyfans)\b/,
      /\b(?:sex|adult) (?:chat|dating|video)s?\b/,
    ],
  },
  // Money out of nothing.
  {
    weight: 6,
    patterns: [
      /\b(?:bitcoin|crypto|forex|btc|usdt)[ -](?:investments?|trading (?:bot|platform|signals?)|signals?|profits?|wallet recovery)\b/,
      /\b(?:passive income|financial freedom|double your (?:money|bitcoin|investment))\b/,
      /\b(?:earn|make|gagne[rz]?) (?:up to |from |jusqu'a )?[$€£]?\d[\d., ]{1,15}[$€£]? ?(?:usd|euros?|dollars)? (?:per|a|each|par|every) (?:day|week|month|jour|semaine|mois)\b/,
      /\bguaranteed (?:returns?|profits?|income)\b/,
      /\brecover (?:your )?(?:lost|stolen) (?:bitcoin|crypto|funds)\b/,
    ],
  },
  // Loans and inheritances.
  {
    weight: 6,
    patterns: [
      /\boffre de prets?\b|\bprets? (?:entre|aux) particuliers?\b|\bpret (?:rapide|urgent|serieux)\b/,
      /\btaux d'interet de \d+ ?%/,
      /\b(?:business |personal )?loan (?:offer|at \d)/,
      /\b(?:guaranteed|instant) (?:loan|approval)\b/,
      /\b(?:next of kin|unclaimed (?:funds|inheritance)|late (?:husband|client)|legs de|heritiere? de)\b/,
      /\b\d+(?:[.,]\d+)? million(?:s)? (?:usd|us dollars|united states dollars|d'euros|de dollars)\b/,
    ],
  },
  // Threats that want a click.
  {
    weight: 7,
    patterns: [
      /\bcopyright infringement\b|\b(?:my|our) (?:copyrighted )?(?:images|photos|pictures) (?:on|without)\b.{0,80}\b(?:permission|consent|sue|legal)\b/,
      /\b(?:we|i) (?:have )?hacked your\b|\byour (?:database|site|website) (?:has been|was|is) (?:hacked|leaked|compromised)\b/,
      /\byour (?:domain|listing|account) (?:\S+ )?(?:is about to|will) (?:expire|be (?:deleted|suspended|terminated))\b/,
      /\bdomain (?:name )?(?:expiration|registration) (?:notice|service)\b/,
    ],
  },
  // Followers, reviews and addresses by the thousand.
  {
    weight: 6,
    patterns: [
      /\b(?:buy|acheter|cheap|real) (?:instagram |tiktok |youtube |facebook |real )?(?:followers|likes|views|abonnes)\b/,
      /\b(?:buy|sell|verified) (?:google |trustpilot )?reviews\b/,
      /\b(?:email|leads?|contacts?) (?:list|database) of \d/,
      /\bbulk (?:sms|email|whatsapp)\b.{0,40}\b(?:service|cheap|price|rate)/,
    ],
  },
];
