// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Changelog = components['schemas']['Changelog'];
export type ChangelogVersion = components['schemas']['ChangelogVersion'];
export type CreateChangelog = components['schemas']['CreateChangelog'];

/** Generate a section of a changelog: GET /projects/{id}/repository/changelog */
export interface GetChangelogRequest {
  readonly params: ParametersOf<operations['getChangelog'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getChangelog'], 'query'>, 'trailer' | 'config_file'>;
}

export type GetChangelogResponse = JsonResponse<operations['getChangelog'], 200 | 400 | 401 | 403 | 404 | 422 | 429>;

/** Add a section to a changelog: POST /projects/{id}/repository/changelog */
export interface CreateChangelogRequest {
  readonly params: ParametersOf<operations['createChangelog'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createChangelog'], 'application/json'>, 'trailer' | 'config_file' | 'file'>;
}

export type CreateChangelogResponse = JsonResponse<operations['createChangelog'], 200 | 400 | 401 | 403 | 404 | 422 | 429>;
