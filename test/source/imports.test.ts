import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The files below a folder, and the files that each of them imports, for its types or lazily too. */
function importsBelow(folder: string): ReadonlyMap<string, readonly string[]> {
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
function findCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
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

// The linter's rule for circles passes over imports of types, and takes half a minute.
describe('imports', () => {
  it.each([
    ['src', 500],
    ['generator', 100],
    ['test', 400],
  ])('of %s lead in no circle from file to file', (folder, least) => {
    const graph = importsBelow(folder);
    expect(graph.size).toBeGreaterThan(least);
    expect(findCircle(graph)).toBeNull();
  });

  it('are found in a circle of types', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
  });
});
