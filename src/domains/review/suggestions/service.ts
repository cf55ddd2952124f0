import type { SuggestionsService } from '#generated/suggestions/service.ts';
import type { RequestContext } from '#src/context.ts';
import { HttpError, InvalidParameters, RowNotFound } from '#src/errors.ts';
import { applySuggestions } from './apply.ts';
import { findSuggestionsById } from './finder.ts';
import { presentSuggestion } from './presenter.ts';

export const suggestions = {
  async applySuggestion({ params, body }, context) {
    const notFound = 'Suggestion is not applicable as the suggestion was not found.';
    // Texts name nothing.
    const ids = /^\d{1,15}$/.test(params.id) ? [Number(params.id)] : [];
    const [applied] = await apply(context, ids, { message: body.commit_message, notFound });
    if (applied === undefined) throw new HttpError(404, { message: notFound });
    return { status: 200, body: applied };
  },

  async applySuggestions({ body }, context) {
    if (body.ids.length === 0) throw new InvalidParameters('ids is empty');
    const notFound = 'Suggestions are not applicable as one or more suggestions were not found.';
    const { commit_message: message } = body;
    return { status: 200, body: await apply(context, body.ids, { message, notFound }) };
  },
} satisfies SuggestionsService<RequestContext>;

async function apply(
  context: RequestContext,
  ids: readonly number[],
  { message, notFound }: { readonly message: string | undefined; readonly notFound: string },
) {
  const found = await findSuggestionsById(context, ids).catch((error: unknown) => {
    throw error instanceof RowNotFound ? new HttpError(404, { message: notFound }) : error;
  });
  const applied = await applySuggestions(context, found, message);
  const target = found.mergeRequest;
  return applied.map((each) => presentSuggestion(each, { position: each.place, target }));
}
