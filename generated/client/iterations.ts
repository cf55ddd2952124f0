// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupIterationsInput {
  readonly params: ParametersOf<operations['listGroupIterations'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupIterations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupIterationsAnswer = JsonAnswer<operations['listGroupIterations'], 200 | 400 | 401 | 403 | 404>;

const listGroupIterationsCall: ClientCall = {
  id: 'listGroupIterations',
  method: 'GET',
  path: "/api/v4/groups/{id}/iterations",
  commas: ["in"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectIterationsInput {
  readonly params: ParametersOf<operations['listProjectIterations'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectIterations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectIterationsAnswer = JsonAnswer<operations['listProjectIterations'], 200 | 400 | 401 | 403 | 404>;

const listProjectIterationsCall: ClientCall = {
  id: 'listProjectIterations',
  method: 'GET',
  path: "/api/v4/projects/{id}/iterations",
  commas: ["in"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface IterationsClient {
  /** List the iterations of a group: GET /groups/{id}/iterations */
  listGroupIterations: ListingOf<ListGroupIterationsInput, ListGroupIterationsAnswer, JsonOf<operations['listGroupIterations'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the iterations of a project: GET /projects/{id}/iterations */
  listProjectIterations: ListingOf<ListProjectIterationsInput, ListProjectIterationsAnswer, JsonOf<operations['listProjectIterations'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const iterationsClient = (send: Send): IterationsClient => ({
  listGroupIterations: listing(send, listGroupIterationsCall),
  listProjectIterations: listing(send, listProjectIterationsCall),
});
