import { STATUS_CODES } from 'node:http';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import type { Failure } from '#runtime/failure.ts';
import type { InProcess } from '#runtime/host.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { UnreadRequest } from '#runtime/unreadable-requests.ts';
import { HttpError } from '#src/errors.ts';
import { describeFaults } from './fault-texts.ts';
import { toGraphqlFailure, isGraphql } from './graphql-failure.ts';
import { toOauthFailure } from './oauth-failure.ts';
import { toOriginForm } from './origin-form.ts';
import { SCIM_TYPE, toScimFailure } from './scim-failure.ts';

/** Refusals of the generated parts, in the form that v4 clients know. `hint` names the address of all operations. */
export function toRefusal(refused: RefusedRequest, hint?: string): Failure {
  const { status, headers } = refused;
  return { status, body: createBody(refused, hint), headers };
}

function createBody(
  { reason, status, detail, params, faults }: RefusedRequest,
  hint: string | undefined,
): Readonly<Record<string, unknown>> {
  switch (reason) {
    case 'unknownPath':
      return { error: '404 Not Found', ...(hint !== undefined && { hint }) };
    case 'namesNothing':
      return { message: '404 Not found' };
    case 'method':
      return { error: '405 Not Allowed' };
    case 'format':
      return { error: `The requested format '${String(params.format)}' is not supported.` };
    case 'longAddress':
      return { error: '414 Request-URI Too Large' };
    case 'malformedAddress':
      return { error: detail };
    case 'parameters':
      return { error: describeFaults(faults) };
    case 'unreadable':
      return { error: detail === '' ? 'the request cannot be read' : detail };
    case 'largeBody':
      return { message: '413 Request Entity Too Large' };
    case 'contentType': {
      const error = `The provided content-type '${String(params.contentType)}' is not supported.`;
      return { error };
    }
    case 'busy':
      return { message: '503 Service Unavailable' };
    case 'notWritten':
      return { message: '501 Not Implemented', operation: params.operation };
    case 'accept':
    case 'longHead':
    case 'slow':
    case 'expectation':
      return { message: formatStatusLine(status) };
    case 'unknownCaller':
      return { message: '401 Unauthorized' };
    case 'forbidden':
      return { message: '403 Forbidden' };
  }
}

/** A failure in the words and the media type that the operation has for it. */
export function toOperationFailure(
  operation: HearthOperation,
  plain: Failure,
  brand: string,
): Failure {
  const failure = isGraphql(operation)
    ? toGraphqlFailure(plain)
    : (toOauthFailure(operation.facts, plain, brand) ?? plain);
  return operation.failureType === SCIM_TYPE ? toScimFailure(failure) : failure;
}

/** Answers an unreadable request, in the error format of its path if known. */
export function toUnreadableFailure(
  { status }: RefusedRequest,
  { target, accept }: UnreadRequest,
): Failure {
  const text = formatStatusLine(status);
  const plain: Failure = { status, body: { message: text }, headers: {} };
  const [path = ''] = toOriginForm(target).split('?', 1);
  if (path.startsWith('/api/scim/')) return toScimFailure(plain);
  if (isGraphql({ path })) return toGraphqlFailure(plain);
  if (path.startsWith('/api/') || !/\btext\/html\b/i.test(accept)) return plain;
  const page = `<!doctype html><html lang="en"><title>${text}</title><h1>${text}</h1></html>`;
  return { status, body: page, headers: { 'Content-Type': 'text/html; charset=utf-8' } };
}

const formatStatusLine = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`;

/** Operations that run within others refuse in the words of this server, too. */
export function rewordRefusals<C, Facts>(inner: InProcess<C, Facts>): InProcess<C, Facts> {
  return {
    reading: () => inner.reading(),
    run: async (operation, input) => {
      try {
        return await inner.run(operation, input);
      } catch (error) {
        throw error instanceof RefusedRequest ? toHttpError(error) : error;
      }
    },
  };
}

/** The same refusal as an error of a service. */
export function toHttpError(refused: RefusedRequest): HttpError {
  const { status, headers } = refused;
  return new HttpError(status, createBody(refused, undefined), headers);
}
