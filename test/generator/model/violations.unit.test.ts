import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { listViolations } from '#generator/hearth/violations.ts';
import { describeReason } from '#src/http/fault-texts.ts';
import { relaxed, specFolder } from '../generated.ts';

/** Violations for an operation with these parameters and this body, as `name: value -> error`. */
function violations(parameters: string, body = '{ type: object, properties: {} }', more = '') {
  const folder = specFolder({
    'spec/openapi.yaml': `openapi: 3.1.0
info: { title: Kilns, version: '1' }
paths:
  /kilns/{id}:
    post:
      operationId: fireKiln
      ${more}
      parameters: [${parameters}]
      requestBody: { content: { application/json: { schema: ${body} } } }
      responses: { '204': { description: ok } }
`,
  });
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (spec === null) throw new Error(JSON.stringify(faults));
  const { model, parts } = buildModel(spec);
  const operation = model.resources.flatMap(({ operations }) => operations)[0];
  if (operation === undefined) throw new Error('no operation');
  return listViolations(operation, parts.resolver).map(
    ({ name, told = name, value, within, beside, reason }) => {
      const text = describeReason(reason);
      return { told, value, within, beside, text };
    },
  );
}

const id =
  '{ name: id, in: path, required: true, schema: { anyOf: [{ type: integer }, { type: string, minLength: 1, maxLength: 9 }] } }';

describe('violations', () => {
  it('break what is inside objects, one member at a time', () => {
    const range =
      '{ name: range, in: query, style: deepObject, schema: { type: object, required: [from], properties: { from: { type: integer, minimum: 1 }, unit: { type: string, minLength: 1, maxLength: 3 } } } }';
    expect(violations(range).slice(1)).toEqual([
      { told: 'range[from]', value: { from: 'abc' }, within: undefined, text: 'is invalid' },
      {
        told: 'range[from]',
        value: { from: 0 },
        within: { from: 1 },
        text: 'does not have a valid value',
      },
      { told: 'range[from]', value: {}, within: undefined, text: 'is missing' },
      {
        told: 'range[unit]',
        value: { from: 1, unit: 'a\0b' },
        within: undefined,
        text: 'is invalid',
      },
      {
        told: 'range[unit]',
        value: { from: 1, unit: '' },
        within: { from: 1, unit: 'x' },
        text: 'is empty',
      },
      {
        told: 'range[unit]',
        value: { from: 1, unit: { repeat: 'x', times: 4 } },
        within: { from: 1, unit: { repeat: 'x', times: 3 } },
        text: 'is expected to have length less than or equal to 3',
      },
    ]);
  });

  it('break the objects of a list, and make lists too long', () => {
    const body = `{ type: object, properties: {
      actions: { type: array, items: { type: object, required: [kind], properties: { kind: { type: string, enum: [a, b] } } } },
      names: { type: array, maxItems: 2, items: { type: string } } } }`;
    expect(violations('', body.replace(/\n */g, ' '))).toEqual([
      {
        told: 'actions[0][kind]',
        value: [{ kind: 'a\0b' }],
        within: undefined,
        text: 'is invalid',
      },
      {
        told: 'actions[0][kind]',
        value: [{ kind: 'no-such-value' }],
        within: undefined,
        text: 'does not have a valid value',
      },
      { told: 'actions[0][kind]', value: [{}], within: undefined, text: 'is missing' },
      { told: 'names', value: ['a\0b'], within: undefined, text: 'is invalid' },
      {
        told: 'names',
        value: { repeat: 'x', times: 3, list: true },
        within: { repeat: 'x', times: 2, list: true },
        text: 'is expected to have length less than or equal to 2',
      },
    ]);
  });

  it('break the elements of a list, told under its name', () => {
    const words =
      '{ name: words, in: query, style: form, explode: false, schema: { type: array, items: { type: string, minLength: 1, maxLength: 3 } } }';
    expect(violations(words)).toEqual([
      { told: 'words', value: ['a\0b'], within: undefined, text: 'is invalid' },
      {
        told: 'words',
        value: [{ repeat: 'x', times: 4 }],
        within: [{ repeat: 'x', times: 3 }],
        text: 'is expected to have length less than or equal to 3',
      },
    ]);
  });

  it('leave out what another member asks for, one at a time', () => {
    const properties =
      '{ cold: { type: boolean }, lit: { type: boolean }, fuel: { type: integer }, flue: { type: integer } }';
    const condition =
      '{ if: { properties: { lit: { const: true } } }, then: { required: [fuel, flue] } }';
    const body = `{ type: object, properties: ${properties}, dependentRequired: { cold: [fuel] }, dependentSchemas: { lit: ${condition} } }`;
    expect(violations('', body).filter(({ text }) => text === 'is missing')).toEqual([
      { told: 'fuel', beside: { cold: true }, text: 'is missing' },
      { told: 'fuel', beside: { lit: true, flue: 1 }, text: 'is missing' },
      { told: 'flue', beside: { lit: true, fuel: 1 }, text: 'is missing' },
    ]);
  });

  it('break the relations between the members of an object, in each way', () => {
    const item =
      '{ type: object, required: [why], x-exactly-one: [[user, group]], properties: { user: { type: integer }, group: { type: integer }, why: { type: string } } }';
    const body = `{ type: object, properties: { open: { type: array, items: ${item} } } }`;
    const found = violations('', body).filter(({ told }) => told.includes(', '));
    expect(found).toEqual([
      {
        told: 'open[0][user], open[0][group]',
        value: [{ why: 'x' }],
        text: 'are missing, exactly one parameter must be provided',
      },
      {
        told: 'open[0][user], open[0][group]',
        value: [{ why: 'x', user: 1, group: 1 }],
        text: 'are mutually exclusive',
      },
    ]);
  });

  it('break the text among alternatives, unless it is looked for first', () => {
    const tooLong = {
      told: 'id',
      value: { repeat: 'x', times: 10 },
      within: 'x',
      text: 'is invalid',
    };
    expect(violations(id)).toEqual([tooLong]);
    expect(violations(id, undefined, 'x-access: { project: guest, early: true }')).toEqual([]);
  });
});
