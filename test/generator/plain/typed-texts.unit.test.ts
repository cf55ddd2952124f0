import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const integer = { type: 'integer' };
const text = { type: 'string' };
const pair = { type: 'array', prefixItems: [integer, text], items: integer, maxItems: 3 };

const find = (operationId: string, parameter: object) => ({
  get: {
    tags: ['texts'],
    operationId,
    parameters: [{ name: 'v', in: 'query', required: true, ...parameter }],
    responses: { 204: { description: 'Found.' } },
  },
});

it('texts are read by the type of their place, and by those of the values that they may be', async () => {
  const { findRoute } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Texts', version: '1' },
    paths: {
      '/pairs': find('findPairs', { schema: pair }),
      '/joined': find('findJoined', { explode: false, schema: pair }),
      '/closed': find('findClosed', {
        schema: { type: 'array', prefixItems: [integer, integer], items: false },
      }),
      '/words': find('findWords', { schema: { enum: [1, 'a', true] } }),
    },
  });
  const served = await serve(findRoute, () => ({ status: 204 }));
  const read = async (path: string) => {
    const { status } = await fetch(served.address + path);
    return status === 204 ? served.last()?.query['v'] : status;
  };
  expect(await read('/pairs?v=1&v=2&v=3')).toEqual([1, '2', 3]);
  expect(await read('/pairs?v=a&v=2')).toBe(400);
  expect(await read('/pairs?v=1&v=2&v=a')).toBe(400);
  expect(await read('/pairs?v=1&v=2&v=3&v=4')).toBe(400);
  expect(await read('/joined?v=1,2,3')).toEqual([1, '2', 3]);
  expect(await read('/closed?v=1&v=2')).toEqual([1, 2]);
  expect(await read('/closed?v=1&v=2&v=3')).toBe(400);
  expect(await read('/words?v=1')).toBe(1);
  expect(await read('/words?v=a')).toBe('a');
  expect(await read('/words?v=true')).toBe(true);
  expect(await read('/words?v=b')).toBe(400);
});
