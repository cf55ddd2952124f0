import { describe, expect, it } from 'vitest';
import { hearthConfig } from '#generator/config.ts';
import { compareDocuments } from '#generator/diff/compare-documents.ts';
import { kinds } from '#generator/diff/kinds.ts';
import { cleanUp } from '../../load/documents.ts';
import { ofContents } from './contents.ts';
import { api, query, spec, type Vector } from './documents.ts';
import { ofOperations } from './operations.ts';
import { ofParameters } from './parameters.ts';
import { ofSchemaKeywords } from './schemas.ts';

cleanUp();

const all = [...ofOperations, ...ofParameters, ...ofContents, ...ofSchemaKeywords];

describe('a change', () => {
  it.each(
    all.map(
      (vector, index) => [vector[0], vector[1], vector[2] ? 'breaks' : 'is fine', index] as const,
    ),
  )('%s in the %s %s (%i)', (kind, direction, _, index) => {
    const [, , breaking, before, after] = all[index] as Vector;
    const changes = compareDocuments(spec(before), spec(after));
    const found = changes.find((change) => change.kind === kind && change.direction === direction);
    expect(changes.map((change) => `${change.kind} ${change.direction}`)).toContain(
      `${kind} ${direction}`,
    );
    expect(found?.breaking).toBe(breaking);
  });

  it('has a vector for every kind and direction', () => {
    const ofWords = hearthConfig.dialect.words.map(({ changes }) => changes);
    const known = Object.entries(Object.assign({}, kinds, ...ofWords) as typeof kinds).flatMap(
      ([kind, verdict]) => Object.keys(verdict).map((direction) => `${kind} ${direction}`),
    );
    expect([...new Set(all.map(([kind, direction]) => `${kind} ${direction}`))].toSorted()).toEqual(
      known.toSorted(),
    );
  });

  it('is not seen where nothing changed, or only words did', () => {
    for (const [, , , document] of all)
      expect(compareDocuments(spec(document), spec(document))).toEqual([]);
    const worded = api({
      ...query({ description: 'An x', schema: { type: 'string', description: 'a' } }),
      summary: 'Fire',
    });
    expect(
      compareDocuments(spec(api(query({ schema: { type: 'string' } }))), spec(worded)),
    ).toEqual([]);
  });
});
