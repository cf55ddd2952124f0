import type { CodeLine, WordKind } from '#src/text/code-line.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import type { TimedCodeJob } from './job.ts';
import type { Highlighter } from './languages.js';
import { runWithinTime } from './within-time.ts';

let highlighter: Highlighter | null = null;

/** Loads the grammars, which take megabytes: with the first text that has words to tell apart. */
export async function loadLanguages(): Promise<void> {
  highlighter ??= (await import('./languages.js')).highlighter;
}

/** JSON of the lines that the job wants (see `CodeLine`), or of null where the language is unknown; null after too long. */
export function findCodeWords({
  code,
  language,
  first,
  lines,
  patienceMs,
}: TimedCodeJob): string | null {
  const grammar = findGrammar(language);
  if (grammar === null) return 'null';
  const marked = runWithinTime(patienceMs, () => code.map((part) => mark(part, grammar)));
  if (marked === null) return null;
  const all = marked.flatMap((html) => splitIntoLines(html));
  return JSON.stringify(all.slice(first - 1, first - 1 + lines));
}

/** Maximum characters of a highlighted block: the whole text shares one time limit. */
const maxBlockChars = 20_000;

/** HTML of a code block, in the form that the Markdown parser expects; empty for a block without highlighting. */
export function renderCodeBlock(code: string, language: string): string {
  const grammar = code.length > maxBlockChars ? null : findGrammar(language);
  if (grammar === null) return '';
  return splitIntoLines(mark(code, grammar))
    .map((line) => line.map(([kind, text]) => formatPart(kind, text)).join(''))
    .join('\n');
}

const formatPart = (kind: WordKind, text: string): string =>
  kind === '' ? escapeHtml(text) : `<span class="w-${kind}">${escapeHtml(text)}</span>`;

/** Files whose complete name determines the language. */
const byFileName: Readonly<Record<string, string>> = {
  'cmakelists.txt': 'cmake',
  dockerfile: 'dockerfile',
  containerfile: 'dockerfile',
  gemfile: 'ruby',
  rakefile: 'ruby',
  jenkinsfile: 'groovy',
  makefile: 'makefile',
};

/** The name of a grammar for the name of a file or language. */
function findGrammar(name: string): string | null {
  const lower = name.toLowerCase();
  const known = Object.hasOwn(byFileName, lower) ? byFileName[lower] : undefined;
  const grammar = known ?? lower.slice(lower.lastIndexOf('.') + 1);
  return highlighter?.getLanguage(grammar) === undefined ? null : grammar;
}

const mark = (code: string, language: string): string =>
  highlighter?.highlight(code, { language, ignoreIllegals: true }).value ?? '';

/** Kinds by the first class of an element. Inner elements without a kind have none, such as code in a string. */
const kinds: Readonly<Record<string, WordKind>> = {
  ...sameKind('kw', ['keyword', 'literal', 'selector-tag', 'name', 'section', 'template-tag']),
  ...sameKind('str', ['string', 'regexp', 'char', 'symbol', 'link', 'code', 'addition']),
  ...sameKind('com', ['comment', 'quote', 'doctag', 'deletion']),
  ...sameKind('num', ['number', 'bullet']),
  ...sameKind('fn', ['title', 'selector-class', 'selector-id']),
  ...sameKind('type', ['type', 'built_in', 'selector-pseudo', 'selector-attr']),
  ...sameKind('attr', ['attr', 'attribute', 'property', 'variable', 'template-variable']),
  ...sameKind('meta', ['meta', 'tag']),
};

function sameKind(kind: WordKind, names: readonly string[]): Record<string, WordKind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Elements begin and end, lines end, and everything between is text. */
const piece = /<span class="hljs-([\w-]+)[^>]*>|<span[^>]*>|<\/span>|\n|[^<\n]+/g;

/** The lines of HTML with elements around words; each word has the kind of its innermost element. */
function splitIntoLines(html: string): CodeLine[] {
  const lines: [WordKind, string][][] = [[]];
  const around: WordKind[] = [];
  for (const [text, name] of html.matchAll(piece)) {
    if (text === '\n') lines.push([]);
    else if (text === '</span>') around.pop();
    else if (text.startsWith('<')) around.push(name === undefined ? '' : (kinds[name] ?? ''));
    else addPart(lines.at(-1) ?? [], around.at(-1) ?? '', unescape(text));
  }
  return lines;
}

/** Adds a part, or extends the previous one. */
function addPart(line: [WordKind, string][], kind: WordKind, text: string): void {
  const last = line.at(-1);
  if (last?.[0] === kind) last[1] += text;
  else line.push([kind, text]);
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
