import type { Legal } from '../../../../app/content/content.generated.ts';
import { heading, paragraph, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

/** What browsers keep. `test/project/data-promises.test.ts` compares it with what the code does. */
export const cookiePolicy: DocumentSource<Legal>['cookiePolicy'] = {
  summary: 'Aucun cookie sans votre accord. Voici le reste.',
  figures: [
    { label: 'Cookies sans votre accord', value: '0' },
    { label: 'Durée la plus courte', value: '30 jours' },
    { label: 'Durée la plus longue', value: '2 ans' },
  ],
  body: [
    paragraph(
      "**Ce site ne dépose aucun cookie tant que vous n'avez pas dit oui.** Vous pouvez tout y lire et tout y faire sans en accepter un seul. Tant que rien n'a besoin de votre accord, aucune question ne vous est posée.",
    ),
    heading('Ce que votre navigateur garde, sans cookie'),
    paragraph(
      "Vos gestes laissent une trace dans votre navigateur, et seulement là : rien de cette mémoire ne nous est envoyé, sauf ce que la dernière colonne dit. Les polices, les images et les films viennent de notre serveur : les afficher ne prévient personne d'autre.",
    ),
    table(
      'La mémoire de votre navigateur',
      ['Quoi', 'À quoi elle sert', 'Jusqu’à quand'],
      [
        'L’endroit où vous en étiez sur chaque page',
        'Vous y ramener quand vous revenez en arrière',
        'La fermeture de l’onglet',
      ],
      [
        'Un message, un commentaire ou une candidature commencés, sans leur fichier',
        'Ne rien perdre avant l’envoi',
        'L’envoi, ou la fermeture de l’onglet',
      ],
      [
        'Le site qui vous a mené ici, la première page ouverte, la campagne du lien',
        'Savoir ce qui vous a fait nous écrire : cela part avec un formulaire que vous envoyez, et autrement jamais',
        'La fermeture de l’onglet',
      ],
      [
        'La barre d’un service, si vous la fermez',
        'Ne pas la rouvrir à chaque page',
        'La fermeture de l’onglet',
      ],
      [
        'Une offre d’emploi que vous gardez',
        'La retrouver dans la liste',
        'Le jour où vous la retirez',
      ],
      [
        'Un article que vous aimez, et un numéro tiré au hasard',
        'Compter votre voix une fois : le numéro nous parvient avec elle, et ne dit rien de vous',
        'Le jour où vous effacez les données du site',
      ],
      [
        'La couleur de la pièce que vous posez sur le mur',
        'En teinter les étoiles des pages suivantes',
        'Le jour où vous la reprenez',
      ],
      [
        'Vos dix dernières recherches',
        'Vous les proposer à nouveau',
        'Le jour où vous touchez « Oublier »',
      ],
      [
        'La touche qui ouvre la recherche, si vous la coupez',
        'La laisser coupée',
        'Le jour où vous la rétablissez',
      ],
      [
        'Votre réponse sur les cookies, si elle vous a été demandée',
        'Ne pas vous reposer la question',
        '6 mois',
      ],
    ),
    paragraph(
      "La recherche se fait dans votre navigateur. Quand un mot ne donne rien, il nous est signalé, le mot seul, compté sans rien qui dise qui l'a cherché, et oublié après 90 jours : nous savons ainsi ce qui manque ici.",
    ),
    heading('Les cookies'),
    paragraph(
      "Compter les visites, comme nous le faisons, ne dépose rien chez vous : la politique de confidentialité dit comment. Un outil d'audience à cookies ne serait chargé qu'après votre accord : la question est posée d'abord, à côté de la page et sans la cacher, et « non » y est aussi simple que « oui ». Votre réponse, l'une comme l'autre, vaut 6 mois ; si le texte de la question change, nous la reposons. Voici tout ce qui peut être déposé ici, pour **30 jours à 2 ans** :",
    ),
    table(
      'Cookies, et leur durée',
      ['Quoi', 'À quoi il sert', 'Durée'],
      [
        'Le cookie « session »',
        "Garder connectées les personnes de l'agence, et elles seules : les visiteurs ne le reçoivent jamais",
        '30 jours',
      ],
      [
        'Le cookie « device »',
        "Reconnaître l'appareil d'une personne de l'agence, pour lui signaler une connexion inconnue : les visiteurs ne le reçoivent jamais",
        '400 jours',
      ],
      [
        "Les cookies « _ga » et « _ga_* » d'un outil d'audience, s'il est branché et si vous l'acceptez",
        'Compter les visiteurs sans les nommer',
        '2 ans',
      ],
    ),
    heading('Les vidéos YouTube'),
    paragraph(
      "Certains films de nos travaux sont sur YouTube. Leur lecteur ne se charge que si vous cliquez sur lecture, depuis l'adresse sans cookie de ce service. À partir de là, ses propres règles s'appliquent.",
    ),
    heading('Changer d’avis'),
    paragraph(
      'Si une question vous a été posée, « Gérer les cookies », au bas de chaque page, la rouvre ; un refus efface aussitôt les cookies que votre accord avait permis. Effacer les données de ce site dans les réglages de votre navigateur efface aussi votre réponse. Une question sur un cookie en particulier ? [Demandez-nous](/contact).',
    ),
  ],
};
