/** The places of Casablanca, as gazetteers give them: what its map is drawn from. */

export type Place = readonly [lat: number, lng: number];

/** Place des Nations unies, from which the boulevards go out. */
export const SQUARE: Place = [33.595, -7.6187];

/** The coast from Aïn Diab over El Hank, the esplanade by the sea and the port to the eastern beaches. */
export const COAST: readonly Place[] = [
  [33.592, -7.69],
  [33.5992, -7.6735],
  [33.602, -7.6655],
  [33.6045, -7.6605],
  [33.6095, -7.656],
  [33.6108, -7.652],
  [33.6088, -7.6455],
  [33.6068, -7.637],
  [33.6072, -7.6345],
  [33.6092, -7.634],
  [33.6094, -7.6305],
  [33.6072, -7.63],
  [33.6066, -7.622],
  [33.6066, -7.614],
  [33.602, -7.6112],
  [33.5998, -7.6075],
  [33.5988, -7.598],
  [33.601, -7.588],
  [33.6045, -7.578],
  [33.6066, -7.5705],
  [33.614, -7.553],
];

export const MEDINA: readonly Place[] = [
  [33.6049, -7.6205],
  [33.6044, -7.615],
  [33.5992, -7.6146],
  [33.5974, -7.6186],
  [33.6, -7.6236],
];

export const PARK: readonly Place[] = [
  [33.5918, -7.6232],
  [33.5908, -7.6202],
  [33.5835, -7.6222],
  [33.585, -7.6268],
];

export const HANK: Place = [33.6104, -7.6538];

export const ALMOHADES: readonly Place[] = [
  [33.6012, -7.6128],
  [33.6054, -7.6148],
  [33.6057, -7.622],
  [33.6059, -7.63],
  [33.6056, -7.6368],
];

export const QUAYS: readonly (readonly Place[])[] = [
  [
    [33.6038, -7.613],
    [33.6062, -7.6068],
  ],
  [
    [33.6012, -7.611],
    [33.6058, -7.6005],
  ],
  [
    [33.5992, -7.6045],
    [33.6035, -7.5955],
  ],
];

export const BREAKWATER: readonly Place[] = [
  [33.6066, -7.6143],
  [33.61, -7.604],
  [33.6155, -7.5865],
];
