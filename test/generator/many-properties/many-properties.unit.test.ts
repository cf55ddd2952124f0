import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check } from '#runtime/checks.ts';
import { Faults } from '#runtime/faults.ts';
import { emptyTree, type RawValue } from '#runtime/raw.ts';
import { SentParameters } from '#runtime/sent-parameters.ts';
import { describeFaults } from '#src/http/fault-texts.ts';
import { generatePlain, generateRouter } from '../generated.ts';
import { serve } from '../plain/served.ts';

const names = Array.from({ length: 60 }, (_, index) => `name_${index}`);
const properties = names
  .map((name) => `                ${name}: { type: string, maxLength: 5 }`)
  .join('\n');

/** Large objects are checked property by property; the result must not differ. */
it('checks each of many properties, and what they ask for beside them', async () => {
  const findRoute = await generateRouter({
    'spec/openapi.yaml': `
openapi: 3.1.0
info: { title: Kilns, version: '1' }
servers: [{ url: / }]
paths:
  /kilns:
    post:
      operationId: createKiln
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
${properties}
                a/b: { type: string, enum: [x] }
                rows: { type: array, maxItems: 2, items: { type: object, properties: { id: { type: integer, minimum: 1 } } } }
              dependentRequired: { name_0: [name_1] }
      responses: { '204': { description: Not found } }
`,
  });
  const { validators } = (await findRoute(['kilns'])?.operations.POST?.load()) ?? {};
  const faultsOf = (body: object) => {
    const faults = new Faults();
    if (validators?.body == null) throw new Error('the body is not checked');
    check(validators.body, body, faults, 'body');
    return describeFaults(faults.list([...names, 'a/b', 'rows']));
  };
  expect(faultsOf({})).toBe('');
  expect(faultsOf({ name_3: 'short', name_4: undefined, 'a/b': 'x', rows: [{ id: 1 }] })).toBe('');
  expect(faultsOf({ name_9: 'too long', name_2: 'too long as well' })).toBe(
    'name_2 is expected to have length less than or equal to 5, ' +
      'name_9 is expected to have length less than or equal to 5',
  );
  expect(faultsOf({ name_0: 'a' })).toBe('name_1 is missing');
  expect(faultsOf({ 'a/b': 'y', rows: [{ id: 1 }, { id: 0 }] })).toBe(
    'a/b does not have a valid value, rows[1][id] does not have a valid value',
  );
  expect(faultsOf({ rows: [{}, {}, {}] })).toBe(
    'rows is expected to have length less than or equal to 2',
  );
});

/** The decoder of a large component has a name of its own. */
it('takes null for a large component that may be null', async () => {
  const findRoute = await generateRouter({
    'spec/openapi.yaml': `
openapi: 3.1.0
info: { title: Kilns, version: '1' }
servers: [{ url: / }]
paths:
  /kilns:
    post:
      operationId: createKiln
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [plan], properties: { plan: { $ref: '#/components/schemas/Plan' } } }
      responses: { '204': { description: Not found } }
components:
  schemas:
    Plan:
      type: [object, 'null']
      properties:
${properties}
`,
  });
  const operation = await findRoute(['kilns'])?.operations.POST?.load();
  const bodyOf = (plan: RawValue | undefined) => {
    const faults = new Faults();
    const merged = emptyTree();
    if (plan !== undefined) merged['plan'] = plan;
    const parameters = new SentParameters({ path: [], search: '', header: () => undefined });
    const input = { path: [], kind: 'json', merged, parameters, header: () => undefined } as const;
    return {
      body: operation?.decode(input, faults).body,
      told: describeFaults(faults.list(['plan'])),
    };
  };
  expect(bodyOf(null)).toEqual({ body: { plan: null }, told: '' });
  expect(bodyOf(undefined)).toMatchObject({ told: 'plan is missing' });
});

/** The compiler of validators would not finish with one function for all parts. */
it('a large schema has a function for each of its many parts', async () => {
  const parts = Array.from({ length: 50 }, (_, part) => `Part${part}`);
  const namesOf = (part: string) =>
    Array.from({ length: 20 }, (_, index) => `${part}_${index}_`.padEnd(300, 'x'));
  const schemaOf = (part: string) => ({
    type: 'object',
    required: namesOf(part).slice(0, 1),
    properties: Object.fromEntries(namesOf(part).map((name) => [name, { type: 'string' }])),
  });
  const allOf = parts.map((part) => ({ $ref: `#/components/schemas/${part}` }));
  const content = { 'application/json': { schema: { allOf } } };
  const { findRoute, folder } = await generatePlain({
    openapi: '3.1.0',
    info: { title: 'Parts', version: '1' },
    paths: {
      '/parts': {
        post: {
          operationId: 'addParts',
          requestBody: { required: true, content },
          responses: { 204: { description: 'Added.' } },
        },
      },
    },
    components: { schemas: Object.fromEntries(parts.map((part) => [part, schemaOf(part)])) },
  });
  const source = readFileSync(join(folder, 'generated/parts/validators.ts'), 'utf8');
  expect(source.match(/^function validate\d+\(/gm)?.length).toBeGreaterThanOrEqual(parts.length);

  const { address } = await serve(findRoute, () => ({ status: 204 }));
  const whole = Object.fromEntries(parts.map((part) => [namesOf(part)[0], 'x']));
  const [one = ''] = namesOf('Part49');
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/parts`, init)).status;
  };
  expect(await send(whole)).toBe(204);
  expect(await send({ ...whole, [one]: undefined })).toBe(400);
  expect(await send({ ...whole, [one]: 5 })).toBe(400);
});
