import type { Schema } from '../load/document.ts';
import type { BodyModel, OperationModel, ParameterModel } from '../model/model.ts';
import {
  EMPTY,
  MISSING,
  MISSING_AND_EMPTY,
  type Reason,
  createReason,
  type RelationKeyword,
  tooMany,
} from '../runtime/faults.ts';
import type { Resolver } from '../model/resolver.ts';
import { makeSample } from '../model/sample.ts';
import { isFilled, type Shape, resolveShape } from '../model/shape.ts';
import { hearthFacts } from './facts-of.ts';

/** A text repeated a number of times, or a list with one repeated element. */
export interface Repeated {
  readonly repeat: string | number;
  readonly times: number;
  readonly list?: true;
}

/** One request fault that the document forbids, and how it is answered. */
export interface Violation {
  readonly place: 'path' | 'query' | 'body';
  readonly name: string;
  /** The name in the error, where it is not the parameter itself that is wrong: `range[end]`. */
  readonly told?: string;
  /** Undefined to omit the parameter. Long texts and lists are `Repeated` values, at any depth. */
  readonly value?: unknown;
  /** Last allowed value, where a bound is violated. */
  readonly within?: unknown;
  /** Other body parameters that make it a fault. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** The rule that is broken. */
  readonly reason: Reason;
  /** True where the answer is that of an unknown id. */
  readonly namesNothing?: true;
}

/** Longer texts are not tried: the address, or the body, would be refused as a whole first. */
export const LONGEST = { path: 6_000, query: 6_000, body: 500_000 } as const;

/** Each constraint of an operation's parameters, violated once. */
export function listViolations(operation: OperationModel, resolver: Resolver): Violation[] {
  const examples = operation.body?.example as Readonly<Record<string, unknown>> | undefined;
  const listPlaceViolations = (place: Violation['place'], parameters: readonly ParameterModel[]) =>
    parameters.flatMap((parameter) => [
      ...listParameterViolations(place, parameter, resolver),
      ...listPartViolations(place, parameter, examples?.[parameter.name], resolver),
    ]);
  return [
    ...listPlaceViolations('path', operation.pathParameters).filter(
      (violation) => 'value' in violation && !isLookedForFirst(violation.name, operation),
    ),
    ...listPlaceViolations('query', operation.query),
    ...listPlaceViolations('body', operation.body?.properties ?? []),
    ...(operation.body === null ? [] : listDependencyViolations(operation.body, resolver)),
    ...listInnerRelationViolations(operation, resolver),
  ];
}

/** An early guard answers that a subject with a wrong name does not exist, before the name is validated. */
function isLookedForFirst(name: string, operation: OperationModel): boolean {
  const { kind, early, parameter } = hearthFacts(operation).access;
  return early && (kind === 'project' || kind === 'group') && name === parameter;
}

function listParameterViolations(
  place: Violation['place'],
  { name, schema, required, refusesEmpty, default: usual, comma }: ParameterModel,
  resolver: Resolver,
): Violation[] {
  const target = resolver.resolve<Schema>(schema);
  const values = [
    ...listWrongTypes(resolveShape(target, resolver), resolver),
    ...(place === 'body' ? listRefusedNull(schema, resolver) : []),
    ...listOutOfBounds(target, place, resolver),
    ...listElementsOutOfBounds(target, place, resolver),
    ...(comma && place === 'query' ? listTooManyInOneText(target, resolver) : []),
  ];
  const violations = values
    .filter(({ value }) => place !== 'path' || value !== '')
    .map((each): Violation => ({
      place,
      name,
      ...each,
      ...(place === 'path' && Number(each.value) < Number(each.within) && { namesNothing: true }),
    }));
  if (required && usual === null)
    violations.push({ place, name, reason: refusesEmpty ? MISSING_AND_EMPTY : MISSING });
  return violations;
}

/** Each constraint of the members of an object, or of the objects in a list, violated once while the rest is right. */
function listPartViolations(
  place: Violation['place'],
  { name, schema, example }: ParameterModel,
  bodyExample: unknown,
  resolver: Resolver,
): Violation[] {
  const shape = resolveShape(schema, resolver);
  const isList = shape.kind === 'array' && place === 'body';
  const object = isList ? resolveShape(shape.items, resolver) : shape;
  if (object.kind !== 'object') return [];
  const right = bodyExample ?? example ?? makeSample(schema, resolver);
  const whole = (isList ? (right as readonly unknown[])[0] : right) as object;
  const wrapInList = (value: object) => (isList ? [value] : value);
  return [...object.properties].flatMap(([key, part]): Violation[] => {
    const { [key]: _, ...others } = whole as Readonly<Record<string, unknown>>;
    const told = `${name}${isList ? '[0]' : ''}[${key}]`;
    const wrongs = [
      ...listWrongTypes(resolveShape(part, resolver), resolver).slice(0, 1),
      ...(place === 'body' ? listRefusedNull(part, resolver) : []),
      ...listOutOfBounds(resolver.resolve<Schema>(part), place, resolver),
    ];
    const violations = wrongs.map(({ value, within, reason }) => ({
      place,
      name,
      told,
      value: wrapInList({ ...others, [key]: value }),
      reason,
      ...(within !== undefined && { within: wrapInList({ ...others, [key]: within }) }),
    }));
    if (!object.required.has(key)) return violations;
    return [...violations, { place, name, told, value: wrapInList(others), reason: MISSING }];
  });
}

