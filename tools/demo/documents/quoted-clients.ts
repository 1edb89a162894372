/** People the demo agency quotes, with the portraits drawn for them. */

function client(name: string, role: string, companyId: string, portrait: string) {
  return {
    name,
    role,
    company: companyId,
    avatar: { file: `portrait-${portrait}.png`, alt: `Portrait dessiné : ${name}` },
    rating: 5,
  };
}

export const salmaIdrissi = client(
  'Salma Idrissi',
  'Directrice générale',
  'client-petit-souk',
  'salma-idrissi',
);
export const youssefTahiri = client(
  'Youssef Tahiri',
  'Fondateur',
  'client-dirhamo',
  'youssef-tahiri',
);
export const khadijaAmrani = client(
  'Khadija Amrani',
  'Responsable marketing',
  'client-tafilt',
  'khadija-amrani',
);
export const mamadouDiallo = client(
  'Mamadou Diallo',
  'Directeur des opérations',
  'client-karvane',
  'mamadou-diallo',
);
export const nadiaBerrechid = client(
  'Nadia Berrechid',
  'Gérante',
  'client-nourelle',
  'nadia-berrechid',
);
export const hichamOuazzani = client(
  'Hicham Ouazzani',
  'Président',
  'client-solmaz',
  'hicham-ouazzani',
);
export const linaSefrioui = client('Lina Sefrioui', 'Fondatrice', 'client-azahar', 'lina-sefrioui');
export const awaNdiaye = client(
  'Awa Ndiaye',
  'Directrice de marque',
  'client-cafe-mirage',
  'awa-ndiaye',
);
export const amineLahlou = client(
  'Amine Lahlou',
  'Directeur commercial',
  'client-bab-co',
  'amine-lahlou',
);
export const sofiaMarrouni = client(
  'Sofia Marrouni',
  'Cofondatrice',
  'client-houle',
  'sofia-marrouni',
);
