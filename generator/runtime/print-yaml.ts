/** Columns that a line of text has at most, where it has a place to break. */
const WIDTH = 120;
/** Minimum width of text lines, at any depth. */
const NARROWEST = 20;

/** Plain text that YAML 1.2 would read as another type. */
const OTHER_TYPE =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)?$/;
/** Characters that have a meaning in YAML at the beginning of text, inside it or at its end, and ends of documents. */
const NOT_PLAIN =
  /^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$|^(?:---|\.\.\.)/;
/** Only double quotes can hold these: other control characters, lone surrogates, and line ends of other systems. */
// eslint-disable-next-line no-control-regex
const ESCAPED = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}\u2028\u2029\ufeff]/u;

/**
 * Plain data (null, booleans, finite numbers, text, lists and mappings; members that are undefined are left out) as
 * YAML 1.2 in block style. A tenth of the work of building the nodes of the `yaml` package for a large document.
 */
export function printYaml(value: unknown): string {
  const printed = print(value, '', 0);
  return `${printed.slice(1)}\n`;
}

/** One member of a mapping, with the blanks before it. */
export const printYamlMember = (key: string, value: unknown, indent: string): string =>
  `${indent}${printEntry(key, value, indent)}\n`;

/**
 * Prints the value after `key:` or `-`, with the blank or line end before it.
 * @param indent of the following lines
 * @param column start of the first line
 */
function print(value: unknown, indent: string, column: number): string {
  if (typeof value === 'string') return ` ${printScalar(value, indent, column)}`;
  if (typeof value !== 'object' || value === null) return ` ${printAtom(value)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value.map((item: unknown) => `\n${indent}-${printBeside(item, indent)}`).join('');
  }
  let text = '';
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) text += `\n${indent}${printEntry(key, member, indent)}`;
  }
  return text === '' ? ' {}' : text;
}

/** Item of a list: its first line follows the dash. */
function printBeside(item: unknown, indent: string): string {
  const deeper = `${indent}  `;
  const printed = print(item, deeper, deeper.length);
  return printed.startsWith('\n') ? ` ${printed.slice(deeper.length + 1)}` : printed;
}

function printEntry(key: string, value: unknown, indent: string): string {
  const name = printKey(key);
  const nested = print(value, `${indent}  `, indent.length + name.length + 2);
  // The YAML of a key may have 1024 characters at most, unless it is marked as one.
  return name.length > 1000 ? `? ${name}\n${indent}:${nested}` : `${name}:${nested}`;
}

const printAtom = (value: unknown): string =>
  Object.is(value, -0) ? '-0' : JSON.stringify(value ?? null);

const isPlain = (text: string) => !NOT_PLAIN.test(text) && !OTHER_TYPE.test(text);

function printKey(key: string): string {
  if (ESCAPED.test(key) || key.includes('\n')) return quoteTwice(key);
  return isPlain(key) ? key : quote(key);
}

function printScalar(text: string, indent: string, column: number): string {
  if (ESCAPED.test(text)) return quoteTwice(text);
  if (text.includes('\n'))
    return /\n[\t ]+$|^[\n\t ]+$/.test(text) ? quoteTwice(text) : printLiteral(text, indent);
  return fold(isPlain(text) ? text : quote(text), indent, column);
}

const quote = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : quoteTwice(text);

/** JSON strings are valid YAML, once characters that YAML forbids are escaped. */
const quoteTwice = (text: string): string =>
  JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, escapeCharacter);

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of several lines, unchanged. */
function printLiteral(text: string, indent: string): string {
  const deep = indent === '' ? '  ' : indent;
  const ends = /\n*$/.exec(text)?.[0].length ?? 0;
  const keep = ends === 0 ? '-' : ends === 1 ? '' : '+';
  const lines = (ends === 0 ? text : text.slice(0, -1)).split('\n');
  const indicator = /^\n* /.test(text) ? '2' : '';
  return `|${indicator}${keep}${lines.map((line) => (line === '' ? '\n' : `\n${deep}${line}`)).join('')}`;
}

/** Breaks a line at single blanks between words: YAML reads the break as that blank. */
function fold(text: string, indent: string, column: number): string {
  const later = Math.max(NARROWEST, WIDTH - indent.length);
  let room = Math.max(NARROWEST, WIDTH - column);
  if (text.length <= room) return text;
  const deep = indent === '' ? '  ' : indent;
  let folded = '';
  let from = 0;
  while (text.length - from > room) {
    const at = findBreak(text, from, from + room);
    if (at === -1) break;
    folded += `${text.slice(from, at)}\n${deep}`;
    from = at + 1;
    room = later;
  }
  return folded + text.slice(from);
}

/** The last position for a break before `limit`, or else the first one after it; -1 without one. */
function findBreak(text: string, from: number, limit: number): number {
  for (let at = text.lastIndexOf(' ', limit); at > from; at = text.lastIndexOf(' ', at - 1))
    if (isSingle(text, at)) return at;
  for (let at = text.indexOf(' ', limit + 1); at !== -1; at = text.indexOf(' ', at + 1))
    if (isSingle(text, at)) return at;
  return -1;
}

const isSingle = (text: string, at: number): boolean => {
  const [before, after] = [text[at - 1], text[at + 1]];
  return isWord(before) && isWord(after);
};

const isWord = (character: string | undefined) =>
  character !== undefined && character !== ' ' && character !== '\t';
