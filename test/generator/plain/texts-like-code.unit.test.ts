import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { serve } from './served.ts';

const error = (number: number) =>
  `a"}};if(vErrors === null){vErrors = [err${number}];}else {vErrors.push(err${number});}errors++;`;

/** Texts that look like the code of validators that is rewritten. */
const texts = [
  'wait for (a while)',
  'require("this")',
  '\u{E000}0 "\u{E000}1"',
  'for(let i0=0; i0<len0; i0++)',
  'for(const key0 in data)',
  'a;const b;function c;export d;var e',
  '}export const check0 = validate0;',
  'len0 <= items0 len0 > items0',
  'const schema11 = {}; schema11 schema12.a',
  ...Array.from({ length: 8 }, (_, number) => error(number).replace('"', '')),
  'const err0 = {instancePath,schemaPath:"a",keyword:"b",params:{c}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;',
  'if(func1(data0) > 5)',
  '$& $1 $$ `${a}` \\" \\ /* // ',
];

it.each(texts)('the text %j of a document is a text in validators, too', async (text) => {
  const operation = (operationId: string, schema: object) => ({
    post: {
      tags: ['texts'],
      operationId,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { 204: { description: 'Kept.' } },
    },
  });
  const { findRoute } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Texts', version: '1' },
    paths: {
      '/required': operation('addRequired', {
        type: 'object',
        properties: { [text]: { type: 'string', maxLength: 2 } },
        required: [text],
      }),
      '/const': operation('addConst', { const: text }),
      '/enum': operation('addEnum', { enum: [text, 'other'] }),
      '/list': operation('addList', { type: 'array', maxItems: 2, items: { const: text } }),
    },
  });
  const { address } = await serve(findRoute, () => ({ status: 204 }));
  const send = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/${path}`, init)).status;
  };
  expect(await send('required', { [text]: 'ab' })).toBe(204);
  expect(await send('required', { [text]: 'abc' })).toBe(400);
  expect(await send('required', {})).toBe(400);
  expect(await send('const', text)).toBe(204);
  expect(await send('const', `${text} `)).toBe(400);
  expect(await send('enum', text)).toBe(204);
  expect(await send('enum', `${text} `)).toBe(400);
  expect(await send('list', [text, text])).toBe(204);
  expect(await send('list', [text, 'other'])).toBe(400);
});
