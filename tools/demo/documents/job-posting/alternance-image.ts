import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

/** The one whose deadline is past: readable, marked as closed, with no form. */
export const alternanceImage: DocumentSource<JobPosting> = {
  _id: 'job-alternance-image',
  _type: 'jobPosting',
  _createdAt: '2026-09-07T09:00:00Z',
  title: 'Alternance image, cadre et lumière',
  slug: 'alternance-image',
  department: 'Production',
  location: 'Casablanca',
  employmentType: 'Alternance',
  experienceLevel: 'Débutant accepté',
  salaryRange: { min: 4500, max: 4500 },
  description:
    "Deux semaines à l'école, deux semaines avec Ousmane. Vous porterez des pieds, vous chargerez des batteries, et vous cadrerez un plan par tournage, gardé au montage s'il est bon.\n\nNous tournons tôt, souvent dehors, dans une ville qui ne se tait jamais. À la fin de l'année, vous saurez éclairer une pièce avec un drap et une fenêtre.",
  responsibilities: [
    'Préparer et ranger le matériel de chaque tournage',
    'Cadrer une deuxième caméra, puis un plan à vous',
    'Décharger, nommer et doubler les images le soir même',
  ],
  requirements: [
    'Une inscription en école d’image pour 2026-2027',
    'Cinq images fixes ou une minute de film à nous montrer',
    'Savoir se lever à cinq heures sans en vouloir à personne',
  ],
  skills: ['Cadre', 'Lumière naturelle', 'Rigueur'],
  benefits: [
    'Transport de nuit et de petit matin payé',
    'Mutuelle dès le premier jour',
    'Un film à vous, produit par l’atelier, en fin d’année',
  ],
  featured: false,
  applicationDeadline: '2026-10-31',
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Alternance image, cadre et lumière',
  seoDescription:
    'Alternance à Casablanca, deux semaines sur quatre sur les tournages d’une agence : cadrer, éclairer, ranger, recommencer.',
};
