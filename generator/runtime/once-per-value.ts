import { ENOUGH } from './faults.ts';
import type { ValidatorError } from './operation.ts';

/** A validator within others. */
interface PartValidator {
  (data: unknown, at: { readonly instancePath: string }): boolean;
  errors?: readonly ValidatorError[] | null;
  /** Evaluated members, recorded for rules about unevaluated ones. */
  evaluated?: object;
}

interface Found {
  readonly path: string;
  readonly valid: boolean;
  readonly errors: readonly ValidatorError[] | null;
  readonly evaluated: object | undefined;
}

/**
 * A validator that is part of itself, as it looks at the parts of a value: once at each, however many of its alternatives
 * ask. Else each level of a value would take twice the time of the one within, and have twice its errors.
 */
export function oncePerValue(validate: PartValidator): PartValidator {
  const known = new WeakMap<object, Found>();
  const look = (data: unknown, at: { readonly instancePath: string }): Found => {
    const before = isObject(data) ? known.get(data) : undefined;
    if (before?.path === at.instancePath) return before;
    const valid = validate(data, at);
    const errors = validate.errors?.slice(0, ENOUGH) ?? null;
    const evaluated = validate.evaluated && { ...validate.evaluated };
    const found = { path: at.instancePath, valid, errors, evaluated };
    if (isObject(data)) known.set(data, found);
    return found;
  };
  const validateOnce: PartValidator = (data, at) => {
    const { valid, errors, evaluated } = look(data, at);
    // The caller adds to them.
    validateOnce.errors = errors?.slice() ?? null;
    if (evaluated !== undefined) validateOnce.evaluated = { ...evaluated };
    return valid;
  };
  return validateOnce;
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
