import type { ValidatorError } from './operation.ts';

const none = {};

/** Adds one failure in the format of ajv; generated validators call this function to stay small. */
export function withError(
  errors: ValidatorError[] | null,
  instancePath: string,
  keyword: string,
  params: ValidatorError['params'] = none,
): ValidatorError[] {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
