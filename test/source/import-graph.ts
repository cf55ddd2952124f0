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
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => join(dirname(file), fileName))
      .filter((other) => known.has(other));
  return new Map(files.map((file) => [file, imported(file)]));
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
