/** What the component library says to screen readers, in English and for good: no locale reaches it. */
const FRENCH = new Map([
  ['Clear', 'Effacer'],
  ['Close dialog', 'Fermer'],
  ['Open', 'Ouvrir'],
]);

/** A day of its calendars: `Sat Nov 21 2026`. */
const DAY = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}$/;

const FRENCH_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full' });

/** Says it in French instead, now and whenever the library says it again. */
export function speakFrench(): void {
  const observed = { subtree: true, childList: true, attributeFilter: ['aria-label'] };
  new MutationObserver((records) => {
    for (const { target, type } of records) {
      if (!(target instanceof Element)) continue;
      if (type === 'attributes') translate(target);
      else for (const element of target.querySelectorAll('[aria-label]')) translate(element);
    }
  }).observe(document.body, observed);
}

function translate(element: Element): void {
  const label = element.getAttribute('aria-label') ?? '';
  const french = DAY.test(label) ? FRENCH_DAY.format(new Date(label)) : FRENCH.get(label);
  if (french) element.setAttribute('aria-label', french);
}
