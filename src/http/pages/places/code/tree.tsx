import { encodePath } from '#src/text/encode-path.ts';
import type { Request } from 'express';
import { Glyph } from '#src/pages/icons.tsx';
import { Pager } from '#src/pages/items.tsx';
import { Empty } from '#src/pages/markers.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, joinPath } from './addresses.ts';
import { RepositoryPage, PathHeading, TreeTable } from './parts.tsx';
import { isEditable } from '../editing/target.ts';
import { pickReadme, loadReadme, Readme } from './readme.tsx';
import type { RefPath } from './refs.ts';

/** Entries on a page of a directory. */
const pageRows = 100;

/** Entries of a directory, the last commit that changed it, and its README. */
export async function loadDirectory(visit: ProjectVisit, place: RefPath, page = 1) {
  const { api, project } = visit;
  const params = { id: project.id };
  const query = { ref: place.ref, path: place.path, page, per_page: pageRows };
  const { rows: entries, page: position } = await api.list('listRepositoryTree', { params, query });
  const [commit = null] = await api.call('listCommits', {
    params,
    query: { ref_name: place.ref, path: place.path, per_page: 1 },
  });
  const name = pickReadme(entries.filter(({ type }) => type === 'blob').map((each) => each.name));
  const readme =
    name === null
      ? null
      : await loadReadme(visit, { ref: place.ref, path: joinPath(place.path, name) });
  return { entries, position, commit, readme };
}

export async function showTree(visit: ProjectVisit, place: RefPath, req: Request): Promise<Reply> {
  const { frame } = visit;
  const { page } = readPageQuery(req);
  const { entries, position, commit, readme } = await loadDirectory(visit, place, page);
  const path = formatCodePath(visit, 'tree', place);
  const editable = await isEditable(visit, place);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title={place.path === '' ? `Files at ${place.ref}` : `${place.path} at ${place.ref}`}
        tab="tree"
        place={place}
        heading={
          <div class="title-row">
            <PathHeading visit={visit} place={place} />
            <div class="buttons">
              {editable ? (
                <>
                  <a class="button quiet" href={frame.base + formatCodePath(visit, 'new', place)}>
                    New file
                  </a>
                  <a
                    class="button quiet"
                    href={frame.base + formatCodePath(visit, 'upload', place)}
                  >
                    Upload
                  </a>
                </>
              ) : null}
              <a href={frame.base + formatCodePath(visit, 'commits', place)}>
                <Glyph name="history" /> History
              </a>
              <a href={`${frame.base}${formatArchivePath(visit, place, 'zip')}`}>
                <Glyph name="download" /> zip
              </a>
              <a href={`${frame.base}${formatArchivePath(visit, place, 'tar.gz')}`}>tar.gz</a>
            </div>
          </div>
        }
      >
        {entries.length === 0 ? (
          <Empty title="There are no files here" />
        ) : (
          <TreeTable visit={visit} place={place} entries={entries} commit={commit} />
        )}
        <Pager frame={frame} path={path} page={position} />
        {readme === null ? null : <Readme {...readme} />}
      </RepositoryPage>
    ),
  };
}

function formatArchivePath(
  { root, facts }: ProjectVisit,
  { ref, path }: RefPath,
  format: string,
): string {
  const name = `${facts.path}-${ref.replaceAll('/', '-')}.${format}`;
  const query = path === '' ? '' : `?${new URLSearchParams({ path }).toString()}`;
  return `${root}/-/archive/${encodePath(ref)}/${encodeURIComponent(name)}${query}`;
}
