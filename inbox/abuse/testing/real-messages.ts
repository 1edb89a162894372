/**
 * Messages that people write to an agency in Casablanca, invented after real ones: none may ever be set apart.
 */
import type { FieldValues } from '../../form-schema.ts';
import type { RequestKind } from '../../kinds/kinds.ts';

type Message = { kind: RequestKind; fields: FieldValues };

const contact = (name: string, email: string, message: string, company = ''): Message => ({
  kind: 'contact-request',
  fields: { name, email, company, budget: 'À discuter', message },
});

const application = (name: string, email: string, motivation: string): Message => ({
  kind: 'short-application',
  fields: { name, email, phone: '', position: 'Photographe', experience: '4 ans', motivation },
});

const comment = (name: string, text: string): Message => ({
  kind: 'comment',
  fields: { name, email: 'lecteur@exemple.ma', comment: text },
});

export const REAL_MESSAGES: readonly Message[] = [
  // French
  contact(
    'Salma Idrissi',
    'salma@cafe-anfa.ma',
    'Bonjour,\n\nNous ouvrons un deuxième café en mars, à Rabat. Il nous faut un film court et des photos.\n\nCordialement',
    'Café Anfa',
  ),
  contact('Omar', 'omar@gmail.com', 'Tarif ?'),
  contact(
    'Karim B.',
    'karim@gmail.com',
    'Bonjour bonjour\nC combien un site internet svp ??? merci',
  ),
  contact(
    'Hind Alaoui',
    'hind@riad-hind.com',
    'Notre site https://www.riad-hind.com est lent et personne ne le trouve. Pouvez-vous nous mettre en première page de Google ? Concurrents : https://riad-a.example et https://riad-b.example.',
    'Riad Hind',
  ),
  contact(
    'Youssef',
    'contact@startup.io',
    'On lance une application de paiement en crypto pour la diaspora. Besoin de branding, landing page et campagne d’acquisition. Levée de 2 millions de dollars en cours.',
    'Dirham Labs',
  ),
  contact(
    'Casino de Marrakech',
    'com@casino-hotel.ma',
    'Bonjour, nous refaisons l’image du restaurant de l’hôtel-casino. Avez-vous des disponibilités en janvier ?',
    'Casino Hôtel',
  ),
  contact(
    'Nadia Berrada',
    'nadia@pharmacie-berrada.ma',
    'Je tiens une pharmacie à Maârif. Je voudrais un site avec les gardes, sans vente en ligne. Combien de temps faut-il ?',
    'Pharmacie Berrada',
  ),
  contact(
    'BENNANI MOHAMED',
    'm.bennani@menara.ma',
    'BONJOUR JE VEUX UN SITE POUR MON ENTREPRISE DE TRANSPORT MERCI DE ME RAPPELER AU 0661234567 URGENT',
  ),
  contact(
    'Leïla',
    'leila@maison-leila.ma',
    'Voilà nos réseaux : https://instagram.com/maisonleila, https://www.tiktok.com/@maisonleila, https://www.facebook.com/maisonleila, https://www.youtube.com/@maisonleila et le site www.maison-leila.ma. On poste beaucoup mais rien ne se vend 😅🙏',
    'Maison Leïla',
  ),
  contact(
    'Amine T.',
    'amine.t@outlook.fr',
    'Je souhaite augmenter le trafic de mon site et mes abonnés Instagram. Quel budget par mois ? 3000 DH c’est possible ?',
  ),
  contact(
    'Sophie Lambert',
    'sophie.lambert@groupe.fr',
    'Madame, Monsieur,\n\nDans le cadre de notre appel d’offres n° 2026-114 (communication institutionnelle), vous trouverez le cahier des charges ici : https://drive.google.com/file/d/1aZ/view et les annexes là : https://we.tl/t-abc123. Réponse attendue avant le 15 décembre, budget de 1 200 000 DH par an.\n\nBien à vous',
    'Groupe Lambert',
  ),
  contact(
    'Direction',
    'direction@clinique-atlas.ma',
    'Notre domaine va expirer et l’ancien prestataire ne répond plus. Pouvez-vous reprendre le site ? Il y a des erreurs partout.',
    'Clinique Atlas',
  ),
  contact(
    'Zineb',
    'zineb@credit-conso.ma',
    'Nous sommes un organisme de crédit agréé par Bank Al-Maghrib. Nous cherchons une agence pour notre campagne « prêt auto » de printemps.',
    'Crédit Conso',
  ),
  contact(
    'Reda Sqalli',
    'reda@garage-sqalli.example',
    'bjr jvoudré 1 video pr mon garage vs pouvez passer le samedi ? mrc',
  ),
  contact(
    'Fatima-Zahra El Fassi El Fihri',
    'fz@gmail.com',
    'J’ai vu votre travail pour la librairie et j’ai adoré. J’ai pas encore de budget, juste une idée. On peut en parler ?',
  ),
  contact(
    'Mehdi',
    'mehdi@immobilier.ma',
    'Salut, je veux une visite virtuelle pour 12 appartements. Prix de vente entre 900.000 et 1.500.000 DH. Exemple de ce que je veux : https://www.exemple-visite.fr/demo',
  ),
  contact(
    'Association Nour',
    'contact@asso-nour.org',
    'Nous sommes une association et nous cherchons un mécénat de compétences : un site, une vidéo, un logo. Non non, pas gratuit gratuit, mais presque. Merci merci merci !',
    'Association Nour',
  ),
  contact(
    'J. Dupont',
    'jd@wanadoo.fr',
    'Vous avez utilisé une de mes photos sans mon autorisation dans votre article sur les cafés. Merci de me contacter rapidement.',
  ),
  {
    kind: 'contact-message',
    fields: {
      name: 'Younes',
      email: 'younes@agence-sport.ma',
      company: 'Agence Sport',
      phone: '06 61 00 00 00',
      service: 'Media Buying',
      message:
        'CPA trop haut sur Meta : 180 DH par lead en octobre, 240 DH en novembre. On dépense 40 000 DH par mois. Audit possible ?',
      budget: 'Plus de 500K DH',
    },
  },
  // Arabic, and the Arabic of Casablanca
  contact(
    'مريم بنجلون',
    'm.benjelloun@riad.example',
    'السلام عليكم، عندي رياض في فاس وأريد موقعاً إلكترونياً مع الحجز المباشر. كم يكلف ذلك وكم يستغرق من الوقت؟ شكراً جزيلاً.',
    'رياض المدينة',
  ),
  contact(
    'عبد الله',
    'abdellah@gmail.com',
    'سلام، بغيت ندير page فالـFacebook و Instagram لواحد الـsnack فعين الشق، شحال الثمن؟ ونتا عندك شي packs؟',
  ),
  contact('خديجة', 'khadija@hotmail.com', 'بكم التصوير؟'),
  contact(
    'Hamza',
    'hamza@gmail.com',
    'Salam khouya, bghit wahed site dyal l-bi3 b7al jumia walakin sghir, chhal taman? 3ndi 20 produit. Chokran bzaf',
  ),
  contact(
    'الحسين أيت علي',
    'houcine@coop-argan.ma',
    'نحن تعاونية لإنتاج زيت الأركان بتارودانت. نريد هوية بصرية جديدة وصوراً للمنتوجات. موقعنا الحالي: https://www.coop-argan.ma وصفحتنا: https://www.facebook.com/coopargan',
    'تعاونية أركان',
  ),
  contact(
    'ⵙⵉⴼⴰⵡ',
    'sifaw@ircam.example',
    'Azul ! ⴰⵣⵓⵍ ! On voudrait un site en français, arabe et tifinagh. Est-ce que vos polices le permettent ?',
  ),
  // English
  contact(
    'Emma Walsh',
    'emma@walshtravel.co.uk',
    'Hi there, I found your website through a friend. We run small tours in Morocco and need a promo film (60–90 s) plus social cuts. Budget around £8,000. Could we talk next week?',
    'Walsh Travel',
  ),
  contact(
    'Daniel Okafor',
    'daniel@lagosfoods.com',
    'Good morning, our team will be in Casablanca from 3 to 7 December. We sell spices to retailers in Europe; see www.lagosfoods.com. Can you handle packaging design as well as the online shop?',
    'Lagos Foods',
  ),
  contact(
    'Maria',
    'maria@designstudio.pt',
    'Hello! I came across your website and love the zellige work. We are a design studio in Porto and wonder if you ever collaborate with partners abroad. Our work: https://designstudio.pt',
    'Design Studio Porto',
  ),
  contact(
    'Priya Raman',
    'priya@fintech.example',
    'We are a licensed broker (forex and commodities) entering Morocco. We need SEO, paid search and compliance-checked landing pages. NDA first please.',
    'Raman Capital',
  ),
  contact('Tom', 'tom@gmail.com', 'do you do websites'),
  // Other languages happen
  contact(
    'Иван Петров',
    'ivan@petrov.example',
    'Здравствуйте! Мы открываем туристическое агентство в Марракеше и ищем подрядчика для сайта на русском и французском.',
  ),
  contact(
    'Lucía Gómez',
    'lucia@gomez.es',
    'Hola, necesitamos un vídeo para una feria en Madrid en febrero. ¿Hacen subtítulos en español?',
  ),
  contact(
    '王伟',
    'wei.wang@trade.example',
    '您好，我们公司在卡萨布兰卡设立了办事处，需要一个法语和中文的网站。请问大概的费用是多少？',
  ),
  // Applications
  application(
    'Ilyas Benkirane',
    'ilyas@benkirane.example',
    'Vos reels ont du silence. J’aimerais photographier ce silence-là. Mon book : https://ilyas.myportfolio.com, et https://www.behance.net/ilyas, https://vimeo.com/12345, https://www.instagram.com/ilyas, https://github.com/ilyas.',
  ),
  application(
    'Nour El Fassi',
    'nour@elfassi.ma',
    'Je coupe plus que je ne colle, et je sais dire pourquoi.',
  ),
  application(
    'سارة',
    'sara@gmail.com',
    'أنا مصممة غرافيك بخبرة ست سنوات، وأتقن Illustrator و Figma. أعمالي هنا: https://www.behance.net/sara',
  ),
  application(
    'Kevin McAllisterSmith',
    'kevin@example.com',
    'I am a media buyer. In my last job I managed $40,000 per month for a casino group and a pharmacy chain, and I would rather sell something else now.',
  ),
  {
    kind: 'job-application',
    fields: {
      firstName: 'Aya',
      lastName: 'Aya',
      email: 'aya@example.ma',
      phone: '',
      currentPosition: 'Étudiante',
      experience: '0',
      motivation: 'Je cherche un stage de fin d’études de six mois à partir de février.',
      coverLetter:
        'Je cherche un stage de fin d’études de six mois à partir de février, en montage.',
    },
  },
  // Comments
  comment(
    'Hind',
    'Et pour un commerce sans terrasse ?\n\nLa lumière de midi, chez nous, ne rentre pas.',
  ),
  comment(
    'Un lecteur',
    'Merci. Une source : https://developers.google.com/search/docs et https://web.dev/vitals',
  ),
  comment('Samir', 'Très bon article, très clair, très utile. Bravo !'),
  comment('Rim', 'Top 👏👏👏👏👏'),
  comment('سعيد', 'مقال رائع، شكراً لكم.'),
  comment(
    'Thomas',
    'Je ne suis pas d’accord : les backlinks de qualité comptent encore, et un guest post sur un bon site apporte des visites. Voir https://exemple-seo.fr/etude-2026.',
  ),
];
