import type { Clients } from '../../../app/content/content.generated.ts';
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
      date: '2026-08-11',
      content: 'Nous vendions à des passants. Nous vendons maintenant à tout le pays.',
    },
    {
      ...youssefTahiri,
      date: '2026-09-01',
      content: 'Ils ont refusé trois de nos idées. Ils avaient raison trois fois.',
    },
    {
      ...khadijaAmrani,
      date: '2026-06-23',
      content: "Un film de quarante secondes, et les commandes d'huile ont triplé.",
    },
    {
      ...mamadouDiallo,
      date: '2024-09-10',
      content:
        "Délais tenus, budget tenu, chauffeurs contents. Je n'avais jamais écrit ces trois choses dans la même phrase.",
    },
    {
      ...nadiaBerrechid,
      date: '2023-10-24',
      content: "J'avais peur du jargon. On m'a parlé de ma vitrine, de ma rue et de mes clientes.",
    },
    {
      ...hichamOuazzani,
      date: '2025-01-07',
      content:
        'Trois agences nous avaient promis de la visibilité. Celle-ci, des devis signés. Il y en a eu trente-sept.',
    },
    {
      ...linaSefrioui,
      date: '2025-09-30',
      content: 'Ils ont compris la fleur avant la marque. Notre flacon est reconnu à deux mètres.',
    },
    {
      ...awaNdiaye,
      date: '2026-06-16',
      content:
        'La vidéo tourne encore, un an après. Les clients entrent en citant la dernière phrase.',
    },
    {
      ...amineLahlou,
      date: '2024-04-09',
      content: "Un site clair et un interlocuteur qui décroche. C'est rare et c'est reposant.",
    },
    {
      ...sofiaMarrouni,
      date: '2026-04-14',
      content: "On surfe, ils font le reste. L'été était complet en mars.",
    },
  ],
};
