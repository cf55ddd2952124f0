import { expect, it } from 'vitest';
import { check } from '../../../generator/runtime/checks.ts';
import { Faults } from '../../../generator/runtime/faults.ts';
import { textOfFaults } from '../../../src/http/fault-texts.ts';
import { generateRouter } from '../generated.ts';

const names = Array.from({ length: 60 }, (_, index) => `name_${index}`);
const properties = names
  .map((name) => `                ${name}: { type: string, maxLength: 5 }`)
  .join('\n');

/** Above a certain size an object is checked property by property; nothing else may differ. */
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
      responses: { '204': { description: None } }
`,
  });
  const { validators } = (await findRoute(['kilns'])?.operations.POST?.load()) ?? {};
  const faultsOf = (body: object) => {
    const faults = new Faults();
    if (validators?.body == null) throw new Error('the body is not checked');
    check(validators.body, body, faults, 'body');
    return textOfFaults(faults.list([...names, 'a/b', 'rows']));
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
