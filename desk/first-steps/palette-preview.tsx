/** What the chosen colours make of a page, mended as the site mends them, and why in words. */
import { useDeferredValue, useMemo } from 'react';
import type { ChosenColors } from '../../packages/drawings/brand/chosen-colors.ts';
import { mendedPalette } from '../../packages/drawings/brand/mended-palette.ts';

export function PalettePreview({ chosen, name }: { chosen: ChosenColors; name: string }) {
  // A colour is dragged through: what it makes of the page may come a moment later.
  const settled = useDeferredValue(chosen);
  const { colors, mendings } = useMemo(() => mendedPalette(settled), [settled]);
  return (
    <div className="setup-preview-column">
      <div
        className="setup-preview"
        role="img"
        aria-label="Aperçu des couleurs sur une page"
        style={{ background: colors.chaux, color: colors.encre }}
      >
        <p className="setup-preview-name">{name || 'Votre agence'}</p>
        <p className="setup-preview-title">Parlons de votre projet</p>
        <p style={{ color: colors.encre2 }}>Ce que vous voulez dire, montrer et vendre.</p>
        <p className="setup-preview-row">
          <span
            className="setup-preview-button"
            style={{ background: colors.majorelle, color: colors.blanc }}
          >
            Nous écrire
          </span>
          <span className="setup-preview-tile" style={{ background: colors.safran }} />
          <span className="setup-preview-tile" style={{ background: colors.terre }} />
          <span className="setup-preview-tile" style={{ background: colors.menthe }} />
        </p>
        <p className="setup-preview-night" style={{ background: colors.nuit, color: colors.chaux }}>
          La nuit du pied de page, <span style={{ color: colors.safran }}>et sa lumière</span>
        </p>
      </div>
      <div role="status" className="setup-mendings">
        {mendings.length === 0 ? (
          <p className="kit-note">Tout se lit&nbsp;: ces couleurs servent telles quelles.</p>
        ) : (
          <ul>
            {mendings.map(({ color, sentence, from, to }) => (
              <li key={color} className="setup-mending">
                <span className="setup-swap" aria-hidden="true">
                  <i style={{ background: from }} />
                  <i style={{ background: to }} />
                </span>
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
