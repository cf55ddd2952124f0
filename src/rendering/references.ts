import type { Token } from 'markdown-it';
import { newToken } from './parser.ts';
import { pathPattern, projectPathPattern, wordStart } from './paths.ts';

/** So many references of one text are marked; the rest of them stays text. */
const mostReferences = 1_000;

/**
 * Users and groups as `@path`, projects as `group/project>`. A match begins only where a word does, and no sign can be
 * read in two ways, so that the time grows with the text and not faster.
 */
const reference = new RegExp(`${wordStart}(?:@${pathPattern}|${projectPathPattern}>)`, 'g');

/** Makes tokens of their own of the references in the texts, outside of links; answers how many there are. */
export function markReferences(tokens: readonly Token[]): number {
  let left = mostReferences;
  for (const token of tokens) {
    if (token.children === null) continue;
    let links = 0;
    token.children = token.children.flatMap((child) => {
      if (child.type === 'link_open') links += 1;
      if (child.type === 'link_close') links -= 1;
      if (child.type !== 'text' || links > 0 || left === 0) return [child];
      const parts = partsOf(child, left);
      left -= (parts.length - 1) / 2;
      return parts;
    });
  }
  return mostReferences - left;
}

/** Text and references in turns. */
function partsOf(token: Token, most: number): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of token.content.matchAll(reference)) {
    if (parts.length === 2 * most) break;
    parts.push(tokenOf('text', token.content.slice(end, index)), tokenOf('reference', found));
    end = index + found.length;
  }
  return parts.length === 0 ? [token] : [...parts, tokenOf('text', token.content.slice(end))];
}

function tokenOf(type: 'text' | 'reference', content: string): Token {
  const token = newToken(type, '', 0);
  token.content = content;
  return token;
}
