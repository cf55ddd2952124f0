import {
  getNamedType,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isInputObjectType,
} from 'graphql';
import { ucs2length } from '../length.ts';

/** Bounds of an argument or input field; those of a text or number apply to each element of a list. */
export interface Bound {
  /** Characters of a text. */
  readonly maxLength?: number;
  /** Elements of a list. */
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Default bounds of arguments. */
export const usualBound = { maxLength: 10_000, maxItems: 1_000 };

type Bounded = GraphQLArgument | GraphQLInputField;

/** An argument or input field with its bound, prepared once for each. */
interface Limit {
  readonly name: string;
  readonly bound: Bound & typeof usualBound;
  readonly pattern: RegExp | null;
  /** The type of the objects, if the value is an object or a list of objects. */
  readonly object: GraphQLInputObjectType | null;
}

const limitsOfFields = new WeakMap<object, readonly Limit[]>();

function getLimits(owner: object, all: () => readonly Bounded[]): readonly Limit[] {
  let limits = limitsOfFields.get(owner);
  if (limits === undefined) {
    limits = all().map(toLimit);
    limitsOfFields.set(owner, limits);
  }
  return limits;
}

function toLimit({ name, type, extensions }: Bounded): Limit {
  const bound = { ...usualBound, ...(extensions['bound'] as Bound | undefined) };
  const named = getNamedType(type);
  return {
    name,
    bound,
    object: isInputObjectType(named) ? named : null,
    pattern: bound.pattern === undefined ? null : new RegExp(bound.pattern, 'u'),
  };
}

/**
 * Compares the coerced arguments of a field with their bounds.
 * @throws GraphQLError for the first value beyond its bound
 */
export function checkBounds(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  args: Readonly<Record<string, unknown>>,
): void {
  checkMembers(
    getLimits(field, () => field.args),
    args,
    '',
  );
}

function checkMembers(
  limits: readonly Limit[],
  members: Readonly<Record<string, unknown>>,
  path: string,
): void {
  for (const limit of limits) {
    const value = members[limit.name];
    if (value !== undefined && value !== null) checkValue(limit, value, path + limit.name);
  }
}

function checkValue(limit: Limit, value: unknown, path: string): void {
  const { bound, pattern, object } = limit;
  if (typeof value === 'string') {
    if (value.length > bound.maxLength && ucs2length(value) > bound.maxLength) {
      throw new GraphQLError(`${path} is too long (maximum is ${bound.maxLength} characters)`);
    }
    if (pattern?.test(value) === false) throw new GraphQLError(`${path} is invalid`);
  } else if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = bound;
    if (value < minimum || value > maximum) {
      throw new GraphQLError(`${path} does not have a valid value`);
    }
  } else if (Array.isArray(value)) {
    if (value.length > bound.maxItems) {
      throw new GraphQLError(`${path} is too long (maximum is ${bound.maxItems} values)`);
    }
    for (const each of value as unknown[]) if (each != null) checkValue(limit, each, path);
  } else if (object !== null && typeof value === 'object' && value !== null) {
    const limits = getLimits(object, () => Object.values(object.getFields()));
    checkMembers(limits, value as Readonly<Record<string, unknown>>, `${path}.`);
  }
}
