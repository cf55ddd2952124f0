import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import type { Schema } from '#generator/load/document.ts';
import { buildModel } from '#generator/model/build.ts';
import type { OperationModel } from '#generator/model/model.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { resolveShape } from '#generator/model/shape.ts';
import { check, checkInnerRelations } from '#runtime/checks.ts';
import { ENOUGH, Faults } from '#runtime/faults.ts';
import type { Operation } from '#runtime/operation.ts';
import { emptyTree, type RawTree, type RawValue } from '#runtime/raw.ts';
import { noParameters } from '#runtime/sent-parameters.ts';
import { describeFaults } from '#src/http/fault-texts.ts';

/** Elements of two bytes and a comma that fit one megabyte; no document asks for so many. */
const MANY = 350_000;

/** Elements that a list may have, where the document does not say. */
const MOST = 10_000;

const { spec } = load('spec/openapi.yaml');
if (spec === null) throw new Error('the document has faults');
const { model, document } = buildModel(spec);
const resolver = new Resolver(document);

/** A list of so many elements that counts how often one of them is looked at. */
class Watched {
  looked = 0;
  readonly list: readonly RawValue[];

  constructor(length: number, element: RawValue) {
    this.list = new Proxy(new Array<RawValue>(length).fill(element), {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) this.looked += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  }
}

interface Hostile {
  readonly title: string;
  readonly value: RawValue;
  /** The most that may be looked at of the lists in it. */
  readonly watched?: { readonly by: Watched; readonly most: number };
}

const WRONG: readonly (readonly [string, () => RawValue])[] = [
  ['objects', emptyTree],
  ['lists', () => [emptyTree()]],
  ['texts that nothing takes', () => 'a\0b'],
  ['long texts', () => 'x'.repeat(5_000)],
  ['numbers', () => -1.5],
];

function tree(entries: Iterable<readonly [string, RawValue]>): RawTree {
  const made = emptyTree();
  for (const [key, value] of entries) made[key] = value;
  return made;
}

/**
 * Yields far too many and wrong elements for each list, and for each object with free names, in a value of this schema.
 */
function* hostileTo(schema: Schema, place: string, depth = 0): Generator<Hostile> {
  if (depth > 6) return;
  const shape = resolveShape(schema, resolver);
  if (shape.kind === 'array') {
    const most = shape.most ?? MOST;
    for (const [name, element] of WRONG) {
      const by = new Watched(most, element());
      const watched = { by, most: 2 * most + 2 };
      yield { title: `${place}: ${most} ${name}`, value: by.list, watched };
    }
    // Just enough of them are counted; texts with commas are taken apart before.
    const by = new Watched(MANY, emptyTree());
    const watched = { by, most: Math.max(most, 2 * MOST) + 1 };
    yield { title: `${place}: ${MANY} objects`, value: by.list, watched };
    yield { title: `${place}: a text of commas`, value: '-,'.repeat(MANY) };
    for (const inner of hostileTo(shape.items, `${place}[]`, depth + 1)) {
      yield { ...inner, value: [inner.value] };
      yield { title: `${inner.title}, often`, value: new Array<RawValue>(50).fill(inner.value) };
    }
  } else if (shape.kind === 'hash') {
    for (const [name, element] of WRONG) {
      const length = shape.most ?? MOST;
      const entries = Array.from({ length }, (_, index) => [`key ${index}`, element()] as const);
      yield { title: `${place}: ${length} names of ${name}`, value: tree(entries) };
      yield { title: `${place}: a long name`, value: tree([['k'.repeat(1_000_000), element()]]) };
    }
    const many = Array.from({ length: 50_000 }, (_, index) => [`key ${index}`, -1.5] as const);
    yield { title: `${place}: 50000 names`, value: tree(many) };
  } else if (shape.kind === 'object') {
    for (const [name, part] of shape.properties) {
      for (const inner of hostileTo(part, `${place}.${name}`, depth + 1)) {
        yield { ...inner, value: tree([[name, inner.value]]) };
      }
    }
  }
}

/** The dispatcher's work on a body that was read. */
function faultsOf(operation: Operation, merged: RawTree): Faults {
  const faults = new Faults();
  const path = operation.pathParameters.map(() => '1');
  const input = operation.decode(
    { path, merged, header: () => undefined, parameters: noParameters, kind: 'json' },
    faults,
  );
  const { query, body } = operation.validators;
  if (query !== null) check(query, input.query, faults, 'query');
  if (body !== null) check(body, input.body ?? {}, faults, 'body');
  if (operation.innerRelations !== undefined)
    checkInnerRelations(operation.innerRelations, input, faults);
  return faults;
}

const places = model.resources.flatMap(({ name: resource, operations }) =>
  operations.flatMap((operation) =>
    [...operation.query, ...(operation.body?.properties ?? [])]
      .filter(({ schema }) => !hostileTo(schema, '').next().done)
      .map((parameter) => ({ resource, operation, parameter })),
  ),
);

/** Number of the other parameters, which are missing. */
const others = (operation: OperationModel) =>
  operation.query.length + (operation.body?.properties.length ?? 0);

describe('a list or an object of free names that is far too long, or all wrong, is told of in few words', () => {
  it('of which the document has many', () => {
    expect(places.length).toBeGreaterThan(100);
  });

  it.each(places.map((place) => [`${place.operation.id} ${place.parameter.name}`, place] as const))(
    '%s',
    async (_, { resource, operation, parameter }) => {
      const module = (await import(`../../../generated/${resource}/routes.ts`)) as Readonly<
        Record<string, Operation>
      >;
      const ours = module[operation.id] as Operation;
      const found: string[] = [];
      for (const { title, value, watched } of hostileTo(parameter.schema, parameter.name)) {
        const faults = faultsOf(ours, tree([[parameter.name, value]]));
        const told = describeFaults(faults.list(ours.order));
        if (faults.count > others(operation) + 5 * ENOUGH)
          found.push(`${title}: ${faults.count} faults`);
        if (told.length > 20_000) found.push(`${title}: told in ${told.length} characters`);
        if (watched !== undefined && watched.by.looked > watched.most)
          found.push(`${title}: looked at ${watched.by.looked} elements`);
      }
      expect(found).toEqual([]);
    },
  );
});
