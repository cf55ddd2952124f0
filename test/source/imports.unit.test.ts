import { describe, expect, it } from 'vitest';
import { findCircle, findKnots, readImports } from './import-graph.ts';
import { findClimbs, findKnotsOfStorey, storeyOf, storeys } from './storeys.ts';

// The linter's rule for circles passes over imports of types, and takes half a minute.
describe('imports', () => {
  it.each([
    ['src', 500],
    ['generator', 100],
    ['test', 400],
  ])('of %s lead in no circle from file to file', (folder, least) => {
    const graph = readImports(folder);
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
    expect(findKnots(graph)).toEqual([['b', 'd']]);
  });
});

describe('resources', () => {
  const graph = readImports('src/resources');

  it('stand on one storey each', () => {
    expect([...graph.keys()].filter((file) => storeyOf(file) === -1)).toEqual([]);
    const names = storeys.flat();
    expect(names).toEqual([...new Set(names)]);
  });

  it('import nothing that stands higher', () => {
    expect(findClimbs(graph)).toEqual([]);
  });

  it('are found where they do', () => {
    const [low, high] = ['src/resources/labels/table.ts', 'src/resources/issues/table.ts'];
    const roof = 'src/resources/labels/service.ts';
    const climbing = new Map([
      [low, [high, roof]],
      [high, [low]],
      [roof, [high]],
    ]);
    expect(findClimbs(climbing)).toEqual([`${low} -> ${high}`, `${low} -> ${roof}`]);
  });

  // Where one of these has gone, or is smaller, say so here: it must not come back.
  it('of a storey import each other around in these knots alone', () => {
    const knots = storeys.flatMap((_, index) =>
      findKnotsOfStorey(graph, index).map((knot) => knot.join(' ')),
    );
    expect(knots).toEqual([
      'groups members namespaces projects repositories users',
      'issuables labels markdown milestones notes time-tracking',
      'deploy-keys ssh-keys',
      'approvals deployments environments job-artifacts job-execution jobs pipelines',
      'epics issues',
      'merge-request-approvals merge-requests',
      'award-emoji quick-actions',
      'hooks integrations',
    ]);
  });
});
