import type { Category } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

function category(slug: string, name: string): DocumentSource<Category> {
  return {
    _id: `category-${slug}`,
    _type: 'category',
    _createdAt: '2026-01-05T09:00:00Z',
    name,
    slug,
  };
}

/** The categories of the blog, in the order of their buttons (pages-2.81 in test/specification.md). */
export const categories = [
  category('marketing', 'Marketing'),
  category('video', 'Vidéo'),
  category('seo', 'SEO'),
  category('contenu', 'Contenu'),
  category('publicite', 'Publicité'),
  category('e-commerce', 'E-commerce'),
];
