import { describe, expect, it } from 'vitest';
import { createJudge } from '#src/http/judge.ts';
import type { RequestVerdict } from '#src/http/judge.ts';
import { createOracleDocument, rewrites } from '#src/http/oracle-document.ts';
import type { JsonObject } from '#src/http/oracle-document.ts';

type Rewrite = (typeof rewrites)[number]['name'];

const document = (path: string, operation: JsonObject, method = 'get', rest: JsonObject = {}) => ({
  openapi: '3.1.0',
  info: { title: 'sample', version: '1' },
  paths: { [path]: { [method]: { responses: { 200: { description: 'fine' } }, ...operation } } },
  components: {},
  ...rest,
});

const query = (name: string, schema: JsonObject, rest: JsonObject = {}) => ({
  parameters: [{ name, in: 'query', schema, ...rest }],
});

/** The judge as it would be without one of the rewrites. */
async function judgeWithout(bundle: JsonObject, left: Rewrite | null) {
  const kept = rewrites.filter((rewrite) => rewrite.name !== left);
  return createJudge(bundle, (source) => {
    const copy = structuredClone(source);
    for (const rewrite of kept) rewrite(copy);
    return copy;
  });
}

interface Row {
  rewrite: Rewrite;
  bundle: JsonObject;
  url: string;
  method?: string;
  body?: unknown;
  mediaType?: string;
}

const rows: Row[] = [
  {
    rewrite: 'simplifyBracketNames',
    bundle: document(
      '/a',
      query('labels[]', { type: 'array', items: { type: 'string' } }, { required: true }),
    ),
    url: '/a?labels[]=x&labels[]=y',
  },
  {
    rewrite: 'declareWildcardPaths',
    bundle: document('/files/{file_path}/raw', {
      parameters: [
        {
          name: 'file_path',
          in: 'path',
          required: true,
          'x-wildcard': true,
          schema: { type: 'string' },
        },
      ],
    }),
    url: '/files/src/main.ts/raw',
  },
  {
    rewrite: 'allowReservedCharacters',
    bundle: document('/a', query('after', { type: 'string', format: 'date-time' })),
    url: '/a?after=2026-01-01T10:00:00Z',
  },
  {
    rewrite: 'allowUnknownParameters',
    bundle: document('/a', {}),
    url: '/a?unknown=1',
  },
  {
    rewrite: 'loosenUnions',
    bundle: document('/a', query('id', { oneOf: [{ type: 'integer' }, { type: 'string' }] })),
    url: '/a?id=7',
  },
  {
    rewrite: 'loosenPathNumbers',
    bundle: document('/a/{id}', {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ],
    }),
    url: '/a/0',
  },
  {
    rewrite: 'limitTuples',
    bundle: document(
      '/a',
      {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  range: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
                },
              },
            },
          },
        },
      },
      'post',
    ),
    url: '/a',
    method: 'POST',
    body: { range: [1, 2] },
  },
  {
    rewrite: 'replaceArraysByCommaText',
    bundle: document(
      '/a',
      {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  labels: { type: 'array', items: { type: 'string' }, 'x-comma-separated': true },
                },
              },
            },
          },
        },
      },
      'post',
    ),
    url: '/a',
    method: 'POST',
    body: { labels: 'bug,urgent' },
  },
  {
    rewrite: 'loosenFormBodies',
    bundle: document(
      '/a',
      {
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { title: { type: 'string' } } },
            },
          },
        },
      },
      'post',
    ),
    url: '/a',
    method: 'POST',
    body: { title: 'bug' },
    mediaType: 'application/x-www-form-urlencoded',
  },
  {
    rewrite: 'allowAbsentDeepObjects',
    bundle: document(
      '/a',
      query(
        'filter',
        { type: 'object', required: ['key'], properties: { key: { type: 'string' } } },
        { style: 'deepObject', explode: true },
      ),
    ),
    url: '/a',
  },
];

describe('the document for the second judge', () => {
  const ask = async (row: Row, left: Rewrite | null): Promise<RequestVerdict | null> => {
    const judge = await judgeWithout(row.bundle, left);
    const headers: Record<string, string> =
      row.body === undefined ? {} : { 'content-type': row.mediaType ?? 'application/json' };
    return judge.checkRequest(row.method ?? 'GET', row.url, headers, row.body);
  };

  it.each(rows)('needs $rewrite', async (row) => {
    expect(await ask(row, row.rewrite)).toMatchObject({ accepted: false });
    expect(await ask(row, null)).toEqual({ accepted: true, status: 200, reasons: [] });
  });

  it('leaves the bundle as it was', () => {
    const bundle = document('/a', query('a[]', { oneOf: [{ type: 'string' }] }, { example: 'x' }));
    const before = structuredClone(bundle);
    createOracleDocument(bundle);
    expect(bundle).toEqual(before);
  });

  it('says nothing of credentials and carries no examples', () => {
    const bundle = document(
      '/a',
      { ...query('a', { type: 'string' }, { example: 'x' }), security: [{ t: [] }] },
      'get',
      {
        security: [{ t: [] }],
        components: {
          securitySchemes: { t: { type: 'apiKey', in: 'header', name: 'T' } },
          examples: {},
        },
      },
    );
    expect(JSON.stringify(createOracleDocument(bundle))).not.toMatch(/security|example/);
  });
});
