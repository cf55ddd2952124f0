import MarkdownIt, { type Token } from 'markdown-it';
import { mark } from './marks.ts';

/**
 * HTML in the text is escaped, so the result contains only elements of the renderer. The parser refuses addresses that
 * run scripts.
 */
export const markdownParser = new MarkdownIt({ html: false, linkify: true });
// Only complete URLs become links: file names such as `read.me` do not.
markdownParser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const readable = markdownParser.normalizeLinkText.bind(markdownParser);
// Displayed addresses are decoded, and a decoded `%00` would look like the mark around references.
markdownParser.normalizeLinkText = (address) => readable(address).replaceAll(mark, '%00');

/** Elements whose direction of writing follows from their text. */
const blocks: ReadonlySet<string> = new Set([
  'paragraph_open',
  'heading_open',
  'blockquote_open',
  'bullet_list_open',
  'ordered_list_open',
  'table_open',
]);

/** `directed` of the environment sets this for a text. */
markdownParser.core.ruler.push('attributes', ({ tokens, env }) => {
  const { directed } = env as { readonly directed: boolean };
  for (const token of tokens) {
    if (directed && blocks.has(token.type)) token.attrSet('dir', 'auto');
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('rel', 'nofollow noreferrer noopener');
    }
  }
});

const { Token: TokenClass } = new markdownParser.core.State('', markdownParser, {});

/** A piece of the parsed text; `nesting` is 1 where an element begins, -1 where it ends, else 0. */
export function createMarkdownToken(type: string, tag: string, nesting: 1 | 0 | -1): Token {
  return new TokenClass(type, tag, nesting);
}
