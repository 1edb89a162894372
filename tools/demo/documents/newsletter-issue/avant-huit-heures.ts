import type { NewsletterIssue } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const avantHuitHeures: DocumentSource<NewsletterIssue> = {
  _id: 'issue-avant-huit-heures',
  _type: 'newsletterIssue',
  _createdAt: '2026-11-02T08:00:00Z',
  subject: 'Tout tourner avant huit heures',
  preheader: 'Cinq épiciers, une matinée, un trimestre de publications, et la phrase de trop.',
  slug: 'tout-tourner-avant-huit-heures',
  publishDate: '2026-11-03T08:00:00Z',
  body: [
    paragraph('Bonjour,'),
    paragraph(
      "Tafilt vend de l'huile d'olive à quatre cents épiceries. Ses publications montraient des bouteilles sur fond blanc ; les épiciers ne les partageaient pas, parce qu'il n'y avait rien d'eux dedans.",
    ),
    heading('Le projet, pièce par pièce'),
    paragraph(
      'Le budget permettait un seul jour de tournage. Nous avons choisi le [quartier des grossistes](/work/matin-derb-omar), entre six et huit heures, quand les rideaux se lèvent :',
    ),
    ...bullets(
      'deux caméras et une perche, aucune lumière ajoutée ;',
      'cinq épiciers qui racontent leur premier geste du matin, en darija ;',
      'la bouteille une seule fois, dans leur main.',
    ),
    heading('Le chiffre qui a compté'),
    paragraph(
      'Onze. Ce sont les séquences courtes montées à côté du film principal, puis publiées une par semaine : de quoi tenir un trimestre.',
    ),
    heading("L'erreur que nous ne referons pas"),
    paragraph(
      "Notre premier montage gardait une phrase publicitaire à la fin. Les épiciers l'ont repérée avant nous. Nous l'avons coupée, et le film a gagné ce qu'il cherchait : personne n'y vend rien.",
    ),
    paragraph('À dans un mois.'),
  ],
  posts: ['post-ecrire-en-darija', 'post-filmer-a-midi'],
  projects: ['portfolio-matin-derb-omar'],
};
