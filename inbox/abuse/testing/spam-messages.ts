/** Messages that programs send to every form they find, invented after real ones: all must be set apart. */
import type { FieldValues } from '../../form-schema.ts';
import type { RequestKind } from '../../kinds/kinds.ts';

type Message = { kind: RequestKind; fields: FieldValues };

const contact = (name: string, message: string, company = 'google'): Message => ({
  kind: 'contact-request',
  fields: { name, email: 'mike@mail.example', company, budget: 'À discuter', message },
});

const comment = (name: string, text: string): Message => ({
  kind: 'comment',
  fields: { name, email: 'spam@mail.example', comment: text },
});

export const SPAM_MESSAGES: readonly Message[] = [
  // Rankings and links
  contact(
    'Mike Evans',
    'Hi, I came across your website and noticed some errors on your website. We can rank your site on page 1 of Google. Free SEO audit: https://rank-fast.example/offer',
  ),
  contact(
    'Outreach Team',
    'We sell guest posts on DA 60+ sites with dofollow backlinks. Price list: https://linkmarket.example https://linkmarket.example/list',
  ),
  contact(
    'Jessica',
    'I just visited your site. Our team can increase your website traffic with targeted traffic from real visitors. Free consultation, reply now. We can boost your sales with our contact form marketing.',
  ),
  contact(
    'Rahul Sharma',
    'Hello Sir/Madam, We are a leading SEO company in India. We can place your website on top. SEO packages price: reply for free quote. I found your website and there are errors in your website.',
  ),
  contact(
    'Contact Form',
    'We deliver your message to millions of websites through their contact forms, just like this one. Contact form blasts from $99: https://blast.example/?ref=form',
  ),
  contact(
    'Video Guy',
    'I was looking at your site and made an explainer video for your homepage idea. See it: https://bit.ly/3xyzABC Free proposal inside, we can boost your conversions.',
  ),
  // Casinos and bets
  contact('Robertnub', 'Best online casino 2026 https://casino-win.example'),
  contact(
    'DavidTet',
    '[url=https://slots.example]free spins[/url] no deposit bonus for new players',
  ),
  contact('AlexMut', '1xbet промокод и бонусы казино https://bet.example/promo'),
  contact('Jeux', 'Casino en ligne avec bonus de bienvenue de 500 € : https://jeux.example/fr'),
  // Pills
  contact('PharmaPlus', 'Buy viagra and cialis without prescription https://pills.example'),
  contact('Canadian', 'canadian pharmacy online pharmacies tramadol cheap www.pills.example'),
  contact('Keto', 'Weight loss gummies and CBD oil that work: https://slim.example/keto'),
  // Company for money
  contact('Anna', 'Hot girls near you want to meet tonight https://date.example/anna'),
  contact('Natasha22', 'My nudes and sex chat here https://t.me/natasha_room https://nat.example'),
  // Money out of nothing
  contact(
    'James Broker',
    'Earn $5,000 per day with our bitcoin investment platform. Guaranteed returns. https://coinboost.example',
  ),
  contact(
    'Crypto Recovery',
    'Recover your stolen crypto with our experts. Bitcoin wallet recovery in 24 h, guaranteed profits. https://recover.example',
  ),
  contact(
    'Revenus',
    'Gagnez jusqu’à 500 € par jour depuis chez vous, passive income https://gain.example',
  ),
  contact(
    'Maxim',
    'Заработок в интернете без вложений, начните сегодня https://money.example/start',
  ),
  // Loans and inheritances
  contact(
    'Service Prêt',
    'Offre de prêt entre particuliers sérieux et rapide, taux d’intérêt de 2 %. Prêt rapide sans protocole. Écrivez à https://pret.example',
  ),
  contact(
    'Mrs Elizabeth',
    'I am the next of kin of my late husband who left 12.5 million USD unclaimed funds. Business loan at 2% also available. Contact me.',
  ),
  contact(
    'Loans',
    'Instant approval! Guaranteed loan offer for your business: https://loan.example/apply',
  ),
  // Threats
  contact(
    'Legal Dept',
    'Your website or a website hosted by you uses my copyrighted images without my permission. Copyright infringement evidence: https://storage.evidence.example/i/8271',
  ),
  contact(
    'Admin',
    'We have hacked your website. Your database has been leaked. Send 3000 USD in bitcoin to the wallet at https://pay.example',
  ),
  contact(
    'Domain Service',
    'Your domain will expire. Domain registration notice: act now https://domain-notice.example/renew',
  ),
  // Followers, lists
  contact('SMM', 'Buy followers, buy instagram likes and verified reviews at https://smm.example'),
  contact(
    'Leads',
    'Email list of 5 million companies. Verified reviews too. https://lists.example',
  ),
  // Shapes
  contact('https://spam.example/landing', 'Hello'),
  contact('Please visit www.spam.example now', 'Hello dear'),
  contact('Henry', '<a href="https://spam.example">great offer</a>'),
  contact('wKjHQfdTRsaq', 'jVbnQwXpLkZz', 'hGtRfEdWsQaa'),
  contact('EGwXzQtbLp', 'mRkTfVbQyHnW'),
  contact('Sergey', 'Раypаl vеrificаtion nееdеd, соnfirm аt https://paypal.example', ''),
  contact(
    'Links',
    Array.from({ length: 20 }, (_, index) => `https://spam${index}.example/`).join('\n'),
  ),
  contact(
    'Word',
    `${'cheap shoes online '.repeat(40)} https://shoes.example https://shoes.example/sale`,
  ),
  contact(
    '加微信',
    '代开发票，办理各种证件，加微信联系 https://fapiao.example 价格优惠，质量保证，欢迎咨询',
  ),
  comment('Nice blog', 'Great article! Buy cialis here: https://pills.example'),
  comment(
    'backlinks',
    'Awesome post. [url=https://seo.example]buy backlinks[/url] [link=https://seo.example]here[/link]',
  ),
  comment('Vulkan', 'vulkan казино онлайн играть https://vulkan.example'),
  comment('Hidden', 'o\u200bn\u200bl\u200bi\u200bn\u200be casino https://bit.ly/x1'),
];
