import type { Validator, ValidatorError } from './operation.ts';

interface PropertyValidator {
  (data: unknown, at: { readonly instancePath: string }): boolean;
  errors?: Validator['errors'];
}

/**
 * Validator of an object with many properties: checks only the present ones. One function for all of them would take
 * longer to compile at its first call than most requests take.
 */
export function eachProperty(
  properties: Readonly<Record<string, PropertyValidator>>,
  whole: Validator | null,
): Validator {
  const validators = new Map(Object.entries(properties));
  const validate: Validator = (data) => {
    const errors: ValidatorError[] = [];
    for (const [name, value] of Object.entries(data as Readonly<Record<string, unknown>>)) {
      const check = value === undefined ? undefined : validators.get(name);
      const instancePath = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (check?.(value, { instancePath }) === false) errors.push(...(check.errors ?? []));
    }
    if (whole?.(data) === false) errors.push(...(whole.errors ?? []));
    validate.errors = errors;
    return errors.length === 0;
  };
  return validate;
}
