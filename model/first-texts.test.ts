import { expect, test } from 'vitest';
import {
  FIRST_APPLICATIONS,
  FIRST_COMMENTS,
  FIRST_CONTACT,
  FIRST_NOT_FOUND,
  FIRST_WORK,
} from './first-texts.ts';

test('what the specification quotes is there byte for byte', () => {
  expect(FIRST_NOT_FOUND.title).toBe('Oops ! Page introuvable');
  expect(FIRST_WORK).toMatchObject({ reelsTitle: 'Reels', featuredTitle: 'Projets Phares' });
  expect(FIRST_CONTACT.sentTitle).toBe('Message envoyé avec succès !');
  expect(FIRST_CONTACT.sentText.replace('{délai}', '24h')).toBe(
    'Nous vous recontacterons dans les 24h.',
  );
  expect(FIRST_COMMENTS.commentSent).toBe(
    'Merci ! Votre commentaire sera publié après validation.',
  );
  expect(FIRST_APPLICATIONS.applicationSent).toBe('Votre candidature a été envoyée avec succès !');
  expect(FIRST_APPLICATIONS.jobSentTitle).toBe('Candidature envoyée !');
});
