/** An export of any size in the shape of those of WordPress, of which the first posts have a picture each. */
export function largeExport(site: string, posts: number, pictures: number): string {
  const items = Array.from({ length: posts }, (_, number) => {
    const id = 1_000 + number;
    const has = number < pictures;
    const address = `${site}/wp-content/uploads/2024/05/image-${number}.png`;
    const figure = `<!-- wp:image {"id":${id + 10_000}} -->
<figure class="wp-block-image"><img src="${address.replace('.png', '-1024x768.png')}" alt="Image ${number}" class="wp-image-${id + 10_000}"/></figure>
<!-- /wp:image -->`;
    const attachment = `<item><title>image-${number}</title><link>${site}/article-${number}/image-${number}/</link>
<wp:post_id>${id + 10_000}</wp:post_id><wp:status>inherit</wp:status><wp:post_parent>${id}</wp:post_parent>
<wp:post_type>attachment</wp:post_type><wp:attachment_url>${address}</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Image ${number}</wp:meta_value></wp:postmeta></item>`;
    const paragraphs = Array.from(
      { length: 12 },
      (_, at) => `<!-- wp:paragraph -->
<p>Paragraphe ${at} de l’article ${number}, avec <strong>du gras</strong> et <a href="${site}/article-${(number + at) % posts}/">un autre article</a>. ${'Des mots qui se suivent, comme dans un vrai texte. '.repeat(8)}</p>
<!-- /wp:paragraph -->`,
    ).join('\n\n');
    return `<item><title><![CDATA[Article ${number}]]></title><link>${site}/article-${number}/</link>
<dc:creator><![CDATA[salma]]></dc:creator>
<content:encoded><![CDATA[${paragraphs}

${has ? figure : ''}]]></content:encoded>
<excerpt:encoded><![CDATA[Le chapô de l’article ${number}.]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-${String((number % 28) + 1).padStart(2, '0')} 08:00:00</wp:post_date_gmt>
<wp:post_name><![CDATA[article-${number}]]></wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="rubrique-${number % 6}"><![CDATA[Rubrique ${number % 6}]]></category>
${has ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id + 10_000}</wp:meta_value></wp:postmeta>` : ''}
</item>${has ? attachment : ''}`;
  });
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"><channel><title>Un grand site</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>salma</wp:author_login><wp:author_display_name>Salma Bennani</wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`;
}
