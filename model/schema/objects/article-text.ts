import { defineArrayMember, defineType } from '@sanity/types';
import { richText } from './rich-text.ts';

/** The text of an article or of a page: what letters and legal texts hold, and what only a page can show. */
export const articleText = defineType({
  name: 'articleText',
  title: 'Texte',
  type: 'array',
  of: [
    ...richText.of,
    defineArrayMember({ type: 'video', title: 'Film' }),
    defineArrayMember({ type: 'articleGallery' }),
    defineArrayMember({ type: 'articleEmbed' }),
    defineArrayMember({ type: 'articleNote' }),
    defineArrayMember({ type: 'articleButton' }),
    defineArrayMember({ type: 'divider' }),
  ],
});