/** Bodies that lack one of the properties that another property requires. */
function listDependencyViolations(body: BodyModel, resolver: Resolver): Violation[] {
  const samples = Object.fromEntries(
    body.properties.map(({ name, schema }) => [name, makeSample(schema, resolver)]),
  );
  const { dependentRequired = {}, dependentSchemas = {} } = body.beside as Dependencies;
  const asked = [
    ...Object.entries(dependentRequired).map(([name, needed]) => ({
      switchedOn: { [name]: samples[name] },
      needed,
    })),
    ...Object.entries(dependentSchemas).map(([name, schema]) => ({
      switchedOn: { [name]: schema.if?.properties?.[name]?.const ?? samples[name] },
      needed: schema.then?.required ?? [],
    })),
  ];
  return asked.flatMap(({ switchedOn, needed }) =>
    needed.map((name): Violation => {
      const others = needed.filter((other) => other !== name);
      const beside = Object.fromEntries(others.map((other) => [other, samples[other]]));
      return { place: 'body', name, beside: { ...switchedOn, ...beside }, reason: MISSING };
    }),
  );
}

/** Objects whose members break a relation among them, in each way there is. */
function listInnerRelationViolations(operation: OperationModel, resolver: Resolver): Violation[] {
  return operation.innerRelations.flatMap(({ in: part, name, relations }) => {
    const parameters = part === 'query' ? operation.query : (operation.body?.properties ?? []);
    const property = parameters.find((each) => each.name === name);
    const shape = resolveShape(property?.schema ?? {}, resolver);
    const isList = shape.kind === 'array';
    const object = isList ? resolveShape(shape.items, resolver) : shape;
    if (object.kind !== 'object') return [];
    const makeMemberSample = (member: string) =>
      makeSample(object.properties.get(member) ?? {}, resolver);
    const breakRelation = (
      names: readonly string[],
      given: readonly string[],
      relation: RelationKeyword,
      told = names,
    ) => {
      const value = Object.fromEntries(
        [...[...object.required].filter((member) => !names.includes(member)), ...given].map(
          (member) => [member, makeMemberSample(member)],
        ),
      );
      const place = isList ? `${name}[0]` : name;
      const places = told.map((member) => `${place}[${member}]`).join(', ');
      const reason = createReason(relation, { names: told });
      return {
        place: part,
        name,
        told: places,
        value: isList ? [value] : value,
        reason,
      } as const;
    };
    return [
      ...relations.exclusive.map((names) => breakRelation(names, names, 'exclusive')),
      ...relations.atLeastOne.map((names) => breakRelation(names, [], 'atLeastOne')),
      ...relations.exactlyOne.flatMap((names) => [
        breakRelation(names, [], 'exactlyOne'),
        breakRelation(names, names, 'exclusive'),
      ]),
      ...relations.allOrNone.map((names) => breakRelation(names, names.slice(0, 1), 'allOrNone')),
    ];
  });
}

interface Dependencies {
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Conditional>>;
}

/** A schema that requires properties when another one has a certain value. */
interface Conditional {
  readonly if?: { readonly properties?: Readonly<Record<string, { readonly const?: unknown }>> };
  readonly then?: { readonly required?: readonly string[] };
}

interface Wrong {
  readonly value: unknown;
  readonly within?: unknown;
  readonly reason: Reason;
}

/** The type that a value does not have. */
const INVALID = createReason('type');
const toInvalid = (...values: readonly unknown[]): Wrong[] =>
  values.map((value) => ({ value, reason: INVALID }));

function listWrongTypes(shape: Shape, resolver: Resolver): Wrong[] {
  switch (shape.kind) {
    case 'integer':
      return toInvalid('abc', '1e1', '0x10', '01', '+1', '1.5', ' 5', '9223372036854775808');
    case 'number':
      return toInvalid('abc', '1e400', '0x10');
    case 'boolean':
      return toInvalid('perhaps', '2');
    case 'date':
      return toInvalid('2022-02-30', 'yesterday', '0000-01-01');
    case 'date-time':
      return toInvalid('2022-13-01T00:00:00Z', 'infinity', '2022-01-01T00:00:00+99:99');
    case 'string':
      return toInvalid('a\0b');
    case 'array': {
      const { kind } = resolveShape(shape.items, resolver);
      return kind === 'integer' ? toInvalid(['abc']) : kind === 'string' ? toInvalid(['a\0b']) : [];
    }
    case 'hash':
    case 'object':
      return toInvalid('text');
    case 'file':
      return toInvalid('text');
    default:
      return [];
  }
}

