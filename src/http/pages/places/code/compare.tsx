import { encodePath } from '#src/text/encode-path.ts';
import type { FC } from 'hono/jsx';
import type { Request } from 'express';
import { HttpError, NotFound } from '#src/errors.ts';
import type { DiffRow } from '#src/pages/diff-rows.ts';
import { DiffFiles, type ShownDiff } from '#src/pages/diff.tsx';
import { Button } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Empty } from '#src/pages/markers.tsx';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { formatQuery } from '../links.ts';
import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import { formatCodePath } from './addresses.ts';
import { CommitList } from './commits.tsx';
import { RepositoryPage } from './parts.tsx';
import { loadDiffRows } from './words.ts';

/** Two refs of an address: three dots compare with the common ancestor, two with the ref itself. */
interface RefRange {
  readonly from: string;
  readonly to: string;
  readonly straight: boolean;
}

/** Commits and files of a comparison on a page. */
const maxCommits = 50;
const maxFiles = 100;

/** Form of a comparison; what it sends leads to the page of the two refs. */
export async function showCompareForm(visit: ProjectVisit, req: Request): Promise<Reply> {
  const range = {
    from: readQueryText(req, 'from').trim(),
    to: readQueryText(req, 'to').trim(),
    straight: readQueryText(req, 'straight') === '1',
  };
  if (range.from !== '' && range.to !== '') return { redirect: formatComparePath(visit, range) };
  const base = range.from === '' ? (visit.facts.default_branch ?? '') : range.from;
  return {
    page: (
      <RepositoryPage visit={visit} title="Compare" tab="compare">
        <CompareForm visit={visit} range={{ ...range, from: base }} />
      </RepositoryPage>
    ),
  };
}

/** @throws NotFound for an address without two refs */
export function readRange(spec: string): RefRange {
  const [, from = '', dots, to = ''] = /^(.+?)(\.\.\.?)(.+)$/s.exec(spec) ?? [];
  if (from === '' || to === '' || spec.includes('\0')) throw new NotFound();
  return { from, to, straight: dots === '..' };
}

export function formatComparePath(
  { root }: Pick<ProjectVisit, 'root'>,
  { from, to, straight }: RefRange,
): string {
  return `${root}/-/compare/${encodePath(from)}${straight ? '..' : '...'}${encodePath(to)}`;
}

export async function showComparison(
  visit: ProjectVisit,
  spec: string,
  req: Request,
): Promise<Reply> {
  const { api, project } = visit;
  const range = readRange(spec);
  const title = `${range.from} and ${range.to}`;
  const found = await orNull(
    api.call('compareRepositoryRefs', { params: { id: project.id }, query: { ...range } }),
  );
  const only = readQueryText(req, 'file');
  const files = found?.diffs.filter(({ new_path }) => only === '' || new_path === only) ?? [];
  const rows = await loadDiffRows(api, files.slice(0, maxFiles));
  return {
    ...(found === null && { status: 404 }),
    revalidate: found !== null,
    page: (
      <RepositoryPage visit={visit} title={`Compare ${title}`} tab="compare" width="full">
        <CompareForm visit={visit} range={range} />
        {found === null ? (
          <Empty title="There is no such branch, tag or commit" />
        ) : (
          <Comparison {...{ visit, range, found, only, files, rows }} />
        )}
      </RepositoryPage>
    ),
  };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

const CompareForm: FC<{ readonly visit: ProjectVisit; readonly range: RefRange }> = ({
  visit,
  range,
}) => (
  <form class="filters" action={`${visit.frame.base}${visit.root}/-/compare`}>
    <label>
      From
      <input name="from" value={range.from} required maxlength={255} />
    </label>
    <label>
      To
      <input name="to" value={range.to} required maxlength={255} />
    </label>
    <label>
      Since
      <select name="straight">
        <option value="">The common ancestor</option>
        <option value="1" selected={range.straight}>
          The first one as it is
        </option>
      </select>
    </label>
    <Button>Compare</Button>
  </form>
);

interface ComparisonProps {
  readonly visit: ProjectVisit;
  readonly range: RefRange;
  readonly found: BodyOf<'compareRepositoryRefs'>;
  /** Path of the only file to show; empty for all. */
  readonly only: string;
  readonly files: BodyOf<'compareRepositoryRefs'>['diffs'];
  readonly rows: ReadonlyMap<ShownDiff, readonly DiffRow[]>;
}

const count = (number: number, name: string): string =>
  `${number} ${name}${number === 1 ? '' : 's'}`;

const Comparison: FC<ComparisonProps> = ({ visit, range, found, only, files, rows }) => {
  const { frame, root } = visit;
  const path = frame.base + formatComparePath(visit, range);
  if (found.commits.length === 0 && found.diffs.length === 0) {
    return <Empty title="There is nothing to compare: both are the same" />;
  }
  const toNew = `${root}/-/merge_requests/new${formatQuery({
    'merge_request[source_branch]': range.to,
    'merge_request[target_branch]': range.from,
  })}`;
  return (
    <>
      <p class="title-row">
        <span>
          {count(found.commits.length, 'commit')}, {count(found.diffs.length, 'file')}
          {found.compare_timeout ? ' (some are left out)' : null}
        </span>
        <span class="buttons">
          <a href={`${path}.patch`}>Patch</a>
          <a href={`${path}.diff`}>Diff</a>
          {visit.actor === null ? null : (
            <a class="button" href={frame.base + toNew}>
              <Glyph name="git-pull-request" /> New merge request
            </a>
          )}
        </span>
      </p>
      {only === '' ? (
        <details open={found.commits.length <= 10}>
          <summary>Commits</summary>
          <CommitList visit={visit} commits={found.commits.slice(-maxCommits).reverse()} />
        </details>
      ) : (
        <p>
          Only the changes of one file. <a href={path}>All changes</a>
        </p>
      )}
      <DiffFiles
        files={files.slice(0, maxFiles)}
        budget={80_000}
        rows={rows}
        hrefOfFile={(file) =>
          frame.base + formatCodePath(visit, 'blob', { ref: range.to, path: file.new_path })
        }
        hrefOfDiff={(file) =>
          only === '' ? `${path}${formatQuery({ file: file.new_path })}` : `${path}.diff`
        }
      />
      {files.length > maxFiles ? (
        <p>
          {files.length - maxFiles} more files have changed.{' '}
          <a href={`${path}.diff`}>All changes</a>
        </p>
      ) : null}
    </>
  );
};
