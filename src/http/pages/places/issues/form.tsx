import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import {
  AssigneesField,
  DescriptionField,
  emptyPlan,
  LabelsField,
  MilestoneField,
  planLabels,
  type PlanValues,
  readPlanValues,
  TitleField,
} from '../issuables/form-fields.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Values of the form of an issue, as people write them. */
export interface IssueValues extends PlanValues {
  readonly due_date: string;
  readonly confidential: boolean;
}

export const emptyIssue: IssueValues = { ...emptyPlan, due_date: '', confidential: false };

export const issueLabels: Readonly<Record<string, string>> = {
  ...planLabels,
  due_date: 'Due date',
};

export const readIssueValues = (form: SentForm): IssueValues => ({
  ...readPlanValues(form),
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
  const fields = { values, beside };
  return (
    <Form frame={frame} action={action}>
      <TitleField {...fields} />
      <DescriptionField {...fields} />
      <AssigneesField {...fields} />
      <LabelsField {...fields} />
      <MilestoneField {...fields} />
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
