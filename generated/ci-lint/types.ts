// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ConfigurationVerdict = components['schemas']['ConfigurationVerdict'];
export type ConfiguredJob = components['schemas']['ConfiguredJob'];
export type LintConfiguration = components['schemas']['LintConfiguration'];
export type LintProjectConfiguration = components['schemas']['LintProjectConfiguration'];
export type ProjectConfigurationVerdict = components['schemas']['ProjectConfigurationVerdict'];

/** Try a configuration: POST /ci/lint */
export interface LintConfigurationRequest {
  readonly body: Defaulted<BodyOf<operations['lintConfiguration'], 'application/json'>, 'include_merged_yaml' | 'include_jobs'>;
}

export type LintConfigurationResponse = JsonResponse<operations['lintConfiguration'], 200 | 400 | 401 | 403>;

/** Try the configuration of a project: GET /projects/{id}/ci/lint */
export interface LintProjectRequest {
  readonly params: ParametersOf<operations['lintProject'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['lintProject'], 'query'>, 'dry_run' | 'include_jobs'>;
}

export type LintProjectResponse = JsonResponse<operations['lintProject'], 200 | 400 | 401 | 403 | 404>;

/** Try a configuration for a project: POST /projects/{id}/ci/lint */
export interface LintProjectConfigurationRequest {
  readonly params: ParametersOf<operations['lintProjectConfiguration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['lintProjectConfiguration'], 'application/json'>, 'dry_run' | 'include_jobs'>;
}

export type LintProjectConfigurationResponse = JsonResponse<operations['lintProjectConfiguration'], 200 | 400 | 401 | 403 | 404>;
