import { describe, expect, it } from 'vitest';
import * as answer from '#runtime/answers.ts';
import { defineOperation } from '#runtime/define-operation.ts';

/** The facts that the host of these reads. */
interface KilnFacts {
  readonly heat: number;
}

const listKilns = defineOperation<KilnFacts>({
  id: 'listKilns',
  resource: 'kilns',
  source: 'spec/kilns.yaml#fireKiln',
  method: 'GET',
  path: '/kilns',
  facts: { heat: 900 },
  decode: () => ({ params: {}, query: {}, headers: {}, body: null }),
  responses: [answer.json(JSON.stringify, 200, 404), answer.empty(304)],
});

const fireKiln = defineOperation<KilnFacts>({
  ...listKilns,
  id: 'fireKiln',
  method: 'POST',
  validators: { body: () => true },
  bodyLimit: 100,
  failureType: 'text/plain',
  responses: [answer.jsonAs('application/hot+json', JSON.stringify, 201)],
});

describe('an operation', () => {
  it('has what is usual where nothing else is said', () => {
    expect(listKilns).toMatchObject({
      facts: { heat: 900 },
      paginated: false,
      order: [],
      validators: { params: null, query: null, body: null },
      takesBody: false,
    });
    expect(fireKiln).toMatchObject({ takesBody: true, bodyLimit: 100 });
  });

  it('answers each status in one way', () => {
    const json = { write: JSON.stringify, mediaType: null };
    expect(answer.findResponsePlan(listKilns, 200)).toMatchObject(json);
    expect(answer.findResponsePlan(listKilns, 404)).toMatchObject(json);
    expect(answer.findResponsePlan(listKilns, 304)).toMatchObject({ write: null, mediaType: null });
    expect(answer.findResponsePlan(listKilns, 409)).toBeUndefined();
    expect(answer.findResponsePlan(fireKiln, 201)?.mediaType).toBe('application/hot+json');
  });

  it('has the properties of all others, in the same order', () => {
    expect(Object.keys(fireKiln)).toEqual(Object.keys(listKilns));
  });

  it('has the facts that its host reads', () => {
    const { facts: _, ...without } = listKilns;
    // @ts-expect-error: the host would read what is not there.
    defineOperation<KilnFacts>(without);
    expect(defineOperation(without).facts).toBeUndefined();
  });
});
