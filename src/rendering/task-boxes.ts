import type { Token } from 'markdown-it';
import { createMarkdownToken } from './parser.ts';

const box = /^\[([ xX])\](?=[ \t])/;

/** Shows the box at the beginning of a list entry as a check box, which readers cannot change. */
export function drawTaskBoxes(tokens: readonly Token[]): void {
  const lists: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isList(token)) lists.push(token);
    else if (token.type.endsWith('_list_close')) lists.pop();
    else if (token.type === 'inline' && isStartOfEntry(tokens, index)) {
      const first = token.children?.[0];
      const state = first?.type === 'text' ? box.exec(first.content)?.[1] : undefined;
      if (first === undefined || state === undefined) continue;
      first.content = first.content.slice('[x]'.length);
      token.children?.unshift(createBox(state !== ' '));
      tokens[index - 2]?.attrSet('class', 'task-list-item');
      lists.at(-1)?.attrSet('class', 'task-list');
    }
  }
}

const isList = ({ type }: Token): boolean => /^(?:bullet|ordered)_list_open$/.test(type);

const isStartOfEntry = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.type === 'paragraph_open' && tokens[index - 2]?.type === 'list_item_open';

function createBox(isChecked: boolean): Token {
  const token = createMarkdownToken('task_box', 'input', 0);
  token.attrs = [
    ['type', 'checkbox'],
    ['class', 'task-list-item-checkbox'],
    ['aria-label', 'Task'],
    ['disabled', ''],
    ...(isChecked ? [['checked', ''] as [string, string]] : []),
  ];
  return token;
}
