import type { NewsletterIssue } from '../../../../app/content/content.generated.ts';
import { heading, paragraph, quote } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const sixSecondes: DocumentSource<NewsletterIssue> = {
  _id: 'issue-six-secondes',
  _type: 'newsletterIssue',
  _createdAt: '2026-10-05T08:00:00Z',
  subject: "Six secondes, c'est long",
  preheader:
    'Un film qui dure le temps de ce qu’il vend, près d’une installation sur trois, et une version de trop.',
  slug: 'six-secondes-c-est-long',
  publishDate: '2026-10-06T08:00:00Z',
  body: [
    paragraph('Bonjour,'),
    paragraph(
      "Ce mois-ci nous démontons un film très court. Dirhamo voulait dire que l'on paie vite avec son application. Le dire prenait une phrase ; le croire, beaucoup plus.",
    ),
    heading('Le projet, pièce par pièce'),
    paragraph(
      "Le film commence quand on sort le téléphone et finit quand on le range. Un compteur tourne en bas de l'image, sans insister. À six secondes il s'arrête, et tout reprend. Trois versions, trois commerces : un café, un cordonnier, un marchand de menthe.",
    ),
    paragraph(
      "Aucune voix ne parle de vitesse. [La boucle est la démonstration](/work/payer-sans-chercher) : on la regarde deux fois pour vérifier, et c'est gagné.",
    ),
    heading('Le chiffre qui a compté'),
    quote("Près d'une installation sur trois, pour un cinquième du budget."),
    paragraph(
      "Ce n'est pas le film qui coûtait peu : c'est la diffusion. Chaque version passait seulement à l'heure où l'on paie vraiment ce que l'on y voit.",
    ),
    heading("L'erreur que nous ne referons pas"),
    paragraph(
      "Nous avions d'abord monté le compteur au milieu de l'image, très beau, très grand. On regardait les chiffres et plus rien d'autre. Depuis, nous demandons de chaque élément ce qu'il empêche de voir.",
    ),
    paragraph('À dans un mois.'),
  ],
  posts: ['post-cinq-mille-dirhams-de-publicite'],
  projects: ['portfolio-payer-sans-chercher'],
};