/** Null, where it is refused like a text that is empty. */
const listRefusedNull = (schema: Schema, resolver: Resolver): Wrong[] =>
  isFilled(schema, resolver) ? [{ value: null, reason: EMPTY }] : [];

function listOutOfBounds(schema: Schema, place: Violation['place'], resolver: Resolver): Wrong[] {
  // The bytes of a file are counted while it is read, and answered with another status.
  if (resolveShape(schema, resolver).kind === 'file') return [];
  const values: Wrong[] = listTextOutOfBounds(schema, place);
  const { minimum, maximum, maxLength, minLength, maxItems } = schema as Readonly<
    Record<string, number | undefined>
  >;
  if (schema.enum !== undefined)
    values.push({ value: createOutsider(schema.enum), reason: createReason('enum') });
  if (minimum !== undefined && Number.isSafeInteger(minimum - 1))
    values.push({ value: minimum - 1, within: minimum, reason: createReason('minimum') });
  if (maximum !== undefined && Number.isSafeInteger(maximum + 1))
    values.push({ value: maximum + 1, within: maximum, reason: createReason('maximum') });
  if (minLength === 1 && schema.type === 'string')
    values.push({ value: '', within: 'x', reason: EMPTY });
  if (maxLength !== undefined && maxLength < LONGEST[place]) {
    const repeatLetter = (times: number): Repeated => ({ repeat: 'x', times });
    values.push({
      value: repeatLetter(maxLength + 1),
      within: repeatLetter(maxLength),
      reason: createReason('maxLength', { limit: maxLength }),
    });
  }
  const element = place === 'body' ? findPlainElement(schema.items, resolver) : null;
  if (maxItems !== undefined && schema.uniqueItems !== true && element !== null) {
    const repeatElement = (times: number): Repeated => ({ repeat: element, times, list: true });
    const [value, within] = [repeatElement(maxItems + 1), repeatElement(maxItems)];
    values.push({ value, within, reason: tooMany(maxItems) });
  }
  return values;
}

/** A list of one element that is out of its bounds; an empty one may be no element at all. */
function listElementsOutOfBounds(
  schema: Schema,
  place: Violation['place'],
  resolver: Resolver,
): Wrong[] {
  if (schema.items === undefined || findPlainElement(schema.items, resolver) === null) return [];
  return listOutOfBounds(resolver.resolve<Schema>(schema.items), place, resolver)
    .filter(({ value }) => value !== '')
    .map(({ value, within, reason }) => ({
      value: [value],
      ...(within !== undefined && { within: [within] }),
      reason,
    }));
}

/** The text among alternatives, which is refused as a whole: too long, and as short as it may be. */
function listTextOutOfBounds({ anyOf = [] }: Schema, place: Violation['place']): Wrong[] {
  const { maxLength } = anyOf.find(({ type }) => type === 'string') ?? {};
  if (typeof maxLength !== 'number' || maxLength >= LONGEST[place]) return [];
  return [{ value: { repeat: 'x', times: maxLength + 1 }, within: 'x', reason: INVALID }];
}

/** The bracket form of this many elements would exceed the maximum length of an address. */
function listTooManyInOneText(schema: Schema, resolver: Resolver): Wrong[] {
  const { maxItems } = schema as Readonly<Record<string, number | undefined>>;
  const element = findPlainElement(schema.items, resolver);
  if (maxItems === undefined || maxItems > 1_000 || element === null) return [];
  if (String(element).length * maxItems > LONGEST.query) return [];
  const repeatElement = (times: number): Repeated => ({ repeat: `${element},`, times });
  const [value, within] = [repeatElement(maxItems + 1), repeatElement(maxItems)];
  return [{ value, within, reason: tooMany(maxItems) }];
}

/** A number or text that a list may hold; null where it takes more than that. */
function findPlainElement(items: Schema | undefined, resolver: Resolver): string | number | null {
  if (items === undefined) return null;
  const { kind } = resolveShape(items, resolver);
  if (kind === 'integer') return 1;
  const { enum: words, pattern, minLength } = resolver.resolve<Schema>(items);
  if (kind !== 'string' || pattern !== undefined || Number(minLength ?? 0) > 1) return null;
  const [word = 'x'] = words ?? [];
  return typeof word === 'string' ? word : null;
}

/** A value of the right type that an enumeration does not have. */
function createOutsider(values: readonly unknown[]): unknown {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? 'no-such-value' : Math.max(...numbers) + 1_000;
}
