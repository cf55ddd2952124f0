import { describe, expect, it } from 'vitest';
import { listOldReadings, splitAddress } from '#src/http/pages/places/address.ts';

describe('the path of an address', () => {
  it.each([
    ['/kiln', 'unknown', 'kiln', '/'],
    ['/demo/kiln', 'unknown', 'demo/kiln', '/'],
    ['/demo/kiln/', 'unknown', 'demo/kiln', '/'],
    ['/demo/kiln///', 'unknown', 'demo/kiln', '/'],
    ['/demo/kiln/-/issues/1', 'project', 'demo/kiln', '/issues/1'],
    ['/demo/kiln/-/', 'project', 'demo/kiln', '/'],
    ['/a/b/c/d/-/issues', 'project', 'a/b/c/d', '/issues'],
    ['/groups/demo', 'group', 'demo', '/'],
    ['/groups/demo/', 'group', 'demo', '/'],
    ['/groups/demo/studio/-/issues', 'group', 'demo/studio', '/issues'],
    ['/demo%2Fkiln/-/issues', 'project', 'demo/kiln', '/issues'],
    ['/demo/k%C3%A4fig', 'unknown', 'demo/käfig', '/'],
    ['/groups', 'unknown', 'groups', '/'],
    ['/demo/kiln/-', 'unknown', 'demo/kiln/-', '/'],
  ])('%s is split', (path, kind, place, rest) => {
    expect(splitAddress(path)).toEqual({ kind, path: place, rest });
  });

  it('is split at the first separator: a file may hold another one, which stays encoded', () => {
    expect(splitAddress('/demo/kiln/-/blob/main/a/-/b%2Fc')).toEqual({
      kind: 'project',
      path: 'demo/kiln',
      rest: '/blob/main/a/-/b%2Fc',
    });
  });

  it.each([
    ...['/', '//', '/groups/', '/groups//', '/-/issues', '/-', '/-/profile/keys', '/groups/-/x'],
    ...['/a%00b/-/issues', '/a%', '/%E0%A4%A/-/issues', '/groups/%ff'],
    `/${'a'.repeat(2049)}`,
    `/${'a/'.repeat(1025)}-/issues`,
  ])('%s is of no place', (path) => {
    expect(splitAddress(path)).toBeNull();
  });

  it('is split in little time, however long', () => {
    // Quadratic time would be minutes, longer than a test may run.
    for (let turn = 0; turn < 1000; turn += 1) splitAddress(`${'/'.repeat(16_000)}a`);
    expect(splitAddress(`${'/'.repeat(16_000)}a`)).toBeNull();
  });
});

describe('an address of the older form', () => {
  const read = (path: string) => listOldReadings(path).map((each) => [each.path, each.rest]);

  it('has what follows the project behind the separator', () => {
    expect(read('demo/kiln/issues/1')).toEqual([['demo/kiln', '/issues/1']]);
    expect(read('demo/studio/kiln/tree/main/src')).toEqual([
      ['demo/studio/kiln', '/tree/main/src'],
    ]);
  });

  it('is read with the longest project first, where a part may be its name as well', () => {
    expect(read('demo/kiln/tree/main/issues/1')).toEqual([
      ['demo/kiln/tree/main', '/issues/1'],
      ['demo/kiln', '/tree/main/issues/1'],
    ]);
  });

  it('is encoded again', () => {
    expect(read('demo/kiln/tree/a b/ü?#')).toEqual([['demo/kiln', '/tree/a%20b/%C3%BC%3F%23']]);
  });

  it.each([
    'demo',
    'demo/kiln',
    'demo/kiln/kettle',
    'issues/1',
    'demo/issues',
    '',
    'a/__proto__/b/constructor',
  ])('%s is none', (path) => {
    expect(read(path)).toEqual([]);
  });

  it('has few readings, however long', () => {
    expect(read('issues/'.repeat(1000)).length).toBeLessThanOrEqual(21);
  });
});
