/** The longest description that search engines show. */
const LONGEST_DESCRIPTION = 160; // characters

/** Describes a list: after its own words come the titles of the posts that there is room for. */
export function withTitles(opening: string, posts: readonly { title: string }[]): string {
  let described = `${opening} À lire\u00a0:`;
  for (const { title } of posts) {
    const longer = `${described} «\u00a0${title}\u00a0»`;
    if (longer.length <= LONGEST_DESCRIPTION) described = longer;
  }
  return described.endsWith('»') ? described : opening;
}
