import { encodePath } from '#src/text/encode-path.ts';
import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { RawBody } from '#runtime/respond.ts';
import { Button, Form, TextArea } from '#src/pages/fields.tsx';
import { DiffFiles, type ShownDiffLine } from '#src/pages/diff.tsx';
import { Empty } from '#src/pages/markers.tsx';
import { Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readPageQuery, readPathId, readQueryText } from '../../page-query.ts';
import { loadDiffRows } from '../code/words.ts';
import { ThreadBox } from '../conversation/timeline.tsx';
import { formatQuery } from '../links.ts';
import { toFileReply } from '../programs/replies.ts';
import type { FileVisit, ProjectVisit } from '../visits.ts';
import { loadDiffThreads } from './diff-threads.ts';
import type { RefusedAct } from './overview.tsx';
import { loadRequest, RequestPage, type ShownRequest } from './subject.tsx';

/** Characters of HTML that lines and threads of a page may take together. */
const pageChars = 100_000;

/**
 * The changes of a merge request with the threads about their lines. The number of a line leads to the same page with a
 * form for a comment below the line.
 */
export async function showDiffs(
  visit: ProjectVisit,
  req: Request,
  act: RefusedAct | null = null,
): Promise<Reply> {
  const { api, frame, root } = visit;
  const shown = await loadRequest(visit, req);
  const { mergeRequest, params, path, may } = shown;
  const { rows: files, page } = await api.list('listMergeRequestDiffs', {
    params,
    query: readPageQuery(req),
  });
  const threads = await loadDiffThreads(visit, shown, files);
  const commented = readQueryText(req, 'comment');
  const query = page.kind === 'offset' && page.page > 1 ? { page: String(page.page) } : {};
  const here = `diffs${formatQuery(query)}`;
  const below = (line: ShownDiffLine) => {
    const found = threads.at(line);
    const hasForm = may.comment && line.code === commented;
    if (found.length === 0 && !hasForm) return null;
    return (
      <>
        {found.map((thread) => (
          <ThreadBox
            visit={visit}
            path={path}
            thread={thread}
            mayComment={may.comment}
            mayChange={may.change}
            from={here}
          />
        ))}
        {hasForm ? (
          <LineForm visit={visit} shown={shown} line={line} query={query} act={act} />
        ) : null}
      </>
    );
  };
  const head = mergeRequest.diff_refs?.head_sha ?? '';
  return {
    pictures: true,
    revalidate: act === null,
    status: act === null ? 200 : 422,
    page: (
      <RequestPage
        visit={visit}
        shown={shown}
        tab="diffs"
        width="full"
        alert={act?.refused.alert ?? null}
      >
        {files.length === 0 ? <Empty title="No changes" /> : null}
        {threads.left === 0 ? null : (
          <p class="quiet">
            {threads.left} more threads about these lines are on the{' '}
            <a href={frame.base + path}>overview</a>.
          </p>
        )}
        {may.comment && files.length > 0 ? (
          <p class="quiet">The number of a line leads to a comment on the line.</p>
        ) : null}
        <h2 class="unseen">Changed files</h2>
        <DiffFiles
          files={files}
          budget={pageChars - threads.chars}
          rows={await loadDiffRows(api, files)}
          below={below}
          hrefOfDiff={() => `${frame.base}${path}.diff`}
          hrefOfFile={(file) => `${frame.base}${root}/-/blob/${head}/${encodePath(file.new_path)}`}
          {...(may.comment && {
            hrefOfLine: ({ code }) => `${formatQuery({ ...query, comment: code })}#comment`,
          })}
        />
        <Pager frame={frame} path={`${path}/diffs`} page={page} />
      </RequestPage>
    ),
  };
}

/** All changes as git shows them. */
export async function showRawDiff({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const params = { id: project.id, merge_request_iid: readPathId(req, 'iid') };
  const { headers = {}, body } = await api.answer('getMergeRequestRawDiffs', { params });
  const type = 'text/plain; charset=utf-8';
  return toFileReply(body as RawBody, { ...headers, 'Content-Type': type });
}

const LineForm: FC<{
  readonly visit: ProjectVisit;
  readonly shown: ShownRequest;
  readonly line: ShownDiffLine;
  readonly query: Readonly<Record<string, string>>;
  readonly act: RefusedAct | null;
}> = ({ visit: { frame }, shown: { mergeRequest, path }, line, query, act }) => {
  const { file, oldLine, newLine, code } = line;
  const refs = mergeRequest.diff_refs;
  const position = {
    base_sha: refs?.base_sha ?? '',
    start_sha: refs?.start_sha ?? '',
    head_sha: refs?.head_sha ?? '',
    old_path: file.old_path,
    new_path: file.new_path,
    old_line: String(oldLine ?? ''),
    new_line: String(newLine ?? ''),
  };
  return (
    <section id="comment" aria-label="Comment on this line">
      <Form frame={frame} action={`${path}/diffs${formatQuery({ ...query, comment: code })}`}>
        {Object.entries(position).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <TextArea
          name="body"
          id="line-comment"
          label={`Comment on line ${newLine ?? oldLine ?? ''}`}
          hint="Markdown. A block that begins with ```suggestion proposes other text for the line"
          rows={4}
          value={act?.text ?? ''}
          errors={act?.refused.beside['note'] ?? act?.refused.beside['body']}
          required
        />
        <div class="buttons">
          <Button>Comment</Button>
          <a href={`${frame.base}${path}/diffs${formatQuery(query)}#${code}`}>Cancel</a>
        </div>
      </Form>
    </section>
  );
};
