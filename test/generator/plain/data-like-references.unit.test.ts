import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const named = { $ref: '#/components/schemas/Jar' };

it('data that looks like a reference is data', async () => {
  const operation = (operationId: string, schema: object) => ({
    post: {
      tags: ['data'],
      operationId,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { 204: { description: 'Kept.' } },
    },
  });
  const { findRoute } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Data', version: '1' },
    paths: {
      '/const': operation('addConst', { const: named }),
      '/enum': operation('addEnum', { enum: [named, [named], 'other'] }),
      '/within': operation('addWithin', {
        type: 'object',
        properties: { jar: named, $ref: { type: 'string', maxLength: 5 } },
        required: ['jar'],
      }),
    },
    components: { schemas: { Jar: { type: 'object', properties: { id: { type: 'integer' } } } } },
  });
  const { address } = await serve(findRoute, () => ({ status: 204 }));
  const send = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/${path}`, init)).status;
  };
  expect(await send('const', named)).toBe(204);
  expect(await send('const', { $ref: 'spec:components#/components/schemas/Jar' })).toBe(400);
  expect(await send('enum', named)).toBe(204);
  expect(await send('enum', [named])).toBe(204);
  expect(await send('enum', 'else')).toBe(400);
  expect(await send('within', { jar: { id: 1 }, $ref: 'a' })).toBe(204);
  expect(await send('within', { jar: { id: 'a' } })).toBe(400);
  expect(await send('within', { jar: {}, $ref: 'longer' })).toBe(400);
});
