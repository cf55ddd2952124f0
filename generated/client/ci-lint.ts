// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface LintConfigurationInput {
  readonly body: Sendable<BodyOf<operations['lintConfiguration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LintConfigurationAnswer = JsonAnswer<operations['lintConfiguration'], 200 | 400 | 401 | 403>;

const lintConfigurationCall: ClientCall = {
  id: 'lintConfiguration',
  method: 'POST',
  path: "/api/v4/ci/lint",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface LintProjectInput {
  readonly params: ParametersOf<operations['lintProject'], 'path'>;
  readonly query?: ParametersOf<operations['lintProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type LintProjectAnswer = JsonAnswer<operations['lintProject'], 200 | 400 | 401 | 403 | 404>;

const lintProjectCall: ClientCall = {
  id: 'lintProject',
  method: 'GET',
  path: "/api/v4/projects/{id}/ci/lint",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface LintProjectConfigurationInput {
  readonly params: ParametersOf<operations['lintProjectConfiguration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['lintProjectConfiguration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type LintProjectConfigurationAnswer = JsonAnswer<operations['lintProjectConfiguration'], 200 | 400 | 401 | 403 | 404>;

const lintProjectConfigurationCall: ClientCall = {
  id: 'lintProjectConfiguration',
  method: 'POST',
  path: "/api/v4/projects/{id}/ci/lint",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
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
