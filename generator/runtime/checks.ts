import {
  ENOUGH,
  type Faults,
  memberName,
  splitPointer,
  type Reason,
  type RequestPart,
} from './faults.ts';
import type { InnerRelations, Relations, Validator, ValidatorError } from './operation.ts';

/** Runs a generated validator and adds the faults of this part of the request. */
export function check(
  validator: Validator,
  data: unknown,
  faults: Faults,
  part: RequestPart,
): void {
  if (validator(data)) return;
  for (const error of validator.errors ?? []) {
    if (!REPEATING.has(error.keyword)) faults.add(formatPlace(error, part), toReason(error));
  }
}

/**
 * Checks path parameters like `check`. A number below the minimum of all ids is no fault, because it names nothing;
 * the result is then false.
 */
export function checkPath(validator: Validator, params: unknown, faults: Faults): boolean {
  if (validator(params)) return true;
  const errors = validator.errors ?? [];
  const below = new Set(
    errors
      .filter(({ keyword }) => keyword === 'minimum')
      .map((error) => formatPlace(error, 'path')),
  );
  for (const error of errors) {
    const place = formatPlace(error, 'path');
    if (!REPEATING.has(error.keyword) && !below.has(place)) faults.add(place, toReason(error));
  }
  return below.size === 0;
}

/** Keywords whose errors repeat those of their parts. */
const REPEATING: ReadonlySet<string> = new Set(['if']);

const REQUIRES: ReadonlySet<string> = new Set(['required', 'dependentRequired']);

const toReason = ({ keyword, params }: ValidatorError): Reason => ({ keyword, params });

/** The position is that of the value, or of the missing or forbidden member. */
function formatPlace({ instancePath, keyword, params }: ValidatorError, part: RequestPart): string {
  const { missingProperty, additionalProperty } = params;
  const place =
    instancePath.length < SHORT
      ? part + instancePath
      : splitPointer(instancePath).reduce<string>(memberName, part);
  const member = REQUIRES.has(keyword) ? missingProperty : additionalProperty;
  return typeof member === 'string' ? memberName(place, member) : place;
}

/** Maximum characters of a key in a reported path. */
const SHORT = 100;

/** Checks how the members of objects relate; each fault names its path: `allowed[0][user_id]`. */
export function checkInnerRelations(
  inner: readonly InnerRelations[],
  input: { readonly query: unknown; readonly body: unknown },
  faults: Faults,
): void {
  for (const { in: part, name, relations } of inner) {
    const value: unknown = Reflect.get(Object(input[part]), name);
    const place = memberName(part, name);
    if (!Array.isArray(value)) {
      checkObject(relations, place, value, faults);
      continue;
    }
    const most = faults.count + ENOUGH;
    for (let index = 0; index < value.length && faults.count < most; index += 1) {
      checkObject(relations, memberName(place, index), value[index], faults);
    }
  }
}

function checkObject(relations: Relations, place: string, object: unknown, faults: Faults): void {
  // A value that is no object has already been reported.
  if (typeof object !== 'object' || object === null) return;
  const isGiven = (member: string) =>
    Reflect.get(object, member) !== undefined || faults.has(memberName(place, member));
  checkRelations(relations, isGiven, faults, place);
}

/** Adds the failures of exclusive, at-least-one and the other relations between the members of one place. */
export function checkRelations(
  relations: Relations,
  given: (name: string) => boolean,
  faults: Faults,
  place: string,
): void {
  const present = (names: readonly string[]) => names.filter(given);
  for (const names of relations.exclusive) {
    const both = present(names);
    if (both.length > 1) faults.addRelation(place, 'exclusive', both);
  }
  for (const names of relations.atLeastOne) {
    if (present(names).length === 0) faults.addRelation(place, 'atLeastOne', names);
  }
  for (const names of relations.exactlyOne) {
    const some = present(names);
    if (some.length === 0) faults.addRelation(place, 'exactlyOne', names);
    if (some.length > 1) faults.addRelation(place, 'exclusive', some);
  }
  for (const names of relations.allOrNone) {
    const some = present(names);
    if (some.length > 0 && some.length < names.length)
      faults.addRelation(place, 'allOrNone', names);
  }
}
