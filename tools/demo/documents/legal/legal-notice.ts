import type { Legal } from '../../../../app/content/content.generated.ts';
import { heading, paragraph, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';
import type { LegalFacts } from './legal-facts.ts';

/** Who publishes the site, who hosts it, whose its pictures are. */
export const legalNotice = (agency: LegalFacts): DocumentSource<Legal>['legalNotice'] => ({
  summary: 'Qui publie ce site, qui l’héberge, à qui sont les images.',
  figures: [],
  body: [
    heading('Éditeur'),
    paragraph(`Ce site est publié par **${agency.name}**${agency.form}.`),
    table(
      "Identité de l'agence",
      ['Renseignement', 'Valeur'],
      ['Siège', agency.seat],
      ['Registre du commerce', agency.tradeRegister],
      ["Identifiant commun de l'entreprise", agency.ice],
      ['Identifiant fiscal', agency.taxId],
      ['Taxe professionnelle', agency.professionalTax],
      ...(agency.vat ? [['TVA', agency.vat]] : []),
      ...(agency.registration ? [['Autre immatriculation', agency.registration]] : []),
      [agency.directorTitle, agency.director],
    ),
    heading('Hébergement'),
    paragraph(agency.hosting),
    heading('Propriété intellectuelle'),
    paragraph(
      `Les textes, les dessins, les films et le code de ce site appartiennent à ${agency.name}.${agency.ownDrawings} Les films et les marques présentés dans nos travaux restent la propriété de leurs clients.`,
    ),
    paragraph(
      'Vous pouvez citer un passage en nommant la source et en la liant. Pour reprendre une image ou un film, demandez-nous : nous disons souvent oui.',
    ),
    heading('Signaler une erreur'),
    paragraph(
      'Un prix faux, un lien cassé, une image qui vous appartient ? [Écrivez-nous](/contact). Nous corrigeons, et nous vous le disons.',
    ),
  ],
});
