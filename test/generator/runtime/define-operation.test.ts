import { describe, expect, it } from 'vitest';
import * as answer from '../../../generator/runtime/answers.ts';
import { defineOperation } from '../../../generator/runtime/define-operation.ts';
import type { Access } from '../../../generator/runtime/operation.ts';

const access: Access = {
  kind: 'user',
  level: 'visible',
  parameter: 'id',
  feature: null,
  signedIn: true,
  early: false,
};

const listKilns = defineOperation({
  id: 'listKilns',
  resource: 'kilns',
  source: 'spec/kilns.yaml#fireKiln',
  method: 'GET',
  path: '/kilns',
  access,
  scopes: ['api'],
  decode: () => ({ params: {}, query: {}, headers: {}, body: null }),
  responses: [answer.json(JSON.stringify, 200, 404), answer.empty(304)],
});

const fireKiln = defineOperation({
  ...listKilns,
  id: 'fireKiln',
  method: 'POST',
  tier: 'premium',
  validators: { body: () => true },
  bodyLimit: 100,
  failureType: 'text/plain',
  responses: [answer.jsonAs('application/hot+json', JSON.stringify, 201)],
});

describe('an operation', () => {
  it('has what is usual where nothing else is said', () => {
    expect(listKilns).toMatchObject({
      tier: null,
      paginated: false,
      order: [],
      validators: { params: null, query: null, body: null },
      takesBody: false,
    });
    expect(fireKiln).toMatchObject({ tier: 'premium', takesBody: true, bodyLimit: 100 });
  });

  it('answers each status in one way', () => {
    const json = { write: JSON.stringify, mediaType: null };
    expect(answer.planOf(listKilns, 200)).toMatchObject(json);
    expect(answer.planOf(listKilns, 404)).toMatchObject(json);
    expect(answer.planOf(listKilns, 304)).toMatchObject({ write: null, mediaType: null });
    expect(answer.planOf(listKilns, 409)).toBeUndefined();
    expect(answer.planOf(fireKiln, 201)?.mediaType).toBe('application/hot+json');
  });

  it('has the properties of all others, in the same order', () => {
    expect(Object.keys(fireKiln)).toEqual(Object.keys(listKilns));
  });
});
