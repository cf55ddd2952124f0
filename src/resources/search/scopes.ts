import type { SearchResult } from '../../../generated/search/types.ts';
import type { PageResult } from '../../../generator/runtime/page.ts';
import type { Database } from '../../database/database.ts';
import { dayOf } from '../../day.ts';
import type { Git } from '../../git/git.ts';
import { offsetPage, offsetWindow } from '../../lists/offset.ts';
import type { Actor } from '../../records/actor.ts';
import type { Urls } from '../../urls.ts';
import { waitsFor } from '../../waits-for.ts';
import { findProjects } from '../projects/finder.ts';
import { loadProjects, partsFor, presentProjects } from '../projects/presented.ts';
import { presentUserBasic } from '../users/presenter.ts';
import { searchBlobs, searchCommits } from './code.ts';
import { projectsIn } from './projects.ts';
import { type Place, searchedText, type Scope, type SearchQuery } from './query.ts';
import { usersMatching } from './users.ts';

interface Search {
  readonly query: SearchQuery;
  readonly place: Place;
  readonly git: Git;
  readonly url: Urls;
  readonly now: Date;
}

interface Found {
  readonly body: SearchResult[];
  readonly page: PageResult;
}

type Finder = (db: Database, actor: Actor, search: Search, text: string) => Promise<Found>;

/** How each scope is searched. */
const finders: Readonly<Record<Scope, Finder>> = {
  issues: waitsFor('merge-requests', findNothing),
  merge_requests: waitsFor('merge-requests', findNothing),
  milestones: waitsFor('merge-requests', findNothing),
  notes: waitsFor('merge-requests', findNothing),
  snippet_titles: waitsFor('snippets', findNothing),
  wiki_blobs: waitsFor('wikis', findNothing),

  async projects(db, actor, { query, place, url }, text) {
    if (place.kind === 'group') {
      const { rows, page } = await projectsIn(db, actor, place.group, text, query);
      const ids = rows.map(({ id }) => id);
      return { page, body: await loadProjects(db, actor, ids, { url }) };
    }
    const filters = { ...query, search: text, order_by: 'created_at' } as const;
    const { rows, page } = await findProjects(db, actor, filters, partsFor(actor, {}));
    return { page, body: await presentProjects(db, actor, url, rows, {}) };
  },

  async users(db, actor, { query, place, url, now }, text) {
    const { rows, page } = await usersMatching(db, actor, place, {
      text,
      query,
      today: dayOf(now),
    });
    return { page, body: rows.map((row) => presentUserBasic(row, url)) };
  },

  async blobs(_db, _actor, { query, place, git, url }) {
    if (place.kind !== 'project') return nothing(query);
    const { rows, page } = await searchBlobs({ git, project: place.project, query, url });
    return { page, body: rows };
  },

  async commits(_db, _actor, { query, place, git, url }) {
    if (place.kind !== 'project') return nothing(query);
    const { rows, page } = await searchCommits({ git, project: place.project, query, url });
    return { page, body: rows };
  },
};

/** A page of what the actor may see and the text is in, newest first; files in the order of their paths. */
export async function search(db: Database, actor: Actor, search: Search): Promise<Found> {
  const text = searchedText(search.query);
  if (text === null) return nothing(search.query);
  return finders[search.query.scope](db, actor, search, text);
}

function findNothing(_db: Database, _actor: Actor, { query }: Search): Promise<Found> {
  return nothing(query);
}

async function nothing(query: SearchQuery): Promise<Found> {
  const { page } = await offsetPage(offsetWindow(query), [], () => 0);
  return { page, body: [] };
}
