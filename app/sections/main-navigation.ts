/** site-shell §2: the seven links, in order. */
export const MAIN_NAVIGATION = [
  { to: '/', label: 'Accueil' },
  { to: '/services', label: 'Services' },
  { to: '/work', label: 'Travaux' },
  { to: '/about', label: 'À propos' },
  { to: '/blog', label: 'Blog' },
  { to: '/careers', label: 'Carrières' },
  { to: '/contact', label: 'Contact' },
] as const;
