import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocumentParts } from '#src/http/document-parts.ts';
import type { JsonObject } from '#src/http/oracle-document.ts';

const published = path.resolve(import.meta.dirname, '../../generated/openapi.json');
const document = JSON.parse(readFileSync(published, 'utf8')) as JsonObject;

describe('a part of the document', () => {
  it('has everything that it refers to, and nothing that belongs to other paths', () => {
    const parts = createDocumentParts(document);
    const part = parts.partOf('/projects/{id}/labels')?.document ?? {};
    const text = JSON.stringify(part);
    const names = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    const components = part.components as Readonly<Record<string, JsonObject>>;
    const missing = names.filter(
      ([, section = '', name = '']) => !(name in (components[section] ?? {})),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
    expect(part).not.toHaveProperty('webhooks');
  });
});
