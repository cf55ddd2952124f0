import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';
import type { SortDirection } from '../../lists/keyset.ts';
import { list } from '../../lists/list.ts';
import { featureVisible } from '../../policy/features.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { mayReadConfidential, whereOpenOrOwn } from '../issues/visible.ts';
import { type ListedNoteRow, withAuthors } from '../notes/table.ts';
import { withWords } from './words.ts';

interface Parameters {
  readonly project: ProjectAccess;
  readonly search: string;
  readonly sort: SortDirection;
}

interface Source {
  readonly [name: string]: boolean;
  /** True where the actor reads confidential issues and notes. */
  readonly confidential: boolean;
}

interface FoundNoteRow extends ListedNoteRow {
  readonly issue_id: number;
  readonly issue_iid: number;
}

/** Notes of people on issues of a project that the actor may see, with the words in them. */
export const noteSearch = list<Parameters, Source, FoundNoteRow>({
  name: 'searched notes',
  table: 'notes',
  listed: (rows) => rows.whereRaw('not notes.system'),
  sources: ({ query: { project } }) =>
    project === undefined || !featureVisible(project, 'issues')
      ? []
      : [{ confidential: mayReadConfidential(project) }],
  values: ({ actor, query: { project } }) => ({
    project: project?.id ?? 0,
    user: actor?.user.id ?? 0,
  }),
  shows(query, { confidential }, slots, { db }) {
    const issues = issuesOf(db, slots['project'] as number);
    if (!confidential) {
      query.where('notes.confidential', false);
      issues.where((shown) => void whereOpenOrOwn(db, shown, slots['user'] as number));
    }
    query.whereExists(issues);
  },
  filters: {
    project: {
      shapeOf: () => null,
      narrow: () => undefined,
      // Of most projects they are few.
      candidates: (db, { id }) => [{ key: String(id), query: notesOf(db, id) }],
    },
    search: withWords('notes', ['notes.body']),
  },
  hydrate: (page) =>
    withAuthors(page)
      .join('issues as about', 'about.id', 'notes.issue_id')
      .select({ issue_iid: 'about.iid' }),
});

/** The issue of a note, if it is one of the project. */
function issuesOf(db: Database, project: number): Query {
  return db('issues')
    .select(db.raw('1'))
    .whereRaw('issues.id = notes.issue_id')
    .where('issues.project_id', project);
}

function notesOf(db: Database, project: number): Query {
  return db('issues')
    .join('notes', 'notes.issue_id', 'issues.id')
    .where('issues.project_id', project)
    .whereRaw('not notes.system')
    .select('notes.id as id');
}
