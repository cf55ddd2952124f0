import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import { DiffFiles, LineCounts } from '#src/pages/diff.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readQueryText } from '../../page-query.ts';
import { formatQuery, toInstancePath } from '../links.ts';
import { Markup, renderMarkup } from '../markup.tsx';
import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, formatCommitPath } from './addresses.ts';
import { RepositoryPage, CommitAuthor } from './parts.tsx';
import { loadDiffRows } from './words.ts';

/** Files of a change on a page. */
const pageRows = 50;
/** Merge requests that the page of a commit names. */
const maxRequests = 5;

export async function showCommit(visit: ProjectVisit, sha: string, req: Request): Promise<Reply> {
  const { api, frame, project } = visit;
  const params = { id: project.id, sha };
  const commit = await api.call('getCommit', { params, query: { stats: true } });
  // A branch is shown at its commit: the page of a commit stays what it is.
  if (!commit.id.startsWith(sha.toLowerCase())) throw new NotFound();
  const path = formatCommitPath(visit, commit.id);
  const requests = await api.optional('listCommitMergeRequests', {
    params,
    query: { per_page: maxRequests },
  });
  const only = readQueryText(req, 'file');
  const query = { page: only === '' ? readPageQuery(req).page : 1, per_page: pageRows };
  const { rows, page } = await api.list('listCommitDiff', { params, query });
  const files = only === '' ? rows : rows.filter(({ new_path }) => new_path === only);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title={`${commit.title.slice(0, 200)} (${commit.short_id})`}
        tab="commits"
        width="full"
        heading={<h1>{commit.title.slice(0, 500) || '(no message)'}</h1>}
      >
        <CommitFacts
          visit={visit}
          commit={commit}
          message={await renderMessage(visit, commit)}
          requests={requests ?? []}
        />
        {only === '' ? null : (
          <p>
            Only the changes of one file. <a href={frame.base + path}>All changes</a>
          </p>
        )}
        <DiffFiles
          files={files}
          rows={await loadDiffRows(api, files)}
          hrefOfFile={(file) =>
            frame.base + formatCodePath(visit, 'blob', { ref: commit.id, path: file.new_path })
          }
          hrefOfDiff={(file) =>
            only === '' && page.kind === 'offset' && page.page === 1
              ? `${frame.base}${path}${formatQuery({ file: file.new_path })}`
              : `${frame.base}${path}.diff`
          }
        />
        <Pager frame={frame} path={path} page={page} />
      </RepositoryPage>
    ),
  };
}

type ListedCommit = BodyOf<'getCommit'>;

/** The message below its title. */
async function renderMessage({ api, project }: ProjectVisit, { message }: ListedCommit) {
  const end = message.indexOf('\n');
  const text = end === -1 ? '' : message.slice(end).trim();
  return text === '' ? null : renderMarkup(api, text.slice(0, 20_000), project);
}

interface FactsProps {
  readonly visit: ProjectVisit;
  readonly commit: ListedCommit;
  readonly message: Awaited<ReturnType<typeof renderMessage>>;
  readonly requests: BodyOf<'listCommitMergeRequests'>;
}

const CommitFacts = ({ visit, commit, message, requests }: FactsProps) => {
  const { frame, now } = visit;
  const href = frame.base + formatCommitPath(visit, commit.id);
  return (
    <section class="box" aria-label="Commit">
      <div class="box-title">
        <CommitAuthor visit={visit} name={commit.author_name} />
        <span class="quiet">
          authored <Ago at={commit.authored_date} now={now} />
          {commit.committer_name === commit.author_name
            ? null
            : `, committed by ${commit.committer_name}`}
        </span>
        <span class="end buttons">
          <a href={frame.base + formatCodePath(visit, 'tree', { ref: commit.id, path: '' })}>
            <Glyph name="code" /> Files
          </a>
          <a href={`${href}.patch`}>Patch</a>
          <a href={`${href}.diff`}>Diff</a>
        </span>
      </div>
      <div class="box-body">
        {message === null ? null : <Markup rendered={message} />}
        <ul class="chips last">
          <li>
            <Glyph name="git-commit" label="Commit" /> <code>{commit.id}</code>
          </li>
          {commit.parent_ids.map((id) => (
            <li>
              Parent{' '}
              <a href={frame.base + formatCommitPath(visit, id)}>
                <code>{id.slice(0, 8)}</code>
              </a>
            </li>
          ))}
          {commit.stats === undefined ? null : (
            <li>
              <LineCounts added={commit.stats.additions} removed={commit.stats.deletions} />
            </li>
          )}
          {requests.map(({ title, web_url, references }) => (
            <li>
              <Glyph name="git-pull-request" label="Merge request" />{' '}
              <a href={toInstancePath(frame, web_url)} title={title}>
                {references.short}
              </a>
            </li>
          ))}
          {commit.last_pipeline === null ? null : (
            <li>
              <a href={`${frame.base}${visit.root}/-/pipelines/${commit.last_pipeline.id}`}>
                Pipeline #{commit.last_pipeline.id}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};
