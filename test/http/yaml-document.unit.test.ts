import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatYamlDocument } from '#src/http/docs/yaml-document.ts';
import { advanceAtEachLook, turnsDuring } from '#test/support/clock.ts';

const json = await readFile('generated/openapi.json', 'utf8');

it('is the document that the generator wrote', async () => {
  expect(parse(await formatYamlDocument(json), { uniqueKeys: false })).toEqual(JSON.parse(json));
});

it('lets others have their turn while it is printed', async () => {
  advanceAtEachLook(1_000);
  expect(await turnsDuring(() => formatYamlDocument(json))).toBeGreaterThan(100);
});
