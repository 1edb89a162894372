/** Ramadan 2027 as it is expected in Morocco. The moon decides each end: texts say "vers", or "à un jour près". */
export const RAMADAN = { from: '2027-02-08', to: '2027-03-09' };
