/** The fields of a person: in a document of its own, or in a team member that has none. */
import { describedImage } from './described-image.ts';
import { textField } from './text-field.ts';

export function roleField() {
  return textField({
    name: 'role',
    title: 'Fonction',
    description: 'Ce que cette personne fait à l’agence : « Directrice de création ».',
    max: [50, 'Cinquante caractères au plus.'],
  });
}

export function portraitField() {
  return describedImage({
    name: 'portrait',
    title: 'Portrait',
    description:
      'Facultatif, vertical, le visage au milieu. Sans photo, un portrait est dessiné à partir du nom.',
  });
}

export function bioField() {
  return textField({
    name: 'bio',
    title: 'Présentation',
    description: 'Deux phrases courtes, comme on se présente à table.',
    rows: 3,
    max: [160, 'Cent soixante caractères au plus.'],
  });
}
