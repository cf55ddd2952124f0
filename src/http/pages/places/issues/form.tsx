import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { ProjectVisit } from '../visits.ts';

/** Values of the form of an issue, as people write them. */
export interface IssueValues {
  readonly title: string;
  readonly description: string;
  readonly labels: string;
  readonly assignees: string;
  readonly milestone: string;
  readonly due_date: string;
  readonly confidential: boolean;
}

export const emptyIssue: IssueValues = {
  title: '',
  description: '',
  labels: '',
  assignees: '',
  milestone: '',
  due_date: '',
  confidential: false,
};

export const issueLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  labels: 'Labels',
  assignee_ids: 'Assignees',
  milestone_id: 'Milestone',
  due_date: 'Due date',
};

export const readIssueValues = (form: SentForm): IssueValues => ({
  title: form.text('title').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
  labels: form.text('labels'),
  assignees: form.text('assignees'),
  milestone: form.text('milestone'),
  due_date: form.text('due_date'),
  confidential: form.text('confidential') === '1',
});

interface IssueFormProps {
  readonly visit: ProjectVisit;
  readonly action: string;
  readonly values: IssueValues;
  readonly refused: Refused | null;
  readonly submit: string;
}

/** Form for a new issue, or for a change of one. */
export const IssueForm: FC<IssueFormProps> = ({ visit: { frame }, action, values, ...rest }) => {
  const beside = rest.refused?.beside ?? {};
  return (
    <Form frame={frame} action={action}>
      <TextField
        name="title"
        label="Title"
        value={values.title}
        errors={beside['title']}
        maxlength={255}
        required
      />
      <TextArea
        name="description"
        label="Description"
        hint="Markdown"
        rows={12}
        value={values.description}
        errors={beside['description']}
      />
      <TextField
        name="assignees"
        label="Assignees"
        hint="Usernames, separated by commas"
        value={values.assignees}
        errors={beside['assignee_ids']}
      />
      <TextField
        name="labels"
        label="Labels"
        hint="Names, separated by commas"
        value={values.labels}
        errors={beside['labels']}
      />
      <TextField
        name="milestone"
        label="Milestone"
        hint="Title of an active milestone"
        value={values.milestone}
        errors={beside['milestone_id']}
      />
      <TextField
        name="due_date"
        label="Due date"
        type="date"
        value={values.due_date}
        errors={beside['due_date']}
      />
      <Checkbox
        name="confidential"
        label="Confidential"
        hint="Only reporters and higher roles, the author and assignees see the issue"
        checked={values.confidential}
      />
      <div class="buttons">
        <Button>{rest.submit}</Button>
      </div>
    </Form>
  );
};
