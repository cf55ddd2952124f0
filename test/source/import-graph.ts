import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Graph = ReadonlyMap<string, readonly string[]>;

/** The files below a folder, and the files that each of them imports, for its types or lazily too. */
export function readImports(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
  const known = new Set(files);
  const imported = (file: string) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, false)
      .importedFiles.flatMap(({ fileName }) => findImportedFile(file, fileName) ?? [])
      .filter((other) => known.has(other));
  return new Map(files.map((file) => [file, imported(file)]));
}

/** The file of an import that names one: from the file that imports it, or by a prefix of `imports` in package.json. */
export function findImportedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const prefix = Object.keys(prefixes).find((each) => specifier.startsWith(each));
  return prefix && join(prefixes[prefix] ?? '', specifier.slice(prefix.length));
}

/** The folders of subpath imports, by the prefix that stands for each. */
const prefixes = readPrefixes();

function readPrefixes(): Readonly<Record<string, string>> {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(
    Object.entries(imports).map(([name, folder]) => [name.slice(0, -1), folder.slice(2, -1)]),
  );
}

/** The first circle found, as the way around it; null when there is none. */
export function findCircle(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): readonly string[] | null => {
    if (done.has(file)) return null;
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
}

/** The nodes to which one leads, by however many others. */
export function findReached(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const left = [from];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(next);
    }
  }
  return seen;
}

/** The groups of nodes that lead to each other, sorted, the largest first: two or more in each. */
export function findKnots(graph: Graph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((node) => [node, findReached(graph, node)]));
  const leadsTo = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const knots = new Map<string, readonly string[]>();
  for (const node of [...graph.keys()].toSorted()) {
    const knot = [...graph.keys()].filter((other) => leadsTo(node, other) && leadsTo(other, node));
    if (knot.length > 1) knots.set(knot.toSorted().join(' '), knot.toSorted());
  }
  return [...knots.values()].toSorted((a, b) => b.length - a.length);
}
