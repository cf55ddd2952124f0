import type { Database } from '#src/database/database.ts';
import type { Slots } from '#src/database/slots.ts';
import type { ListQuery, FilterContext, Query } from '#src/lists/filter.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import { list } from '#src/lists/list.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import {
  mayReadConfidential,
  whereAuthorNotBanned,
  whereOpenOrOwn,
} from '#src/policy/visible-issues.ts';
import {
  noteTexts,
  type ShownNoteRow,
  selectShownNotes,
} from '#src/domains/planning/notes/table.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { these, filterByWords } from './words.ts';

export interface NoteSearchParameters {
  readonly project: ProjectAccess;
  readonly search: string;
  readonly sort: SortDirection;
  /** Only notes with these ids. */
  readonly ids: readonly number[];
}

interface Source {
  readonly [name: string]: boolean | string;
  readonly of: 'issues' | 'merge_requests';
  /** True where the actor reads confidential issues and notes. */
  readonly confidential: boolean;
  /** True where the actor sees issues of banned users. */
  readonly banned: boolean;
}

export type FoundNoteRow = ShownNoteRow & {
  /** The number of the issue or merge request. */
  readonly target_iid: number;
  readonly target_state: Issuable['state'];
};

export interface FoundNotePlace {
  readonly id: number;
  readonly created_at: string;
}

/** Notes of people on issues and merge requests of a project that the actor may see, with the words in them. */
const found = {
  table: 'notes',
  listed: (rows: Query) => rows.whereRaw('not notes.system'),
  sources: ({ actor, query: { project } }: ListQuery<NoteSearchParameters>): readonly Source[] =>
    project === undefined
      ? []
      : (['issues', 'merge_requests'] as const)
          .filter((feature) => isFeatureVisible(project, feature))
          .map((of) => ({
            of,
            confidential: mayReadConfidential(project),
            banned: actor?.admin === true,
          })),
  values: ({ actor, query: { project } }: ListQuery<NoteSearchParameters>) => ({
    project: project?.id ?? 0,
    user: actor?.user.id ?? 0,
  }),
  shows(
    query: Query,
    { of, confidential, banned }: Source,
    slots: Slots<{ project: number; user: number }>,
    { db }: FilterContext,
  ) {
    const targets = selectTargets(db, of, slots.project);
    if (of === 'issues' && !banned) void whereAuthorNotBanned(targets);
    if (!confidential) {
      query.where('notes.confidential', false);
      const user = slots.user;
      if (of === 'issues') targets.where((shown) => void whereOpenOrOwn(db, shown, user));
    }
    query.whereExists(targets);
  },
  filters: {
    project: {
      shapeOf: () => null,
      narrow: () => undefined,
      // Most projects have few notes.
      candidates: (db: Database, { id }: ProjectAccess) => {
        const both = selectNotes(db, 'issues', id).unionAll(selectNotes(db, 'merge_requests', id));
        return [{ key: String(id), query: db(both.as('either')).select('id') }];
      },
    },
    search: filterByWords('notes', ['notes.body']),
    ids: these,
  },
};

export const notePlaces = list<NoteSearchParameters, Source, FoundNotePlace>()({
  ...found,
  name: 'places of searched notes',
  hydrate: (page) => page.select('notes.id', 'notes.created_at'),
});

export const noteSearch = list<NoteSearchParameters, Source, FoundNoteRow>()({
  ...found,
  name: 'searched notes',
  hydrate: (page, _form, _slots, db) =>
    selectShownNotes(db, page)
      .leftJoin('issues as about', 'about.id', 'notes.issue_id')
      .leftJoin('merge_requests as request', 'request.id', 'notes.merge_request_id')
      .select(db.raw('coalesce(about.iid, request.iid) as target_iid'))
      .select(db.raw('coalesce(about.state, request.state) as target_state')),
  texts: noteTexts,
});

const columns = {
  issues: { note: 'issue_id', project: 'issues.project_id' },
  merge_requests: { note: 'merge_request_id', project: 'merge_requests.target_project_id' },
} as const;

/** The issue or merge request of a note, if it is one of the project. */
function selectTargets(db: Database, of: Source['of'], project: number): Query {
  return db(of)
    .select(db.raw('1'))
    .whereRaw('?? = ??', [`${of}.id`, `notes.${columns[of].note}`])
    .where(columns[of].project, project);
}

function selectNotes(db: Database, of: Source['of'], project: number): Query {
  return db(of)
    .join('notes', `notes.${columns[of].note}`, `${of}.id`)
    .where(columns[of].project, project)
    .whereRaw('not notes.system')
    .select('notes.id as id');
}
