/** People the demo agency quotes, with the portraits drawn for them. */

function client(name: string, role: string, company: string, portrait: string) {
  return {
    name,
    role,
    company,
    avatar: { file: `portrait-${portrait}.png`, alt: `Portrait dessiné de ${name}` },
    rating: 5,
  };
}

export const salmaIdrissi = client(
  'Salma Idrissi',
  'Directrice générale',
  'Petit Souk',
  'salma-idrissi',
);
export const youssefTahiri = client('Youssef Tahiri', 'Fondateur', 'Dirhamo', 'youssef-tahiri');
export const khadijaAmrani = client(
  'Khadija Amrani',
  'Responsable marketing',
  'Tafilt',
  'khadija-amrani',
);
export const mamadouDiallo = client(
  'Mamadou Diallo',
  'Directeur des opérations',
  'Karvane',
  'mamadou-diallo',
);
export const nadiaBerrechid = client('Nadia Berrechid', 'Gérante', 'Nourelle', 'nadia-berrechid');
export const hichamOuazzani = client('Hicham Ouazzani', 'Président', 'Solmaz', 'hicham-ouazzani');
export const linaSefrioui = client('Lina Sefrioui', 'Fondatrice', 'Azahar', 'lina-sefrioui');
export const awaNdiaye = client('Awa Ndiaye', 'Directrice de marque', 'Café Mirage', 'awa-ndiaye');
export const amineLahlou = client(
  'Amine Lahlou',
  'Directeur commercial',
  'Bab & Co',
  'amine-lahlou',
);
export const sofiaMarrouni = client('Sofia Marrouni', 'Cofondatrice', 'Houle', 'sofia-marrouni');
