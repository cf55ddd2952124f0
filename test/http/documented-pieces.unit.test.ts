import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue, type DocsCatalogue, formatTagTitle } from '#src/http/docs/catalogue.ts';
import { listPieces, readSpan } from '#src/http/docs/pieces.ts';
import { type ReadPart, readDocumentPart } from '#src/http/docs/reader.ts';
import { findPages } from '#src/http/docs/search.ts';
import { findTopics } from '#src/http/docs/topics.ts';
import { OperationPage } from '#src/http/pages/docs/operation.tsx';
import { Overview, ResourcePage } from '#src/http/pages/docs/overview.tsx';
import { SearchPage } from '#src/http/pages/docs/search.tsx';

const hostile = '</code><script>alert(1)</script><img src=x onerror="alert(2)">`"\'';
const text = JSON.stringify(hostile);

/** A document as the generator prints it, with markup in each text. */
const published = `{
 "openapi": "3.1.0",
 "info": {"title":"Kilns","description":${text}},
 "servers": [{"url":"/api/v4/"}],
 "tags": [
  {"name":"kilns","description":${text}},
  {"name":"glazes"}
 ],
 "paths": {
  "/kilns/{id}": {
   "parameters": [{"name":"id","in":"path","required":true,"schema":{"type":"integer"}}],
   "get": {"operationId":"getKiln","summary":${text},"tags":["kilns"],"description":${text},"parameters":[{"$ref":"#/components/parameters/Heat"}],"responses":{"200":{"$ref":"#/components/responses/Kiln"}}},
   "put": {"operationId":"heatKiln","summary":"Héat — ü","tags":["kilns"],"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Kiln"},"example":{${text}:${text}}}}},"responses":{"200":{"description":${text}}}}
  },
  "/kilns/{id}/glazes": {
   "servers": [{"url":"/other"}],
   "post": {"operationId":"addGlaze","summary":"Add","tags":["glazes"],"x-pending":true,"responses":{"default":{"description":${text}}}}
  }
 },
 "webhooks": {
  "fired": {"post":{"summary":"Fired","tags":["kilns"]}}
 },
 "components": {
  "schemas": {
   "Kiln": {"properties":{${text}:{"type":"string","enum":[${text}],"pattern":${text},"description":${text}},"kilns":{"type":"array","items":{"$ref":"#/components/schemas/Kiln"}}}}
  },
  "responses": {
   "Kiln": {"description":${text},"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Kiln"}}}}
  },
  "parameters": {
   "Heat": {"name":${text},"in":"query","description":${text},"example":${text},"schema":{"type":"string","default":${text}}}
  }
 },
 "x-tagGroups": [{"name":"Pottery","tags":["kilns"]}]
}
`;

