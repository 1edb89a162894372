import { defineType, type StringRule } from '@sanity/types';
import { hoursOf } from '../../../packages/kit/calendar/response-time.ts';
import { COMPANIES, PROJECTS, RESPONSE, SATISFACTION, YEARS } from '../../figures.ts';
import { textField } from '../text-field.ts';

const WRITTEN = 'En heures ou en jours : « 24h », « 3 jours ». Vide, aucun délai n’est promis.';

function isTime(rule: StringRule): StringRule {
  return rule.custom(
    (time) =>
      time === undefined ||
      hoursOf(time) !== undefined ||
      'Un nombre d’heures ou de jours : « 24h », « 3 jours ».',
  );
}

/**
 * The agency's claims (shell-9.19 in test/specification.md): one value each, read by every page that states it. None starts
 * with a value: they tell what an agency has done, and what it promises.
 */
const CLAIMS = [
  {
    name: 'projects',
    title: 'Projets livrés',
    description: `Lu sur l’accueil et À propos, devant « ${PROJECTS} ».`,
  },
  {
    name: 'satisfaction',
    title: 'Satisfaction',
    description: `Lu sur l’accueil et À propos, devant « ${SATISFACTION} » : la part de vos clients satisfaits six mois après la livraison.`,
  },
  {
    name: 'companies',
    title: 'Entreprises clientes',
    description: `Lu sur l’accueil, devant « ${COMPANIES} » : celles que vous avez seulement conseillées comptent aussi.`,
  },
  {
    name: 'response',
    title: 'Délai de réponse aux messages',
    description: `Lu sur l’accueil, devant « ${RESPONSE} », partout où l’on peut écrire à l’agence, et dans ses e-mails. ${WRITTEN}`,
    rules: isTime,
  },
  {
    name: 'applicationResponse',
    title: 'Délai de réponse aux candidatures',
    description: `Lu autour des formulaires de candidature, et dans leurs e-mails. ${WRITTEN}`,
    rules: isTime,
  },
  {
    name: 'years',
    title: 'Années d’expérience',
    description: `Lu sur l’accueil et Travaux, devant « ${YEARS} » : celles que chacun a au moins, de votre agence ou d’avant.`,
  },
];

export const claims = defineType({
  name: 'claims',
  title: 'Chiffres de l’agence',
  type: 'object',
  options: { columns: 2 },
  fields: CLAIMS.map((claim) =>
    textField({
      ...claim,
      max: [8, 'Huit caractères au plus.'],
    }),
  ),
});
