// Generated from spec/resources/ci-lint.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ConfigurationVerdict = components['schemas']['ConfigurationVerdict'];
export type ConfiguredJob = components['schemas']['ConfiguredJob'];
export type LintConfiguration = components['schemas']['LintConfiguration'];
export type LintProjectConfiguration = components['schemas']['LintProjectConfiguration'];
export type ProjectConfigurationVerdict = components['schemas']['ProjectConfigurationVerdict'];

/** Try a configuration: POST /ci/lint */
export interface LintConfigurationRequest {
  readonly body: Defaulted<BodyOf<operations['lintConfiguration'], 'application/json'>, 'include_merged_yaml' | 'include_jobs'>;
}

export type LintConfigurationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['lintConfiguration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['lintConfiguration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['lintConfiguration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['lintConfiguration'], 403>; readonly headers?: never }
  ;

/** Try the configuration of a project: GET /projects/{id}/ci/lint */
export interface LintProjectRequest {
  readonly params: ParametersOf<operations['lintProject'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['lintProject'], 'query'>, 'dry_run' | 'include_jobs'>;
}

export type LintProjectResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['lintProject'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['lintProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['lintProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['lintProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['lintProject'], 404>; readonly headers?: never }
  ;

/** Try a configuration for a project: POST /projects/{id}/ci/lint */
export interface LintProjectConfigurationRequest {
  readonly params: ParametersOf<operations['lintProjectConfiguration'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['lintProjectConfiguration'], 'application/json'>, 'dry_run' | 'include_jobs'>;
}

export type LintProjectConfigurationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['lintProjectConfiguration'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['lintProjectConfiguration'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['lintProjectConfiguration'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['lintProjectConfiguration'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['lintProjectConfiguration'], 404>; readonly headers?: never }
  ;
