import { useEffect, useState } from 'react';

export type Agency = {
  name: string;
  /** True where the hosted content service keeps people: they log in there. */
  hosted: boolean;
};

/** The agency's name; a neutral one until it is known, and when it cannot be. */
export function useAgency(): Agency {
  const [agency, setAgency] = useState<Agency>({ name: '', hosted: false });
  useEffect(() => {
    fetch('/studio/installation.json')
      .then((response) => response.json())
      .then(({ agencyName, hosted }) => setAgency({ name: agencyName, hosted }))
      .catch(() => setAgency({ name: 'Studio', hosted: false }));
  }, []);
  return agency;
}

/** What the browser's tab and a screen reader say first. */
export function useTitle(title: string, agency: Agency): void {
  useEffect(() => {
    document.title = agency.name ? `${title} – ${agency.name}` : title;
  }, [title, agency.name]);
}
