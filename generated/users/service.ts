// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetCurrentUserRequest, GetCurrentUserResponse, ListUsersRequest, ListUsersResponse, CreateUserRequest, CreateUserResponse, GetUserRequest, GetUserResponse } from './types.ts';

/** One function per operation of users; `C` is the request context of the server. */
export interface UsersService<C extends SubjectTypes> {
  /** Get the calling user. GET /user (spec/resources/users.yaml:5:5) */
  getCurrentUser(
    request: GetCurrentUserRequest,
    context: C,
  ): Promise<GetCurrentUserResponse>;
  /** List users. GET /users (spec/resources/users.yaml:62:5) */
  listUsers(
    request: ListUsersRequest,
    context: C,
  ): Promise<ListUsersResponse>;
  /** Create a user. POST /users (spec/resources/users.yaml:187:5) */
  createUser(
    request: CreateUserRequest,
    context: C,
  ): Promise<CreateUserResponse>;
  /** Get a user. GET /users/{id} (spec/resources/users.yaml:276:5) */
  getUser(
    request: GetUserRequest,
    context: C,
  ): Promise<GetUserResponse>;
}
