// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { LintConfigurationRequest, LintConfigurationResponse, LintProjectRequest, LintProjectResponse, LintProjectConfigurationRequest, LintProjectConfigurationResponse } from './types.ts';

/** One function per operation of ci-lint; `C` is the request context of the server. */
export interface CiLintService<C extends SubjectTypes> {
  /** Try a configuration. POST /ci/lint (spec/domains/ci/ci-lint.yaml#lintConfiguration) */
  lintConfiguration(
    request: LintConfigurationRequest,
    context: C,
  ): Promise<LintConfigurationResponse>;
  /** Try the configuration of a project. GET /projects/{id}/ci/lint (spec/domains/ci/ci-lint.yaml#lintProject) */
  lintProject(
    request: LintProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<LintProjectResponse>;
  /** Try a configuration for a project. POST /projects/{id}/ci/lint (spec/domains/ci/ci-lint.yaml#lintProjectConfiguration) */
  lintProjectConfiguration(
    request: LintProjectConfigurationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<LintProjectConfigurationResponse>;
}
