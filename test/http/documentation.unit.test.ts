import { describe, expect, it } from 'vitest';
import { readDocumentation } from '#src/http/docs/documentation.ts';
import { listOperationFacts, describeCallers } from '#src/http/docs/operation-facts.ts';
import { listSchemaFields } from '#src/http/docs/schema-fields.ts';

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
      ['Deprecated', 'use `objects`; removed in 16.0'],
    ]);
  });

  it('states the usual scopes where the operation has none of its own', () => {
    const scopesOf = (method: string) => listOperationFacts(method, { 'x-access': 'user' })[1];
    expect(scopesOf('get')).toEqual(['Token scopes', '`api` or `read_api`']);
    expect(scopesOf('post')).toEqual(['Token scopes', '`api`']);
  });
});

describe('the fields of a schema', () => {
  const document = {
    components: {
      schemas: {
        Tree: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: ['string', 'null'], maxLength: 9, description: 'Its name.' },
            trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
            state: { enum: ['open', 'closed'] },
          },
        },
      },
    },
  };
  const { resolve } = readDocumentation(document);
  const tree = { $ref: '#/components/schemas/Tree' };

  it('end where a schema holds itself', () => {
    expect(listSchemaFields({ type: 'array', items: tree }, resolve)).toEqual([
      {
        ...{ name: 'name', required: true, text: 'Its name.' },
        type: 'string or null, at most 9 characters',
      },
      { name: 'trees', type: 'list of object', required: false, text: '' },
      { name: 'state', type: 'one of open, closed', required: false, text: '' },
    ]);
  });

  it('have the names of those around them', () => {
    const schema = { properties: { author: { allOf: [tree] }, all: { items: tree } } };
    expect(listSchemaFields(schema, resolve).map(({ name }) => name)).toEqual([
      ...['author', 'author.name', 'author.trees', 'author.state'],
      ...['all', 'all[].name', 'all[].trees', 'all[].state'],
    ]);
  });
});
