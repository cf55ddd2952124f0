import { describe, expect, it } from 'vitest';
import { docsDocument, whoMayCall } from '../../src/http/docs/docs-document.ts';

const describe1 = (method: string, operation: Record<string, unknown>) => {
  const document = docsDocument({ paths: { '/a': { [method]: operation } } }, '/api/v4');
  const described = document.paths?.['/a']?.[method];
  return (described as { description: string }).description;
};

describe('the document of the docs page', () => {
  const audiences: [string, unknown, string][] = [
    ['get', 'anonymous', 'Everybody, also without a token'],
    ['get', 'user', 'Every signed-in user'],
    ['post', 'administrator', 'Administrators'],
    ['post', { administrator: 'early' }, 'Administrators'],
    [
      'get',
      { project: 'visible' },
      'Whoever may see the project; when it is public also without a token',
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
    expect(whoMayCall(method, access)).toBe(text);
  });

  it('puts a table before the description', () => {
    const operation = {
      description: 'Lists things.',
      'x-access': { project: 'developer' },
      'x-scopes': ['api', 'read_repository'],
      'x-tier': 'premium',
      'x-feature-flag': { name: 'things', default: false, off: 404 },
      'x-pagination': { offset: true, keyset: ['id'] },
      'x-rate-limit': 'search',
      'x-deprecated-by': { use: 'objects', removal: '16.0' },
    };
    expect(describe1('get', operation).split('\n')).toEqual([
      '| Who may call | Members of the project with at least the role Developer |',
      '| --- | --- |',
      '| Token scopes | `api` or `read_repository` |',
      '| Plan | Premium and Ultimate |',
      '| Feature flag | `things`, off by default; answers 404 when off |',
      '| Pagination | by offset (`page`, `per_page`), or by keyset (`pagination=keyset`, ordered by `id`) |',
      '| Rate limit | class `search` |',
      '| Deprecated | use `objects`; removed in 16.0 |',
      '',
      'Lists things.',
    ]);
  });

  it('states the usual scopes where the operation has none of its own', () => {
    expect(describe1('get', { 'x-access': 'user' })).toContain(
      '| Token scopes | `api` or `read_api` |',
    );
    expect(describe1('post', { 'x-access': 'user' })).toContain('| Token scopes | `api` |');
  });

  it('leaves everything else, and the bundle itself, alone', () => {
    const bundle = {
      openapi: '3.1.0',
      paths: {
        '/a': { parameters: [{ name: 'id' }], get: { operationId: 'getA', 'x-access': 'user' } },
      },
      components: { schemas: { A: {} } },
    };
    const before = structuredClone(bundle);
    const document = docsDocument(bundle, '/hearth/api/v4');
    expect(bundle).toEqual(before);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/hearth/api/v4' }],
      paths: { '/a': { parameters: [{ name: 'id' }], get: { operationId: 'getA' } } },
      components: { schemas: { A: {} } },
    });
  });
});
