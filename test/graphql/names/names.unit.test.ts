import { describe, expect, it } from 'vitest';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import { isCovered, missingNames, namesOfSchema, readAreas } from './names.ts';

const schema = await loadGraphqlSchema({ globalIdApp: 'gitlab' });
const there = namesOfSchema(schema);
const areas = readAreas();

describe.each(areas)('the names of $name', (area) => {
  const missing = missingNames(area, there);
  const listed = new Set([...area.toCome, ...area.leftOut.keys()]);

  it('are there, or listed as missing', () => {
    const unlisted = [...missing].filter(([name]) => !isCovered(name, listed));
    expect(Object.fromEntries(unlisted)).toEqual({});
  });

  // `npm exec tsx test/graphql/names/shrink.ts` takes them off the list.
  it('are on the list only while they are missing', () => {
    expect([...listed].filter((name) => !missing.has(name))).toEqual([]);
  });

  it('have reasons where they do not come', () => {
    expect([...area.leftOut].filter(([, reason]) => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([]);
  });
});

it('has pages alike in all connections', () => {
  const connections = [...there.keys()].filter((name) => /^\w+Connection$/.test(name));
  expect(connections).not.toEqual([]);
  for (const connection of connections) {
    const node = connection.slice(0, -'Connection'.length);
    expect(there.get(`${connection}.nodes`)).toBe(`[${node}]`);
    expect(there.get(`${connection}.edges`)).toBe(`[${node}Edge]`);
    expect(there.get(`${connection}.pageInfo`)).toBe('PageInfo!');
    expect(there.get(`${node}Edge.node`)).toBe(node);
    expect(there.get(`${node}Edge.cursor`)).toBe('String!');
  }
});
