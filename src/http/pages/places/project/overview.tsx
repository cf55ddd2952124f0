import { Glyph } from '#src/pages/icons.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { Reply } from '../../handlers.tsx';
import { Markup, type RenderedText, renderMarkup } from '../markup.tsx';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Start page of a project: what it is, where to clone it, and its README. */
export async function showProjectOverview(visit: ProjectVisit): Promise<Reply> {
  const { facts, frame, now, root } = visit;
  const readme = await loadReadme(visit);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <ProjectPage
        visit={visit}
        title={facts.name}
        tab="overview"
        heading={
          <h1 class="with-picture">
            <Avatar frame={frame} url={facts.avatar_url} name={facts.name} large />
            {facts.name}
          </h1>
        }
      >
        {facts.description === null || facts.description === '' ? null : (
          <p class="lead">{facts.description}</p>
        )}
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
            <Glyph name="history" /> Active <Ago at={facts.last_activity_at} now={now} />
          </li>
        </ul>
        <CloneAddress visit={visit} />
        {readme === null ? <NoReadme visit={visit} /> : <Readme {...readme} />}
      </ProjectPage>
    ),
  };
}

const CloneAddress = ({ visit: { project, facts } }: { readonly visit: ProjectVisit }) =>
  isFeatureVisible(project, 'repository') ? (
    <p class="clone">
      <label for="clone-address">Clone with HTTP</label>
      <input id="clone-address" readonly value={facts.http_url_to_repo} />
    </p>
  ) : null;

const Readme = ({ name, rendered }: { readonly name: string; readonly rendered: RenderedText }) => (
  <section class="box" aria-label={name}>
    <h2 class="box-title">
      <Glyph name="book" /> {name}
    </h2>
    <div class="box-body">
      <Markup rendered={rendered} />
    </div>
  </section>
);

const NoReadme = ({ visit: { facts, project } }: { readonly visit: ProjectVisit }) =>
  (facts.default_branch ?? '') === '' && isFeatureVisible(project, 'repository') ? (
    <Empty title="The repository is empty">
      <p>Clone it and push a first commit.</p>
    </Empty>
  ) : null;

/** The README that the project names; null without one, or for visitors who may not read the code. */
async function loadReadme({ api, facts, project }: ProjectVisit) {
  const branch = facts.default_branch ?? '';
  const address = facts.readme_url ?? '';
  const at = address.indexOf(`/-/blob/${branch}/`);
  if (branch === '' || at === -1 || !isFeatureVisible(project, 'repository')) return null;
  const path = decodeURIComponent(address.slice(at + `/-/blob/${branch}/`.length));
  const file = await api.optional('getRepositoryFile', {
    params: { id: project.id, file_path: path },
    query: { ref: branch },
  });
  if (file === null) return null;
  const text = Buffer.from(file.content, 'base64').toString('utf8');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isMarkdown = /\.(?:md|markdown|mdown|mkd)$/i.test(name);
  const rendered = isMarkdown
    ? await renderMarkup(api, text, project.full_path)
    : { html: null, text };
  return { name, rendered };
}
