import type { FC } from 'hono/jsx';
import { TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { PageOperations } from '../operations.ts';
import { findMilestoneByTitle, findUserIds, splitNameList } from './names.ts';
import { readLabelName } from './labels.ts';

/** Values of the forms of issues, merge requests and epics, as people write them. */
export interface TextValues {
  readonly title: string;
  readonly description: string;
  readonly labels: string;
}

/** The same with those of issues and merge requests. */
export interface PlanValues extends TextValues {
  readonly assignees: string;
  readonly milestone: string;
}

export const emptyTexts: TextValues = { title: '', description: '', labels: '' };
export const emptyPlan: PlanValues = { ...emptyTexts, assignees: '', milestone: '' };

export const textLabels = { title: 'Title', description: 'Description', labels: 'Labels' };
export const planLabels = {
  ...textLabels,
  assignee_ids: 'Assignees',
  milestone_id: 'Milestone',
};

export const readTextValues = (form: SentForm): TextValues => ({
  title: form.text('title').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
  labels: form.text('labels'),
});

export const readPlanValues = (form: SentForm): PlanValues => ({
  ...readTextValues(form),
  assignees: form.text('assignees'),
  milestone: form.text('milestone'),
});

export const toTextBody = ({ title, description, labels }: TextValues) => ({
  title,
  description,
  labels: splitNameList(labels),
});

/** The body of the operations: names of people and milestones become ids. @throws Unprocessable for unknown ones */
export async function toPlanBody(api: PageOperations, project: number, values: PlanValues) {
  return {
    ...toTextBody(values),
    assignee_ids: await findUserIds(api, 'assignee_ids', splitNameList(values.assignees)),
    milestone_id: await findMilestoneByTitle(api, project, values.milestone.trim()),
  };
}

/** Properties that answers about issues, merge requests and epics share. */
interface Texts {
  readonly title: string;
  readonly description: string | null;
  readonly labels: readonly (string | { readonly name: string })[];
}

interface Plan extends Texts {
  readonly assignees: readonly { readonly username: string }[];
  readonly milestone: { readonly title: string } | null;
}

export const toTextValues = ({ title, description, labels }: Texts): TextValues => ({
  title,
  description: description ?? '',
  labels: labels.map(readLabelName).join(', '),
});

export const toPlanValues = (plan: Plan): PlanValues => ({
  ...toTextValues(plan),
  assignees: joinUsernames(plan.assignees),
  milestone: plan.milestone?.title ?? '',
});

export const joinUsernames = (people: Plan['assignees']): string =>
  people.map(({ username }) => username).join(', ');

interface FieldProps<Values> {
  readonly values: Values;
  readonly beside: Refused['beside'];
  readonly hint?: string;
}

export const TitleField: FC<FieldProps<TextValues>> = ({ values, beside, hint }) => (
  <TextField
    name="title"
    label="Title"
    hint={hint}
    value={values.title}
    errors={beside['title']}
    maxlength={255}
    required
  />
);

export const DescriptionField: FC<FieldProps<TextValues>> = ({
  values,
  beside,
  hint = 'Markdown',
}) => (
  <TextArea
    name="description"
    label="Description"
    hint={hint}
    rows={12}
    value={values.description}
    errors={beside['description']}
  />
);

export const LabelsField: FC<FieldProps<TextValues>> = ({ values, beside }) => (
  <TextField
    name="labels"
    label="Labels"
    hint="Names, separated by commas"
    value={values.labels}
    errors={beside['labels']}
  />
);

export const AssigneesField: FC<FieldProps<PlanValues>> = ({ values, beside }) => (
  <PeopleField
    name="assignees"
    label="Assignees"
    value={values.assignees}
    errors={beside['assignee_ids']}
  />
);

export const PeopleField: FC<{
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly errors: readonly string[] | undefined;
}> = (field) => <TextField {...field} hint="Usernames, separated by commas" />;

export const MilestoneField: FC<FieldProps<PlanValues>> = ({ values, beside }) => (
  <TextField
    name="milestone"
    label="Milestone"
    hint="Title of an active milestone"
    value={values.milestone}
    errors={beside['milestone_id']}
  />
);
