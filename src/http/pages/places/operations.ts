import type { IncomingMessage } from 'node:http';
import { type OperationTypes, operations } from '#generated/operations.ts';
import { createInProcess } from '#runtime/dispatch.ts';
import type { PageResult } from '#runtime/page.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import type { RequestContext } from '#src/context.ts';
import { HttpError } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { type ApiDeps, createHost } from '../../api/host.ts';
import { rewordRefusals } from '../../refusals.ts';
import { readLaterTexts } from './later-texts.ts';

type OperationId = keyof OperationTypes;
type Part<Id extends OperationId, Name extends string> =
  OperationTypes[Id]['request'] extends Readonly<Record<Name, infer Value>> ? Value : never;

/** The input of an operation; parameters with a default may be left out. */
export interface OperationInput<Id extends OperationId> {
  readonly params?: Part<Id, 'params'>;
  readonly query?: Partial<Part<Id, 'query'>>;
  readonly body?: Partial<Part<Id, 'body'>>;
}

/** Response of an operation that did what was asked. */
type Success<Id extends OperationId> = Extract<
  OperationTypes[Id]['response'],
  { readonly status: 200 | 201 | 202 | 204 }
>;

export type BodyOf<Id extends OperationId> =
  Success<Id> extends { readonly body: infer Body } ? Body : undefined;

/** Runs operations of the API for the visitor of a page, with all checks of a request to the API. */
export interface PageOperations {
  /** Context of a request that only reads, for texts: the operation that renders counts each of them as a request. */
  readonly context: RequestContext;
  /** @throws HttpError for every refusal */
  call<Id extends OperationId>(id: Id, input: OperationInput<Id>): Promise<BodyOf<Id>>;
  /** Body and position of a page of a list; `texts` false leaves its long texts empty. @throws HttpError */
  list<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options?: { readonly texts?: boolean },
  ): Promise<{ readonly rows: BodyOf<Id>; readonly page: PageResult }>;
  /** Whole response, for files and headers. @throws HttpError */
  answer<Id extends OperationId>(id: Id, input: OperationInput<Id>): Promise<ServiceResponse>;
  /** Body, or null where the visitor may not have it: for parts of a page that others do without. */
  optional<Id extends OperationId>(id: Id, input: OperationInput<Id>): Promise<BodyOf<Id> | null>;
}

export type FindOperations = (http: IncomingMessage, actor: Actor | null) => PageOperations;

const single: PageResult = { kind: 'offset', page: 1, perPage: 20, hasNext: false, total: null };

/** Connects pages with the operations of the API. */
export function createPageOperations(deps: ApiDeps): FindOperations {
  const runFor = createInProcess(deps.services, createHost(deps));
  return (http, actor) => {
    const inner = rewordRefusals(runFor(http, actor));
    const answer = async (id: OperationId, input: object): Promise<ServiceResponse> => {
      const response = await inner.run(await operations[id](), input);
      if (response.status >= 400) throw new HttpError(response.status, response.body as never);
      return response;
    };
    return {
      context: inner.reading(),
      answer,
      call: async (id, input) => readLaterTexts((await answer(id, input)).body as never),
      async list(id, input, { texts: reads = true } = {}) {
        const { body, page = single } = await answer(id, input);
        return { rows: await readLaterTexts(body as never, { reads }), page };
      },
      async optional(id, input) {
        try {
          return await readLaterTexts((await answer(id, input)).body as never);
        } catch (error) {
          if (error instanceof HttpError && [401, 403, 404].includes(error.status)) return null;
          throw error;
        }
      },
    };
  };
}
