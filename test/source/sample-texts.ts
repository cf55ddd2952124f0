import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ASTNode, parse, visit } from 'graphql';
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { type Comment as Sample, readComments } from './comments.ts';
import { readLogLines, stringsOf } from './log-lines.ts';

const usage =
  'Usage: node --import tsx test/source/sample-texts.ts descriptions|comments|guides|messages [count] [seed]';
const root = path.resolve(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

/** Descriptions of the REST document and of the GraphQL schema. */
function readDescriptions(): Sample[] {
  return [
    ...find('spec/**/*.yaml').flatMap(readYamlDescriptions),
    ...find('spec/**/*.graphql').flatMap(readGraphqlDescriptions),
  ];
}

function readYamlDescriptions(file: string): Sample[] {
  const lineCounter = new LineCounter();
  const samples: Sample[] = [];
  visitYaml(parseDocument(read(file), { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'description' || !isScalar(value)) return;
      const { line } = lineCounter.linePos(key.range?.[0] ?? 0);
      if (typeof value.value === 'string') samples.push(sampleAt(file, line, value.value));
    },
  });
  return samples;
}

function readGraphqlDescriptions(file: string): Sample[] {
  const samples: Sample[] = [];
  visit(parse(read(file)), {
    enter(node: ASTNode) {
      if (!('description' in node) || node.description === undefined) return;
      const { loc, value } = node.description;
      samples.push(sampleAt(file, loc?.startToken.line ?? 1, value));
    },
  });
  return samples;
}

/** Paragraphs, lists and tables of the guides, without headings and blocks of code. */
function readParagraphs(): Sample[] {
  return ['README.md', ...find('docs/**/*.md')].flatMap((file) => {
    const samples: Sample[] = [];
    let fenced = false;
    let [begin, lines] = [0, [] as string[]];
    for (const [index, line] of [...read(file).split('\n'), ''].entries()) {
      const isFence = line.startsWith('```');
      if (!fenced && !isFence && line.trim() !== '' && !line.startsWith('#')) {
        if (lines.length === 0) begin = index + 1;
        lines.push(line);
      } else if (lines.length > 0) {
        samples.push(sampleAt(file, begin, lines.join('\n')));
        lines = [];
      }
      if (isFence) fenced = !fenced;
    }
    return samples;
  });
}

/** Messages of log lines, and of errors that `src` makes. */
function readMessages(): Sample[] {
  const sources = find('src/**/*.{ts,tsx}').map((file) =>
    ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true),
  );
  const errors = findErrorClasses(sources);
  const samples = readLogLines(root).flatMap(({ place, messages }) =>
    messages.map((text) => ({ place, text })),
  );
  for (const source of sources) {
    const look = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && errors.has(node.expression.getText(source)))
        for (const argument of node.arguments ?? []) samples.push(...messagesIn(argument, source));
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return samples;
}

/** A message has several words; a single one is a code or a name. */
function messagesIn(argument: ts.Node, source: ts.SourceFile): Sample[] {
  const texts = ts.isTemplateExpression(argument)
    ? [argument.getText(source).slice(1, -1)]
    : stringsOf(argument);
  const { line } = source.getLineAndCharacterOfPosition(argument.getStart(source));
  return texts
    .filter((text) => text.trim().includes(' '))
    .map((text) => sampleAt(source.fileName, line + 1, text));
}

/** Names of `Error` and of all classes that extend it, directly or not. */
function findErrorClasses(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const parents = new Map<string, string>();
  for (const source of sources) {
    const look = (node: ts.Node): void => {
      if (ts.isClassDeclaration(node) && node.name !== undefined) {
        const [clause] = node.heritageClauses ?? [];
        const [parent] = clause?.types ?? [];
        if (parent !== undefined) parents.set(node.name.text, parent.expression.getText(source));
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  const errors = new Set(['Error', 'TypeError', 'RangeError']);
  for (let size = 0; size < errors.size;) {
    size = errors.size;
    for (const [name, parent] of parents) if (errors.has(parent)) errors.add(name);
  }
  return errors;
}

const sampleAt = (file: string, line: number, text: string): Sample => ({
  place: `${file}:${line}`,
  text,
});

/** Chooses samples without repetition; the same seed chooses the same ones of the same texts. */
function choose(samples: readonly Sample[], count: number, seed: number): Sample[] {
  const left = [...samples];
  let state = seed >>> 0;
  const chosen: Sample[] = [];
  while (chosen.length < count && left.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    chosen.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return chosen;
}

const kinds: Readonly<Record<string, () => Sample[]>> = {
  descriptions: readDescriptions,
  comments: () => readComments(root, ['src', 'generator']),
  guides: readParagraphs,
  messages: readMessages,
};

const [kind = '', count = '20', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const readAll = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (readAll === undefined || !/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const all = readAll();
  const chosen = choose(all, Number(count), Number(seed));
  const entries = chosen.map(
    ({ place, text }) => `${place}\n  ${text.trim().replaceAll('\n', '\n  ')}\n`,
  );
  const end = `${chosen.length} of ${all.length} ${kind}, seed ${seed}\n`;
  process.stdout.write([...entries, end].join('\n'));
}
