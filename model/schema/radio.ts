/** Two values of which an editor picks one by its title. */
export function radio(titles: Readonly<Record<string, string>>) {
  const list = Object.entries(titles).map(([value, title]) => ({ title, value }));
  return { list, layout: 'radio' } as const;
}
