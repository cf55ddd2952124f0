import MarkdownIt from 'markdown-it';
import { findWordingFaults } from '#generator/load/lint/wording.ts';

const LONGEST_CELL = 25;

/** Openings that leave a sentence without a subject, behind the first sentence of a passage too. */
const withoutSubject = /^(?:what|who|which|whoever|whose|those|of|as|by|one that)\b/i;

/** A heading, paragraph, item of a list or cell of a table, without code blocks and marks. */
interface Passage {
  readonly line: number;
  readonly isCell: boolean;
  readonly text: string;
}

/** Names each passage of a guide in Markdown that breaks the rules of wording, with its line and fault. */
export function findFaultsOfGuide(markdown: string): string[] {
  return readPassages(markdown).flatMap(({ line, isCell, text }) => {
    const [, ...further] = text.split(/(?<=[.!?:;])\s+/);
    const faults = findWordingFaults(text).map(({ message }) => message);
    const odd = further.find((sentence) => withoutSubject.test(sentence));
    if (odd !== undefined) faults.push(`A sentence begins without a subject: ${odd}`);
    const length = text.split(/\s+/).length;
    if (isCell && length > LONGEST_CELL) faults.push(`The cell has ${length} words`);
    return faults.map((fault) => `line ${line}: ${fault} (${text.slice(0, 60)})`);
  });
}

function readPassages(markdown: string): Passage[] {
  const passages: Passage[] = [];
  let line = 0;
  let isCell = false;
  for (const token of new MarkdownIt().parse(markdown, {})) {
    line = token.map?.[0] ?? line;
    if (/^t[dh]_(?:open|close)$/.test(token.type)) isCell = token.nesting === 1;
    if (token.type !== 'inline') continue;
    const parts = token.children ?? [];
    const text = parts.map(({ type, content }) => {
      if (type === 'code_inline') return `\`${content}\``;
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    });
    passages.push({ line: line + 1, isCell, text: text.join('').trim() });
  }
  return passages;
}
