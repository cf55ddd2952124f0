import type { FC } from 'hono/jsx';
import type { Request } from 'express';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { CodeLines, maxPageLines } from '#src/pages/code-lines.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import type { CodeLine } from '#src/text/code-line.ts';
import { formatBytes } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { isEditable, mayEdit } from '../editing/target.ts';
import { toTextFile } from '../editing/text-file.ts';
import { Markup, renderMarkup } from '../markup.tsx';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath, isMarkdown, locateFiles, readFileName } from './addresses.ts';
import { type ShownFile, readShownFile } from './files.ts';
import { RepositoryPage, CommitLine, PathHeading } from './parts.tsx';
import { findPictureType } from './raw.ts';
import type { RefPath } from './refs.ts';
import { findWords } from './words.ts';

/** Longer texts are shown as their source: their HTML could be larger than a page may be. */
const maxRenderedChars = 60_000;

export async function showBlob(visit: ProjectVisit, place: RefPath, req: Request): Promise<Reply> {
  const { api, frame, project } = visit;
  const file = await readShownFile(visit, place);
  const [commit] = await api.call('listCommits', {
    params: { id: project.id },
    query: { ref_name: place.ref, path: place.path, per_page: 1 },
  });
  const linkTo = (kind: 'raw' | 'blame' | 'commits' | 'blob' | 'edit' | 'delete') =>
    frame.base + formatCodePath(visit, kind, place);
  const name = readFileName(place.path);
  const canRender = isMarkdown(name) && (file.text?.length ?? Infinity) <= maxRenderedChars;
  const rendered = canRender && readQueryText(req, 'plain') !== '1';
  const first = readLineNumber(req);
  const { text } = file;
  const lines = { path: place.path, code: [text ?? ''], first, lines: maxPageLines };
  const words = rendered || text === null ? null : await findWords(api, lines);
  const editable = await isEditable(visit, place);
  return {
    pictures: true,
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title={`${place.path} at ${place.ref}`}
        tab="tree"
        place={place}
        width="full"
        heading={<PathHeading visit={visit} place={place} />}
      >
        <section class="box" aria-label="File">
          {commit === undefined ? null : (
            <div class="box-title commit-line">
              <CommitLine visit={visit} commit={commit} />
            </div>
          )}
          <div class="box-title bar">
            <span class="quiet">{describeFile(file)}</span>
            <span class="end buttons">
              {canRender ? (
                <a href={rendered ? `${linkTo('blob')}?plain=1` : linkTo('blob')}>
                  {rendered ? 'Source' : 'Rendered'}
                </a>
              ) : null}
              <a href={linkTo('raw')}>Raw</a>
              {file.text === null ? null : <a href={linkTo('blame')}>Blame</a>}
              <a href={linkTo('commits')}>
                <Glyph name="history" /> History
              </a>
              {editable ? (
                <>
                  {toTextFile(file) === null ? null : <a href={linkTo('edit')}>Edit</a>}
                  <a href={linkTo('delete')}>Delete</a>
                </>
              ) : (
                <ForkLink visit={visit} />
              )}
            </span>
          </div>
          {rendered ? (
            <div class="box-body">
              <Markup
                rendered={await renderMarkup(api, file.text, project, locateFiles(visit, place))}
              />
            </div>
          ) : (
            <FileContent
              file={file}
              path={place.path}
              raw={linkTo('raw')}
              blob={linkTo('blob')}
              first={first}
              words={words}
            />
          )}
        </section>
      </RepositoryPage>
    ),
  };
}

/** Others propose their changes from a fork. */
const ForkLink: FC<{ readonly visit: ProjectVisit }> = ({ visit }) =>
  visit.actor === null || mayEdit(visit) || !projectPolicy.fork(visit) ? null : (
    <a href={`${visit.frame.base}${visit.root}/-/forks/new`}>
      <Glyph name="repo-forked" /> Fork to edit
    </a>
  );

function describeFile({ size, text }: ShownFile): string {
  if (text === null) return formatBytes(size);
  const lines = countLines(text);
  return `${lines} ${lines === 1 ? 'line' : 'lines'} · ${formatBytes(size)}`;
}

const countLines = (text: string): number =>
  text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Number of the first line that the page shows. */
function readLineNumber(req: Request): number {
  const number = Number(/^\d{1,7}$/.exec(readQueryText(req, 'from'))?.[0] ?? 1);
  return Math.max(number, 1);
}

interface ContentProps {
  readonly file: ShownFile;
  readonly path: string;
  readonly raw: string;
  readonly blob: string;
  readonly first: number;
  readonly words: readonly CodeLine[] | null;
}

const FileContent: FC<ContentProps> = ({ file, path, raw, blob, ...lines }) => {
  const name = readFileName(path);
  if (findPictureType(path) !== null) {
    return (
      <p class="box-body picture">
        <img src={raw} alt={name} />
      </p>
    );
  }
  if (file.text === null) {
    return (
      <p class="box-body">
        The file is {file.binary ? 'binary' : 'too large for a page'}. <a href={raw}>Open it</a>.
      </p>
    );
  }
  if (file.text === '') return <p class="box-body quiet">The file is empty.</p>;
  return <CodeLines text={file.text} {...lines} label={name} page={blob} raw={raw} />;
};
