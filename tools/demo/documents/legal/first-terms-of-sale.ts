import type { Legal } from '../../../../app/content/content.generated.ts';
import { heading, paragraph } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

/**
 * The terms of an agency that has not written its own. Payment, delays, penalties and guarantee are the quotation's: a
 * figure here would be a promise that the agency never made.
 */
export const firstTermsOfSale: DocumentSource<Legal>['termsOfSale'] = {
  summary: 'Commande, prix, livraison : ce que le devis précise.',
  body: [
    paragraph(
      "Ces conditions s'appliquent à toute commande passée à {name}, sauf mention contraire écrite dans le devis signé.",
    ),
    heading('Commande'),
    paragraph(
      "La commande est ferme quand le devis est signé. Ce qui n'est pas dans le devis fait l'objet d'un avenant, chiffré avant d'être commencé.",
    ),
    heading('Prix et paiement'),
    paragraph(
      'Tous les montants sont exprimés **en dirhams (DH)**. Le devis dit si les taxes sont comprises, ce que le prix couvre et quand il se règle.',
    ),
    heading('Livraison et garantie'),
    paragraph(
      'Le devis dit ce qui est livré, dans quel délai et comment vous le validez. Il dit aussi ce qui est garanti et pour combien de temps, en plus de ce que prévoit la loi.',
    ),
    heading('Propriété'),
    paragraph('Le devis dit quels droits vous sont cédés, et à quel moment.'),
    heading('Annulation'),
    paragraph('Le devis dit comment chacun peut arrêter la commande, et ce qui reste alors dû.'),
    heading('Droit applicable'),
    paragraph(
      "Ces conditions relèvent du droit marocain. À défaut d'accord, le tribunal de commerce {court} est compétent.",
    ),
  ],
};
