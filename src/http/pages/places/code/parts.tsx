import type { Child, FC } from 'hono/jsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { Tabs } from '#src/pages/tabs.tsx';
import { ProjectPage } from '../project-page.tsx';
import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, formatCommitPath, joinPath, listPathSteps } from './addresses.ts';
import type { RefPath } from './refs.ts';

export type ListedCommit = BodyOf<'listCommits'>[number];
export type CodeTab = 'tree' | 'commits' | 'branches' | 'tags' | 'compare';

interface RepositoryPageProps {
  readonly visit: ProjectVisit;
  readonly title: string;
  readonly tab: CodeTab;
  /** Ref that the tabs keep. */
  readonly place?: RefPath | undefined;
  readonly heading?: Child;
  readonly width?: 'wide' | 'full';
  readonly links?: Child;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A page about code, with the ways to the other pages about it. */
export const RepositoryPage: FC<RepositoryPageProps> = ({ visit, title, tab, place, ...page }) => {
  const { root, facts } = visit;
  const ref = place?.ref ?? facts.default_branch ?? '';
  const at = { ref, path: '' };
  return (
    <ProjectPage
      visit={visit}
      title={title}
      tab="files"
      heading={page.heading ?? <h1>{title}</h1>}
      width={page.width ?? 'wide'}
      links={page.links}
      notice={page.notice ?? null}
      alert={page.alert ?? null}
    >
      <Tabs
        frame={visit.frame}
        label="Code"
        current={tab}
        tabs={[
          ...(ref === ''
            ? []
            : [
                { name: 'tree', text: 'Files', path: formatCodePath(visit, 'tree', at) },
                { name: 'commits', text: 'Commits', path: formatCodePath(visit, 'commits', at) },
              ]),
          { name: 'branches', text: 'Branches', path: `${root}/-/branches` },
          { name: 'tags', text: 'Tags', path: `${root}/-/tags` },
          { name: 'compare', text: 'Compare', path: `${root}/-/compare` },
        ]}
      >
        {place === undefined ? null : <RefMark refName={place.ref} />}
      </Tabs>
      {page.children}
    </ProjectPage>
  );
};

const RefMark: FC<{ readonly refName: string }> = ({ refName }) => (
  <span class="ref">
    <Glyph name="git-branch" label="At" /> {shortenId(refName)}
  </span>
);

/** Full ids of commits are shown by their first digits. */
export const shortenId = (ref: string): string =>
  /^[\da-f]{40,64}$/.test(ref) ? ref.slice(0, 8) : ref;

/** The way from the root of the repository to a file or directory, as a heading. */
export const PathHeading: FC<{ readonly visit: ProjectVisit; readonly place: RefPath }> = ({
  visit,
  place,
}) => {
  const { frame, facts } = visit;
  const steps = place.path === '' ? [] : listPathSteps(place.path.split('/'));
  const linkTo = (path: string) =>
    frame.base + formatCodePath(visit, 'tree', { ref: place.ref, path });
  return (
    <h1 class="path">
      {steps.length === 0 ? facts.path : <a href={linkTo('')}>{facts.path}</a>}
      {steps.map(({ text, path }) => (
        <>
          <span class="quiet"> / </span>
          {path === place.path ? text : <a href={linkTo(path)}>{text}</a>}
        </>
      ))}
    </h1>
  );
};

/** The person who made a commit, by the name that the commit gives. */
export const CommitAuthor: FC<{
  readonly visit: ProjectVisit;
  readonly name: string;
  readonly picture?: boolean;
}> = ({ visit, name, picture = true }) => (
  <span class="person">
    {picture ? <Avatar frame={visit.frame} url={null} name={name} /> : null}
    {name}
  </span>
);

/** The last commit that changed what a page shows, in one line. */
export const CommitLine: FC<{ readonly visit: ProjectVisit; readonly commit: ListedCommit }> = ({
  visit,
  commit,
}) => {
  const href = visit.frame.base + formatCommitPath(visit, commit.id);
  return (
    <>
      <CommitAuthor visit={visit} name={commit.author_name} />
      <a class="plain title" href={href}>
        {commit.title}
      </a>
      <span class="end quiet">
        <a href={href}>
          <code>{commit.short_id}</code>
        </a>{' '}
        · <Ago at={commit.committed_date} now={visit.now} />
      </span>
    </>
  );
};

type CodeEntry = BodyOf<'listRepositoryTree'>[number];

/** Files and directories, below the last commit that changed them. */
export const TreeTable: FC<{
  readonly visit: ProjectVisit;
  readonly place: RefPath;
  readonly entries: readonly CodeEntry[];
  readonly commit: ListedCommit | null;
}> = ({ visit, place, entries, commit }) => (
  <section class="box" aria-label="Files">
    {commit === null ? null : (
      <div class="box-title commit-line">
        <CommitLine visit={visit} commit={commit} />
      </div>
    )}
    <ul class="files">
      {place.path === '' ? null : (
        <li>
          <Glyph name="file-directory-fill" />{' '}
          <a
            href={
              visit.frame.base +
              formatCodePath(visit, 'tree', { ref: place.ref, path: findParentPath(place.path) })
            }
            aria-label="Parent directory"
          >
            ..
          </a>
        </li>
      )}
      {entries.map((entry) => (
        <li>
          <EntryLink visit={visit} place={place} entry={entry} />
        </li>
      ))}
    </ul>
  </section>
);

const findParentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

const EntryLink: FC<{
  readonly visit: ProjectVisit;
  readonly place: RefPath;
  readonly entry: CodeEntry;
}> = ({ visit, place, entry: { name, type, mode, id } }) => {
  if (type === 'commit') {
    return (
      <>
        <Glyph name="file-submodule" label="Submodule" /> {name}{' '}
        <code class="quiet">@ {id.slice(0, 8)}</code>
      </>
    );
  }
  const kind = type === 'tree' ? 'tree' : 'blob';
  const to = { ref: place.ref, path: joinPath(place.path, name) };
  return (
    <>
      {type === 'tree' ? (
        <Glyph name="file-directory-fill" label="Directory" class="folder" />
      ) : mode === '120000' ? (
        <Glyph name="file-symlink-file" label="Symbolic link" />
      ) : (
        <Glyph name="file" />
      )}{' '}
      <a href={visit.frame.base + formatCodePath(visit, kind, to)}>{name}</a>
    </>
  );
};
