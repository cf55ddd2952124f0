import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

it('a parameter may be called as the prototype of an object is', async () => {
  const { findRoute } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Protos', version: '1' },
    paths: {
      '/protos': {
        get: {
          operationId: 'findProtos',
          parameters: ['__proto__', 'other'].map((name) => ({
            name,
            in: 'query',
            schema: { type: 'string', default: 'x' },
          })),
          responses: { 204: { description: 'Found.' } },
        },
      },
    },
  });
  const served = await serve(findRoute, () => ({ status: 204 }));
  const read = async (search: string) => {
    await fetch(`${served.address}/protos${search}`);
    return Object.entries(served.last()?.query ?? {});
  };
  expect(await read('?__proto__=a&other=b')).toEqual([
    ['__proto__', 'a'],
    ['other', 'b'],
  ]);
  expect(await read('')).toEqual([
    ['__proto__', 'x'],
    ['other', 'x'],
  ]);
});
