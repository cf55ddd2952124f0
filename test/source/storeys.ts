import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findKnots, type Graph, readImports } from './import-graph.ts';

/** The storeys as the linter has them, the lowest first. */
const config = path.resolve(import.meta.dirname, '../../eslint.config.js');
export const { storeys } = (await import(pathToFileURL(config).href)) as {
  readonly storeys: readonly (readonly string[])[];
};

const folder = 'src/resources';
const names = ['core', 'base', 'code', 'work', 'review', 'follow', 'look', 'whole'] as const;

const resourceOf = (file: string) => file.split('/')[2] ?? '';
const isRoof = (file: string) => /^[^/]+\/[^/]+\/[^/]+\/(?:service|subscriber)\.ts$/.test(file);

/** The number of the storey on which a file stands, from 0; that of the roof is one more than the highest. */
export function storeyOf(file: string): number {
  if (isRoof(file)) return storeys.length;
  return storeys.findIndex((resources) => resources.includes(resourceOf(file)));
}

/** The imports from a lower storey to a higher one, as `from -> to`. */
export function findClimbs(graph: Graph): readonly string[] {
  return [...graph].flatMap(([file, imported]) =>
    imported
      .filter((other) => storeyOf(other) > storeyOf(file))
      .map((other) => `${file} -> ${other}`),
  );
}

/** The resources of one storey that import each other around, without the roof. */
export function findKnotsOfStorey(graph: Graph, storey: number): readonly (readonly string[])[] {
  const resources = new Map((storeys[storey] ?? []).map((name) => [name, new Set<string>()]));
  for (const [file, imported] of graph) {
    if (storeyOf(file) !== storey) continue;
    for (const other of imported) {
      if (storeyOf(other) === storey) resources.get(resourceOf(file))?.add(resourceOf(other));
    }
  }
  return findKnots(new Map([...resources].map(([name, others]) => [name, [...others]])));
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the storeys, the highest first, with the knots of each. */
function print(): void {
  const graph = readImports(folder);
  for (const [index, resources] of [...storeys.entries()].toReversed()) {
    say(`${index + 1} ${names[index]}: ${resources.toSorted().join(' ')}`);
    for (const knot of findKnotsOfStorey(graph, index)) say(`    knot: ${knot.join(' ')}`);
  }
  const climbs = findClimbs(graph);
  say(`${climbs.length} imports climb`);
  for (const climb of climbs) say(`    ${climb}`);
}

if (process.argv[1] === import.meta.filename) print();
