import { expect, test } from 'vitest';
import { fold } from '../french-folding.ts';
import { stem } from './stem.ts';

const keyOf = (word: string) => stem(fold(word));

test.each([
  ['boutique', 'boutiques'],
  ['travail', 'travaux'],
  ['réseau', 'réseaux'],
  ['journal', 'journaux'],
  ['jeu', 'jeux'],
  ['choix', 'CHOIX'],
  ['créé', 'créés', 'créée', 'créées'],
  ['idée', 'idées'],
  ['site', 'sites'],
  ['app', 'apps'],
  ['bon', 'bons', 'bonne', 'bonnes'],
  ['personnel', 'personnels', 'personnelle', 'personnelles'],
  ['nouveau', 'nouveaux', 'nouvelle', 'nouvelles'],
  ['premier', 'premiers', 'première', 'premières'],
  ['créatif', 'créatifs', 'créative', 'créatives'],
  ['monteur', 'monteurs', 'monteuse', 'monteuses'],
  ['directeur', 'directeurs', 'directrice', 'directrices'],
  ['heureux', 'heureuse', 'heureuses'],
  ['écrit', 'écrits', 'écrite', 'écrites'],
  ['تسويق', 'التسويق', 'والتسويق', 'للتسويق'],
  ['إعلان', 'إعلانات', 'الإعلانات'],
])('%s has one key in every number and gender', (...forms) => {
  expect(new Set(forms.map(keyOf))).toEqual(new Set([keyOf(forms[0])]));
});

test.each([
  ['prix', 'pris'],
  ['marque', 'marketing'],
  ['vidéo', 'vider'],
  ['contenu', 'content'],
  ['seo', 'sea'],
  ['bus', 'but'],
  ['site', 'situation'],
])('%s and %s are two words', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
