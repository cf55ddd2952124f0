import { describe, expect, it } from 'vitest';
import { findCircle, findKnots, readImports } from './import-graph.ts';
import { domains, findClimbs, findKnotsOfDomain, levelOf } from './domains.ts';

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

describe('domains', () => {
  const graph = readImports('src/domains');

  it('are thirteen, each with its resources', () => {
    expect(domains).toHaveLength(13);
    expect([...graph.keys()].filter((file) => levelOf(file) === -1)).toEqual([]);
  });

  it('import nothing of a higher one', () => {
    expect(findClimbs(graph)).toEqual([]);
  });

  it('are found where they do', () => {
    const [low, high] = ['src/domains/planning/labels/table.ts', 'src/domains/ci/jobs/table.ts'];
    const service = 'src/domains/planning/labels/service.ts';
    const climbing = new Map([
      [low, [high]],
      [high, [low]],
      [service, [high, low]],
    ]);
    expect(findClimbs(climbing)).toEqual([`${low} -> ${high}`, `${service} -> ${high}`]);
  });

  // Shrink the list when a knot is gone or smaller: it must not come back.
  it('have resources that import each other around in these knots alone', () => {
    const knots = domains.flatMap((domain) =>
      findKnotsOfDomain(graph, domain).map((knot) => knot.join(' ')),
    );
    expect(knots).toEqual([
      'groups members namespaces projects repositories users',
      'issuables labels markdown milestones notes time-tracking',
      'epics issues',
      'approvals deployments environments job-artifacts job-execution jobs pipelines',
      'merge-request-approvals merge-requests',
      'award-emoji quick-actions',
      'integrations webhook-engine',
    ]);
  });
});
