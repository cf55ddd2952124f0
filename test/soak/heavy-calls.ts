import { type Call, none } from '#test/contract/requests.ts';
import { branchName, type HeavyWorld, MANY_FILES } from './heavy-world.ts';

/** Requests to the large repository and the full lists that no document tells how to make, by operation. */
export function heavyCalls(world: HeavyWorld): Readonly<Record<string, readonly Partial<Call>[]>> {
  const params = { id: world.project.id };
  const { first, many, last } = world.commits;
  const q = (...queries: readonly Call['query'][]) =>
    queries.map((query) => ({ ...none, params, query }));
  const files = (...paths: readonly string[]) =>
    paths.map((file_path) => ({
      ...none,
      params: { ...params, file_path },
      query: { ref: 'main' },
    }));
  const commits = [first, many, last].map((sha) => ({
    ...none,
    params: { ...params, sha },
    query: { per_page: 100, stats: true },
  }));
  const everyFile = [
    'README.md',
    'line.txt',
    'large.txt',
    'lines.txt',
    'blamed.txt',
    'control.txt',
    'largest.txt',
    'changed.txt',
    'many/00001.js',
  ];
  const search = ['blobs', 'commits', 'projects', 'users', 'wiki_blobs', 'notes'].flatMap((scope) =>
    [
      'let',
      'x x x',
      'a'.repeat(200),
      '*',
      '(a+)+$',
      'number filename:*.js',
      'path:many extension:js 1',
    ].map((text) => ({ scope, search: text, per_page: 100 })),
  );
  const body = (extra: object) => ({
    ...none,
    params,
    body: { branch: 'main', commit_message: 'a', ...extra },
  });
  const actions = (count: number, action: (index: number) => object) =>
    body({ actions: Array.from({ length: count }, (_, index) => action(index)) });
  return {
    listRepositoryTree: q(
      { path: 'many', per_page: 100 },
      { path: 'many', per_page: 100, page: 90 },
      { recursive: true, per_page: 100, page: 50 },
      { path: 'many', per_page: 100, pagination: 'keyset' },
      { path: 'a/'.repeat(60).slice(0, -1) },
    ),
    listBranches: q(
      { per_page: 100 },
      { per_page: 100, page: 50 },
      { per_page: 100, search: 'a'.repeat(60) },
      { per_page: 100, search: '^a' },
      { per_page: 100, search: '9$' },
      { per_page: 100, pagination: 'keyset' },
    ),
    getBranch: [{ ...none, params: { ...params, branch: branchName(4_000) } }],
    listTags: q(
      { per_page: 100, order_by: 'version' },
      { per_page: 100, order_by: 'updated', page: 9 },
      { per_page: 100, search: '^v' },
    ),
    listCommits: q(
      { per_page: 100, with_stats: true },
      { per_page: 100, page: 20 },
      { per_page: 100, all: true },
      { per_page: 100, path: 'changed.txt' },
      { per_page: 100, author: '(.*)*x' },
      { per_page: 100, trailers: true, ref_name: many },
      { per_page: 100, ref_name: `${first}..${last}` },
      { per_page: 100, order: 'topo', first_parent: true },
    ),
    getCommit: commits,
    listCommitDiff: commits,
    listCommitRefs: commits,
    listCommitComments: commits,
    listCommitStatuses: commits,
    compareRepositoryRefs: q({ from: first, to: last }, { from: last, to: first, straight: true }),
    getRepositoryMergeBase: q(
      { refs: [first, many, last] },
      { refs: Array.from({ length: 300 }, (_, index) => branchName(index)) },
    ),
    listRepositoryContributors: q({ per_page: 100 }, { order_by: 'commits', sort: 'desc' }),
    getProjectLanguages: q({}),
    getRepositoryFile: files(...everyFile),
    getRawRepositoryFile: files(...everyFile),
    listRepositoryFileBlame: [
      ...files(...everyFile),
      ...files('largest.txt').map(({ query, ...rest }) => ({
        ...rest,
        query: { ...query, range: { start: 60_000_000, end: 60_010_000 } },
      })),
    ],
    getRepositoryArchive: q({}, { sha: first }),
    getRepositoryArchiveInFormat: ['zip', 'tar.bz2', 'tar.gz', 'tar'].map((format) => ({
      ...none,
      params: { ...params, format },
    })),
    downloadProjectSnapshot: q({}),
    searchProject: q(...search),
    searchGroup: search.map((query) => ({ ...none, params: { id: world.group.id }, query })),
    searchInstance: search.map((query) => ({ ...none, query })),
    deleteMergedBranches: q({}),
    shareGroup: [
      {
        ...none,
        params: { id: world.group.id },
        body: { group_id: world.guests.id, group_access: 20 },
      },
    ],
    transferGroup: [
      { ...none, params: { id: world.group.id }, body: { group_id: world.guests.id } },
      { ...none, params: { id: world.group.id }, body: {} },
    ],
    unshareGroup: [{ ...none, params: { id: world.group.id, group_id: world.guests.id } }],
    forkProject: [{ ...none, params, body: {} }],
    startProjectHousekeeping: q({}),
    getProjectStatistics: q({}),
    listProtectedBranches: q({ per_page: 100 }),
    listProtectedTags: q({ per_page: 100 }),
    createCommit: [
      actions(1, () => ({
        action: 'create',
        file_path: 'new.txt',
        content: 'x'.repeat(70_000_000),
      })),
      actions(1, () => ({
        action: 'create',
        file_path: 'lines.new',
        content: 'a\n'.repeat(15_000_000),
      })),
      actions(1, () => ({
        action: 'create',
        file_path: 'new',
        encoding: 'base64',
        content: 'QUFB'.repeat(17_000_000),
      })),
      ...[1_000, 10_000, 100_000].map((count) =>
        actions(count, (index) => ({
          action: 'create',
          file_path: `new/${count}/${index}`,
          content: 'x',
        })),
      ),
      actions(MANY_FILES, (index) => ({
        action: 'update',
        file_path: `many/${String(index).padStart(5, '0')}.js`,
        content: 'x',
      })),
      actions(5_000, (index) => ({
        action: 'chmod',
        file_path: `many/${String(index).padStart(5, '0')}.js`,
        execute_filemode: true,
      })),
      actions(1_000, (index) => ({
        action: 'move',
        file_path: `moved/${index}`,
        previous_path: `many/${String(index).padStart(5, '0')}.js`,
      })),
      actions(1_000, () => ({ action: 'create', file_path: 'a/'.repeat(400) + 'a', content: 'x' })),
    ],
    updateRepositoryFile: [
      {
        ...body({ content: 'x'.repeat(70_000_000) }),
        params: { ...params, file_path: 'README.md' },
      },
      {
        ...body({ content: 'QUFB'.repeat(17_000_000), encoding: 'base64' }),
        params: { ...params, file_path: 'README.md' },
      },
    ],
    createRepositoryFile: [
      {
        ...body({ content: '\u00e9'.repeat(30_000_000) }),
        params: { ...params, file_path: 'wide.txt' },
      },
      {
        ...body({ content: '\u0001'.repeat(12_000_000) }),
        params: { ...params, file_path: 'escaped.txt' },
      },
    ],
  };
}
