import type { ValidatorError } from './operation.ts';

const none = {};

/** One failure more, as ajv tells it; generated validators call this instead of repeating it. */
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
