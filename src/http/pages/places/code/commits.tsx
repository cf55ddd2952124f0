import type { FC } from 'hono/jsx';
import type { Request } from 'express';
import type { PageResult } from '#runtime/page.ts';
import { Button } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { formatMoment } from '#src/pages/texts.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import { formatQuery } from '../links.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, formatCommitPath } from './addresses.ts';
import { RepositoryPage, CommitAuthor, PathHeading, type ListedCommit } from './parts.tsx';
import type { RefPath } from './refs.ts';

const pageRows = 40;

export async function showCommits(
  visit: ProjectVisit,
  place: RefPath,
  req: Request,
): Promise<Reply> {
  const { frame } = visit;
  const query = readCommitQuery(req, place);
  const { rows, page } = await loadCommits(visit, place, query, readPageQuery(req).page);
  const path = formatCodePath(visit, 'commits', place);
  return {
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title={place.path === '' ? `Commits of ${place.ref}` : `Commits of ${place.path}`}
        tab="commits"
        place={place}
        heading={place.path === '' ? <h1>Commits</h1> : <PathHeading visit={visit} place={place} />}
        links={
          <link
            rel="alternate"
            type="application/atom+xml"
            title="Commits"
            href={`${frame.base}${path}${formatQuery({ format: 'atom' })}`}
          />
        }
      >
        <form class="filters" role="search" aria-label="Filter" action={frame.base + path}>
          <label>
            Find
            <input type="search" name="search" value={query.search} maxlength={255} />
          </label>
          <label>
            In
            <select name="in">
              {place.path === '' ? (
                <option value="message" selected={query.in === 'message'}>
                  Message
                </option>
              ) : null}
              <option value="author" selected={query.in === 'author'}>
                Author
              </option>
            </select>
          </label>
          <Button kind="quiet">Filter</Button>
        </form>
        {rows.length === 0 ? (
          <Empty title="No commits" />
        ) : (
          <CommitList visit={visit} commits={rows} place={place} />
        )}
        <Pager
          frame={frame}
          path={path}
          query={query.search === '' ? {} : { ...query }}
          page={page}
        />
      </RepositoryPage>
    ),
  };
}

interface CommitQuery {
  readonly search: string;
  readonly in: 'author' | 'message';
}

/** Messages are searched in the whole repository, authors also in a directory. */
function readCommitQuery(req: Request, { path }: RefPath): CommitQuery {
  const byAuthor = path !== '' || readQueryText(req, 'in') === 'author';
  return { search: readQueryText(req, 'search').trim(), in: byAuthor ? 'author' : 'message' };
}

async function loadCommits(
  { api, project }: ProjectVisit,
  { ref, path }: RefPath,
  { search, in: field }: CommitQuery,
  page: number,
): Promise<{ readonly rows: readonly ListedCommit[]; readonly page: PageResult }> {
  const params = { id: project.id };
  if (search !== '' && field === 'message') {
    const query = { scope: 'commits', search, ref, page, per_page: pageRows } as const;
    const found = await api.list('searchProject', { params, query });
    return { rows: found.rows as readonly ListedCommit[], page: found.page };
  }
  const author = search === '' ? {} : { author: search };
  const query = { ref_name: ref, path, ...author, page, per_page: pageRows };
  return api.list('listCommits', { params, query });
}

interface CommitListProps {
  readonly visit: ProjectVisit;
  readonly commits: readonly ListedCommit[];
  /** Path whose files are linked at each commit. */
  readonly place?: RefPath;
}

/** Commits by their days, newest first. */
export const CommitList: FC<CommitListProps> = ({ visit, commits, place }) => {
  const days = new Map<string, ListedCommit[]>();
  for (const commit of commits) {
    const day = commit.committed_date.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), commit]);
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section class="box" aria-label={formatMoment(day)}>
          <h2 class="box-title">
            <Glyph name="git-commit" /> {formatMoment(day)}
          </h2>
          <ul class="items">
            {ofDay.map((commit) => (
              <CommitItem visit={visit} commit={commit} path={place?.path ?? ''} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

const CommitItem: FC<{
  readonly visit: ProjectVisit;
  readonly commit: ListedCommit;
  readonly path: string;
}> = ({ visit, commit, path }) => {
  const { frame, now } = visit;
  const href = frame.base + formatCommitPath(visit, commit.id);
  return (
    <li>
      <div>
        <a class="plain" href={href}>
          <strong>{commit.title.slice(0, 300) || '(no message)'}</strong>
        </a>
        <div class="quiet">
          <CommitAuthor visit={visit} name={commit.author_name} /> committed{' '}
          <Ago at={commit.committed_date} now={now} />
        </div>
      </div>
      <div class="buttons">
        <a href={href}>
          <code>{commit.short_id}</code>
        </a>
        <a
          href={frame.base + formatCodePath(visit, 'tree', { ref: commit.id, path })}
          aria-label={`Files at ${commit.short_id}`}
        >
          <Glyph name="code" />
        </a>
      </div>
    </li>
  );
};
