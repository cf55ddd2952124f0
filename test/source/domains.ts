import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findKnots, type Graph, readImports } from './import-graph.ts';

/** The domains as the linter has them, the lowest first. */
const config = path.resolve(import.meta.dirname, '../../eslint.config.js');
export const { domains } = (await import(pathToFileURL(config).href)) as {
  readonly domains: readonly string[];
};

const folder = 'src/domains';

const domainOf = (file: string) => file.split('/')[2] ?? '';
const resourceOf = (file: string) => file.split('/')[3] ?? '';
/** Files that registries alone import. */
const isEntry = (file: string) => /^(?:[^/]+\/){4}(?:service|subscriber)\.ts$/.test(file);

/** The number of the domain of a file, from 0. */
export const levelOf = (file: string): number => domains.indexOf(domainOf(file));

/** The imports from a lower domain to a higher one, as `from -> to`. */
export function findClimbs(graph: Graph): readonly string[] {
  return [...graph].flatMap(([file, imported]) =>
    imported
      .filter((other) => levelOf(other) > levelOf(file))
      .map((other) => `${file} -> ${other}`),
  );
}

/** The resources of one domain that import each other around, without their services and subscribers. */
export function findKnotsOfDomain(graph: Graph, domain: string): readonly (readonly string[])[] {
  const within = new Map<string, Set<string>>();
  const isWithin = (file: string) => domainOf(file) === domain && !isEntry(file);
  for (const [file, imported] of graph) {
    if (!isWithin(file)) continue;
    const others = within.get(resourceOf(file)) ?? new Set<string>();
    for (const other of imported) if (isWithin(other)) others.add(resourceOf(other));
    within.set(resourceOf(file), others);
  }
  return findKnots(new Map([...within].map(([name, others]) => [name, [...others]])));
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the domains, the highest first, with their resources and the knots of each. */
function print(): void {
  const graph = readImports(folder);
  for (const domain of domains.toReversed()) {
    const files = [...graph.keys()].filter((file) => domainOf(file) === domain);
    say(`${domain}: ${[...new Set(files.map(resourceOf))].toSorted().join(' ')}`);
    for (const knot of findKnotsOfDomain(graph, domain)) say(`    knot: ${knot.join(' ')}`);
  }
  const climbs = findClimbs(graph);
  say(`${climbs.length} imports climb`);
  for (const climb of climbs) say(`    ${climb}`);
}

if (process.argv[1] === import.meta.filename) print();
