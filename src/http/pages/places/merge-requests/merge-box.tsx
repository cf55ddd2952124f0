import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, PostButton, TextField } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import type { ProjectVisit } from '../visits.ts';
import { type Approvals, explainMergeability } from './mergeability.ts';
import type { ShownRequest } from './subject.tsx';

interface MergeBoxProps {
  readonly visit: ProjectVisit;
  readonly shown: ShownRequest;
  /** Null where the visitor may not see them. */
  readonly approvals: Approvals | null;
}

/** Approvals, whether the merge request can be merged, and the forms for both. */
export const MergeBox: FC<MergeBoxProps> = (props) => {
  const { state } = props.shown.mergeRequest;
  return (
    <section class="box" aria-label="Review and merge">
      <h2 class="box-title">
        <Glyph name="git-merge" /> {state === 'merged' ? 'Merged' : 'Review and merge'}
      </h2>
      <div class="box-body">
        {props.approvals === null ? null : <ApprovalPart {...props} approvals={props.approvals} />}
        {state === 'merged' ? <MergedPart {...props} /> : <MergePart {...props} />}
      </div>
    </section>
  );
};

const ApprovalPart: FC<MergeBoxProps & { readonly approvals: Approvals }> = ({
  visit: { actor, frame },
  shown: { mergeRequest, path },
  approvals,
}) => {
  const { approved_by: people, approvals_required: required = 0 } = approvals;
  return (
    <>
      <p>
        {people.length === 0 ? 'Not approved by anybody yet' : 'Approved by '}
        {people.map(({ user }, index) => (
          <>
            {index === 0 ? null : ', '}
            <PersonLink frame={frame} person={user} />
          </>
        ))}
        {required === 0 ? '.' : `; ${required} ${required === 1 ? 'is' : 'are'} required.`}
      </p>
      {mergeRequest.state !== 'opened' || actor === null ? null : approvals.user_has_approved ? (
        <PostButton frame={frame} action={`${path}/unapprove`} kind="quiet">
          Revoke approval
        </PostButton>
      ) : approvals.user_can_approve ? (
        <Form frame={frame} action={`${path}/approve`}>
          <input type="hidden" name="sha" value={mergeRequest.sha ?? ''} />
          {approvals.require_password_to_approve === true ? (
            <TextField
              name="approval_password"
              label="Your password"
              type="password"
              autocomplete="current-password"
              required
            />
          ) : null}
          <Button>Approve</Button>
        </Form>
      ) : null}
    </>
  );
};

const MergedPart: FC<MergeBoxProps> = ({
  visit: { frame, now, root },
  shown: { mergeRequest },
}) => {
  const sha =
    mergeRequest.merge_commit_sha ?? mergeRequest.squash_commit_sha ?? mergeRequest.sha ?? '';
  return (
    <p>
      Merged by <PersonLink frame={frame} person={mergeRequest.merge_user} />{' '}
      <Ago at={mergeRequest.merged_at} now={now} /> with{' '}
      <a href={`${frame.base}${root}/-/commit/${sha}`}>
        <code>{sha.slice(0, 8)}</code>
      </a>
    </p>
  );
};

const MergePart: FC<MergeBoxProps> = (props) => {
  const { visit, shown, approvals } = props;
  const { mergeRequest, path, may } = shown;
  const { frame, actor } = visit;
  const { ready, text } = explainMergeability(visit, mergeRequest, approvals);
  const behind = mergeRequest.diverged_commits_count ?? 0;
  const isOpen = mergeRequest.state === 'opened';
  return (
    <>
      <p>
        <strong>{text}</strong>
        {isOpen && ready && actor !== null && !mergeRequest.user.can_merge
          ? ' You may not merge into the target branch.'
          : ''}
        {isOpen && behind > 0
          ? ` The target branch has ${behind} ${behind === 1 ? 'commit' : 'commits'} that the source branch lacks.`
          : ''}
      </p>
      {mergeRequest.merge_error === null ? null : <p class="error">{mergeRequest.merge_error}</p>}
      {mergeRequest.merge_when_pipeline_succeeds ? (
        <p>It is merged as soon as the pipeline succeeds.</p>
      ) : null}
      {isOpen && ready && mergeRequest.user.can_merge ? <MergeForm {...props} /> : null}
      <div class="buttons">
        {isOpen && mergeRequest.merge_when_pipeline_succeeds && may.change ? (
          <PostButton frame={frame} action={`${path}/cancel_merge`} kind="quiet">
            Do not merge by itself
          </PostButton>
        ) : null}
        {isOpen &&
        behind > 0 &&
        !mergeRequest.has_conflicts &&
        may.change &&
        mergeRequest.rebase_in_progress !== true ? (
          <PostButton frame={frame} action={`${path}/rebase`} kind="quiet">
            Rebase source branch
          </PostButton>
        ) : null}
      </div>
    </>
  );
};

const activeStatuses: ReadonlySet<string> = new Set([
  'created',
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
]);

/** Merges the commit that the page shows, and no other. */
const MergeForm: FC<MergeBoxProps> = ({ visit: { frame }, shown: { mergeRequest, path } }) => (
  <Form frame={frame} action={`${path}/merge`}>
    <input type="hidden" name="sha" value={mergeRequest.sha ?? ''} />
    <Checkbox
      name="squash"
      label="Squash commits"
      hint="All commits become one"
      checked={mergeRequest.squash}
    />
    <Checkbox
      name="should_remove_source_branch"
      label="Delete the source branch"
      checked={mergeRequest.force_remove_source_branch === true}
    />
    <div class="buttons">
      <Button>Merge</Button>
      {activeStatuses.has(mergeRequest.head_pipeline?.status ?? '') ? (
        <Button kind="quiet" name="merge_when_pipeline_succeeds" value="1">
          Merge when the pipeline succeeds
        </Button>
      ) : null}
    </div>
  </Form>
);
