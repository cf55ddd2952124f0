import { createContext, Script } from 'node:vm';
import MarkdownIt, { type Token } from 'markdown-it';

/**
 * HTML in the text is shown, not taken: what comes out holds no element that was not made here. The parser refuses
 * addresses that run scripts.
 */
const markdown = new MarkdownIt({ html: false, linkify: true });
// Only what is written as an address becomes a link: names of files such as `read.me` do not.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** Elements whose direction of writing follows from their text. */
const blocks: ReadonlySet<string> = new Set([
  'paragraph_open',
  'heading_open',
  'blockquote_open',
  'bullet_list_open',
  'ordered_list_open',
  'table_open',
]);

markdown.core.ruler.push('attributes', ({ tokens }) => {
  for (const token of tokens) {
    if (blocks.has(token.type)) token.attrSet('dir', 'auto');
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('rel', 'nofollow noreferrer noopener');
    }
  }
});

const { Token: TokenClass } = new markdown.core.State('', markdown, {});

/** A piece of the parsed text; `nesting` is 1 where an element begins, -1 where it ends, else 0. */
export function newToken(type: string, tag: string, nesting: 1 | 0 | -1): Token {
  return new TokenClass(type, tag, nesting);
}

/** Milliseconds that a text may take: enough for hundreds of kilobytes that are meant to be read. */
const patience = 500;

/** Null when the text takes too long: some are made for that. */
export function parse(text: string): Token[] | null {
  return withinTime(() => markdown.parse(text, {}));
}

/** HTML; null when it takes too long. */
export function render(tokens: Token[]): string | null {
  return withinTime(() => markdown.renderer.render(tokens, markdown.options, {}).trimEnd());
}

/** The text as it stands, for want of time to read it. */
export function renderAsText(text: string): string {
  return `<p dir="auto">${markdown.utils.escapeHtml(text)}</p>`;
}

const sandbox = createContext({ work: null });
const call = new Script('work()');

/** Runs what does not wait for anything, and breaks it off when it takes too long: then null. */
function withinTime<T>(work: () => T): T | null {
  sandbox['work'] = work;
  try {
    return call.runInContext(sandbox, { timeout: patience }) as T;
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  } finally {
    sandbox['work'] = null;
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
