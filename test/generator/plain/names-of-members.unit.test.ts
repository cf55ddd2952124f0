import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const labels = (propertyNames: object) => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  propertyNames,
});

const operation = (operationId: string, schema: object) => ({
  post: {
    tags: ['labels'],
    operationId,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Kept.' } },
  },
});

/** Ajv tells of a name in another form, and several validators of one module have errors of the same names. */
it('names of members are bounded, whatever else the module checks', async () => {
  const { findRoute } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Labels', version: '1' },
    paths: {
      '/short': operation('addShort', labels({ maxLength: 2 })),
      '/letters': operation('addLetters', labels({ pattern: '^[a-z]+$', minLength: 2 })),
      '/words': operation('addWords', labels({ enum: ['kiln', 'glaze'] })),
      '/other': operation('addOther', { type: 'object', properties: { a: { type: 'string' } } }),
    },
  });
  const { address } = await serve(findRoute, () => ({ status: 204 }));
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/${path}`, init)).status;
  };
  expect(await send('short', { ab: 'x' })).toBe(204);
  expect(await send('short', { abc: 'x' })).toBe(400);
  expect(await send('letters', { ab: 'x' })).toBe(204);
  expect(await send('letters', { a: 'x' })).toBe(400);
  expect(await send('letters', { A1: 'x' })).toBe(400);
  expect(await send('words', { kiln: 'x' })).toBe(204);
  expect(await send('words', { other: 'x' })).toBe(400);
  expect(await send('other', { a: 5 })).toBe(400);
});
