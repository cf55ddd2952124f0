// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListTagsRequest, ListTagsResponse, CreateTagRequest, CreateTagResponse, GetTagRequest, GetTagResponse, DeleteTagRequest, DeleteTagResponse, GetTagSignatureRequest, GetTagSignatureResponse } from './types.ts';

/** One function per operation of tags; `C` is the request context of the server. */
export interface TagsService<C extends SubjectTypes> {
  /** List tags. GET /projects/{id}/repository/tags (spec/domains/code/tags.yaml#listTags) */
  listTags(
    request: ListTagsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListTagsResponse>;
  /** Create a tag. POST /projects/{id}/repository/tags (spec/domains/code/tags.yaml#createTag) */
  createTag(
    request: CreateTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateTagResponse>;
  /** Get a tag. GET /projects/{id}/repository/tags/{tag_name} (spec/domains/code/tags.yaml#getTag) */
  getTag(
    request: GetTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetTagResponse>;
  /** Delete a tag. DELETE /projects/{id}/repository/tags/{tag_name} (spec/domains/code/tags.yaml#deleteTag) */
  deleteTag(
    request: DeleteTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteTagResponse>;
  /** Get the signature of a tag. GET /projects/{id}/repository/tags/{tag_name}/signature (spec/domains/code/tags.yaml#getTagSignature) */
  getTagSignature(
    request: GetTagSignatureRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetTagSignatureResponse>;
}