let folder: string;
let file: string;
let catalogue: DocsCatalogue;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-documented-'));
  file = path.join(folder, 'openapi.json');
  await writeFile(file, published);
  catalogue = buildCatalogue(await readFile(file), [
    { name: 'Query', kind: 'OBJECT', span: [0, 2], fields: ['kiln'] },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the catalogue', () => {
  it('lists operations with the address of their server, and where they are in the file', async () => {
    const bytes = await readFile(file);
    expect(catalogue.operations).toMatchObject([
      { id: 'getKiln', method: 'GET', path: '/api/v4/kilns/{id}', tag: 'kilns', pending: false },
      { id: 'heatKiln', method: 'PUT', summary: 'Héat — ü' },
      { id: 'addGlaze', path: '/other/kilns/{id}/glazes', pending: true },
    ]);
    for (const { id, span } of catalogue.operations)
      expect(readSpan(bytes, span)).toMatchObject({ operationId: id });
    const [fired] = catalogue.webhooks;
    expect(fired).toMatchObject({ name: 'fired', tag: 'kilns', summary: 'Fired' });
  });

  it('has the groups of the document, and one of all other tags', () => {
    expect(catalogue.groups).toMatchObject([
      { name: 'Pottery', tags: [{ name: 'kilns', title: 'Kilns', description: hostile }] },
      { name: 'Other', tags: [{ name: 'glazes', title: 'Glazes', description: '' }] },
    ]);
    expect(formatTagTitle('ssh-keys')).toBe('SSH keys');
  });

  it('finds each value of the published document', async () => {
    const bytes = await readFile('generated/openapi.json');
    const whole = JSON.parse(bytes.toString()) as unknown;
    let count = 0;
    for (const { keys, json } of listPieces(bytes)) {
      if (keys.length === 1) continue;
      const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], whole);
      expect(JSON.parse(json)).toEqual(found);
      count += 1;
    }
    expect(count).toBeGreaterThan(2000);
  });

  it('is searched by titles first, and by texts', () => {
    const texts = ['', 'glowing', 'add glowing', ''];
    expect(findPages(catalogue, texts, 'KILN get')).toMatchObject({
      operations: [{ id: 'getKiln' }],
      count: 1,
    });
    const found = findPages(catalogue, texts, 'glowing');
    expect(found.operations.map(({ id }) => id)).toEqual(['heatKiln', 'addGlaze']);
    expect(findPages(catalogue, texts, 'query').others).toEqual([
      ['Query', 'GraphQL type', '/docs?type=Query', ''],
      ['kiln', 'GraphQL query', '/docs?type=Query#field.kiln', ''],
    ]);
    expect(findPages(catalogue, texts, 'nothing').count).toBe(0);
  });

  it('names operations of other tags about the objects of a tag', () => {
    const { own, others } = findTopics(catalogue, 'kilns');
    expect(own).toMatchObject([{ title: 'Kilns', operations: [{}, {}] }]);
    expect(others).toMatchObject([{ title: 'Glazes', operations: [{ id: 'addGlaze' }] }]);
  });
});

describe('a part of the document', () => {
  it('is read with all that it refers to, and nothing else', async () => {
    const [getKiln] = catalogue.operations;
    const { part, resolve, shared } = await readDocumentPart(file, catalogue, getKiln ?? noPart);
    expect(part).toMatchObject({ operationId: 'getKiln' });
    expect(shared).toMatchObject([{ name: 'id' }]);
    expect(resolve({ $ref: '#/components/schemas/Kiln' })).toHaveProperty('properties.kilns');
    expect(resolve({ $ref: '#/components/schemas/Other' })).toEqual({});
  });
});

const noPart = { span: [0, 0] } as const;
const frame = { base: '', styles: '/pages.css', visitor: null, csrfToken: '' };

describe('texts of the document', () => {
  const read = async (index: number): Promise<ReadPart> =>
    readDocumentPart(file, catalogue, catalogue.operations[index] ?? noPart);
  const parts = () => ({
    frame,
    catalogue: { ...catalogue, searchVersion: '1' },
    origin: 'https://hearth.example',
  });

  it.each([0, 1, 2])('are texts on the page of operation %i', async (index) => {
    const [shown] = catalogue.operations.slice(index);
    if (shown === undefined) throw new Error('There is no such operation');
    const html = String(await OperationPage({ ...parts(), shown, read: await read(index) }));
    expectHarmless(html);
    expect(html).toContain('alert(1)');
  });

  it('are texts on all lists', async () => {
    const [tag] = catalogue.groups.flatMap((group) => group.tags);
    if (tag === undefined) throw new Error('There is no tag');
    const found = findPages(catalogue, [], 'script');
    const schemes = [{ text: hostile, example: hostile }];
    expectHarmless(String(await Overview({ ...parts(), schemes })));
    expectHarmless(String(await ResourcePage({ ...parts(), tag })));
    expectHarmless(String(await SearchPage({ ...parts(), search: hostile, found })));
  });
});

/** No tag or attribute comes from a text: the page has the one script of the documentation. */
function expectHarmless(html: string): void {
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<[^>"']*onerror/);
  for (const [tag] of html.matchAll(/<[^>]*>/g))
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/[\s/]on\w+/);
}
