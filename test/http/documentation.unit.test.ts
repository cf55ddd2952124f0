import { describe, expect, it } from 'vitest';
import { listOperationFacts, describeCallers } from '#src/http/docs/operation-facts.ts';

describe('the facts about an operation', () => {
  const audiences: [string, unknown, string][] = [
    ['get', 'anonymous', 'Everybody, also without a token'],
    ['get', 'user', 'Every signed-in user'],
    ['post', 'administrator', 'Administrators'],
    ['post', { administrator: 'early' }, 'Administrators'],
    [
      'get',
      { project: 'visible' },
      'Everyone who may see the project; without a token if it is public',
    ],
    ['get', { project: 'visible', 'signed-in': true }, 'Signed-in users who may see the project'],
    ['post', { group: 'visible' }, 'Signed-in users who may see the group'],
    ['put', { project: 'developer' }, 'Members of the project with at least the role Developer'],
    ['delete', { group: 'owner' }, 'Owners of the group'],
    [
      'get',
      { project: 'reporter', feature: 'issues' },
      'Members of the project with at least the role Reporter, with access to its issues',
    ],
    ['get', undefined, 'Not stated'],
  ];
  it.each(audiences)('says who may %s with %j', (method, access, text) => {
    expect(describeCallers(method, access)).toBe(text);
  });

  it('tells what an operation asks of its callers', () => {
    const operation = {
      'x-access': { project: 'developer' },
      'x-scopes': ['api', 'read_repository'],
      'x-tier': 'premium',
      'x-feature-flag': { name: 'things', default: false, off: 404 },
      'x-pagination': { offset: true, keyset: ['id'] },
      'x-rate-limit': 'search',
      'x-exclusive': [
        ['author_id', 'author_username'],
        ['page', 'cursor'],
      ],
      'x-at-least-one': [Array.from({ length: 20 }, (_, index) => `name_${index}`)],
      'x-body-limit': 2048,
      'x-deprecated-by': { use: 'objects', removal: '16.0' },
    };
    expect(listOperationFacts('get', operation)).toEqual([
      ['Who may call', 'Members of the project with at least the role Developer'],
      ['Token scopes', '`api` or `read_repository`'],
      ['Plan', 'Premium and Ultimate'],
      ['Feature flag', '`things`, off by default; answers 404 when off'],
      [
        'Pagination',
        'by offset (`page`, `per_page`), or by keyset (`pagination=keyset`, ordered by `id`)',
      ],
      ['Rate limit', 'class `search`'],
      ['At least one of', '20 properties of the body'],
      ['At most one of', '`author_id`, `author_username`; or `page`, `cursor`'],
      ['Request body', 'at most 2048 bytes'],
      ['Deprecated', 'use `objects`; removed in 16.0'],
    ]);
  });

  it('states the usual scopes where the operation has none of its own', () => {
    const scopesOf = (method: string) => listOperationFacts(method, { 'x-access': 'user' })[1];
    expect(scopesOf('get')).toEqual(['Token scopes', '`api` or `read_api`']);
    expect(scopesOf('post')).toEqual(['Token scopes', '`api`']);
  });
});
