/** The numbers of documents that sites are measured with. */
export const SIZES = [100, 1_000, 10_000] as const;

/** Makes so many documents: ten of a small type, the rest of a large one, of some 2,400 characters each. */
export function notes(size: number): object[] {
  return Array.from({ length: size }, (_, index) => {
    const type = index < 10 ? 'portfolio' : 'note';
    return {
      _id: `${type}-${index}`,
      _type: type,
      title: `Titre numéro ${index}`,
      slug: { _type: 'slug', current: `${type}-${index}` },
      // Ten documents at a time refer to one of the small type.
      ...(index < 110 && { author: { _type: 'reference', _ref: `portfolio-${index % 10}` } }),
      publishDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
      body: Array.from({ length: 12 }, (_, block) => ({
        _type: 'block',
        _key: `b${block}`,
        children: [{ _type: 'span', _key: 's', text: 'Un paragraphe de texte. '.repeat(8) }],
      })),
    };
  });
}
