import type { FC } from 'hono/jsx';

/** A part of a log in one look. */
export interface LogSpan {
  readonly text: string;
  /** Names of classes: `fg-1`, `bold`. */
  readonly look: string;
}

/** Characters of a log that a page shows, from its end: the rest is a file. */
export const maxLogChars = 100_000;

/** Codes of terminals begin with it. */
const escape = String.fromCharCode(27);
/** Ends a title or an address that a terminal is told. */
const bell = String.fromCharCode(7);
/** Colours with their numbers; any other code; a title or an address. */
const sequence = new RegExp(
  [
    `${escape}\\[([\\d;]{0,40})m`,
    `${escape}\\[[\\d:;<=>?]{0,40}[ -/]{0,4}[@-~]`,
    `${escape}\\][^${bell}${escape}\\n]{0,500}(?:${bell}|${escape}\\\\)`,
  ].join('|'),
  'g',
);
const section = new RegExp(
  `section_(?:start|end):\\d{1,15}:[\\w.-]{1,200}(?:\\[[^\\]\\n]{0,200}\\])?\\r?(?:${escape}\\[0K)?`,
  'g',
);

/** Splits a log at the colours of its terminal; movements of the cursor and marks of sections go. */
export function splitLog(log: string): readonly LogSpan[] {
  const text = log.replaceAll(section, '').split('\n').map(readLine).join('\n');
  const spans: LogSpan[] = [];
  let look = plain;
  let from = 0;
  for (const match of text.matchAll(sequence)) {
    addSpan(spans, text.slice(from, match.index), look);
    from = match.index + match[0].length;
    if (match[1] !== undefined) look = applyCodes(look, match[1]);
  }
  addSpan(spans, text.slice(from), look);
  return spans;
}

/** Text of a line after the last return of the cursor. */
function readLine(line: string): string {
  const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
  return whole.slice(whole.lastIndexOf('\r') + 1);
}

interface Look {
  readonly color: number | null;
  readonly bold: boolean;
}

const plain: Look = { color: null, bold: false };

/** Applies codes of a graphic rendition: reset, bold, and the eight colours in their two brightnesses. */
function applyCodes(before: Look, codes: string): Look {
  let look = before;
  const numbers = codes === '' ? [0] : codes.split(';').map(Number);
  for (const code of numbers) {
    if (code === 0) look = plain;
    else if (code === 1) look = { ...look, bold: true };
    else if (code === 22) look = { ...look, bold: false };
    else if (code >= 30 && code <= 37) look = { ...look, color: code - 30 };
    else if (code >= 90 && code <= 97) look = { ...look, color: code - 90 };
    else if (code === 39) look = { ...look, color: null };
    // Colours of a larger table are shown as none; their numbers mean nothing else.
    else if (code === 38 || code === 48) return look;
  }
  return look;
}

function addSpan(spans: LogSpan[], text: string, { color, bold }: Look): void {
  if (text === '') return;
  const names = [...(color === null ? [] : [`fg-${color}`]), ...(bold ? ['bold'] : [])];
  spans.push({ text, look: names.join(' ') });
}

/** The end of a log as a terminal shows it. */
export const TerminalLog: FC<{ readonly log: string }> = ({ log }) => (
  <pre class="log" tabindex={0} aria-label="Log">
    {splitLog(log).map(({ text, look }) => (look === '' ? text : <span class={look}>{text}</span>))}
  </pre>
);
