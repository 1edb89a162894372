import type { Clients } from '../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';
import { companies } from './companies.ts';
import {
  amineLahlou,
  awaNdiaye,
  hichamOuazzani,
  khadijaAmrani,
  linaSefrioui,
  mamadouDiallo,
  nadiaBerrechid,
  salmaIdrissi,
  sofiaMarrouni,
  youssefTahiri,
} from './quoted-clients.ts';

export const clients: DocumentSource<Clients> = {
  _id: 'clients',
  _type: 'clients',
  _createdAt: '2026-01-05T09:00:00Z',
  title: 'Ils nous font confiance',
  text: 'audits et conseils compris, de Tanger à Dakhla',
  logos: companies.map(({ _id }) => _id),
  testimonialsTitle: 'On leur laisse la parole.',
  /** The figures of shell-2.110 in test/specification.md. */
  figures: { satisfied: '98%', average: '4,9/5', returning: '85%' },
  testimonials: [
    {
      ...salmaIdrissi,
      content:
        "Nous vendions à des passants. Nous vendons maintenant à tout le pays. En quatre mois, le panier moyen a doublé et l'équipe sait enfin pourquoi.",
    },
    {
      ...youssefTahiri,
      content:
        "Ils ont refusé trois de nos idées. Ils avaient raison trois fois. L'application est notée 4,8 depuis son lancement.",
    },
    {
      ...khadijaAmrani,
      content: "Un film de quarante secondes, et les commandes d'huile ont triplé.",
    },
    {
      ...mamadouDiallo,
      content:
        "Délais tenus, budget tenu, chauffeurs contents. Je n'avais jamais écrit ces trois choses dans la même phrase.",
    },
    {
      ...nadiaBerrechid,
      content:
        "J'avais peur du jargon. On m'a parlé de ma vitrine, de ma rue et de mes clientes. Les rendez-vous ont suivi.",
    },
    {
      ...hichamOuazzani,
      content:
        'Trois agences nous avaient promis de la visibilité. Celle-ci nous a promis des devis signés. Il y en a eu trente-sept.',
    },
    {
      ...linaSefrioui,
      content: 'Ils ont compris la fleur avant la marque. Notre flacon est reconnu à deux mètres.',
    },
    {
      ...awaNdiaye,
      content:
        'La vidéo tourne encore, un an après. Les clients entrent en citant la dernière phrase.',
    },
    {
      ...amineLahlou,
      content:
        "Un site clair, des visites qualifiées, et un interlocuteur qui décroche. C'est rare et c'est reposant.",
    },
    {
      ...sofiaMarrouni,
      content: "On surfe, ils font le reste. Les inscriptions de l'été étaient complètes en mars.",
    },
  ],
};
