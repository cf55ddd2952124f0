import { type GraphQLFieldResolver, GraphQLError } from 'graphql';
import type { ExecutionContext, InnerRequest } from './types.ts';
import type { Written } from './written.ts';

const REFUSED =
  "The resource that you are attempting to access does not exist or you don't have permission to perform this action";

/** Common error for everything that the caller may not do or see. */
export const accessError = () => new GraphQLError(REFUSED);

interface Failed {
  readonly status: number;
  readonly body: unknown;
}

/** Status and body of a refusal by a function or an operation; null for any other error. */
export function findFailure(error: unknown): Failed | null {
  const found = (error as { readonly failure?: unknown } | null)?.failure ?? error;
  const { status, body } = (found ?? {}) as { readonly status?: unknown; readonly body?: unknown };
  return typeof status === 'number' ? { status, body } : null;
}

/** Statuses for absent and forbidden things. */
export const isHidden = (status: number): boolean =>
  status === 401 || status === 403 || status === 404;

/** Statuses that say: not like this. */
const isInvalid = (status: number) => status === 400 || status === 409 || status === 422;

type Mutate = (
  input: Readonly<Record<string, unknown>>,
  operations: Readonly<Record<string, (request: InnerRequest) => Promise<unknown>>>,
  context: ExecutionContext,
) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Runs a mutation: a forbidden action is the access error, and invalid input is reported in the payload. `as` is the
 * object of the payload, which is null then.
 */
export function mutation(
  written: Written<Mutate>,
  operations: readonly string[],
  as: string | null,
): GraphQLFieldResolver<unknown, ExecutionContext> {
  return async (_source, args: { readonly input: Readonly<Record<string, unknown>> }, context) => {
    const { input } = args;
    const clientMutationId = input.clientMutationId ?? null;
    const run = Object.fromEntries(
      operations.map((id) => [id, (request: InnerRequest) => context.run(id, request)]),
    );
    try {
      return {
        errors: [],
        ...(await written.call((mutate) => mutate(input, run, context))),
        clientMutationId,
      };
    } catch (error) {
      const failed = findFailure(error);
      if (failed === null) throw error;
      if (isHidden(failed.status)) throw accessError();
      if (!isInvalid(failed.status)) throw error;
      const errors = listTexts(failed.body);
      return { errors, clientMutationId, ...(as !== null && { [as]: null }) };
    }
  };
}

/** Keys of refusals that name no attribute. */
const notAttributes: ReadonlySet<string> = new Set(['base', 'error']);

/** The texts of a refusal: each of an attribute in words, `Title can't be blank`. */
export function listTexts(body: unknown): readonly string[] {
  if (typeof body === 'string') return [body];
  const { message, error } = (body ?? {}) as {
    readonly message?: unknown;
    readonly error?: unknown;
  };
  const said = message ?? error;
  if (typeof said === 'string')
    return [said.replace(/^\d{3} [A-Z][\w()]*(?: [\w()]+)*(?: - )?/, '') || said];
  if (Array.isArray(said)) return said.map(String);
  if (typeof said !== 'object' || said === null) return ['The request is invalid'];
  return Object.entries(said).flatMap(([attribute, texts]) =>
    [texts]
      .flat()
      .map((text) =>
        notAttributes.has(attribute) ? String(text) : `${toWords(attribute)} ${String(text)}`,
      ),
  );
}

function toWords(attribute: string): string {
  const words = attribute.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
