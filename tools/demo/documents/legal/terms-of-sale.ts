import type { Legal } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

/** How the demo agency sells: shell-2.141 to 2.144 in test/specification.md. Delays agree with the questions of the home page. */
export const termsOfSale: DocumentSource<Legal>['termsOfSale'] = {
  summary: 'Prix, paiement, délais, garantie : ce que nous signons.',
  figures: [
    { label: 'À la commande', value: '30 %' },
    { label: 'À mi-parcours', value: '40 %' },
    { label: 'À la livraison', value: '30 %' },
    { label: 'Garantie', value: '3 mois' },
  ],
  body: [
    paragraph(
      "Ces conditions s'appliquent à toute commande passée à Atelier Anfa, sauf mention contraire écrite dans le devis signé.",
    ),
    heading('Commande'),
    paragraph(
      "Un devis est valable trente jours. La commande est ferme quand il est signé et que le premier versement est reçu. Ce qui n'est pas dans le devis fait l'objet d'un avenant, chiffré avant d'être commencé.",
    ),
    heading('Prix'),
    paragraph(
      'Tous les montants sont exprimés **en dirhams (DH), toutes taxes comprises**. Le prix du devis est le prix de la facture. Les achats faits pour votre compte (publicité, licences, hébergement) y figurent à part, sans marge.',
    ),
    heading('Paiement'),
    paragraph('Le prix se règle en trois fois :'),
    ...bullets(
      '**30 % à la commande**, qui réservent les dates ;',
      '**40 % à mi-parcours**, quand vous avez validé les maquettes ou le montage ;',
      '**30 % à la livraison**, avant la remise des fichiers sources ou la mise en ligne.',
    ),
    paragraph(
      "Chaque facture est payable à quinze jours, par virement ou par chèque. Passé trente jours de retard, les travaux s'arrêtent et les délais avec eux.",
    ),
    heading('Délais de livraison'),
    table(
      'Délais contractuels, à partir de la commande',
      ['Prestation', 'Délai'],
      ['Site vitrine', '4 à 6 semaines'],
      ['Site e-commerce', '8 à 12 semaines'],
      ['Vidéo', '2 à 4 semaines'],
      ['Stratégie', '2 à 3 semaines'],
    ),
    paragraph(
      "Ces délais comprennent l'écriture, les prises de vue et deux tours de relecture. Un site vitrine dont les textes et les images sont prêts prend 2 à 4 semaines, comme le disent nos [questions fréquentes](/#questions-title) ; il figure ici pour 4 à 6 parce que nous les écrivons et les photographions le plus souvent.",
    ),
    paragraph(
      "Un retard de votre part (contenus, validation, paiement) décale la livraison d'autant. Un retard de la nôtre vous est annoncé le jour où nous l'apprenons ; au-delà de deux semaines, 5 % du prix sont déduits par semaine entamée, dans la limite du dernier versement.",
    ),
    heading('Livraison et garantie'),
    paragraph(
      "Vous avez dix jours ouvrés après la livraison pour la valider ou signaler ce qui n'est pas conforme au devis. Commence alors une **garantie de 3 mois** : toute anomalie est corrigée sans frais, et le support est offert. Elle ne couvre pas ce qui a été modifié par d'autres, ni les demandes nouvelles.",
    ),
    heading('Propriété'),
    paragraph(
      "Au dernier versement, tout est à vous : le code, les fichiers sources, les droits d'exploitation, sans limite de durée ni de lieu. Nous gardons le droit de montrer le travail dans notre portfolio, sauf si vous l'écrivez au devis.",
    ),
    heading('Annulation'),
    paragraph(
      "Vous pouvez arrêter à tout moment, par écrit. Le travail fait est dû, le travail à faire ne l'est pas : nous vous remettons l'état des lieux et les fichiers correspondants.",
    ),
    heading('Droit applicable'),
    paragraph(
      'Ces conditions relèvent du droit marocain. Avant tout procès, nous nous voyons une fois pour nous entendre ; à défaut, le tribunal de commerce de Casablanca est compétent.',
    ),
  ],
};
