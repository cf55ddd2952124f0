import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { HttpError } from '#src/errors.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Languages } from '#src/pages/languages.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { Reply } from '../../handlers.tsx';
import { formatCodePath } from '../code/addresses.ts';
import { TreeTable } from '../code/parts.tsx';
import { Readme } from '../code/readme.tsx';
import { loadDirectory } from '../code/tree.tsx';
import { mayEdit } from '../editing/target.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Start page of a project: what it is, where to clone it, and its README. */
export async function showProjectOverview(visit: ProjectVisit): Promise<Reply> {
  const { facts, frame, now, root } = visit;
  const code = await loadCode(visit);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={facts.name}
        tab="overview"
        heading={
          <div class="title-row">
            <h1 class="with-picture">
              <Avatar frame={frame} url={facts.avatar_url} name={facts.name} large />
              {facts.name}
            </h1>
            <ProjectButtons visit={visit} />
          </div>
        }
      >
        {facts.description === null || facts.description === '' ? null : (
          <p class="lead">{facts.description}</p>
        )}
        <ForkOrigin visit={visit} />
        <ul class="chips">
          {facts.topics.map((topic) => (
            <li>
              <a class="mark" href={`${frame.base}/explore?topic=${encodeURIComponent(topic)}`}>
                {topic}
              </a>
            </li>
          ))}
        </ul>
        <ul class="chips">
          <li>
            <Glyph name="star" /> {facts.star_count} stars
          </li>
          <li>
            <a href={`${frame.base}${root}/-/forks`}>
              <Glyph name="repo-forked" /> {facts.forks_count} forks
            </a>
          </li>
          <li>
            <a href={`${frame.base}${root}/-/activity`}>
              <Glyph name="history" /> Active <Ago at={facts.last_activity_at} now={now} />
            </a>
          </li>
        </ul>
        <CloneAddress visit={visit} />
        {code === null ? <NoCode visit={visit} /> : <Code visit={visit} code={code} />}
      </ProjectPage>
    ),
  };
}

const ForkOrigin = ({ visit: { facts, frame } }: { readonly visit: ProjectVisit }) => {
  const origin = 'forked_from_project' in facts ? facts.forked_from_project : undefined;
  if (!origin) return null;
  return (
    <p class="quiet">
      <Glyph name="repo-forked" /> Forked from{' '}
      <a href={`${frame.base}/${origin.path_with_namespace}`}>{origin.name_with_namespace}</a>
    </p>
  );
};

const ProjectButtons = ({ visit }: { readonly visit: ProjectVisit }) => {
  const { actor, frame, project, root } = visit;
  if (actor === null || !projectPolicy.fork({ project })) return null;
  return (
    <div class="buttons">
      <a class="button quiet" href={`${frame.base}${root}/-/forks/new`}>
        <Glyph name="repo-forked" /> Fork
      </a>
    </div>
  );
};

const CloneAddress = ({ visit: { project, facts } }: { readonly visit: ProjectVisit }) =>
  isFeatureVisible(project, 'repository') ? (
    <p class="clone">
      <label for="clone-address">Clone with HTTP</label>
      <input id="clone-address" readonly value={facts.http_url_to_repo} />
    </p>
  ) : null;

/** Files of the root, as many as let the README follow soon. */
const Code = ({ visit, code }: { readonly visit: ProjectVisit; readonly code: ShownCode }) => {
  const { place, entries, position, commit, readme, languages } = code;
  return (
    <>
      <Languages shares={languages} />
      <TreeTable visit={visit} place={place} entries={entries} commit={commit} />
      {position.kind === 'offset' && position.hasNext ? (
        <p>
          <a href={`${visit.frame.base}${formatCodePath(visit, 'tree', place)}?page=2`}>
            More files
          </a>
        </p>
      ) : null}
      {readme === null ? null : <Readme {...readme} />}
    </>
  );
};

/** Advice for a repository without files; a first file creates the branch. */
const NoCode = ({ visit }: { readonly visit: ProjectVisit }) => {
  const { facts, frame, project } = visit;
  if (!isFeatureVisible(project, 'repository')) return null;
  const status = 'import_status' in facts ? facts.import_status : 'none';
  if (status === 'scheduled' || status === 'started') {
    return (
      <Empty title="The repository is being copied">
        <p>Load the page again in a moment.</p>
      </Empty>
    );
  }
  const ref = facts.default_branch ?? 'main';
  return project.empty_repo ? (
    <Empty title="The repository is empty">
      <p>Clone it and push a first commit.</p>
      {mayEdit(visit) ? (
        <p>
          <a href={frame.base + formatCodePath(visit, 'new', { ref, path: '' })}>
            Write a first file
          </a>
        </p>
      ) : null}
    </Empty>
  ) : null;
};

type ShownCode = NonNullable<Awaited<ReturnType<typeof loadCode>>>;

/** Files of the default branch; null without one, or for visitors who may not read the code. */
async function loadCode(visit: ProjectVisit) {
  const { api, facts, project } = visit;
  const ref = facts.default_branch ?? '';
  if (ref === '' || !isFeatureVisible(project, 'repository')) return null;
  const place = { ref, path: '' };
  try {
    const directory = await loadDirectory(visit, place);
    const languages = await api.optional('getProjectLanguages', { params: { id: project.id } });
    return { place, ...directory, languages: languages ?? {} };
  } catch (error) {
    // The branch is not there yet, or no longer.
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
