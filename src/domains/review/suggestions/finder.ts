import type { NotePosition } from '#generated/common/types.ts';
import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import type { SuggestionRow } from './table.ts';

/** A suggestion with what is known of its note. */
export interface FoundSuggestion extends SuggestionRow {
  readonly place: NotePosition;
  readonly author_id: number;
}

/** Suggestions of one merge request. */
export interface FoundSuggestions {
  readonly suggestions: readonly FoundSuggestion[];
  readonly mergeRequest: MergeRequestRow;
  /** The target. */
  readonly project: ProjectAccess;
}

interface StoredSuggestion
  extends SuggestionRow, Pick<NoteRow, 'author_id' | 'confidential' | 'merge_request_id'> {
  readonly place: string;
}

/**
 * Suggestions that the actor sees, in this order.
 * @throws RowNotFound where one is not there, or hidden
 * @throws BadRequest where they are of several merge requests
 */
export async function findSuggestionsById(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<FoundSuggestions> {
  const rows = await whereInList(db('suggestions'), 'suggestions.id', ids)
    .join('notes', 'notes.id', 'suggestions.note_id')
    .select<StoredSuggestion[]>(
      'suggestions.*',
      'notes.author_id',
      'notes.confidential',
      'notes.merge_request_id',
      'notes.position as place',
    );
  const found = new Map<number, FoundSuggestions>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const suggestions: FoundSuggestion[] = [];
  for (const id of new Set(ids)) {
    const row = byId.get(id);
    if (row === undefined || row.merge_request_id === null) throw new RowNotFound();
    const { merge_request_id: about, place } = row;
    const holder = found.get(about) ?? (await findHolder({ db, actor }, about));
    found.set(about, holder);
    if (row.confidential && !notePolicy.readConfidential({ access: holder.project })) {
      throw new RowNotFound();
    }
    suggestions.push({ ...row, place: JSON.parse(place) as NotePosition });
  }
  const [first, ...others] = found.values();
  if (first === undefined) throw new RowNotFound();
  if (others.length > 0) {
    throw new BadRequest('400 Bad request - The suggestions are about different merge requests');
  }
  return { ...first, suggestions };
}

async function findHolder(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  id: number,
): Promise<FoundSuggestions> {
  const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (mergeRequest === undefined) throw new RowNotFound();
  const project = await findVisibleProject(db, actor, mergeRequest.target_project_id);
  if (project === null || !isFeatureVisible(project, 'merge_requests')) throw new RowNotFound();
  return { mergeRequest, project, suggestions: [] };
}
