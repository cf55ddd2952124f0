import { expect, it } from 'vitest';
import { Oracle } from '#generator/contract/oracle.ts';
import { generatePlain } from '../generated.ts';
import { typeErrors } from '../type-errors.ts';
import { serve } from './served.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (name: string) => ({ 'application/json': { schema: ref(name) } });
const text = { type: 'string' };

/** One part requires, directly or by a part of its own, what another one says that answers do not have. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Accounts', version: '1' },
  paths: {
    '/accounts': {
      post: {
        operationId: 'addAccount',
        requestBody: { required: true, content: content('Account') },
        responses: { 201: { description: 'Added.', content: content('Account') } },
      },
    },
    '/keys': {
      get: {
        operationId: 'findKey',
        responses: { 200: { description: 'Found.', content: content('Keyed') } },
      },
    },
  },
  components: {
    schemas: {
      Account: {
        allOf: [
          ref('Locked'),
          { type: 'object', properties: { secret: { ...text, writeOnly: true } } },
        ],
      },
      Locked: {
        allOf: [ref('Keyed'), { type: 'object', properties: { name: text }, required: ['name'] }],
      },
      Keyed: { type: 'object', required: ['secret'], properties: { secret: text } },
    },
  },
};

it('no answer is asked for what one part of its schema says is not sent', async () => {
  const { folder, findRoute } = await generatePlain(document);
  const { address } = await serve(findRoute, ({ operation }) =>
    operation === 'findKey'
      ? { status: 200, body: { secret: 'x' } }
      : { status: 201, body: { name: 'Ann' } },
  );
  const answer = await fetch(`${address}/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', secret: 'x' }),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { name: 'Ann' }]);
  // Elsewhere the same part has it.
  expect(await (await fetch(`${address}/keys`)).json()).toEqual({ secret: 'x' });

  const errors = typeErrors(folder, [
    "import type { AddAccountResponse } from './generated/accounts/types.ts';",
    "import type { FindKeyResponse } from './generated/keys/types.ts';",
    "export const answered: AddAccountResponse['body'] = { name: 'Ann' };",
    "export const nameless: AddAccountResponse['body'] = {};",
    "export const elsewhere: FindKeyResponse['body'] = {};",
  ]);
  expect(errors).toEqual([4, 5]);

  const schemaOf = (path: string, method: string, status: string) =>
    `/paths/~1${path}/${method}/responses/${status}/content/application~1json/schema`;
  const oracle = new Oracle(document, 'server');
  expect(oracle.errors(schemaOf('accounts', 'post', '201'), { name: 'Ann' })).toEqual([]);
  expect(oracle.errors(schemaOf('accounts', 'post', '201'), {})).not.toEqual([]);
  expect(oracle.errors(schemaOf('keys', 'get', '200'), {})).not.toEqual([]);
});
