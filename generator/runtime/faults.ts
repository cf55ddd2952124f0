import type { InnerRelations, Relations, Validator, ValidatorError } from './operation.ts';

/** Texts that follow a parameter's name; clients match them. */
export const Text = {
  missing: 'is missing',
  invalid: 'is invalid',
  value: 'does not have a valid value',
  empty: 'is empty',
  exclusive: 'are mutually exclusive',
  atLeastOne: 'are missing, at least one parameter must be provided',
  exactlyOne: 'are missing, exactly one parameter must be provided',
  allOrNone: 'provide all or none of parameters',
} as const;

/** Of a text or list that is longer. */
export const tooLong = (limit: unknown): string =>
  `is expected to have length less than or equal to ${String(limit)}`;

/**
 * Faults that one list, or one object of free names, is searched for: the first tells a client what is wrong, and a
 * list of all would cost as much as somebody cares to send.
 */
export const ENOUGH = 20;

/** Characters of a name that the client made up, as it is told. */
const LONGEST_KEY = 100;

/** The name of a member, as the client writes it: `actions[0][file_path]`. */
export const memberName = (name: string, key: string | number): string =>
  typeof key === 'string' && key.length > LONGEST_KEY
    ? `${name}[${key.slice(0, LONGEST_KEY)}…]`
    : `${name}[${key}]`;

/** The parameter failures of one request; at most one text per name, told in the document's order. */
export class Faults {
  readonly #texts = new Map<string, string>();

  /** `name` as the client writes it: `title`, `actions[0][file_path]`. */
  add(name: string, text: string): void {
    if (!this.#texts.has(name)) this.#texts.set(name, text);
  }

  has(name: string): boolean {
    return this.#texts.has(name);
  }

  /** Tells a failure under another name, unless that name has one already. */
  rename(from: string, to: string): void {
    const text = this.#texts.get(from);
    if (text === undefined) return;
    this.#texts.delete(from);
    this.add(to, text);
  }

  get any(): boolean {
    return this.#texts.size > 0;
  }

  get count(): number {
    return this.#texts.size;
  }

  /** All failures joined; `order` lists the declared names. */
  message(order: readonly string[]): string {
    const ranks = new Map(order.map((name, index) => [name, index]));
    const rankOf = (name: string) => ranks.get(/^[^[,]*/.exec(name)?.[0] ?? name) ?? order.length;
    return [...this.#texts]
      .map(([name, text]) => ({ rank: rankOf(name), told: `${name} ${text}` }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ told }) => told)
      .join(', ');
  }
}

/** Runs a generated validator and adds its failures in the vocabulary of the API. */
export function check(validator: Validator, data: unknown, faults: Faults): void {
  if (validator(data)) return;
  for (const error of validator.errors ?? []) {
    const text = describe(error);
    if (text !== null) faults.add(parameterName(error), text);
  }
}

function describe(error: ValidatorError): string | null {
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return Text.missing;
    case 'enum':
    case 'const':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
    case 'uniqueItems':
      return Text.value;
    case 'minLength':
      return Text.empty;
    case 'maxLength':
    case 'maxItems':
      return tooLong(error.params.limit);
    case 'minItems':
      return Text.empty;
    // Each of these repeats what its parts say; the parts have been told already.
    case 'if':
      return null;
    default:
      return Text.invalid;
  }
}

const REQUIRES = new Set(['required', 'dependentRequired']);

/** `/actions/0/file_path` becomes `actions[0][file_path]`; a wrong element of a plain list is told under the list's name. */
function parameterName(error: ValidatorError): string {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (/^[0-9]+$/.test(keys.at(-1) ?? '') && error.keyword !== 'required') keys.pop();
  const missing = error.params.missingProperty;
  if (REQUIRES.has(error.keyword) && typeof missing === 'string') keys.push(missing);
  const [first = '', ...rest] = keys;
  return rest.reduce(memberName, first);
}

/** The same of the objects in a body; each member is told with where it is: `allowed[0][user_id]`. */
export function checkInnerRelations(
  inner: readonly InnerRelations[],
  body: unknown,
  faults: Faults,
): void {
  for (const { name, relations } of inner) {
    const value: unknown = Reflect.get(Object(body), name);
    if (!Array.isArray(value)) {
      checkObject(relations, name, value, faults);
      continue;
    }
    const most = faults.count + ENOUGH;
    for (let index = 0; index < value.length && faults.count < most; index += 1) {
      checkObject(relations, memberName(name, index), value[index], faults);
    }
  }
}

function checkObject(relations: Relations, place: string, object: unknown, faults: Faults): void {
  // A value that is no object has been told already.
  if (typeof object !== 'object' || object === null) return;
  const told = (member: string) => memberName(place, member);
  const given = (member: string) =>
    Reflect.get(object, member) !== undefined || faults.has(told(member));
  checkRelations(relations, given, faults, told);
}

/**
 * Adds the failures of exclusive, at-least-one and the other relations between parameters. `told` is how the client
 * writes a name.
 */
export function checkRelations(
  relations: Relations,
  given: (name: string) => boolean,
  faults: Faults,
  told = (name: string) => name,
): void {
  const add = (names: readonly string[], text: string) =>
    faults.add(names.map(told).join(', '), text);
  const present = (names: readonly string[]) => names.filter(given);
  for (const names of relations.exclusive) {
    const both = present(names);
    if (both.length > 1) add(both, Text.exclusive);
  }
  for (const names of relations.atLeastOne) {
    if (present(names).length === 0) add(names, Text.atLeastOne);
  }
  for (const names of relations.exactlyOne) {
    const some = present(names);
    if (some.length === 0) add(names, Text.exactlyOne);
    if (some.length > 1) add(some, Text.exclusive);
  }
  for (const names of relations.allOrNone) {
    const some = present(names);
    if (some.length > 0 && some.length < names.length) add(names, Text.allOrNone);
  }
}
