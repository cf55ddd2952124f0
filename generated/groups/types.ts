// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGroup = components['schemas']['CreateGroup'];
export type Group = components['schemas']['Group'];
export type GroupCustomAttribute = components['schemas']['GroupCustomAttribute'];
export type GroupDetail = components['schemas']['GroupDetail'];
export type GroupShare = components['schemas']['GroupShare'];
export type GroupStatistics = components['schemas']['GroupStatistics'];

/** List groups: GET /groups */
export interface ListGroupsRequest {
  readonly query: Defaulted<ParametersOf<operations['listGroups'], 'query'>, 'order_by' | 'sort' | 'statistics' | 'with_custom_attributes' | 'owned' | 'top_level_only' | 'page' | 'per_page'>;
}

export type ListGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroups'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroups'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroups'], 403>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listGroups'], 405>; readonly headers?: never }
  ;

/** Create a group: POST /groups */
export interface CreateGroupRequest {
  readonly body: Defaulted<BodyOf<operations['createGroup'], 'application/json'>, 'description' | 'require_two_factor_authentication' | 'two_factor_grace_period' | 'subgroup_creation_level' | 'lfs_enabled' | 'request_access_enabled' | 'membership_lock'>;
}

export type CreateGroupResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroup'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroup'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroup'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroup'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroup'], 404>; readonly headers?: never }
  ;

/** Get a group: GET /groups/{id} */
export interface GetGroupRequest {
  readonly params: ParametersOf<operations['getGroup'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroup'], 'query'>, 'with_projects' | 'with_custom_attributes'>;
}

export type GetGroupResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroup'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroup'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroup'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroup'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroup'], 404>; readonly headers?: never }
  ;
