import type { Token } from 'markdown-it';
import { createMarkdownToken } from './parser.ts';
import { findReferences, parseAddress } from './reference-syntax.ts';

/** Maximum references of one text that become links; the others stay text. */
const maxReferences = 1_000;

/**
 * Turns references in texts, outside of links, and addresses of this instance's pages into tokens; returns their
 * number.
 */
export function markReferences(tokens: readonly Token[], ownUrl: string): number {
  let left = maxReferences;
  for (const token of tokens) {
    if (token.children === null) continue;
    const marked: Token[] = [];
    for (let index = 0; index < token.children.length; index += 1) {
      const child = token.children[index];
      if (child === undefined) continue;
      if (child.type === 'link_open') {
        const end = endOfLink(token.children, index);
        const address = left === 0 ? null : findOwnAddress(child, end - index, ownUrl);
        if (address !== null) left -= 1;
        const link = token.children.slice(index, end + 1);
        marked.push(...(address === null ? link : [createToken('reference', address)]));
        index = end;
      } else if (child.type !== 'text' || left === 0) {
        marked.push(child);
      } else {
        const parts = splitIntoTokens(child, left);
        left -= (parts.length - 1) / 2;
        marked.push(...parts);
      }
    }
    token.children = marked;
  }
  return maxReferences - left;
}

/** Links are not nested. */
function endOfLink(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end < tokens.length - 1 && tokens[end]?.type !== 'link_close') end += 1;
  return end;
}

/** The address of a bare link, if it is that of a record of this instance. */
function findOwnAddress(link: Token, length: number, ownUrl: string): string | null {
  if (length !== 2 || (link.markup !== 'linkify' && link.markup !== 'autolink')) return null;
  const address: unknown = link.attrGet('href');
  return typeof address === 'string' && parseAddress(address, ownUrl) !== null ? address : null;
}

/** Text and references in turns. */
function splitIntoTokens(token: Token, most: number): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const { index, reference } of findReferences(token.content)) {
    if (parts.length === 2 * most) break;
    const text = createToken('text', token.content.slice(end, index));
    parts.push(text, createToken('reference', reference.raw));
    end = index + reference.raw.length;
  }
  return parts.length === 0 ? [token] : [...parts, createToken('text', token.content.slice(end))];
}

function createToken(type: 'text' | 'reference', content: string): Token {
  const token = createMarkdownToken(type, '', 0);
  token.content = content;
  return token;
}
