import type { Slots } from '#src/database/slots.ts';
import type { ListQuery, Query } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import {
  commitNoteTexts,
  type ListedCommitNote,
  selectShownCommitNotes,
} from '#src/domains/conversation/commit-discussions/finder.ts';
import { elsewhere } from '#src/lists/filter.ts';
import type { FoundNotePlace, NoteSearchParameters } from './notes.ts';
import { these, filterByWords } from './words.ts';

/** Notes on commits of a project whose repository the actor may see, with the words in them. */
const found = {
  table: 'commit_notes',
  sources: ({ query: { project } }: ListQuery<NoteSearchParameters>) =>
    project !== undefined && isFeatureVisible(project, 'repository') ? ([true] as const) : [],
  values: ({ query: { project } }: ListQuery<NoteSearchParameters>) => ({
    project: project?.id ?? 0,
  }),
  shows(query: Query, _: true, { project }: Slots<{ project: number }>) {
    query.where('commit_notes.project_id', project);
  },
  filters: {
    project: elsewhere,
    search: filterByWords('commit_notes', ['commit_notes.note']),
    ids: these,
  },
};

export const commitNoteSearch = list<NoteSearchParameters, true, ListedCommitNote>()({
  ...found,
  name: 'searched notes on commits',
  hydrate: (page, _form, _slots, db) => selectShownCommitNotes(db, page),
  texts: commitNoteTexts,
});

export interface FoundCommitNotePlace extends FoundNotePlace {
  readonly commit_id: string;
}

export const commitNotePlaces = list<NoteSearchParameters, true, FoundCommitNotePlace>()({
  ...found,
  name: 'places of searched notes on commits',
  hydrate: (page) =>
    page.select(...['id', 'created_at', 'commit_id'].map((column) => `commit_notes.${column}`)),
});
