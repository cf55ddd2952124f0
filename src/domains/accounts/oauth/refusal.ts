import { HttpError } from '#src/errors.ts';

const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  unauthorized_client: 401,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_token: 401,
} as const;

type Code = keyof typeof statuses;

/** A refusal in the words of OAuth; its headers are added where failures are sent. */
export class OauthRefusal extends HttpError {
  constructor(error: Code, description: string, status: number = statuses[error]) {
    super(status, { error, error_description: description });
  }
}

/** @throws OauthRefusal when the parameter is missing */
export function requireParameter(name: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    throw new OauthRefusal('invalid_request', `The parameter ${name} is missing.`);
  }
  return value;
}
