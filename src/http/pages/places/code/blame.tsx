import type { Request } from 'express';
import { CodeText, countEscaped } from '#src/pages/code-text.tsx';
import { Pager } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import { readFileName, formatCodePath, formatCommitPath } from './addresses.ts';
import { RepositoryPage, PathHeading } from './parts.tsx';
import type { RefPath } from './refs.ts';

/** Lines on a page; with their commits they take as much as a page holds. */
const pageLines = 300;
/** Characters of HTML that the lines of a page may take. */
const budgetChars = 80_000;
const maxLineChars = 500;

type Part = BodyOf<'listRepositoryFileBlame'>[number];

/** Lines of a file, each with the commit that changed it last. */
export async function showBlame(visit: ProjectVisit, place: RefPath, req: Request): Promise<Reply> {
  const { api, frame, project } = visit;
  const { page: number } = readPageQuery(req);
  const { rows, page } = await api.list('listRepositoryFileBlame', {
    params: { id: project.id, file_path: place.path },
    query: { ref: place.ref, page: number, per_page: pageLines },
  });
  const linkTo = (kind: 'raw' | 'blob') => frame.base + formatCodePath(visit, kind, place);
  const name = readFileName(place.path);
  let next = (number - 1) * pageLines + 1;
  let left = budgetChars;
  const parts = rows.map((part) => {
    const first = next;
    next += part.lines.length;
    const lines = part.lines.map((line) => line.slice(0, maxLineChars));
    const shown = lines.filter((line) => (left -= 80 + countEscaped(line)) > 0);
    return { part: { ...part, lines: shown }, first };
  });
  return {
    revalidate: true,
    page: (
      <RepositoryPage
        visit={visit}
        title={`Blame of ${place.path} at ${place.ref}`}
        tab="tree"
        place={place}
        width="full"
        heading={<PathHeading visit={visit} place={place} />}
      >
        <section class="box" aria-label={name}>
          <div class="box-title bar">
            <span class="quiet">Who changed each line last</span>
            <span class="end buttons">
              <a href={linkTo('raw')}>Raw</a>
              <a href={linkTo('blob')}>File</a>
            </span>
          </div>
          <div class="code-lines" tabindex={0} role="region" aria-label={`Blame of ${name}`}>
            <table class="blame">
              {parts.map(({ part, first }) => (
                <BlamePart visit={visit} part={part} first={first} />
              ))}
            </table>
          </div>
          {left > 0 ? null : (
            <p class="box-body quiet">
              Some lines are too long for this page. <a href={linkTo('raw')}>Whole file</a>
            </p>
          )}
        </section>
        <Pager frame={frame} path={formatCodePath(visit, 'blame', place)} page={page} />
      </RepositoryPage>
    ),
  };
}

interface PartProps {
  readonly visit: ProjectVisit;
  readonly part: Part;
  readonly first: number;
}

/** Lines that one commit changed last. */
const BlamePart = ({ visit, part: { commit, lines }, first }: PartProps) => (
  <tbody>
    {lines.map((line, index) => (
      <tr id={`L${first + index}`}>
        {index > 0 ? null : (
          <td class="cause" rowspan={lines.length}>
            <span title={commit.author_name.slice(0, 60)}>
              <a href={visit.frame.base + formatCommitPath(visit, commit.id)}>
                {readTitle(commit.message)}
              </a>
              <span class="quiet">
                <Ago at={commit.committed_date} now={visit.now} />
              </span>
            </span>
          </td>
        )}
        <td class="number">
          <a href={`#L${first + index}`}>{first + index}</a>
        </td>
        <td>
          <CodeText text={line} />
        </td>
      </tr>
    ))}
  </tbody>
);

const readTitle = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').slice(0, 80) || '(no message)';
