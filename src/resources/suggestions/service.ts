import type { SuggestionsService } from '../../../generated/suggestions/service.ts';
import type { RequestContext } from '../../context.ts';
import { InvalidParameters, RowNotFound } from '../../errors.ts';
import { applySuggestions } from './apply.ts';
import { findSuggestionsById } from './finder.ts';
import { presentSuggestion } from './presenter.ts';

export const suggestions = {
  async applySuggestion({ params, body }, context) {
    const [applied] = await apply(context, [params.id], body.commit_message);
    if (applied === undefined) throw new RowNotFound();
    return { status: 200, body: applied };
  },

  async applySuggestions({ body }, context) {
    if (body.ids.length === 0) throw new InvalidParameters('ids is empty');
    return { status: 200, body: await apply(context, body.ids, body.commit_message) };
  },
} satisfies SuggestionsService<RequestContext>;

async function apply(context: RequestContext, ids: readonly number[], message: string | undefined) {
  const found = await findSuggestionsById(context, ids);
  const applied = await applySuggestions(context, found, message);
  const target = found.mergeRequest;
  return applied.map((each) => presentSuggestion(each, { position: each.place, target }));
}
