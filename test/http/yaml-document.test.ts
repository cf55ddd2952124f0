import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlDocument } from '../../src/http/docs/yaml-document.ts';

const json = await readFile('generated/openapi.json', 'utf8');

it('is the document that the generator wrote', async () => {
  expect(parse(await yamlDocument(json), { uniqueKeys: false })).toEqual(JSON.parse(json));
});

it('lets others have their turn while it is printed', async () => {
  let turns = 0;
  let printing = true;
  const count = () => {
    turns += 1;
    if (printing) setImmediate(count);
  };
  setImmediate(count);
  await yamlDocument(json);
  printing = false;
  expect(turns).toBeGreaterThan(1);
});
