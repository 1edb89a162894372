import { describe, expect, it } from 'vitest';
import { fold } from './french-folding.ts';

describe('folding', () => {
  it('makes one word of every way to write it', () => {
    expect(fold('STRATÉGIE')).toBe('strategie');
    expect(fold('Strate\u0301gie')).toBe('strategie');
    expect(fold('Œuvre, cœur, ex æquo')).toBe('oeuvre, coeur, ex aequo');
    expect(fold('L’huile d’Essaouira')).toBe("l'huile d'essaouira");
    expect(fold('Ça  et\u00a0là')).toBe('ca et la');
  });
});
