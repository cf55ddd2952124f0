import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

/** Names that the modules with routes import. */
const imported = ['answer', 'checks', 'decoders', 'defineOperation', 'fieldReader', 'w'];

const operationOf = (id: string) => `
  /${id}:
    post:
      operationId: ${id}
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [size], properties: { size: { type: integer, minimum: 1 } } }
      responses:
        '200':
          description: The size.
          content: { application/json: { schema: { type: object, properties: { size: { type: integer } } } } }`;

it('operations may have the names that generated modules import', async () => {
  const { findRoute } = await generatePlain(`openapi: 3.1.0
info: { title: Names, version: '1' }
servers: [{ url: / }]
paths:${imported.map(operationOf).join('')}
`);
  const { address } = await serve(findRoute, ({ body }) => ({ status: 200, body }));
  const answers = imported.map(async (id) => {
    const answer = await fetch(`${address}/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ size: '3' }),
    });
    return [answer.status, await answer.json()];
  });
  expect(await Promise.all(answers)).toEqual(imported.map(() => [200, { size: 3 }]));
});
