import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bars, bullets, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const ecrireEnDarija: DocumentSource<BlogPost> = {
  _id: 'post-ecrire-en-darija',
  _type: 'blogPost',
  _createdAt: '2026-11-18T08:00:00Z',
  title: 'Darija, français, arabe : dans quelle langue vendre ?',
  slug: 'ecrire-en-darija',
  excerpt:
    "La même annonce, trois langues, trois résultats. La darija fait parler, le français fait signer, l'arabe fait foi. Encore faut-il savoir à quel moment.",
  category: 'category-contenu',
  tags: ['Contenu', 'Rédaction', 'Darija', 'Publicité'],
  author: 'person-leila-bennis',
  publishDate: '2026-11-18T08:00:00Z',
  readTime: 4,
  featured: true,
  coverImage: {
    file: 'post-ecrire-en-darija.png',
    alt: 'Un ruban bleu et blanc se croise sans fin entre des étoiles safran et des croix de nuit',
  },
  content: [
    paragraph(
      "Un cuisiniste écrit ses annonces en français, parce que ses clients ont les moyens et que, croit-il, les moyens parlent français. Sa vendeuse, elle, passe ses journées à répondre en darija. Entre l'annonce et la vente, il y a donc un changement de langue que personne n'a décidé. Nous avons voulu savoir ce qu'il coûtait.",
    ),
    paragraph(
      'En septembre, nous avons diffusé la même annonce trois fois : même photo de cuisine, même prix de départ, même budget, deux semaines, dans la même ville. Seule la phrase changeait. Le cuisiniste nous a laissés compter à condition que nous taisions son nom.',
    ),
    bars(
      'Une annonce, trois langues, à budget égal',
      ['Langue', 'Commentaires', 'Demandes de devis', 'Devis signés'],
      ['Français', '12', '21', '6'],
      ['Arabe classique', '19', '17', '4'],
      ['Darija', '58', '47', '8'],
    ),
    paragraph(
      "La darija remplit la boîte de réception : plus du double de demandes. Mais rapportez les signatures aux demandes et l'ordre change. En français, une demande sur trois ou quatre aboutit ; en darija, une sur six. La darija a ouvert la porte à beaucoup de monde, dont des gens qui voulaient seulement savoir combien coûte une cuisine. Elle signe pourtant un peu plus, et l'écart de deux devis est trop mince pour en faire une loi.",
    ),
    quote("On ne choisit pas la langue de sa marque. On choisit la langue d'un moment."),
    heading('Trois langues, trois métiers'),
    paragraph(
      "Regardez vos propres messages. On demande le prix en darija, on négocie le délai dans un mélange des deux, on réclame sa facture en français, et l'on cite l'arabe quand il est question de garantie, d'école ou de religion. Vos clients ont déjà réparti les rôles. Il suffit de les suivre.",
    ),
    ...bullets(
      "**La darija pour ce qui se dit.** Une vidéo, une accroche, une réponse à un commentaire, un message de livraison. Tout ce qu'un vendeur dirait à voix haute.",
      '**Le français pour ce qui se compare.** Un devis, une fiche technique, un contrat, la page des tarifs. Le lecteur y revient, surligne, transmet à son comptable.',
      "**L'arabe pour ce qui engage.** Un règlement, une notice, une annonce officielle, une enseigne. On n'y plaisante pas.",
      "**L'anglais pour qui ne lit rien d'autre.** Le tourisme, l'export, le recrutement technique. Jamais pour faire moderne.",
    ),
    heading('Écrire la darija sans la singer'),
    paragraph(
      "Le plus difficile commence là. Une marque qui écrit la darija d'un adolescent alors qu'elle vend des chauffe-eau a l'air d'un oncle en survêtement. Quelques règles nous ont évité le pire.",
    ),
    subheading("Choisir une écriture, et s'y tenir"),
    paragraph(
      "Lettres arabes ou lettres latines ? Nous tranchons par l'âge et par l'écran. Au-dessus de quarante ans, et sur tout ce qui s'imprime, les lettres arabes se lisent plus vite. Dans une messagerie, entre clients de moins de trente ans, les lettres latines avec leurs chiffres (_3_, _7_, _9_) sont la norme. Mélanger les deux dans une même phrase ne sert personne.",
    ),
    subheading('Partir de la bouche'),
    paragraph(
      "Nous n'écrivons pas la darija, nous la recopions. Trois conversations enregistrées au comptoir, avec l'accord de chacun, donnent plus de matière qu'une semaine de réunions. Pour [Le matin à Derb Omar](/work/matin-derb-omar), aucune phrase n'a été inventée : les épiciers parlaient, nous coupions.",
    ),
    subheading('Faire relire par deux villes'),
    paragraph(
      "Un mot anodin à Casablanca fait sourire à Oujda et fronce les sourcils à Tétouan. Toute publication nationale passe chez une personne du Nord ou de l'Oriental avant de paraître. Cela prend cinq minutes et nous a déjà épargné un mot que je ne répéterai pas ici.",
    ),
    heading('Passer le relais sans le faire tomber'),
    paragraph(
      "Une fois la langue de chaque moment choisie, reste à soigner les passages. C'est là que les clients se perdent : une annonce en darija qui mène à un formulaire en français administratif leur dit, en substance, qu'ils se sont trompés de porte.",
    ),
    ...numbered(
      "**La page d'arrivée reprend la première phrase de l'annonce**, dans la langue de l'annonce. La suite peut être en français si elle est courte.",
      "**Le bouton reste dans la langue de l'accroche.** On ne change pas de langue au moment de demander quelque chose.",
      "**La première réponse est écrite dans la langue du client**, pas dans celle de l'entreprise. Celui qui commence choisit.",
      '**Le devis bascule, et le dit.** Une ligne suffit : « Je vous envoie le détail en français, appelez-moi si un mot vous gêne. »',
    ),
    paragraph(
      "Chez notre cuisiniste, seuls les deux premiers points ont changé en octobre. Les demandes venues de l'annonce en darija sont passées de 47 à 39, ce qui paraît une mauvaise nouvelle. Les devis signés sont passés de 8 à 13. Un seul mois ne prouve pas tout, et nous recompterons en décembre. Mais l'explication se tient : une page qui répond dans la bonne langue décourage les curieux plus tôt, et garde les autres.",
    ),
    heading('Un essai à faire cette semaine'),
    paragraph(
      'Prenez vos vingt derniers messages reçus et notez la langue de la première phrase. Faites de même avec vos vingt dernières publications. Si les deux colonnes ne se ressemblent pas, vous savez par où commencer. Et relisez vos réponses aux questions de prix : nous leur avons consacré [un article entier](/blog/prix-en-message-prive).',
    ),
    paragraph(
      'Nous écrivons dans ces quatre langues, et nous relisons à deux. Si vous voulez savoir dans laquelle vos clients vous attendent, la [création de contenu](/services/creation-contenu) commence justement par lire vos messages.',
    ),
  ],
  relatedBlogPosts: ['post-prix-en-message-prive', 'post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Darija, français ou arabe : quelle langue pour vendre ?',
  seoDescription:
    'Une annonce diffusée en trois langues, les chiffres, et une méthode pour choisir entre darija, français et arabe à chaque étape de la vente.',
};
