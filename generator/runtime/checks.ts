import { ENOUGH, type Faults, memberName, Text, tooLong } from './faults.ts';
import type { InnerRelations, Relations, Validator, ValidatorError } from './operation.ts';

/**
 * Runs a generated validator and adds its failures in the vocabulary of the API.
 * @param whole the name of the value itself and of its elements: its members have their own
 */
export function check(validator: Validator, data: unknown, faults: Faults, whole?: string): void {
  if (validator(data)) return;
  for (const error of validator.errors ?? []) {
    const text = describe(error);
    if (text !== null) faults.add(parameterName(error, whole), text);
  }
}

/**
 * As `check`, of what stands in the path. A number below the first that anything can have is no fault: it names nothing.
 * Returns false where there is one.
 */
export function checkPath(validator: Validator, params: unknown, faults: Faults): boolean {
  if (validator(params)) return true;
  const errors = validator.errors ?? [];
  const below = new Set(
    errors.filter(({ keyword }) => keyword === 'minimum').map((error) => parameterName(error)),
  );
  for (const error of errors) {
    const text = describe(error);
    const name = parameterName(error);
    if (text !== null && !below.has(name)) faults.add(name, text);
  }
  return below.size === 0;
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
function parameterName(error: ValidatorError, whole?: string): string {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (/^[0-9]+$/.test(keys.at(-1) ?? '') && error.keyword !== 'required') keys.pop();
  const missing = error.params.missingProperty;
  if (REQUIRES.has(error.keyword) && typeof missing === 'string') keys.push(missing);
  if (whole !== undefined && !isMember(keys[0])) keys.unshift(whole);
  const [first = '', ...rest] = keys;
  return rest.reduce(memberName, first);
}

const isMember = (key: string | undefined): boolean => key !== undefined && !/^[0-9]+$/.test(key);

/** Checks how the members of objects in a body relate; each member is told with where it is: `allowed[0][user_id]`. */
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
