// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProtectedTagsRequest, ListProtectedTagsResponse, ProtectTagRequest, ProtectTagResponse, GetProtectedTagRequest, GetProtectedTagResponse, UnprotectTagRequest, UnprotectTagResponse } from './types.ts';

/** One function per operation of protected-tags; `C` is the request context of the server. */
export interface ProtectedTagsService<C extends SubjectTypes> {
  /** List protected tags. GET /projects/{id}/protected_tags (spec/domains/code/protected-tags.yaml#listProtectedTags) */
  listProtectedTags(
    request: ListProtectedTagsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProtectedTagsResponse>;
  /** Protect a tag. POST /projects/{id}/protected_tags (spec/domains/code/protected-tags.yaml#protectTag) */
  protectTag(
    request: ProtectTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ProtectTagResponse>;
  /** Get a protected tag. GET /projects/{id}/protected_tags/{name} (spec/domains/code/protected-tags.yaml#getProtectedTag) */
  getProtectedTag(
    request: GetProtectedTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProtectedTagResponse>;
  /** Unprotect a tag. DELETE /projects/{id}/protected_tags/{name} (spec/domains/code/protected-tags.yaml#unprotectTag) */
  unprotectTag(
    request: UnprotectTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnprotectTagResponse>;
}
