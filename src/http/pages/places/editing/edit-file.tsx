import { Checkbox, Form, TextArea } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { formatCodePath, readFileName } from '../code/addresses.ts';
import { PathHeading, RepositoryPage } from '../code/parts.tsx';
import type { RefPath } from '../code/refs.ts';
import { CommitFields, type CommitValues, readCommitValues } from './commit-fields.tsx';
import {
  commitLabels,
  type EditVisit,
  findWayOn,
  moveCommitAlert,
  chooseBranch,
  toBranches,
} from './target.ts';
import { findLastFileCommit, readTextFile } from './text-file.ts';

interface Values extends CommitValues {
  readonly content: string;
  /** `crlf` where lines of the file end so. */
  readonly lines: string;
  /** The commit as of which the text was read. */
  readonly known: string;
}

const changedSince = /changed since/;

/** Form with the text of a file. */
export async function showEditForm(visit: EditVisit, place: RefPath): Promise<Reply> {
  const { text, lineEnd } = await readTextFile(visit, place);
  const values = {
    content: text,
    lines: lineEnd === '\r\n' ? 'crlf' : 'lf',
    known: await findLastFileCommit(visit, place),
    message: `Update ${readFileName(place.path)}`,
    branch: await chooseBranch(visit, place.ref),
  };
  return showForm(visit, place, values, null);
}

/** Commits the text of a file, if nobody has changed the file meanwhile. */
export async function saveFile(visit: EditVisit, place: RefPath, form: SentForm): Promise<Reply> {
  const values = readValues(form);
  const { content, lines, branch, message } = values;
  const replaces = form.text('replace') === '1';
  const known = replaces ? await findLastFileCommit(visit, place) : values.known;
  const { refused } = await attempt(commitLabels, () =>
    visit.api.call('updateRepositoryFile', {
      params: { id: visit.project.id, file_path: place.path },
      body: {
        ...toBranches(visit, place, branch),
        content: lines === 'crlf' ? content.replaceAll('\n', '\r\n') : content,
        commit_message: message,
        ...(known !== '' && { last_commit_id: known }),
      },
    }),
  );
  if (refused !== null) return showForm(visit, place, values, moveCommitAlert(refused));
  return { redirect: findWayOn(visit, place, { branch, kind: 'blob', path: place.path }) };
}

const readValues = (form: SentForm): Values => ({
  ...readCommitValues(form),
  content: form.text('content').replaceAll('\r\n', '\n'),
  lines: form.text('lines'),
  known: form.text('known'),
});

function showForm(
  visit: EditVisit,
  place: RefPath,
  values: Values,
  refused: Refused | null,
): Reply {
  const { frame } = visit;
  const beside = refused?.beside ?? {};
  const isStale = changedSince.test(refused?.alert ?? '');
  return {
    status: refused === null ? 200 : 422,
    page: (
      <RepositoryPage
        visit={visit}
        title={`Edit ${place.path} at ${place.ref}`}
        tab="tree"
        place={place}
        width="full"
        heading={<PathHeading visit={visit} place={place} />}
        alert={refused?.alert ?? null}
      >
        <Form frame={frame} action={formatCodePath(visit, 'edit', place)} multipart>
          <input type="hidden" name="lines" value={values.lines} />
          <input type="hidden" name="known" value={values.known} />
          {isStale ? (
            <>
              <p>
                Your text is below as you wrote it.{' '}
                <a href={frame.base + formatCodePath(visit, 'blob', place)}>
                  See the file as it is now
                </a>
                .
              </p>
              <Checkbox
                name="replace"
                label="Replace the newer version of the file"
                hint="What others changed in it meanwhile is lost on this branch"
              />
            </>
          ) : null}
          <TextArea
            name="content"
            id="text"
            label="Text"
            rows={24}
            code
            value={values.content}
            errors={beside['content']}
          />
          <CommitFields values={values} place={place} beside={beside} submit="Commit changes" />
        </Form>
      </RepositoryPage>
    ),
  };
}
