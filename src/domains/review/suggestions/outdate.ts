import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { DiffLimits } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import type { VersionRow } from '#src/records/merge-request.ts';
import { readPosition } from './position.ts';
import { LineFinder } from './follow.ts';
import type { SuggestionRow } from './table.ts';

/** Number of suggestions in one batch; each may be long. */
const suggestionBatchSize = 20;

type PlacedSuggestion = SuggestionRow & {
  readonly place: string;
  readonly discussion_id: string;
};

/**
 * Updates the state of suggestions for the newest version of a merge request: outdated if their note stayed behind or
 * a line changed, open if they fit again. `leftBehind` are the discussions that did not move. A suggestion written in
 * the meantime is in neither version, and is unchanged.
 */
export async function outdateSuggestions(
  db: Database,
  { repository, limits }: { readonly repository: Repository; readonly limits: DiffLimits },
  { merge_request_id, head_sha }: Pick<VersionRow, 'merge_request_id' | 'head_sha'>,
  leftBehind: ReadonlySet<string>,
): Promise<void> {
  const finder = new LineFinder(repository, limits, head_sha);
  const computeState = async (suggestion: PlacedSuggestion) => {
    if (leftBehind.has(suggestion.discussion_id)) return 'outdated';
    const position = readPosition(suggestion.place);
    if (position?.head_sha !== head_sha) return suggestion.state;
    return (await finder.find(position, suggestion)) === null ? 'outdated' : 'open';
  };
  for (let after = 0; ;) {
    const rows = await db('suggestions')
      .join('notes', 'notes.id', 'suggestions.note_id')
      .where('notes.merge_request_id', merge_request_id)
      .whereIn('suggestions.state', ['open', 'outdated'])
      .where('suggestions.id', '>', after)
      .orderBy('suggestions.id')
      .limit(suggestionBatchSize)
      .select<PlacedSuggestion[]>(
        'suggestions.*',
        'notes.discussion_id',
        'notes.position as place',
      );
    const changed = { open: [] as number[], outdated: [] as number[] };
    for (const row of rows) {
      const state = await computeState(row);
      if (state !== row.state && state !== 'applied' && state !== 'outside') {
        changed[state].push(row.id);
      }
      after = row.id;
    }
    for (const state of ['open', 'outdated'] as const) {
      if (changed[state].length === 0) continue;
      // A suggestion that was applied since keeps its state.
      await whereInList(db('suggestions'), 'id', changed[state])
        .whereNot({ state: 'applied' })
        .update({ state });
    }
    if (rows.length < suggestionBatchSize) return;
  }
}
