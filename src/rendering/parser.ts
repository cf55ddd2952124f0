import MarkdownIt, { type Token } from 'markdown-it';
import { mark } from './marks.ts';

/**
 * HTML in the text is shown, not taken: what comes out holds no element that was not made here. The parser refuses
 * addresses that run scripts.
 */
export const markdownParser = new MarkdownIt({ html: false, linkify: true });
// Only what is written as an address becomes a link: names of files such as `read.me` do not.
markdownParser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const readable = markdownParser.normalizeLinkText.bind(markdownParser);
// Shown addresses are decoded, and `%00` in one would become what only stands around references.
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

/** `directed` of the environment says it of a text. */
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
