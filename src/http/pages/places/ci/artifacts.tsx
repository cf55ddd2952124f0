import type { Request } from 'express';
import { listArtifactFolder } from '#src/domains/ci/job-artifacts/artifact-folder.ts';
import { CodeText } from '#src/pages/code-text.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { formatBytes } from '#src/pages/moments.tsx';
import { encodePath } from '#src/text/encode-path.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId } from '../../page-query.ts';
import { listPathSteps } from '../code/addresses.ts';
import { readSegments } from '../code/refs.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

/** A page with its frame stays below 150 kB with this. */
const budgetChars = 110_000;
/** Characters of HTML that a row takes at most: the path stands in its address, the name beside it. */
const countChars = (path: string): number => 400 + 9 * path.length;

/** A folder of the artifacts of a job. No operation lists it: the rule of the download decides who sees it. */
export async function showArtifacts(visit: ProjectVisit, req: Request): Promise<Reply> {
  const { api, frame, project, root } = visit;
  const id = readPathId(req);
  const segments = readSegments(req);
  const folder = segments.map((segment) => `${segment}/`).join('');
  const found = await listArtifactFolder(api.context, project, id, folder);
  let left = budgetChars;
  const entries = found.entries.filter(({ name }) => (left -= countChars(folder + name)) > 0);
  const job = `${root}/-/jobs/${id}`;
  const browse = `${job}/artifacts/browse`;
  return {
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={`Artifacts of job #${id}`}
        tab="pipelines"
        crumbs={[
          { text: `Job #${id}`, path: job },
          { text: 'Artifacts', path: browse },
          ...listPathSteps(segments).map(({ text, path }) => ({
            text,
            path: `${browse}/${encodePath(path)}`,
          })),
        ]}
      >
        {entries.length === 0 ? <Empty title="There are no files here" /> : null}
        <div class="table">
          <table>
            <tbody>
              {entries.map(({ name, size }) => {
                const place = encodePath(folder + name);
                return (
                  <tr>
                    <td>
                      {size === null ? <Glyph name="file-directory-fill" /> : null}{' '}
                      <a
                        href={
                          frame.base +
                          (size === null ? `${browse}/${place}` : `${job}/artifacts/raw/${place}`)
                        }
                      >
                        <CodeText text={name} />
                      </a>
                    </td>
                    <td class="quiet">{size === null ? '' : formatBytes(size)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        {found.cut || left <= 0 ? (
          <p>
            The folder has more entries.{' '}
            <a href={`${frame.base}${job}/artifacts/download`}>Download the archive</a>
          </p>
        ) : null}
      </ProjectPage>
    ),
  };
}
