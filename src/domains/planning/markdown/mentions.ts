import { pathPattern, wordStart } from '#src/rendering/paths.ts';
import { readProse } from '#src/rendering/prose.ts';

/** Names of users and groups in lower case, each once. */
interface Mentions {
  /** All named users and groups, directly addressed or not. */
  readonly mentioned: readonly string[];
  /** Users and groups named at the start of a line, alone or in sequence. */
  readonly directlyAddressed: readonly string[];
}

/** Upper limit on distinct names in a text; further ones remain text. */
const maxNames = 100;
/** Upper limit on mentions read, including repeated names. */
const maxMentions = 10_000;

const mention = new RegExp(`${wordStart}@(${pathPattern})`, 'g');
const beforeAddressed = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/;

/** The users and groups that a text names as `@name`, outside of code. The time grows with the text and not faster. */
export function readMentions(text: string): Mentions {
  if (!text.includes('@')) return { mentioned: [], directlyAddressed: [] };
  const prose = readProse(text);
  const mentioned = new Set<string>();
  const addressed = new Set<string>();
  /** Offset at which a mention continues a sequence from the start of a line. */
  let rowEnd = -1;
  let left = maxMentions;
  for (const { 0: found, 1: name = '', index } of prose.matchAll(mention)) {
    if ((left -= 1) < 0) break;
    const key = name.toLowerCase();
    mentioned.add(key);
    if (isAtLineStart(prose, index, rowEnd)) {
      addressed.add(key);
      rowEnd = index + found.length;
    }
    if (mentioned.size === maxNames) break;
  }
  return { mentioned: [...mentioned], directlyAddressed: [...addressed] };
}

/** Longer beginnings of lines are no marks of lists. */
const maxMarkChars = 64;

function isAtLineStart(prose: string, at: number, rowEnd: number): boolean {
  const from = Math.max(0, at - maxMarkChars);
  const before = prose.slice(from, at);
  const row = rowEnd - from;
  if (row >= 0 && /^[ \t]+$/.test(before.slice(row))) return true;
  const line = before.lastIndexOf('\n') + 1;
  return (from === 0 || line > 0) && beforeAddressed.test(before.slice(line));
}
