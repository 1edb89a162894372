import type { About } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

/** No sentence here repeats one of the agency's figures: the page writes those beside it, from the settings. */
export const about: DocumentSource<About> = {
  _id: 'about',
  _type: 'about',
  _createdAt: '2026-01-05T09:00:00Z',
  title: 'Une maison\nmontée étage\npar étage',
  introduction:
    "Atelier Anfa a commencé au rez-de-chaussée d'un immeuble du boulevard des Almohades, à deux et sans enseigne. L'adresse n'a pas changé. La maison a pris de la hauteur ; la porte, elle, est restée au niveau de la rue.",
  mission:
    'Rendre chaque entreprise impossible à confondre : un film, une page, un signe faits pour elle seule, et mesurés ensuite.',
  vision:
    "Que l'on reconnaisse un jour Casablanca à ses marques comme on la reconnaît à ses façades.",
  sectors: '20+',
  storyTitle: 'Quatre étages, sans ascenseur',
  milestones: [
    {
      year: 2019,
      title: 'La porte',
      text: "Deux tables, une caméra, un premier client : un moulin à huile que personne ne savait raconter. Nous l'avons filmé.",
    },
    {
      year: 2021,
      title: 'Les balcons',
      text: 'Les films cherchent une adresse. Nous apprenons à bâtir des sites, puis des boutiques, avec la même main.',
    },
    {
      year: 2024,
      title: 'Les hublots',
      text: "La stratégie et l'achat d'espace prennent tout un étage. Un seul interlocuteur, du premier mot au dernier dirham d'annonce.",
    },
    {
      year: 2025,
      title: 'La galerie',
      text: 'Cinq têtes, une grande table. De là-haut, on voit la mer, et la place pour un étage de plus.',
    },
  ],
  valuesTitle: 'Trois murs porteurs',
  testimonialsTitle: 'Ils ont sonné. Ils sont restés.',
  visitTitle: 'Poussez la porte.',
  seoTitle: 'À propos : une maison montée étage par étage',
  seoDescription:
    "Mission, vision, valeurs, histoire et équipe d'une agence de marketing digital de Casablanca, née en 2019 au rez-de-chaussée et montée d'un étage à la fois.",
};
