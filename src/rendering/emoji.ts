import { gemoji } from 'gemoji';
import type { Token } from 'markdown-it';
import { escapeHtml } from '#src/text/escape-html.ts';
import { createMarkdownToken } from './parser.ts';

/** Maximum emoji of one text that are drawn; the others stay text. */
const maxEmoji = 1_000;

const known = new Map(gemoji.flatMap((each) => each.names.map((name) => [name, each] as const)));

/** Replaces emoji names such as `:tada:` in texts by separate tokens. */
export function drawEmoji(tokens: readonly Token[]): void {
  let left = maxEmoji;
  for (const token of tokens) {
    if (left === 0) return;
    token.children =
      token.children?.flatMap((child) => {
        if (child.type !== 'text' || left === 0) return child;
        const parts = splitIntoTokens(child.content, left);
        left -= (parts.length - 1) / 2;
        return parts.length === 1 ? child : parts;
      }) ?? null;
  }
}

/** Text and emoji in turns. */
function splitIntoTokens(text: string, most: number): Token[] {
  const parts: Token[] = [];
  let end = 0;
  // The colon after an unknown name may begin another name.
  for (const { 1: name = '', index } of text.matchAll(/:([\w+-]{1,50})(?=:)/g)) {
    if (parts.length === 2 * most) break;
    if (index < end || !known.has(name)) continue;
    parts.push(createToken('text', text.slice(end, index)), createToken('emoji', name));
    end = index + name.length + 2;
  }
  return [...parts, createToken('text', text.slice(end))];
}

function createToken(type: 'text' | 'emoji', content: string): Token {
  const token = createMarkdownToken(type, '', 0);
  token.content = content;
  return token;
}

/** The element of an emoji. */
export function renderEmoji(name: string): string {
  const { emoji = '', description = '' } = known.get(name) ?? {};
  return `<gl-emoji title="${escapeHtml(description)}" data-name="${escapeHtml(name)}">${emoji}</gl-emoji>`;
}
