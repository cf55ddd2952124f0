import type { FC } from 'hono/jsx';
import { Button, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { RefPath } from '../code/refs.ts';

/** Values of every form that commits. */
export interface CommitValues {
  readonly message: string;
  readonly branch: string;
}

export const readCommitValues = (form: SentForm): CommitValues => ({
  message: form.text('message').replaceAll('\r\n', '\n'),
  branch: form.text('branch').trim(),
});

/** Message and branch of a commit, with the button that makes it. */
export const CommitFields: FC<{
  readonly values: CommitValues;
  readonly place: RefPath;
  readonly beside: Refused['beside'];
  readonly danger?: boolean;
  readonly submit: string;
}> = ({ values, place, beside, danger = false, submit }) => (
  <>
    <TextArea
      name="message"
      label="Commit message"
      rows={2}
      value={values.message}
      errors={beside['commit_message']}
      required
    />
    <TextField
      name="branch"
      label="Branch"
      hint={`A name other than ${place.ref} makes a new branch, and proposes a merge request`}
      value={values.branch}
      errors={beside['branch']}
      maxlength={255}
      required
    />
    <div class="buttons">
      <Button kind={danger ? 'danger' : 'primary'}>{submit}</Button>
    </div>
  </>
);
