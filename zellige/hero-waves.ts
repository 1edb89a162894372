/** The waves in which the home page lays its wall: each part of the drawing bears the class of one, `k0` to `k3`. */
const WAVES = [0, 1, 2, 3];

/** Ids and rules for the beginning of a drawing: at `…#wave-0` to `…#wave-3` it is that wave alone. */
export const WAVE_IDS = WAVES.map((wave) => `<g id="wave-${wave}"/>`).join('');
export const WAVE_RULES = WAVES.map(
  (wave) => `#wave-${wave}:target~[class]:not(.k${wave}){display:none}`,
).join('');
