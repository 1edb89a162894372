/** The templates a new desk begins with. The agency edits its own copies: a change here reaches new desks only. */
import type { AnsweredArea } from '../contract/answer-words.ts';
import type { Stage } from '../contract/states.ts';

type FirstTemplate = {
  id: string;
  area: AnsweredArea;
  stage: Stage | null;
  name: string;
  subject: string;
  body: string;
};

export const FIRST_TEMPLATES: readonly FirstTemplate[] = [
  {
    id: 'first-contact',
    area: 'contact',
    stage: null,
    name: 'Premier contact',
    subject: 'Votre projet\u00a0: parlons-en (référence {référence})',
    body: `Bonjour {prénom},

Merci pour votre message. Je l’ai lu avec attention, et j’aimerais en savoir plus.

Le plus simple est d’en parler de vive voix, une vingtaine de minutes. Proposez-moi deux ou trois moments qui vous arrangent, avec le numéro auquel vous joindre\u00a0: je vous confirmerai le rendez-vous.

À très vite,
{moi}
{agence}`,
  },
  {
    id: 'quote-requested',
    area: 'contact',
    stage: null,
    name: 'Devis demandé',
    subject: 'Votre devis (référence {référence})',
    body: `Bonjour {prénom},

Vous nous demandez un devis, et vous aurez un prix plutôt qu’une fourchette. Pour l’établir, il me manque trois choses\u00a0:

– la date à laquelle tout doit être prêt\u202f;
– ce qui existe déjà (charte, textes, photos, vidéos)\u202f;
– le budget que vous avez en tête, même approximatif.

Répondez simplement à ce message. Dès que j’ai ces éléments, je vous dis quand vous recevrez notre proposition.

Bien à vous,
{moi}
{agence}`,
  },
  {
    id: 'details-needed',
    area: 'contact',
    stage: null,
    name: 'Besoin de précisions',
    subject: 'Quelques précisions sur votre demande {référence}',
    body: `Bonjour {prénom},

Merci pour votre demande au sujet du service «\u00a0{service}\u00a0». Avant de vous répondre, je voudrais bien la comprendre\u00a0:

– À qui vous adressez-vous, et qu’aimeriez-vous que ces personnes fassent\u202f?
– Avez-vous un exemple de ce que vous aimez, ou de ce que vous ne voulez surtout pas\u202f?
– Une date est-elle déjà fixée\u202f?

Deux lignes suffisent pour chaque question.

Bien à vous,
{moi}
{agence}`,
  },
  {
    id: 'not-our-trade',
    area: 'contact',
    stage: null,
    name: 'Hors de notre métier',
    subject: 'Votre demande {référence}',
    body: `Bonjour {prénom},

Merci d’avoir pensé à nous. Votre demande sort de ce que nous savons bien faire, ou du temps que nous avons en ce moment, et je préfère vous le dire tout de suite plutôt que de vous faire attendre.

Si votre projet change, ou si une autre idée vous vient, écrivez-moi en répondant à ce message\u00a0: ce sera avec plaisir.

Je vous souhaite une belle réussite,
{moi}
{agence}`,
  },
  {
    id: 'reminder',
    area: 'contact',
    stage: null,
    name: 'Relance',
    subject: 'Votre projet est-il toujours d’actualité\u202f? (référence {référence})',
    body: `Bonjour {prénom},

Je reviens vers vous au sujet de votre demande {référence}. Votre projet est-il toujours d’actualité\u202f?

Un mot suffit\u00a0: «\u00a0oui\u00a0», «\u00a0plus tard\u00a0» ou «\u00a0non merci\u00a0». Sans nouvelles de vous, je ne vous écrirai plus à ce sujet, et vous pourrez reprendre notre échange quand vous voudrez.

Bien à vous,
{moi}
{agence}`,
  },
  {
    id: 'application-rejected',
    area: 'applications',
    stage: 'rejected',
    name: 'Refus',
    subject: 'Votre candidature chez {agence} (référence {référence})',
    body: `Bonjour {prénom},

Merci pour votre candidature au poste «\u00a0{poste}\u00a0», et pour le temps que vous y avez consacré. Nous l’avons lue avec attention.

Nous avons choisi de poursuivre avec d’autres personnes, dont le parcours est plus proche de ce que ce poste demande aujourd’hui. Cette décision ne juge pas la qualité de votre travail.

Nous vous souhaitons de trouver vite l’équipe qu’il vous faut.

Bien à vous,
{moi}
{agence}`,
  },
  {
    id: 'interview-invitation',
    area: 'applications',
    stage: 'interview',
    name: 'Invitation à un entretien',
    subject: 'Votre entretien chez {agence} (référence {référence})',
    body: `Bonjour {prénom},

Votre candidature au poste «\u00a0{poste}\u00a0» nous a plu, et nous aimerions vous rencontrer.

Nous vous proposons un entretien {rendez-vous}, une heure environ. Ce moment vous convient-il\u202f? Si ce n’est pas le cas, proposez-m’en deux autres en répondant à ce message.

Apportez, si vous le voulez, un travail auquel vous tenez\u00a0: nous partirons de là.

À très vite,
{moi}
{agence}`,
  },
  {
    id: 'application-kept',
    area: 'applications',
    stage: null,
    name: 'Candidature conservée',
    subject: 'Votre candidature chez {agence} (référence {référence})',
    body: `Bonjour {prénom},

Merci pour votre candidature au poste «\u00a0{poste}\u00a0». Nous n’avons pas de place à vous proposer pour le moment, mais votre profil nous intéresse.

Avec votre accord, nous gardons votre dossier\u00a0: si un poste s’ouvre, vous serez parmi les premières personnes à qui nous écrirons. Si vous préférez que nous l’effacions, répondez-le à ce message.

Bien à vous,
{moi}
{agence}`,
  },
];
