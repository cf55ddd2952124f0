import { encodePath } from '#src/text/encode-path.ts';
import type { FC } from 'hono/jsx';
import type { Request } from 'express';
import { Button, Confirmed } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery, readQueryText } from '../../page-query.ts';
import type { BodyOf } from '../operations.ts';
import { mayEdit } from '../editing/target.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, formatCommitPath } from './addresses.ts';
import { formatComparePath } from './compare.tsx';
import { RepositoryPage, type ListedCommit } from './parts.tsx';

type Branch = BodyOf<'listBranches'>[number];
type Tag = BodyOf<'listTags'>[number];

export async function showBranches(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const search = readQueryText(req, 'search').trim();
  const { rows, page } = await api.list('listBranches', {
    params: { id: project.id },
    query: { ...(search !== '' && { search }), sort: 'updated_desc', ...readPageQuery(req) },
  });
  return {
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title="Branches"
        tab="branches"
        heading={<RefHeading visit={visit} title="Branches" path="branches" add="New branch" />}
        notice={readNotice(req, { deleted: 'The branch was deleted.' })}
      >
        <RefSearch visit={visit} path={`${root}/-/branches`} search={search} />
        <Items none={search === '' ? 'No branches.' : 'No branch has this text in its name.'}>
          {rows.map((branch) => (
            <BranchItem visit={visit} branch={branch} />
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/branches`} query={keep(search)} page={page} />
      </RepositoryPage>
    ),
  };
}

export async function showTags(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const search = readQueryText(req, 'search').trim();
  const { rows, page } = await api.list('listTags', {
    params: { id: project.id },
    query: { ...(search !== '' && { search }), order_by: 'updated', ...readPageQuery(req) },
  });
  return {
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title="Tags"
        tab="tags"
        heading={<RefHeading visit={visit} title="Tags" path="tags" add="New tag" />}
        notice={readNotice(req, { deleted: 'The tag was deleted.' })}
        links={
          <link
            rel="alternate"
            type="application/atom+xml"
            title="Tags"
            href={`${frame.base}${root}/-/tags?format=atom`}
          />
        }
      >
        <RefSearch visit={visit} path={`${root}/-/tags`} search={search} />
        <Items none={search === '' ? 'No tags.' : 'No tag has this text in its name.'}>
          {rows.map((tag) => (
            <TagItem visit={visit} tag={tag} />
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/tags`} query={keep(search)} page={page} />
      </RepositoryPage>
    ),
  };
}

/** The heading of a list of refs, with the way to a new one. */
const RefHeading: FC<{
  readonly visit: ProjectVisit;
  readonly title: string;
  readonly path: 'branches' | 'tags';
  readonly add: string;
}> = ({ visit, title, path, add }) => (
  <div class="title-row">
    <h1>{title}</h1>
    {mayEdit(visit) ? (
      <a class="button" href={`${visit.frame.base}${visit.root}/-/${path}/new`}>
        {add}
      </a>
    ) : null}
  </div>
);

const keep = (search: string) => (search === '' ? {} : { search });

const RefSearch: FC<{
  readonly visit: ProjectVisit;
  readonly path: string;
  readonly search: string;
}> = ({ visit, path, search }) => (
  <form class="filters" role="search" aria-label="Filter" action={visit.frame.base + path}>
    <label>
      Name
      <input type="search" name="search" value={search} maxlength={255} />
    </label>
    <Button kind="quiet">Search</Button>
  </form>
);

const BranchItem: FC<{ readonly visit: ProjectVisit; readonly branch: Branch }> = ({
  visit,
  branch: { name, commit, ...branch },
}) => {
  const { frame, facts, root } = visit;
  const base = facts.default_branch ?? '';
  const range = { from: base, to: name, straight: false };
  return (
    <Item
      title={
        <a href={frame.base + formatCodePath(visit, 'tree', { ref: name, path: '' })}>
          <Glyph name="git-branch" /> {name}
        </a>
      }
      actions={
        branch.default ? null : (
          <>
            <a href={frame.base + formatComparePath(visit, range)}>
              <Glyph name="git-compare" /> Compare
            </a>
            {mayEdit(visit) && !branch.protected ? (
              <Confirmed
                frame={frame}
                action={`${root}/-/branches/delete`}
                fields={{ name }}
                summary="Delete"
                label={`Delete ${name}`}
                button="Delete branch"
              >
                <p>Commits that no other branch or tag has are lost.</p>
              </Confirmed>
            ) : null}
          </>
        )
      }
    >
      {branch.default ? <span class="mark">Default</span> : null}{' '}
      {branch.protected ? (
        <span class="mark">
          <Glyph name="shield-lock" /> Protected
        </span>
      ) : null}{' '}
      {branch.merged && !branch.default ? (
        <span class="mark">
          <Glyph name="git-merge" /> Merged
        </span>
      ) : null}
      <LastCommit visit={visit} commit={commit} />
    </Item>
  );
};

const TagItem: FC<{ readonly visit: ProjectVisit; readonly tag: Tag }> = ({ visit, tag }) => {
  const { frame, facts, root } = visit;
  const at = { ref: tag.name, path: '' };
  const archive = `${facts.path}-${tag.name.replaceAll('/', '-')}`;
  const archives = `${frame.base}${root}/-/archive/${encodePath(tag.name)}/${encodeURIComponent(archive)}`;
  return (
    <Item
      title={
        <a href={frame.base + formatCodePath(visit, 'tree', at)}>
          <Glyph name="tag" /> {tag.name}
        </a>
      }
      actions={
        <>
          <a href={`${archives}.zip`} aria-label={`zip of ${tag.name}`}>
            zip
          </a>
          <a href={`${archives}.tar.gz`} aria-label={`tar.gz of ${tag.name}`}>
            tar.gz
          </a>
          {mayEdit(visit) && !tag.protected ? (
            <Confirmed
              frame={frame}
              action={`${root}/-/tags/delete`}
              fields={{ name: tag.name }}
              summary="Delete"
              label={`Delete ${tag.name}`}
              button="Delete tag"
            >
              <p>Commits that no branch or other tag has are lost.</p>
            </Confirmed>
          ) : null}
        </>
      }
    >
      {tag.protected ? (
        <span class="mark">
          <Glyph name="shield-lock" /> Protected
        </span>
      ) : null}
      {tag.message === null || tag.message === '' ? null : (
        <p class="message">{tag.message.slice(0, 1000)}</p>
      )}
      {tag.commit === null ? null : <LastCommit visit={visit} commit={tag.commit} />}
    </Item>
  );
};

const LastCommit: FC<{ readonly visit: ProjectVisit; readonly commit: ListedCommit }> = ({
  visit,
  commit,
}) => (
  <div class="quiet">
    <a href={visit.frame.base + formatCommitPath(visit, commit.id)}>
      <code>{commit.short_id}</code>
    </a>{' '}
    {commit.title.slice(0, 200)} · <Ago at={commit.committed_date} now={visit.now} />
  </div>
);
