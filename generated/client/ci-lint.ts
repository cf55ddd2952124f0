// Generated from spec/resources/ci-lint.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface LintConfigurationInput {
  readonly body: Sendable<BodyOf<operations['lintConfiguration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LintConfigurationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['lintConfiguration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['lintConfiguration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['lintConfiguration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['lintConfiguration'], 403> }
  ;

const lintConfigurationCall: ClientCall = {
  id: 'lintConfiguration',
  method: 'POST',
  path: "/api/v4/ci/lint",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface LintProjectInput {
  readonly params: ParametersOf<operations['lintProject'], 'path'>;
  readonly query?: ParametersOf<operations['lintProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type LintProjectAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['lintProject'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['lintProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['lintProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['lintProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['lintProject'], 404> }
  ;

const lintProjectCall: ClientCall = {
  id: 'lintProject',
  method: 'GET',
  path: "/api/v4/projects/{id}/ci/lint",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface LintProjectConfigurationInput {
  readonly params: ParametersOf<operations['lintProjectConfiguration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['lintProjectConfiguration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LintProjectConfigurationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['lintProjectConfiguration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['lintProjectConfiguration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['lintProjectConfiguration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['lintProjectConfiguration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['lintProjectConfiguration'], 404> }
  ;

const lintProjectConfigurationCall: ClientCall = {
  id: 'lintProjectConfiguration',
  method: 'POST',
  path: "/api/v4/projects/{id}/ci/lint",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CiLintClient {
  /** Try a configuration: POST /ci/lint */
  lintConfiguration(request: LintConfigurationInput): Promise<LintConfigurationAnswer>;
  /** Try the configuration of a project: GET /projects/{id}/ci/lint */
  lintProject(request: LintProjectInput): Promise<LintProjectAnswer>;
  /** Try a configuration for a project: POST /projects/{id}/ci/lint */
  lintProjectConfiguration(request: LintProjectConfigurationInput): Promise<LintProjectConfigurationAnswer>;
}

export const ciLintClient = (send: Send): CiLintClient => ({
  lintConfiguration: (request) => send(lintConfigurationCall, request),
  lintProject: (request) => send(lintProjectCall, request),
  lintProjectConfiguration: (request) => send(lintProjectConfigurationCall, request),
});
